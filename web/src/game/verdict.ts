/** How a game came about, in one fact of the score. Pure: no text. */
import { other, type Colour, type Seat } from "./cards.ts";
import type { FinalSeat, GameResult } from "./messages.ts";

/** A colour in the winner's cup with its river place. `other`: the points of the loser with it. */
export interface ColourPoints {
  readonly colour: Colour;
  readonly cards: number;
  readonly place: number;
  readonly points: number;
  readonly other: number;
}

/**
 * - `standing`: people ended the game.
 * - `drawn`, `fewer`: the points are equal; with `fewer` the number of cards decided.
 * - `colour`: with one colour the winner was ahead by the whole difference or more.
 * - `colours`: no single colour decided; these are the winner's two best. They may be less than half of the score.
 */
export type Verdict =
  | { readonly kind: "standing" }
  | { readonly kind: "drawn" }
  | { readonly kind: "fewer"; readonly winner: Seat }
  | { readonly kind: "colour"; readonly winner: Seat; readonly best: ColourPoints }
  | { readonly kind: "colours"; readonly winner: Seat; readonly best: ColourPoints; readonly next: ColourPoints };

const BY_THE_RULES = ["river", "deck", "deadlock", "stall"];

export function verdict(result: GameResult, final: readonly [FinalSeat, FinalSeat]): Verdict {
  const { winner, scores, reason } = result;
  if (!BY_THE_RULES.includes(reason)) return { kind: "standing" };
  if (winner === null) return { kind: "drawn" };
  const loser = other(winner);
  if (scores[winner] === scores[loser]) return { kind: "fewer", winner };
  const colours = coloursOf(final[winner], final[loser]);
  const [ahead] = [...colours].sort((a, b) => b.points - b.other - (a.points - a.other));
  const [best, next] = [...colours].sort((a, b) => b.points - a.points);
  if (ahead && (ahead.points - ahead.other >= scores[winner] - scores[loser] || !next)) {
    return { kind: "colour", winner, best: ahead };
  }
  return best && next ? { kind: "colours", winner, best, next } : { kind: "standing" };
}

/** The colours that brought the winner points. */
function coloursOf(winner: FinalSeat, loser: FinalSeat): ColourPoints[] {
  return winner.sheet
    .filter(({ points }) => points > 0)
    .map(({ colour, cards, place, points }) => ({
      colour: colour as Colour,
      cards,
      place,
      points,
      other: loser.sheet.find((line) => line.colour === colour)?.points ?? 0,
    }));
}
