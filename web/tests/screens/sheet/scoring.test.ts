import assert from "node:assert/strict";
import { test } from "vitest";
import { mostIn, scoreOf, TABLE, tappedRiver, winnerOf } from "../../../src/screens/sheet/scoring.ts";
import { newSheet, type SheetGame, type SheetSide } from "../../../src/storage/sheets.ts";

const side = (river: string, cup: readonly number[]): SheetSide => ({ name: "", river, cup });
const score = (points: number, cards: number) => ({ lines: [], points, cards });

test("the printed example scores 53", () => {
  const scored = scoreOf(side("GRYBPO", [5, 1, 6, 4, 3, 0]));
  assert.equal(scored.points, 53);
  assert.equal(scored.cards, 19);
  const byPlace = scored.lines.toSorted((one, two) => one.place - two.place).map(({ points }) => points);
  assert.deepEqual(byPlace, [4, 10, 18, 0, 15, 6]);
  assert.equal(TABLE.example.total, 53);
});

test("a colour that is not in the river scores nothing, but its cards count for the tie", () => {
  const scored = scoreOf(side("G", [2, 0, 0, 3, 0, 0]));
  assert.deepEqual([scored.points, scored.cards], [3, 5]);
});

test("more points win; on a tie, fewer cards in the cup; else it is a draw", () => {
  assert.equal(winnerOf([score(20, 9), score(19, 3)]), 0);
  assert.equal(winnerOf([score(5, 1), score(6, 9)]), 1);
  assert.equal(winnerOf([score(12, 7), score(12, 8)]), 0);
  assert.equal(winnerOf([score(12, 8), score(12, 7)]), 1);
  assert.equal(winnerOf([score(12, 7), score(12, 7)]), null);
});

test("a tap lays a colour on the next place of the river, and takes it back", () => {
  assert.equal(tappedRiver("RG", "B"), "RGB");
  assert.equal(tappedRiver("RGB", "G"), "RB");
});

test("a cup holds no more cards of a colour than the game has left", () => {
  const empty = newSheet(["", ""], 1);
  assert.equal(mostIn(empty, 0, "R"), 18);
  const game: SheetGame = { at: 1, sides: [side("R", [0, 0, 0, 0, 0, 0]), side("YR", [7, 0, 0, 0, 0, 0])] };
  assert.equal(mostIn(game, 0, "R"), 9);
  assert.equal(mostIn(game, 1, "R"), 16);
});
