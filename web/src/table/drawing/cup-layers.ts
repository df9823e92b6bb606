/** The known cards of a cup as layers of sand, from the bottom up. */
import { COLOURS, type Colour, countOf } from "../../game/cards.ts";

export interface Layer {
  /** null for cards that the reader has not seen. */
  readonly colour: Colour | null;
  readonly count: number;
  /** Whether the colour is not in the river yet, so that its cards are worth 0 points. */
  readonly asleep: boolean;
  /** Bottom and height as shares of the filled part, 0 … 1. */
  readonly bottom: number;
  readonly height: number;
}

/** Layers of `known` cards in their fixed colour order, unseen ones below them all. */
export function layers(known: string, size: number, river: string): Layer[] {
  const unseen = size - known.length;
  const piles = [
    { colour: null, count: unseen, asleep: false },
    ...COLOURS.map((colour) => ({
      colour,
      count: countOf(known, colour),
      asleep: !river.includes(colour),
    })),
  ].filter((pile) => pile.count > 0);
  let bottom = 0;
  return piles.map((pile) => {
    const height = pile.count / size;
    const layer = { ...pile, bottom, height };
    bottom += height;
    return layer;
  });
}

/** How full the cup looks: half at eight cards, never quite full. */
export function fullness(size: number): number {
  return size / (size + 8);
}
