/** Grains on a 2D canvas, where WebGL is missing: fewer and larger ones. */
import type { Box } from "../drawing/geometry.ts";
import { fitCanvas, type GrainField, type Shown } from "./field.ts";
import { place, STRIDE } from "./formula.ts";

const COLOUR = 11;
const SIZE = 12;

export class CanvasField implements GrainField {
  readonly kind = "canvas";
  readonly most = 1200;
  readonly #canvas: HTMLCanvasElement;
  readonly #brush: CanvasRenderingContext2D;
  readonly #loads = new Map<number, Float32Array>();
  #next = 1;
  #scale = 1;
  #area: Box = { x: 0, y: 0, width: 0, height: 0 };

  /** Throws if the canvas has no 2D context. */
  constructor(canvas: HTMLCanvasElement) {
    const brush = canvas.getContext("2d");
    if (!brush) throw new Error("no 2D context");
    this.#canvas = canvas;
    this.#brush = brush;
  }

  fit(area: Box): void {
    this.#area = area;
    this.#scale = fitCanvas(this.#canvas, area);
  }

  load(grains: Float32Array): number {
    this.#loads.set(this.#next, byColour(grains));
    return this.#next++;
  }

  drop(load: number): void {
    this.#loads.delete(load);
  }

  draw(shown: readonly Shown[]): void {
    const brush = this.#brush;
    const scale = this.#scale;
    brush.setTransform(1, 0, 0, 1, 0, 0);
    brush.clearRect(0, 0, this.#canvas.width, this.#canvas.height);
    brush.setTransform(scale, 0, 0, scale, -this.#area.x * scale, -this.#area.y * scale);
    const placed = { x: 0, y: 0, alpha: 0 };
    for (const { load, time } of shown) {
      const grains = this.#loads.get(load);
      if (!grains) continue;
      let colour = -1;
      for (let offset = 0; offset < grains.length; offset += STRIDE) {
        place(grains, offset, time, placed);
        if (placed.alpha === 0) continue;
        const own = grains[offset + COLOUR] as number;
        if (own !== colour) {
          colour = own;
          brush.fillStyle = `#${own.toString(16).padStart(6, "0")}`;
        }
        // A grain fades by shrinking: changing the alpha for each one costs more.
        const size = (grains[offset + SIZE] as number) * placed.alpha;
        brush.fillRect(placed.x - size / 2, placed.y - size / 2, size, size);
      }
    }
  }

  destroy(): void {
    this.#loads.clear();
  }
}

/** The grains in order of colour, so that the brush changes its colour seldom. */
function byColour(grains: Float32Array): Float32Array {
  const count = grains.length / STRIDE;
  const order = Array.from({ length: count }, (_, i) => i).sort(
    (one, two) => (grains[one * STRIDE + COLOUR] as number) - (grains[two * STRIDE + COLOUR] as number),
  );
  const sorted = new Float32Array(grains.length);
  order.forEach((from, to) => sorted.set(grains.subarray(from * STRIDE, (from + 1) * STRIDE), to * STRIDE));
  return sorted;
}
