import assert from "node:assert/strict";
import { test } from "vitest";
import { Timeline } from "../../../src/table/animation/timeline.ts";

test("film time follows page time at its rate, and can be held, sought and released", () => {
  const timeline = new Timeline(1000, 2);
  assert.deepEqual([timeline.at(1000), timeline.at(1100), timeline.at(900)], [0, 200, 0]);
  timeline.setRate(0.5, 1100);
  assert.deepEqual([timeline.at(1100), timeline.at(1300), timeline.rate], [200, 300, 0.5]);
  timeline.hold(50);
  assert.deepEqual([timeline.at(5000), timeline.held], [50, true]);
  timeline.release(5000);
  assert.deepEqual([timeline.at(5000), timeline.at(5100)], [50, 100]);
});
