/** Where a grain of sand is at a time. One formula, here in TypeScript and in webgl.ts in GLSL.
 *
 * A grain gathers from its place to a heap, on a spiral, then runs from the heap to its goal, on a curve.
 */

/** The numbers of one grain in a buffer, in this order. Times are film milliseconds, places pixels of the table. */
export const FIELDS = [
  "fromX",
  "fromY",
  "heapX",
  "heapY",
  "toX",
  "toY",
  /** The turn of the spiral in radians. */
  "turn",
  /** How far the curve bends aside, in pixels. */
  "bend",
  "birth",
  "life",
  /** The share of its life in which a grain gathers; 0: it starts at the heap. */
  "gather",
  /** Red, green and blue as one number, 0xRRGGBB. */
  "colour",
  "size",
] as const;

export const STRIDE = FIELDS.length;

/** The share of its life in which a grain fades at its end. */
export const FADE = 0.12;

import type { Box } from "../drawing/geometry.ts";

export interface Placed {
  x: number;
  y: number;
  /** 0: not to be seen. */
  alpha: number;
}

/** Computes the grain at an offset of the buffer into `placed`. */
export function place(grains: Float32Array, offset: number, time: number, placed: Placed): void {
  const value = (field: number): number => grains[offset + field] as number;
  const part = (time - value(8)) / value(9);
  if (part < 0 || part >= 1) {
    placed.alpha = 0;
    return;
  }
  const gather = value(10);
  const [heapX, heapY] = [value(2), value(3)];
  placed.alpha = Math.min(1, (1 - part) / FADE);
  if (part < gather) {
    const eased = smooth(part / gather);
    const [dx, dy, angle] = [value(0) - heapX, value(1) - heapY, value(6) * eased];
    const [cos, sin, left] = [Math.cos(angle), Math.sin(angle), 1 - eased];
    placed.x = heapX + (dx * cos - dy * sin) * left;
    placed.y = heapY + (dx * sin + dy * cos) * left;
    return;
  }
  const eased = smooth((part - gather) / (1 - gather));
  const [dx, dy] = [value(4) - heapX, value(5) - heapY];
  const aside = (value(7) * Math.sin(eased * Math.PI)) / Math.max(1, Math.hypot(dx, dy));
  placed.x = heapX + dx * eased - dy * aside;
  placed.y = heapY + dy * eased + dx * aside;
}

/** The box that no grain leaves. null: there are none. */
export function reach(loads: readonly Float32Array[]): Box | null {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const grains of loads) {
    for (let offset = 0; offset < grains.length; offset += STRIDE) {
      const value = (field: number): number => grains[offset + field] as number;
      // Around the heap on the spiral, and beside the line to the goal on the curve.
      const wide = Math.hypot(value(0) - value(2), value(1) - value(3)) + Math.abs(value(7)) + value(12);
      left = Math.min(left, value(2) - wide, value(4) - Math.abs(value(7)) - value(12));
      right = Math.max(right, value(2) + wide, value(4) + Math.abs(value(7)) + value(12));
      top = Math.min(top, value(3) - wide, value(5) - Math.abs(value(7)) - value(12));
      bottom = Math.max(bottom, value(3) + wide, value(5) + Math.abs(value(7)) + value(12));
    }
  }
  return left < right ? { x: left, y: top, width: right - left, height: bottom - top } : null;
}

function smooth(part: number): number {
  return part * part * (3 - 2 * part);
}
