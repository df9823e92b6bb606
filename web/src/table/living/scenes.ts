/** The cards of the mandala on the start page, one by one. These are pictures: no game is played. */
import { COLOURS, type Colour } from "../../game/cards.ts";

type Area = "mountain" | "far" | "near";
type Lay = readonly [Area, Colour];

export interface Laid {
  readonly mountain: string;
  readonly far: string;
  readonly near: string;
  /** The colours that the picture does not show yet. */
  readonly missing: string;
}

/** The cards of a picture in the order in which they come, such as "mountain:R". */
function scene(cards: string): readonly Lay[] {
  return cards.split(" ").map((card) => card.split(":") as unknown as Lay);
}

/** Each picture ends with the card that completes it. */
export const SCENES: readonly (readonly Lay[])[] = [
  scene(
    "mountain:P mountain:R near:G far:Y near:G mountain:R far:Y mountain:O near:G far:Y mountain:P near:G mountain:O near:B",
  ),
  scene(
    "mountain:Y mountain:B far:R near:P mountain:B near:P far:R mountain:Y near:O far:R near:P mountain:B near:O far:G",
  ),
  scene("mountain:G mountain:O near:R mountain:O far:B near:R mountain:Y far:B mountain:G near:R mountain:Y far:P"),
];

/** Returns the picture after so many cards. */
export function laid(cards: readonly Lay[], count: number): Laid {
  const shown = cards.slice(0, count);
  const pile = (area: Area): string => shown.flatMap(([place, colour]) => (place === area ? [colour] : [])).join("");
  const colours = new Set(shown.map(([, colour]) => colour));
  return {
    mountain: pile("mountain"),
    far: pile("far"),
    near: pile("near"),
    missing: COLOURS.filter((colour) => !colours.has(colour)).join(""),
  };
}
