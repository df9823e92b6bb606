/** Opens a field of grains: WebGL where the device computes it, else a 2D canvas. */
import { CanvasField } from "./canvas2d.ts";
import type { GrainField } from "./field.ts";
import { WebglField } from "./webgl.ts";

/** "auto": WebGL if the device has a processor for it. The other two force one way. */
export type Renderer = "auto" | "webgl" | "canvas";

/** Opens a field in a box, on a canvas of its own. Throws if the browser has neither way to draw. */
export function openField(box: HTMLElement, renderer: Renderer): GrainField {
  if (renderer !== "canvas") {
    try {
      return opened(box, (canvas) => new WebglField(canvas, renderer === "webgl"));
    } catch {
      // A canvas that refused one context gives no other: the next one is new.
    }
  }
  return opened(box, (canvas) => new CanvasField(canvas));
}

function opened(box: HTMLElement, way: (canvas: HTMLCanvasElement) => GrainField): GrainField {
  const canvas = document.createElement("canvas");
  canvas.dataset["effect"] = "grains";
  const field = way(canvas);
  box.replaceChildren(canvas);
  return field;
}
