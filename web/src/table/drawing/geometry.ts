/** Computes the geometry of a mandala in pixels of its box. Contains no rules.
 *
 * A mandala is a disc cut in two halves, the fields, pushed apart by the mountain that runs
 * between them and past them. Six petals sit on the rim, three on each half.
 */
import { COLOURS, type Colour } from "../../game/cards.ts";

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

export interface Petal extends Point {
  readonly colour: Colour;
  /** Degrees clockwise; the petal points outwards. */
  readonly turn: number;
  /** The stretch of rim that belongs to the petal. */
  readonly arc: string;
  /** The leaves of the pattern within that stretch; they fill once the colour is there. */
  readonly leaves: string;
  /** The middle of each of these leaves. */
  readonly leafSpots: readonly Point[];
}

export interface MandalaShape {
  readonly width: number;
  readonly height: number;
  readonly middle: Point;
  readonly radius: number;
  /** Outlines of the three areas: fields[0] is the far one, fields[1] the near one. */
  readonly fields: readonly [string, string];
  readonly mountain: string;
  /** Rakes in the sand of both fields. */
  readonly rakes: readonly string[];
  /** Points along the rim of both fields, once around. */
  readonly rim: readonly Point[];
  readonly petals: readonly Petal[];
  readonly petalLength: number;
  readonly card: { readonly width: number; readonly height: number };
  /** Rows in which the stacks of each area stand. */
  readonly rows: { readonly far: Box; readonly mountain: Box; readonly near: Box };
  readonly band: { readonly top: number; readonly bottom: number };
}

const CARD_RATIO = 60 / 44;
const GAP = 3;
/** How far the side petals stand above the mountain, in degrees. */
const SIDE = 21;
/** The rim segment of each of a half's three petals, in degrees. */
const SECTORS = [
  [180, 122],
  [122, 58],
  [58, 0],
] as const;

export function mandalaShape(width: number, height: number): MandalaShape {
  const petalLength = clamp(0.15 * width, 20, 0.1 * width + 14);
  const inset = 0.44 * petalLength;
  const thinnest = clamp(0.255 * height, 46, 0.42 * width);
  const radius = Math.max(20, Math.min(width / 2 - inset, (height - 2 * inset - thinnest) / 2));
  const middle = { x: width / 2, y: height / 2 };
  const half = Math.max(thinnest, Math.min(height - 2 * inset - 2 * radius, 1.25 * thinnest)) / 2;
  const band = { top: middle.y - half, bottom: middle.y + half };
  const reach = Math.min(width / 2 - 1, radius * 1.32);
  const cardHeight = Math.min(2 * half - 10, 0.7 * radius);
  // Four stacks stand side by side; from five on they overlap a little.
  const cardWidth = Math.min(cardHeight / CARD_RATIO, (2 * reach - 10) / 4 - GAP);
  const card = { width: Math.floor(cardWidth), height: Math.floor(cardWidth * CARD_RATIO) };
  const rowWidth = 2 * (radius - 0.62 * petalLength) * Math.cos(rad(SIDE - 6));
  const row = (y: number, wide: number): Box => ({
    x: middle.x - wide / 2,
    y,
    width: wide,
    height: card.height,
  });
  const lift = Math.max(GAP, (0.86 * radius - card.height) * 0.3);
  return {
    width,
    height,
    middle,
    radius,
    fields: [halfDisc(middle.x, band.top - GAP, radius, -1), halfDisc(middle.x, band.bottom + GAP, radius, 1)],
    mountain: ridge(middle, reach, half),
    rakes: rakes(middle.x, band, radius),
    rim: rim(middle.x, band, radius),
    petals: petals(middle.x, band, radius),
    petalLength,
    card,
    rows: {
      far: row(band.top - GAP - lift - card.height, rowWidth),
      mountain: row(middle.y - card.height / 2, 2 * reach - 10),
      near: row(band.bottom + GAP + lift, rowWidth),
    },
    band,
  };
}

/** The left edges of `count` stacks of `card` width in a row, centred; they overlap when crowded. */
export function placeInRow(count: number, row: Box, card: number): number[] {
  if (count === 0) return [];
  const loose = card + Math.max(GAP, Math.min(12, card * 0.16));
  const step = count === 1 ? 0 : Math.min(loose, (row.width - card) / (count - 1));
  const start = row.x + (row.width - card - step * (count - 1)) / 2;
  return Array.from({ length: count }, (_, i) => start + i * step);
}

/** A pointed petal around the origin, `length` long, pointing up. */
export function petalPath(length: number): string {
  const half = length / 2;
  const side = length * 0.46;
  return `M0 ${n(-half)}C${n(side)} ${n(-half * 0.42)} ${n(side)} ${n(half * 0.42)} 0 ${n(half)}C${n(-side)} ${n(half * 0.42)} ${n(-side)} ${n(-half * 0.42)} 0 ${n(-half)}Z`;
}

