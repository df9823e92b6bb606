import "../support/browser.ts";
import assert from "node:assert/strict";
import { afterAll, describe, expect, test } from "vitest";
import type { FinalSeat, GameResult, Player } from "../../src/game/messages.ts";
import { languages, setLanguage } from "../../src/words/fluent.svelte.ts";
import { storyText } from "../../src/words/outcome.ts";
import type { Readership } from "../../src/words/sentences.ts";

const person = (name: string): Player => ({ name, level: null, taken_over: false });
const readership = (me: 0 | 1 | null): Readership => ({ me, players: [person("Ada"), person("Bea")] });

/** A cup with so many cards of red, orange, …, at places 1 to 6. */
function seat(...cards: number[]): FinalSeat {
  const sheet = cards.map((count, i) => ({
    colour: "ROYGPB".charAt(i),
    place: i + 1,
    cards: count,
    points: count * (i + 1),
  }));
  return { hand: "", cup: "", dealt_cup: "", sheet, total: sheet.reduce((sum, line) => sum + line.points, 0) };
}

// 6 + 6 + 6 + 8 + 5 + 6 = 37 points: the two best colours are 14 of them, less than half.
const ADA = seat(6, 3, 2, 2, 1, 1);
const BEA = seat(1);
const RESULT: GameResult = { scores: [ADA.total, BEA.total], winner: 0, reason: "river" };

afterAll(() => setLanguage("en"));

describe("two colours that are less than half of the score", () => {
  test("are called the best ones", async () => {
    await setLanguage("en");
    expect(storyText(RESULT, [ADA, BEA], readership(0))).toBe(
      "Your best colours were green (8, place 4) and red (6, place 1).",
    );
    expect(storyText(RESULT, [ADA, BEA], readership(1))).toBe(
      "Ada’s best colours were green (8, place 4) and red (6, place 1).",
    );
  });

  // "Most of the points", as each language would say it.
  const MOST = /\bmost of\b|meisten punkte|surtout|più punti|meeste punten|legtöbb pont/i;
  test.each(languages)("are not called most of the points: %s", async (language) => {
    await setLanguage(language);
    for (const me of [0, 1] as const) {
      const told = storyText(RESULT, [ADA, BEA], readership(me));
      assert.ok(!MOST.test(told), told);
      for (const shown of [/\(8, /, /\(6, /]) assert.match(told, shown);
    }
  });
});
