import assert from "node:assert/strict";
import { test } from "node:test";
import { covered, coveredStep } from "../src/model/covering.ts";
import { moved, POSITION } from "./fixtures.ts";

test("a covered table holds no hand and no cup that one seat alone may see", () => {
  const { seat, hand, cup, worth, mandalas } = covered(POSITION);
  assert.deepEqual({ seat, hand, cup, worth }, { seat: null, hand: null, cup: null, worth: [null, null] });
  assert.equal(mandalas, POSITION.mandalas);
  assert.deepEqual(covered({ ...POSITION, cup_seen: ["OY", null] }).cup_seen, [null, null]);
});

test("a covered step still tells the move, not what was drawn", () => {
  const { event, position } = coveredStep(moved({ drew: 3, drawn: "RRB" }));
  assert.ok(event.type === "moved");
  assert.deepEqual([event.move, event.drew, event.drawn, position?.hand], ["M1R", 3, null, null]);
});
