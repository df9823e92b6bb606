import assert from "node:assert/strict";
import { test } from "node:test";
import { countOf, gained, other, stacks } from "../src/model/cards.ts";

test("a pile becomes stacks in the fixed order of colours", () => {
  assert.deepEqual(stacks("BBRG"), [
    { colour: "R", count: 1 },
    { colour: "G", count: 1 },
    { colour: "B", count: 2 },
  ]);
  assert.deepEqual(stacks(""), []);
});

test("counting and comparing piles", () => {
  assert.equal(countOf("RRG", "R"), 2);
  assert.equal(gained("RG", "RRGB"), "RB");
  assert.equal(gained("RR", "R"), "");
  assert.equal(other(0), 1);
});
