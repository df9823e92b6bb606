/** The sand of one table: makes loads of grains from the tracks of a film and draws them at their time. */
import type { Track } from "../animation/choreograph.ts";
import type { MandalaPlace, Places } from "../animation/places.ts";
import { FRAME } from "../drawing/palette.ts";
import type { Box, Point } from "../drawing/geometry.ts";
import type { GrainField, Shown } from "./field.ts";
import { reach } from "./formula.ts";
import { openField, type Renderer } from "./open.ts";
import { type Goal, glints, type Source, seeded, stream, sweep } from "./sample.ts";

/** The share of a field's grains that a stream takes for its first card, and for each further one. */
const STREAM = { first: 0.05, each: 0.035, most: 0.25 };
const GLINTS = 0.08;
const GOLD = ["#ffd98a", "#f3b94a", FRAME, "#d99a2b"];

export class Sand {
  #field: GrainField;
  readonly #box: HTMLElement;
  #films = 0;
  readonly #loads = new Map<number, Float32Array>();
  #over = false;

  /** Throws if the browser cannot draw on a canvas. */
  constructor(box: HTMLElement, renderer: Renderer) {
    this.#box = box;
    this.#field = openField(box, renderer);
    this.#box.hidden = true;
    // The system may take the context away, for example from a tab in the background.
    box.addEventListener("webglcontextlost", this.#lose, true);
  }

  /** How the grains are drawn. */
  get kind(): GrainField["kind"] {
    return this.#field.kind;
  }

  /** Makes the loads of a film. */
  load(tracks: readonly Track[], places: Places): number[] {
    this.#films += 1;
    const random = seeded(this.#films);
    const made = tracks.map((track) => this.#grains(track, places, random)).filter((grains) => grains.length > 0);
    if (made.length === 0) return [];
    const loads = made.map((grains) => this.#field.load(grains));
    loads.forEach((load, i) => this.#loads.set(load, made[i] as Float32Array));
    this.#fit(places.room);
    this.#box.hidden = false;
    return loads;
  }

  drop(load: number): void {
    this.#field.drop(load);
    this.#loads.delete(load);
  }

  /** The canvas covers what the grains reach and no more: a smaller one is drawn faster. */
  #fit(room: { readonly width: number; readonly height: number }): void {
    const box = reach([...this.#loads.values()]);
    if (!box) return;
    const x = Math.max(0, Math.floor(box.x));
    const y = Math.max(0, Math.floor(box.y));
    const width = Math.max(1, Math.min(room.width, Math.ceil(box.x + box.width)) - x);
    const height = Math.max(1, Math.min(room.height, Math.ceil(box.y + box.height)) - y);
    this.#field.fit({ x, y, width, height });
  }

  draw(shown: readonly Shown[]): void {
    if (this.#box.hidden) return;
    this.#field.draw(shown);
    if (shown.length === 0) this.#box.hidden = true;
  }

  readonly #lose = (): void => {
    if (!this.#over) this.#field = openField(this.#box, "canvas");
  };

  destroy(): void {
    this.#over = true;
    this.#field.destroy();
    this.#box.replaceChildren();
  }

  #grains(track: Track, places: Places, random: () => number): Float32Array {
    const { most } = this.#field;
    switch (track.kind) {
      case "stream": {
        const box = places.box(track.from);
        const goal = goalAt(track.to, places);
        if (!box || !goal) break;
        const share = Math.min(STREAM.most, STREAM.first + STREAM.each * track.amount);
        const sources: Source[] = [{ colour: track.colour, box, shape: "card" }];
        const { at, lasts } = track;
        return stream({ sources, goal, at, lasts, count: most * share, size: this.#size(box.width) }, random);
      }
      case "sweep": {
        const mandala = places.mandala(track.mandala);
        const goal = goalAt(track.to, places);
        if (!mandala || !goal) break;
        const { box, shape } = mandala;
        const middle = { x: box.x + shape.middle.x, y: box.y + shape.middle.y };
        const sources = [...sourcesOfRim(mandala), ...places.fieldStacks(track.mandala).map(sourceOfStack)];
        const away = shape.radius * 0.42 + (shape.band.bottom - shape.band.top) / 2;
        const heap = (from: Point): Point => ({ x: middle.x, y: middle.y + (from.y < middle.y ? -away : away) });
        const radius = shape.radius + (shape.band.bottom - shape.band.top) / 2;
        const { at, lasts } = track;
        const size = this.#size(shape.card.width);
        return sweep({ sources, goal, at, lasts, count: most, size, middle, radius, heap }, random);
      }
      case "light": {
        const mandala = places.mandala(track.mandala);
        if (!mandala) break;
        const { box, shape } = mandala;
        const middle = { x: box.x + shape.middle.x, y: box.y + shape.middle.y };
        const points = shape.rim.map(({ x, y }) => ({ x: box.x + x, y: box.y + y }));
        const size = this.#size(shape.card.width);
        const { at, lasts } = track;
        return glints({ points, middle, colours: GOLD, at, lasts, count: most * GLINTS, size }, random);
      }
      default:
    }
    return new Float32Array(0);
  }

  /** Grains are finer where many can be drawn, and on small cards. */
  #size(cardWidth: number): number {
    return this.#field.kind === "webgl" ? 1.5 + cardWidth / 42 : 2.6 + cardWidth / 17;
  }
}

function sourceOfStack({ colour, box }: { colour: Source["colour"]; box: Box }): Source {
  return { colour, box, shape: "card" };
}

/** The petals and leaves of the rim, as round spots of their colours. */
function sourcesOfRim({ box, shape }: MandalaPlace): Source[] {
  const spot = (colour: Source["colour"], { x, y }: Point, size: number): Source => ({
    colour,
    box: { x: box.x + x - size / 2, y: box.y + y - size / 2, width: size, height: size },
    shape: "petal",
  });
  return shape.petals.flatMap((petal) => [
    spot(petal.colour, petal, shape.petalLength * 0.8),
    ...petal.leafSpots.map((leaf) => spot(petal.colour, leaf, shape.radius * 0.2)),
  ]);
}

function goalAt(anchor: string, places: Places): Goal | null {
  const box = places.box(anchor);
  if (!box) return null;
  const cup = anchor.startsWith("cup");
  return {
    x: box.x + box.width / 2,
    y: box.y + box.height * (cup ? 0.12 : 0.5),
    spread: Math.max(4, box.width * (cup ? 0.22 : 0.3)),
  };
}
