import assert from "node:assert/strict";
import { test } from "vitest";
import { countOf, other, stacks } from "../../src/game/cards.ts";

test("a pile is split into stacks in colour order", () => {
  assert.deepEqual(stacks("BBRG"), [
    { colour: "R", count: 1 },
    { colour: "G", count: 1 },
    { colour: "B", count: 2 },
  ]);
  assert.deepEqual(stacks(""), []);
});

test("countOf counts a colour, and other returns the opposite seat", () => {
  assert.equal(countOf("RRG", "R"), 2);
  assert.equal(other(0), 1);
});
