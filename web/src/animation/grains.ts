/** Grains of sand on a canvas over the page: they run from a box to a point, or scatter. */

export interface Stream {
  readonly colour: readonly string[];
  readonly from: DOMRect;
  readonly to: { readonly x: number; readonly y: number };
  readonly count: number;
  readonly lasts: number;
}

interface Grain {
  x: number;
  y: number;
  toX: number;
  toY: number;
  bend: number;
  start: number;
  lasts: number;
  colour: string;
  size: number;
}

export class Grains {
  readonly #canvas: HTMLCanvasElement;
  #grains: Grain[] = [];
  #frame = 0;

  constructor(canvas: HTMLCanvasElement) {
    this.#canvas = canvas;
  }

  pour({ colour, from, to, count, lasts }: Stream): void {
    const now = performance.now();
    for (let i = 0; i < count; i += 1) {
      const late = Math.random() * 0.45;
      this.#grains.push({
        x: from.x + Math.random() * from.width,
        y: from.y + Math.random() * from.height,
        toX: to.x + (Math.random() - 0.5) * 16,
        toY: to.y + (Math.random() - 0.5) * 8,
        bend: (Math.random() - 0.5) * 70,
        start: now + late * lasts,
        lasts: lasts * (1 - late),
        colour: colour[i % colour.length] as string,
        size: 1.2 + Math.random() * 1.6,
      });
    }
    if (!this.#frame) this.#frame = requestAnimationFrame(this.#draw);
  }

  clear(): void {
    this.#grains = [];
  }

  readonly #draw = (now: number): void => {
    const canvas = this.#canvas;
    const scale = devicePixelRatio;
    if (canvas.width !== innerWidth * scale || canvas.height !== innerHeight * scale) {
      canvas.width = innerWidth * scale;
      canvas.height = innerHeight * scale;
    }
    const brush = canvas.getContext("2d");
    if (!brush) return;
    brush.setTransform(scale, 0, 0, scale, 0, 0);
    brush.clearRect(0, 0, innerWidth, innerHeight);
    this.#grains = this.#grains.filter((grain) => now < grain.start + grain.lasts);
    for (const grain of this.#grains) {
      const part = Math.max(0, (now - grain.start) / grain.lasts);
      const eased = part * part * (3 - 2 * part);
      const arc = Math.sin(part * Math.PI) * grain.bend;
      const dx = grain.toX - grain.x;
      const dy = grain.toY - grain.y;
      const far = Math.hypot(dx, dy) || 1;
      brush.fillStyle = grain.colour;
      brush.fillRect(
        grain.x + dx * eased - (dy / far) * arc,
        grain.y + dy * eased + (dx / far) * arc,
        grain.size,
        grain.size,
      );
    }
    this.#frame = this.#grains.length > 0 ? requestAnimationFrame(this.#draw) : 0;
    if (!this.#frame) brush.clearRect(0, 0, innerWidth, innerHeight);
  };
}
