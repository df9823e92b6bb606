import { describe, expect, test } from "vitest";
import type { FinalSeat, GameResult } from "../../src/game/messages.ts";
import { verdict } from "../../src/game/verdict.ts";

/** A final seat with cups like "R2" (two red) at places 1, 2, …; places of the sheet follow their order. */
function seat(...cups: string[]): FinalSeat {
  const sheet = cups.map((cup, i) => {
    const cards = Number(cup.slice(1));
    return { colour: cup.charAt(0), place: i + 1, cards, points: cards * (i + 1) };
  });
  return { hand: "", cup: "", dealt_cup: "", sheet, total: sheet.reduce((sum, line) => sum + line.points, 0) };
}

function result(first: FinalSeat, second: FinalSeat, reason: GameResult["reason"] = "river"): GameResult {
  const scores: [number, number] = [first.total, second.total];
  return { scores, winner: scores[0] === scores[1] ? null : scores[0] > scores[1] ? 0 : 1, reason };
}

describe("verdict", () => {
  test("one colour decided if the winner was ahead with it by the whole difference", () => {
    const [ada, bea] = [seat("R3", "G5"), seat("G2", "R4")]; // 3 + 10, 2 + 8
    expect(verdict(result(ada, bea), [ada, bea])).toEqual({
      kind: "colour",
      winner: 0,
      best: { colour: "G", cards: 5, place: 2, points: 10, other: 2 },
    });
    // The seats the other way round: the same colour, the other winner.
    expect(verdict(result(bea, ada), [bea, ada])).toMatchObject({ kind: "colour", winner: 1, best: { colour: "G" } });
  });

  test("otherwise the winner's two best colours", () => {
    const [ada, bea] = [seat("R3", "G3", "B2"), seat("Y1")]; // 3 + 6 + 6 against 1
    expect(verdict(result(ada, bea), [ada, bea])).toMatchObject({
      kind: "colours",
      winner: 0,
      best: { colour: "G", points: 6 },
      next: { colour: "B", points: 6 },
    });
  });

  test("these two may be less than half of the score", () => {
    const [ada, bea] = [seat("R6", "O3", "Y2", "G2", "P1", "B1"), seat("R1")]; // 6 + 6 + 6 + 8 + 5 + 6 against 1
    const found = verdict(result(ada, bea), [ada, bea]);
    expect(found).toMatchObject({ kind: "colours", best: { points: 8 }, next: { points: 6 } });
    expect(ada.total).toBe(37);
  });

  test("a colour that both have counts by its difference", () => {
    const [ada, bea] = [seat("R1", "G9", "B4"), seat("P0", "B0", "G6")]; // 1 + 18 + 12, 18
    expect(verdict(result(ada, bea), [ada, bea])).toMatchObject({ kind: "colours", best: { colour: "G", other: 18 } });
  });

  test("equal points", () => {
    const both = seat("R3");
    expect(verdict(result(both, both), [both, both])).toEqual({ kind: "drawn" });
    const fewer: GameResult = { ...result(both, both), winner: 1 };
    expect(verdict(fewer, [both, both])).toEqual({ kind: "fewer", winner: 1 });
  });

  test.each(["resign", "timeout", "forfeit", "agreed", "aborted"] as const)("people ended it: %s", (reason) => {
    const [ada, bea] = [seat("R3"), seat("Y1")];
    expect(verdict({ ...result(ada, bea), reason }, [ada, bea])).toEqual({ kind: "standing" });
  });
});
