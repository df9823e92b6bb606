import assert from "node:assert/strict";
import { test } from "vitest";
import { PressGuard } from "../../../src/table/input/press-guard.ts";

test("a tap that began before a change is ignored", () => {
  const epochs = new PressGuard();
  epochs.press();
  assert.equal(epochs.counts, true);
  epochs.next();
  assert.equal(epochs.counts, false);
  epochs.press();
  assert.equal(epochs.counts, true);
});