function petals(x: number, band: { top: number; bottom: number }, radius: number): Petal[] {
  const angles = [180 - SIDE, 90, SIDE];
  return COLOURS.map((colour, i) => {
    const upper = i < 3;
    const angle = angles[i % 3] as number;
    const sign = upper ? -1 : 1;
    const base = upper ? band.top - GAP : band.bottom + GAP;
    const at = (degrees: number): string =>
      `${n(x + radius * Math.cos(rad(degrees)))} ${n(base + sign * radius * Math.sin(rad(degrees)))}`;
    const [from, to] = SECTORS[i % 3] as readonly [number, number];
    return {
      colour,
      x: x + radius * Math.cos(rad(angle)),
      y: base + sign * radius * Math.sin(rad(angle)),
      turn: upper ? 90 - angle : 90 + angle,
      arc: `M${at(from)}A${n(radius)} ${n(radius)} 0 0 ${upper ? 1 : 0} ${at(to)}`,
      leaves: leaves({ x, y: base }, sign, radius, from, to),
      leafSpots: leafPlaces(from, to).map(({ angle, inner, outer }) => ({
        x: x + ((inner + outer) / 2) * radius * Math.cos(rad(angle)),
        y: base + sign * ((inner + outer) / 2) * radius * Math.sin(rad(angle)),
      })),
    };
  });
}

/** Points along the rim, from the right end of the far field over its top and around. */
function rim(x: number, band: { top: number; bottom: number }, radius: number): Point[] {
  return Array.from({ length: 72 }, (_, i) => {
    const angle = rad((i + 0.5) * 5);
    const base = i < 36 ? band.top - GAP : band.bottom + GAP;
    return { x: x + radius * Math.cos(angle), y: base - radius * Math.sin(angle) };
  });
}

/** Leaves side by side on the rim from one angle to another, in two rings. */
function leafPlaces(from: number, to: number): { angle: number; inner: number; outer: number }[] {
  const wide = (from - to) / LEAVES;
  return RINGS.flatMap(([inner, outer, shift]) =>
    Array.from({ length: LEAVES }, (_, i) => ({ angle: from - (i + 0.5 + shift) * wide, inner, outer })),
  ).filter(({ angle }) => angle >= 4 && angle <= 176);
}

const LEAVES = 4;
/** Inner and outer radius of each ring, and how far its leaves stand aside. */
const RINGS = [
  [0.66, 0.94, 0],
  [0.5, 0.68, 0.5],
] as const;

/** These leaves as one path. */
function leaves(base: Point, side: number, radius: number, from: number, to: number): string {
  const wide = (from - to) / LEAVES;
  let path = "";
  for (const { angle, inner, outer } of leafPlaces(from, to)) {
    const at = (r: number, turn: number): string => {
      const a = rad(angle + turn * wide);
      return `${n(base.x + r * radius * Math.cos(a))} ${n(base.y + side * r * radius * Math.sin(a))}`;
    };
    const widest = inner + (outer - inner) * 0.45;
    path += `M${at(inner, 0)}Q${at(widest, 0.62)} ${at(outer, 0)}Q${at(widest, -0.62)} ${at(inner, 0)}Z`;
  }
  return path;
}

function halfDisc(x: number, base: number, radius: number, side: 1 | -1): string {
  const r = n(radius);
  return `M${n(x - radius)} ${n(base)}A${r} ${r} 0 0 ${side < 0 ? 1 : 0} ${n(x + radius)} ${n(base)}Z`;
}

/** The mountain: a long stone with slightly swelling flanks and rounded ends. */
function ridge(middle: Point, reach: number, half: number): string {
  const { x, y } = middle;
  const end = Math.min(half * 0.5, 26);
  return (
    `M${n(x - reach)} ${n(y)}` +
    `C${n(x - reach)} ${n(y - half + end * 0.3)} ${n(x - reach + end * 0.4)} ${n(y - half)} ${n(x - reach + end)} ${n(y - half)}` +
    `H${n(x + reach - end)}` +
    `C${n(x + reach - end * 0.4)} ${n(y - half)} ${n(x + reach)} ${n(y - half + end * 0.3)} ${n(x + reach)} ${n(y)}` +
    `C${n(x + reach)} ${n(y + half - end * 0.3)} ${n(x + reach - end * 0.4)} ${n(y + half)} ${n(x + reach - end)} ${n(y + half)}` +
    `H${n(x - reach + end)}` +
    `C${n(x - reach + end * 0.4)} ${n(y + half)} ${n(x - reach)} ${n(y + half - end * 0.3)} ${n(x - reach)} ${n(y)}Z`
  );
}

/** The far field is raked in rays, the near one in half circles, so that the sides differ without their colours. */
function rakes(x: number, band: { top: number; bottom: number }, radius: number): string[] {
  const [far, near] = [band.top - GAP, band.bottom + GAP];
  const lines: string[] = [];
  for (let i = 1; i < RAYS; i += 1) {
    const angle = rad((i * 180) / RAYS);
    const at = (r: number): string => `${n(x + r * Math.cos(angle))} ${n(far - r * Math.sin(angle))}`;
    lines.push(`M${at(radius * (i % 2 === 0 ? 0.1 : 0.36))}L${at(radius * 0.97)}`);
  }
  const step = clamp(radius / 13, 6, 18);
  for (let r = step; r < radius - step * 0.8; r += step) {
    lines.push(`M${n(x - r)} ${n(near)}A${n(r)} ${n(r)} 0 0 0 ${n(x + r)} ${n(near)}`);
  }
  return lines;
}

const RAYS = 24;

function rad(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

/** Numbers in paths need no more than a tenth of a pixel. */
function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}
