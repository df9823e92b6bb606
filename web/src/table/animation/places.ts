/** Where things lie on one table, in pixels from the corner of its layer. Measured once for each film. */
import { COLOURS, type Colour } from "../../game/cards.ts";
import type { Mandala, Position } from "../../game/messages.ts";
import { type Box, mandalaShape, type MandalaShape, placeInRow } from "../drawing/geometry.ts";
import type { Anchors } from "./anchors.ts";
import type { Seating } from "./choreograph.ts";

export interface MandalaPlace {
  readonly element: HTMLElement;
  readonly box: Box;
  readonly shape: MandalaShape;
}

export class Places {
  readonly #anchors: Anchors;
  readonly #corner: DOMRect;
  readonly #after: Position;
  readonly #seating: Seating;
  readonly #known = new Map<string, Box | null>();

  constructor(anchors: Anchors, layer: HTMLElement, after: Position, seating: Seating) {
    this.#anchors = anchors;
    this.#corner = layer.getBoundingClientRect();
    this.#after = after;
    this.#seating = seating;
  }

  /** The size of the layer. */
  get room(): { readonly width: number; readonly height: number } {
    return this.#corner;
  }

  /** The box of the card at an anchor, or of the whole thing if it shows no card. */
  box(anchor: string): Box | null {
    const known = this.#known.get(anchor);
    if (known !== undefined) return known;
    const box = this.#stackToCome(anchor) ?? this.#measured(anchor);
    this.#known.set(anchor, box);
    return box;
  }

  /** The element at an anchor itself, where it lies now. */
  element(anchor: string): HTMLElement | SVGElement | null {
    return this.#anchors.element(anchor);
  }

  mandala(number: number): MandalaPlace | null {
    const element = this.#anchors.element(`mandala:${number}`);
    if (!(element instanceof HTMLElement)) return null;
    const box = this.inLayer(element.getBoundingClientRect());
    return { element, box, shape: mandalaShape(Math.max(box.width, 60), Math.max(box.height, 80)) };
  }

  /** Stacks and their boxes in the fields of a mandala. */
  fieldStacks(number: number): { readonly colour: Colour; readonly element: HTMLElement; readonly box: Box }[] {
    return ["far", "near"].flatMap((area) =>
      COLOURS.flatMap((colour) => {
        const element = this.#anchors.element(`${number}:${area}:${colour}`);
        if (!(element instanceof HTMLElement)) return [];
        return [{ colour, element, box: this.inLayer(element.getBoundingClientRect()) }];
      }),
    );
  }

  inLayer(box: DOMRect): Box {
    return { x: box.x - this.#corner.x, y: box.y - this.#corner.y, width: box.width, height: box.height };
  }

  #measured(anchor: string): Box | null {
    const element = this.#anchors.element(anchor);
    if (!element) return null;
    const card = element instanceof SVGElement ? null : element.querySelector("svg.card");
    return this.inLayer((card ?? element).getBoundingClientRect());
  }

  /** The box that a stack will have once the step has ended. null: the anchor names no stack of a mandala. */
  #stackToCome(anchor: string): Box | null {
    const [number = "", area = "", colour = ""] = anchor.split(":");
    if (!/^[12]$/.test(number) || colour === "" || this.#anchors.element(anchor)) return null;
    const mandala = this.#after.mandalas[Number(number) - 1];
    const place = this.mandala(Number(number));
    if (!mandala || !place) return null;
    const lying = COLOURS.filter((one) => this.#pile(mandala, area).includes(one));
    const index = lying.indexOf(colour as Colour);
    const { shape, box } = place;
    const row = shape.rows[area as keyof MandalaShape["rows"]];
    const left = placeInRow(lying.length, row, shape.card.width)[index];
    if (left === undefined) return null;
    return { x: box.x + left, y: box.y + row.y, width: shape.card.width, height: shape.card.height };
  }

  #pile({ mountain, fields }: Mandala, area: string): string {
    if (area === "mountain") return mountain;
    const { near } = this.#seating;
    return fields[area === "near" ? near : near === 0 ? 1 : 0];
  }
}
