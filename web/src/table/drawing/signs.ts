/** Signs and raked patterns of the six sands, as SVG paths. A sign fits the box -10 … 10. */
import type { Colour } from "../../game/cards.ts";

/** `count` points of a wheel around the centre, as "x y" text. */
function wheel(count: number, radius: number, turn = 0): string[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = ((i + turn) / count) * 2 * Math.PI - Math.PI / 2;
    return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
  });
}

function star(points: number, outer: number, inner: number): string {
  const tips = wheel(points, outer);
  const notches = wheel(points, inner, 0.5);
  return `M${tips.map((tip, i) => `${tip}L${notches[i]}`).join("L")}Z`;
}

/** A disc with pointed rays around it. */
function sun(): string {
  const tips = wheel(8, 10);
  const left = wheel(8, 6.7, -0.26);
  const right = wheel(8, 6.7, 0.26);
  const rays = tips.map((tip, i) => `M${left[i]}L${tip}L${right[i]}Z`).join("");
  return `M0 -4.9A4.9 4.9 0 1 1 0 4.9A4.9 4.9 0 1 1 0 -4.9Z${rays}`;
}

/** Drawn with the even-odd rule: what lies inside twice is left out (the vein of the leaf). */
export const SIGNS: Readonly<Record<Colour, string>> = {
  // A flame.
  R: "M1.2 -10C1.8 -5.4 7.6 -2.6 7.6 3.3C7.6 7.4 4.4 10 0 10C-4.4 10 -7.6 7.3 -7.6 3.3C-7.6 0.3 -5.9 -1.9 -4.5 -3.8C-4.2 -1.9 -3.3 -0.8 -1.9 -0.5C-2.7 -4.2 -1.4 -8 1.2 -10ZM0.6 1.6C-1 3.2 -2.4 4.2 -2.4 6C-2.4 7.4 -1.3 8.2 0 8.2C1.4 8.2 2.5 7.4 2.5 5.9C2.5 4.3 1.2 3.3 0.6 1.6Z",
  O: sun(),
  Y: star(5, 10, 4.3),
  // A leaf with its vein left open.
  G: "M-8.6 9.4C-9.6 -2.4 -3.6 -9.2 9.4 -9.6C10 3 4 9.6 -5.6 7.8L-7 10.2L-8.8 9.9ZM-5.4 5.6C-2.8 0.6 0.4 -2.8 4.6 -5.2L5.2 -4.3C1.6 -1.6 -1.6 1.8 -4.2 6.4Z",
  // A lotus of five petals.
  P: "M0 -9.6C3.6 -5.6 3.8 -0.4 0 5.2C-3.8 -0.4 -3.6 -5.6 0 -9.6ZM-4.5 -5.6C-4.4 -1.4 -3.2 2 -1 5.4C-4.8 3.6 -6.6 -0.6 -7.2 -4.6ZM4.5 -5.6C4.4 -1.4 3.2 2 1 5.4C4.8 3.6 6.6 -0.6 7.2 -4.6ZM-10 0.6C-7.6 4.6 -4.2 6.6 0 6.9C4.2 6.6 7.6 4.6 10 0.6C9.2 6.6 5.4 9.4 0 9.4C-5.4 9.4 -9.2 6.6 -10 0.6Z",
  // A crescent moon.
  B: "M4.8 -9.2A10 10 0 1 0 9.6 3.6A8.2 8.2 0 0 1 4.8 -9.2Z",
};

/** One tile of 16 × 16 that repeats over the card; stroked, except yellow's and black's dots. */
export const RAKED: Readonly<Record<Colour, string>> = {
  R: "M-2 18L18 -2M-2 10L10 -2M6 18L18 6",
  O: "M16 0A8 8 0 0 1 0 0M16 16A8 8 0 0 0 0 16M12 0A4 4 0 0 1 4 0M12 16A4 4 0 0 0 4 16M8 8m-1 0a1 1 0 1 0 2 0a1 1 0 1 0 -2 0",
  Y: "M4 4m-1.1 0a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0 -2.2 0M12 12m-1.1 0a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0 -2.2 0M12 4m-.5 0a.5 .5 0 1 0 1 0a.5 .5 0 1 0 -1 0M4 12m-.5 0a.5 .5 0 1 0 1 0a.5 .5 0 1 0 -1 0",
  G: "M-1 4Q3 0 8 4T17 4M-1 12Q3 8 8 12T17 12",
  P: "M0 16L8 8L16 16M0 8L8 0L16 8",
  B: "M0 2.5H16M0 8H16M0 13.5H16",
};
