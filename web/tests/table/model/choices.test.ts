import assert from "node:assert/strict";
import { test } from "vitest";
import { choices } from "../../../src/table/model/choices.ts";
import { DECISION, turn } from "../../support/fixtures.ts";

const byTarget = (colour: "R" | "G", count: number) =>
  Object.fromEntries(choices(DECISION, colour, count).map((choice) => [choice.target, choice]));

test("each target has its move for the picked cards, in the order of the table", () => {
  const green = choices(DECISION, "G", 3);
  assert.deepEqual(
    green.map(({ target }) => target),
    ["M1", "M2", "F1", "F2", "D"],
  );
  assert.deepEqual(
    green.map(({ legal }) => legal?.move ?? null),
    ["M1G", null, "F1G3", null, "DG3"],
  );
});

test("a mountain takes one card even if more are picked up", () => {
  const { M1 } = byTarget("G", 3);
  assert.equal(M1?.count, 1);
  assert.equal(M1?.refusal, null);
});

test("an illegal target has a reason and a rule", () => {
  const { M2, F2 } = byTarget("G", 2);
  assert.deepEqual(M2?.refusal, { move: "M2G", code: "mountain/colour_in_field", rule: "4.1" });
  assert.equal(F2?.refusal?.move, "F2G2");
  assert.equal(F2?.legal, null);
});

test("a field takes as many cards as are legal, with the reason for the limit", () => {
  const decision = {
    ...DECISION,
    legal: [turn("F1G1"), turn("F1G2")],
    refused: [{ code: "field/keep_one_card", rule: "3.2", moves: ["F1G3"] }],
  };
  const field = choices(decision, "G", 3).find(({ target }) => target === "F1");
  assert.equal(field?.legal?.move, "F1G2");
  assert.equal(field?.count, 2);
  assert.equal(field?.refusal?.code, "field/keep_one_card");
});
