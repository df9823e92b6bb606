import assert from "node:assert/strict";
import { test } from "node:test";
import { foreseenEnd } from "../src/model/ending.ts";
import { claim, turn } from "./fixtures.ts";

test("a turn tells of every end it leads to", () => {
  for (const [ends, told] of [["no", "no"], ["river_possible", "possible"], ["river", "certain"], ["deck", "certain"], ["stall", "certain"]] as const) {
    assert.equal(foreseenEnd(turn("M1R", { ends }).effects), told, ends);
  }
});

test("a colour tells of the river it fills, not of the deck that ends the game whatever is chosen", () => {
  const { effects } = claim("CR");
  for (const [ends, told] of [["no", "no"], ["river_possible", "possible"], ["river", "certain"], ["deck", "no"]] as const) {
    assert.equal(foreseenEnd({ ...effects, ends }), told, ends);
  }
});
