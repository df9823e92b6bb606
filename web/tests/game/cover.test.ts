import assert from "node:assert/strict";
import { test } from "vitest";
import { covered, coveredStep } from "../../src/game/cover.ts";
import { moved, POSITION } from "../support/fixtures.ts";

test("a covered position contains no hand and no private cup", () => {
  const { seat, hand, cup, worth, mandalas } = covered(POSITION);
  assert.deepEqual({ seat, hand, cup, worth }, { seat: null, hand: null, cup: null, worth: [null, null] });
  assert.equal(mandalas, POSITION.mandalas);
  assert.deepEqual(covered({ ...POSITION, cup_seen: ["OY", null] }).cup_seen, [null, null]);
});

test("a covered step contains the move but not the drawn cards", () => {
  const { event, position } = coveredStep(moved({ drew: 3, drawn: "RRB" }));
  assert.ok(event.type === "moved");
  assert.deepEqual([event.move, event.drew, event.drawn, position?.hand], ["M1R", 3, null, null]);
});
