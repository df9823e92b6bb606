import "../support/browser.ts";
import assert from "node:assert/strict";
import { test } from "vitest";
import { effectText, foreseenEnd } from "../../src/words/effects.ts";
import type { Choice } from "../../src/table/index.ts";
import { claim, turn } from "../support/fixtures.ts";

test("a turn reports every end of the game that it causes", () => {
  for (const [ends, told] of [
    ["no", "no"],
    ["river_possible", "possible"],
    ["river", "certain"],
    ["deck", "certain"],
    ["stall", "certain"],
  ] as const) {
    assert.equal(foreseenEnd(turn("M1R", { ends }).effects), told, ends);
  }
});

test("a claim reports the end by a full river but not by the empty deck", () => {
  const { effects } = claim("CR");
  for (const [ends, told] of [
    ["no", "no"],
    ["river_possible", "possible"],
    ["river", "certain"],
    ["deck", "no"],
  ] as const) {
    assert.equal(foreseenEnd({ ...effects, ends }), told, ends);
  }
});

test("while the server has not told the hand limit, no move is said to reach it", () => {
  const choice = { target: "M1", legal: turn("M1R", { drawn: 3 }), refusal: null } as unknown as Choice;
  const reader = { near: 0, readership: { me: 0, players: [null, null] }, handAfter: () => 6 } as const;
  assert.equal(effectText(choice, { ...reader, handLimit: 0 }), "effect-draw");
  assert.equal(effectText(choice, { ...reader, handLimit: 6 }), "effect-draw-limit");
});
