import assert from "node:assert/strict";
import { test } from "vitest";
import { colours } from "../../../src/game/cards.ts";
import { laid, SCENES } from "../../../src/table/living/scenes.ts";

test("each picture is complete with its last card, and not before", () => {
  for (const cards of SCENES) {
    assert.equal(laid(cards, cards.length).missing, "");
    assert.equal(laid(cards, cards.length - 1).missing.length, 1);
    assert.equal(laid(cards, 0).missing, "ROYGPB");
  }
});

test("a colour lies in one area only, as in a game", () => {
  for (const cards of SCENES) {
    const { mountain, far, near } = laid(cards, cards.length);
    const sets = [mountain, far, near].map((pile) => new Set(colours(pile)));
    const sizes = sets.reduce((sum, set) => sum + set.size, 0);
    assert.equal(sizes, 6);
  }
});
