/** Drags cards from a slot to a place on the mat: the same choice as two taps. */
import type { Colour, MandalaNumber } from "../../game/cards.ts";
import type { Target } from "../../game/moves.ts";
import type { TableModel } from "../table.svelte.ts";

/** Farther than this (in pixels) a press becomes a drag. */
const FAR_ENOUGH = 9;

/** Where one table is drawn. */
export interface TablePlace {
  readonly root: HTMLElement;
  readonly layer: HTMLElement;
}

/** Finds the target at a point of the page: an area of a mandala, the discard pile, or a button of this table. */
export function targetUnder(root: HTMLElement, x: number, y: number): Target | null {
  for (const element of document.elementsFromPoint(x, y)) {
    if (!(element instanceof HTMLElement || element instanceof SVGElement) || !root.contains(element)) continue;
    const button = element.closest<HTMLElement>("[data-target]");
    if (button) return button.dataset.target as Target;
    if (element.closest('[data-pile="discard"]')) return "D";
    const [number, area] = element.dataset.area?.split(":") ?? [];
    if (area === "mountain") return `M${Number(number) as MandalaNumber}`;
    if (area === "near") return `F${Number(number) as MandalaNumber}`;
  }
  return null;
}

/** Follows one pointer from a slot: picks the cards up and chooses the target where they are dropped. */
export class Drag {
  readonly #table: TableModel;
  readonly #place: TablePlace;
  readonly #colour: Colour;
  readonly #start: PointerEvent;
  #picture: HTMLElement | null = null;

  constructor(table: TableModel, place: TablePlace, colour: Colour, start: PointerEvent) {
    this.#table = table;
    this.#place = place;
    this.#colour = colour;
    this.#start = start;
  }

  /** Whether the press has become a drag. */
  get moving(): boolean {
    return this.#picture !== null;
  }

  /** Whether it is this pointer that drags. */
  follows(event: PointerEvent): boolean {
    return event.pointerId === this.#start.pointerId;
  }

  move(event: PointerEvent, slot: HTMLElement): void {
    const { clientX: x, clientY: y } = event;
    if (!this.#picture) {
      if (Math.hypot(x - this.#start.clientX, y - this.#start.clientY) < FAR_ENOUGH) return;
      if (!this.#table.pickUp(this.#colour)) return;
      this.#picture = copyOf(slot);
      this.#place.layer.append(this.#picture);
    }
    const corner = this.#place.layer.getBoundingClientRect();
    this.#picture.style.transform = `translate(${x - corner.x}px, ${y - corner.y}px) translate(-50%, -70%)`;
  }

  /** Drops the cards. Over a target this chooses it; elsewhere the cards stay picked up. */
  drop(event: PointerEvent): void {
    this.cancel();
    const target = targetUnder(this.#place.root, event.clientX, event.clientY);
    if (target) this.#table.tapTarget(target);
  }

  cancel(): void {
    this.#picture?.remove();
    this.#picture = null;
  }
}

function copyOf(slot: HTMLElement): HTMLElement {
  const card = slot.querySelector("svg.card")?.cloneNode(true) ?? document.createElement("span");
  const holder = document.createElement("div");
  holder.className = "dragged";
  holder.dataset.effect = "dragged";
  holder.append(card);
  return holder;
}
