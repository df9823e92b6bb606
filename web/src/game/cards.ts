/** Colours and piles of cards, as the messages write them: letters in the order R O Y G P B. */

export type Colour = "R" | "O" | "Y" | "G" | "P" | "B";
export type Seat = 0 | 1;
/** A mandala by its number, as people and the notation count them. */
export type MandalaNumber = 1 | 2;

export const COLOURS: readonly Colour[] = ["R", "O", "Y", "G", "P", "B"];
export const SEATS: readonly Seat[] = [0, 1];
export const MANDALAS: readonly MandalaNumber[] = [1, 2];

/** Cards of one colour lying together. */
export interface Stack {
  readonly colour: Colour;
  readonly count: number;
}

export function other(seat: Seat): Seat {
  return seat === 0 ? 1 : 0;
}

/** How many cards of `colour` are in the pile. */
export function countOf(pile: string, colour: Colour): number {
  let count = 0;
  for (const letter of pile) if (letter === colour) count += 1;
  return count;
}

/** The pile as stacks, one per colour it holds, in the order the colours always have. */
export function stacks(pile: string): Stack[] {
  return COLOURS.map((colour) => ({ colour, count: countOf(pile, colour) })).filter((stack) => stack.count > 0);
}

/** The letters of a pile or river as colours. */
export function colours(pile: string): Colour[] {
  return [...pile] as Colour[];
}
