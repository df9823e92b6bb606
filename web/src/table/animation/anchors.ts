/** The elements of one table by their names, for the animation to measure.
 *
 * Names: "1:mountain:R" a stack, "1:mountain" an area, "mandala:1", "slot:R" a colour of the hand, "hand:1" a covered
 * hand, "river:0:4", "cup:0", "deck", "discard".
 */
import { getContext, setContext } from "svelte";
import type { Attachment } from "svelte/attachments";

type Drawn = HTMLElement | SVGElement;

export class Anchors {
  readonly #elements = new Map<string, Drawn>();

  add(name: string, element: Drawn): () => void {
    this.#elements.set(name, element);
    return () => {
      if (this.element(name) === element) this.#elements.delete(name);
    };
  }

  element(name: string): Drawn | null {
    return this.#elements.get(name) ?? null;
  }

  /** The box of a name. A stack that does not lie there yet gets a box in the middle of its area. */
  box(name: string): DOMRect | null {
    const own = this.element(name);
    if (own) return own.getBoundingClientRect();
    const box = this.element(name.replace(/:[ROYGPB]$/, ""))?.getBoundingClientRect();
    if (!box) return null;
    const size = Math.min(box.width, box.height) * 0.5;
    return new DOMRect(box.x + (box.width - size) / 2, box.y + (box.height - size) / 2, size, size);
  }
}

const KEY = Symbol("anchors");

/** Makes the anchors of a table known to the pieces drawn in it. Call while a component is created. */
export function provideAnchors(anchors: Anchors): void {
  setContext(KEY, anchors);
}

/** Gives the attachment that names an element. Outside a table the name is only written on the element. */
export function useAnchor(): (name: string) => Attachment<Drawn> {
  const anchors = getContext<Anchors | undefined>(KEY);
  return (name) => (element) => {
    element.dataset.anchor = name;
    return anchors?.add(name, element);
  };
}
