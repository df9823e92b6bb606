/** A field of grains: loads of sand drawn over the table at a time of their film. */

import type { Box } from "../drawing/geometry.ts";

/** One load of sand with its film time. */
export interface Shown {
  readonly load: number;
  readonly time: number;
}

export interface GrainField {
  readonly kind: "webgl" | "canvas";
  /** How many grains one load may have, so that a slow processor draws them in time. */
  readonly most: number;
  /** Draws on this area of the table from now on. */
  fit(area: Box): void;
  /** Takes grains as numbers (formula.ts). Returns the number of the load. */
  load(grains: Float32Array): number;
  drop(load: number): void;
  /** Draws these loads and nothing else. */
  draw(shown: readonly Shown[]): void;
  destroy(): void;
}

/** Device pixels per pixel are limited: grains need no more, and a large screen stays quick. */
const FINEST = 2;
const MOST_PIXELS = 2_500_000;

/** Lays a canvas over an area of the table. Returns its device pixels per pixel. */
export function fitCanvas(canvas: HTMLCanvasElement, area: Box): number {
  const most = Math.sqrt(MOST_PIXELS / Math.max(1, area.width * area.height));
  const scale = Math.min(devicePixelRatio, FINEST, most);
  const [width, height] = [Math.round(area.width * scale), Math.round(area.height * scale)];
  const { style } = canvas;
  style.transform = `translate(${area.x}px, ${area.y}px)`;
  style.width = `${area.width}px`;
  style.height = `${area.height}px`;
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  return scale;
}
