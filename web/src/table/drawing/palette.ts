/** The six sands. Each differs from the others by colour, pattern and sign.
 *
 * The colours were found by a search. Under simulated protanopia, deuteranopia and
 * tritanopia no two of them come within a CIEDE2000 difference of 20 (tests/palette.test.ts).
 */
import type { Colour } from "../../game/cards.ts";

export interface Sand {
  /** The ground of the card. */
  readonly ground: string;
  /** Raked lines and speckles, lighter and darker than the ground. */
  readonly light: string;
  readonly dark: string;
  /** The sign: dark on light sands, cream on dark ones; at least 4.5:1 on the ground. */
  readonly sign: string;
}

const INK = "#241a12";
const CREAM = "#fff5e2";

export const FRAME = "#fbf4e4";

export const SANDS: Readonly<Record<Colour, Sand>> = {
  R: { ground: "#a82a30", light: "#c8555a", dark: "#861d23", sign: CREAM },
  O: { ground: "#dc7224", light: "#ee9a58", dark: "#b95812", sign: INK },
  Y: { ground: "#fae36c", light: "#fff3ae", dark: "#d8b93a", sign: INK },
  G: { ground: "#67af90", light: "#94cdb4", dark: "#468a6d", sign: INK },
  P: { ground: "#6a4fa3", light: "#9079c2", dark: "#4e3684", sign: CREAM },
  B: { ground: "#232127", light: "#4c4853", dark: "#0f0e12", sign: CREAM },
};
