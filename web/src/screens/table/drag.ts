/** Dragging cards from a well to a place on the mat: the same choice as two taps. */
import type { Colour, MandalaNumber } from "../../model/cards.ts";
import type { Target } from "../../model/moves.ts";
import type { TableView } from "./view.svelte.ts";

/** Farther than this (in pixels) a press becomes a drag. */
const FAR_ENOUGH = 9;

/** The target under a point of the page: an area of a mandala, the discard pile, or a button. */
export function targetUnder(x: number, y: number): Target | null {
  for (const element of document.elementsFromPoint(x, y)) {
    if (!(element instanceof HTMLElement || element instanceof SVGElement)) continue;
    const button = element.closest<HTMLElement>("[data-target]");
    if (button) return button.dataset.target as Target;
    if (element.closest('[data-pile="discard"]')) return "D";
    const [number, area] = element.dataset.area?.split(":") ?? [];
    if (area === "mountain") return `M${Number(number) as MandalaNumber}`;
    if (area === "near") return `F${Number(number) as MandalaNumber}`;
  }
  return null;
}

/** Follows one pointer from a well; `view` is told what it picks up and where it lets go. */
export class Drag {
  readonly #view: TableView;
  readonly #colour: Colour;
  readonly #start: PointerEvent;
  #picture: HTMLElement | null = null;

  constructor(view: TableView, colour: Colour, start: PointerEvent) {
    this.#view = view;
    this.#colour = colour;
    this.#start = start;
  }

  /** Whether it has become a drag; until then it may still be a tap. */
  get moving(): boolean {
    return this.#picture !== null;
  }

  /** Whether it is this pointer that drags. */
  follows(event: PointerEvent): boolean {
    return event.pointerId === this.#start.pointerId;
  }

  move(event: PointerEvent, well: HTMLElement): void {
    const { clientX: x, clientY: y } = event;
    if (!this.#picture) {
      if (Math.hypot(x - this.#start.clientX, y - this.#start.clientY) < FAR_ENOUGH) return;
      if (!this.#view.pickUp(this.#colour)) return;
      this.#picture = copyOf(well);
      document.body.append(this.#picture);
    }
    this.#picture.style.transform = `translate(${x}px, ${y}px) translate(-50%, -70%)`;
  }

  /** Let go: over a target that is the choice, elsewhere the cards stay picked up. */
  drop(event: PointerEvent): void {
    this.cancel();
    const target = targetUnder(event.clientX, event.clientY);
    if (target) this.#view.tapTarget(target);
  }

  cancel(): void {
    this.#picture?.remove();
    this.#picture = null;
  }
}

function copyOf(well: HTMLElement): HTMLElement {
  const card = well.querySelector("svg.card")?.cloneNode(true) ?? document.createElement("span");
  const holder = document.createElement("div");
  holder.className = "dragged";
  holder.append(card);
  return holder;
}
