/** Scores a game with the table that `make tutorial` generates from the rules. */
import { COLOURS, other, type Colour, type Seat } from "../../game/cards.ts";
import type { FinalSeat } from "../../game/messages.ts";
import type { SheetGame, SheetSide } from "../../storage/sheets.ts";
import made from "./scoring.json";

interface ScoringTable {
  readonly cards_per_colour: number;
  /** The points of a cup card by the place of its colour in the river; place 0: not in the river. */
  readonly worth: readonly number[];
  /** The winner, if the first player has more (1), as many (0) or fewer (-1) points and cup cards than the second. */
  readonly verdicts: readonly { readonly points: number; readonly cards: number; readonly winner: Seat | null }[];
  /** The example of a score in the printed rules. */
  readonly example: FinalSeat;
  /** The mandala of the example for the colour rule in the printed rules. */
  readonly mandala: { readonly mountain: string; readonly fields: readonly [string, string] };
}

export const TABLE = made as unknown as ScoringTable;

export interface Line {
  readonly colour: Colour;
  /** The place in the river; 0: not there. */
  readonly place: number;
  readonly cards: number;
  readonly points: number;
}

export interface Score {
  /** One line for each colour, in the order of the colours. */
  readonly lines: readonly Line[];
  readonly points: number;
  readonly cards: number;
}

export function scoreOf(side: SheetSide): Score {
  const lines = COLOURS.map((colour, i) => {
    const place = side.river.indexOf(colour) + 1;
    const cards = side.cup[i] ?? 0;
    return { colour, place, cards, points: cards * (TABLE.worth[place] ?? 0) };
  });
  const sum = (what: "cards" | "points"): number => lines.reduce((total, line) => total + line[what], 0);
  return { lines, points: sum("points"), cards: sum("cards") };
}

/** The seat that wins; null: a draw. */
export function winnerOf([one, two]: readonly [Score, Score]): Seat | null {
  const points = Math.sign(one.points - two.points);
  const cards = Math.sign(one.cards - two.cards);
  return TABLE.verdicts.find((row) => row.points === points && row.cards === cards)?.winner ?? null;
}

/** The largest number of cards of a colour in this cup: all cards, less those entered elsewhere. */
export function mostIn(game: SheetGame, seat: Seat, colour: Colour): number {
  const theirs = game.sides[other(seat)];
  const inRivers = game.sides.filter(({ river }) => river.includes(colour)).length;
  return TABLE.cards_per_colour - inRivers - (theirs.cup[COLOURS.indexOf(colour)] ?? 0);
}

/** The river after a tap on a colour: adds it at the next place, or removes it. */
export function tappedRiver(river: string, colour: Colour): string {
  return river.includes(colour) ? river.replace(colour, "") : river + colour;
}
