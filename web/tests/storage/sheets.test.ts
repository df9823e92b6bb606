import { clearStorage } from "../support/browser.ts";
import assert from "node:assert/strict";
import { beforeEach, test } from "vitest";
import { keepSheets, keptSheets, newSheet, readSheets, type SheetGame } from "../../src/storage/sheets.ts";

beforeEach(clearStorage);

const game = (at: number): SheetGame => ({
  at,
  sides: [
    { name: "Ada", river: "RG", cup: [1, 0, 0, 2, 0, 0] },
    { name: "", river: "", cup: [0, 0, 0, 0, 0, 0] },
  ],
});

test("games are stored, the newest first; an empty sheet is not", () => {
  keepSheets([game(1), game(3), newSheet(["Ada", "Bea"], 4)]);
  assert.deepEqual(keptSheets(), [game(3), game(1)]);
});

for (const foreign of [null, "", "no JSON", "null", "[]", '{"games": 3}', '{"games": [null, 1, {}]}']) {
  test(`invalid games are ignored: ${JSON.stringify(foreign)}`, () => {
    assert.deepEqual(readSheets(foreign), []);
  });
}

test("a river with a colour twice and a cup with a strange count are dropped", () => {
  const broken = [
    { at: 1, sides: [{ name: "", river: "RR", cup: [0, 0, 0, 0, 0, 0] }, game(1).sides[1]] },
    { at: 2, sides: [{ name: "", river: "R", cup: [0, 0, 0, 0, 0, -1] }, game(1).sides[1]] },
    { at: 3, sides: [{ name: "", river: "R", cup: [0] }, game(1).sides[1]] },
  ];
  assert.deepEqual(readSheets(JSON.stringify({ games: [...broken, game(4)] })), [game(4)]);
});
