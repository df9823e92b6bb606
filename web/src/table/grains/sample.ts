/** Grains in the colours of the cards: what lies at a place becomes sand. Pure and seeded. */
import type { Colour } from "../../game/cards.ts";
import { FRAME, SANDS } from "../drawing/palette.ts";
import type { Box, Point } from "../drawing/geometry.ts";
import { STRIDE } from "./formula.ts";

/** Something that breaks into grains: a card, or a petal or leaf of the rim. */
export interface Source {
  readonly colour: Colour;
  readonly box: Box;
  readonly shape: "card" | "petal";
}

export interface Goal extends Point {
  /** Grains end within so many pixels of it. */
  readonly spread: number;
}

/** Where and when a stream of sand runs. */
export interface Stream {
  readonly sources: readonly Source[];
  readonly goal: Goal;
  readonly at: number;
  readonly lasts: number;
  readonly count: number;
  /** The size of a grain in pixels. */
  readonly size: number;
}

/** How the sand of a mandala is swept: to a heap in each half, from the rim inwards, then to the goal. */
export interface Sweep extends Stream {
  readonly middle: Point;
  readonly radius: number;
  readonly heap: (from: Point) => Point;
}

/** Light on the rim of a complete mandala, from petal to petal. */
export interface Glints {
  readonly points: readonly Point[];
  readonly middle: Point;
  readonly colours: readonly string[];
  readonly at: number;
  readonly lasts: number;
  readonly count: number;
  readonly size: number;
}

/** Sand that runs straight from its source, as from an opened hand. */
export function stream(wish: Stream, random: () => number): Float32Array {
  return fill(wish.count, wish.sources, random, (grain, from, source) => {
    const { goal, at, lasts, size } = wish;
    // The lower part of a card runs first.
    const height = 1 - (from.y - source.box.y) / Math.max(1, source.box.height);
    const late = 0.38 * height * random() + 0.12 * random();
    const away = Math.hypot(goal.x - from.x, goal.y - from.y);
    const bend = (0.16 + 0.1 * (random() - 0.5)) * away * (goal.x < from.x ? 1 : -1);
    grain.set([from.x, from.y, from.x, from.y, ...near(goal, random), 0, bend]);
    grain.set([at + late * lasts, (1 - late) * lasts, 0, tint(source, from, random), grainSize(size, random)], 8);
  });
}

export function sweep(wish: Sweep, random: () => number): Float32Array {
  return fill(wish.count, wish.sources, random, (grain, from, source) => {
    const { goal, at, lasts, size, middle, radius, heap } = wish;
    const out = Math.min(1, Math.hypot(from.x - middle.x, from.y - middle.y) / radius);
    const late = 0.3 * (1 - out) + 0.1 * random();
    const life = Math.min(1 - late, 0.56 + 0.14 * random());
    const own = heap(from);
    const spread = radius * 0.13 * Math.sqrt(random());
    const angle = random() * 2 * Math.PI;
    const heapX = own.x + spread * Math.cos(angle);
    const heapY = own.y + spread * Math.sin(angle) * 0.7;
    const bend = (0.06 + 0.14 * random()) * Math.hypot(goal.x - heapX, goal.y - heapY) * (goal.x < heapX ? -1 : 1);
    const turn = 2.1 + 0.9 * random();
    grain.set([from.x, from.y, heapX, heapY, ...near(goal, random), turn, bend]);
    const gather = 0.52 + 0.08 * random();
    grain.set([at + late * lasts, life * lasts, gather, tint(source, from, random), grainSize(size, random)], 8);
  });
}

/** Sparks that rise from the rim outwards, along the rim one after the other. */
export function glints(wish: Glints, random: () => number): Float32Array {
  const { points, middle, colours, at, lasts, count, size } = wish;
  const grains = new Float32Array(points.length > 0 ? count * STRIDE : 0);
  for (let i = 0; i * STRIDE < grains.length; i += 1) {
    const along = i / count;
    const from = points[Math.floor(along * points.length)] as Point;
    const away = 0.05 + 0.16 * random() * random();
    const toX = from.x + (from.x - middle.x) * away + 6 * (random() - 0.5);
    const toY = from.y + (from.y - middle.y) * away - 14 * random();
    const birth = at + lasts * (0.45 * along + 0.12 * random());
    const colour = packed(colours[Math.floor(random() * colours.length)] as string);
    const x = from.x + 5 * (random() - 0.5);
    const y = from.y + 5 * (random() - 0.5);
    const life = lasts * (0.25 + 0.15 * random());
    grains.set(
      [x, y, x, y, toX, toY, 0, 8 * (random() - 0.5), birth, life, 0, colour, grainSize(size, random)],
      i * STRIDE,
    );
  }
  return grains;
}

/** Spreads the grains over the sources by their area. */
function fill(
  count: number,
  sources: readonly Source[],
  random: () => number,
  write: (grain: Float32Array, from: Point, source: Source) => void,
): Float32Array {
  const areas = sources.map(({ box, shape }) => box.width * box.height * (shape === "petal" ? 1.6 : 1));
  const whole = areas.reduce((sum, area) => sum + area, 0);
  if (whole === 0) return new Float32Array(0);
  const shares = areas.map((area) => Math.round((area / whole) * count));
  const grains = new Float32Array(shares.reduce((sum, share) => sum + share, 0) * STRIDE);
  let offset = 0;
  sources.forEach((source, i) => {
    for (let n = 0; n < (shares[i] as number); n += 1) {
      write(grains.subarray(offset, offset + STRIDE), within(source, random), source);
      offset += STRIDE;
    }
  });
  return grains;
}

function within({ box, shape }: Source, random: () => number): Point {
  if (shape === "card") return { x: box.x + random() * box.width, y: box.y + random() * box.height };
  const [angle, out] = [random() * 2 * Math.PI, Math.sqrt(random()) / 2];
  return {
    x: box.x + box.width * (0.5 + out * Math.cos(angle)),
    y: box.y + box.height * (0.5 + out * Math.sin(angle)),
  };
}

function near(goal: Goal, random: () => number): [number, number] {
  const [angle, out] = [random() * 2 * Math.PI, goal.spread * Math.sqrt(random())];
  return [goal.x + out * Math.cos(angle), goal.y + out * Math.sin(angle) * 0.6];
}

/** The colour of the card at a point: its frame, its sign, or its sand with the raked lines. */
function tint({ colour, box, shape }: Source, { x, y }: Point, random: () => number): number {
  const sand = SANDS[colour];
  const chance = random();
  if (shape === "card") {
    const u = Math.abs((x - box.x) / box.width - 0.5);
    const v = Math.abs((y - box.y) / box.height - 0.5);
    if (u > 0.45 || v > 0.46) return packed(FRAME);
    if (Math.hypot(u, v * 1.36) < 0.2 && chance < 0.4) return packed(sand.sign);
  }
  return packed(chance < 0.62 ? sand.ground : chance < 0.82 ? sand.light : sand.dark);
}

function grainSize(size: number, random: () => number): number {
  return size * (0.7 + 0.6 * random());
}

function packed(colour: string): number {
  return Number.parseInt(colour.slice(1), 16);
}

/** A generator of numbers from 0 to 1 that always begins in the same way (sfc32). */
export function seeded(seed: number): () => number {
  let [a, b, c, d] = [seed | 0, 0x9e3779b9 | 0, 0x243f6a88 | 0, 1];
  const next = (): number => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    return (t >>> 0) / 2 ** 32;
  };
  for (let i = 0; i < 12; i += 1) next();
  return next;
}
