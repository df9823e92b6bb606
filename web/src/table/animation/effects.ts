/** The elements that tracks add to the layer: flying cards, copies that fade. Only transform and opacity are animated. */
import { SANDS } from "../drawing/palette.ts";
import type { Box } from "../drawing/geometry.ts";
import type { Track } from "./choreograph.ts";
import type { Places } from "./places.ts";
import type { Made } from "./stage.ts";

type Kind<Name extends Track["kind"]> = Extract<Track, { kind: Name }>;

const SVG = "http://www.w3.org/2000/svg";
const NOTHING: Made = { nodes: [], animations: [] };

/** A card from one place to another. It rises a little on its way. */
export function flight(track: Kind<"flight">, places: Places): Made {
  const from = places.box(track.from);
  const to = places.box(track.to);
  if (!from || !to) return NOTHING;
  const card = element("span", "flying");
  card.append(picture(track.colour));
  const width = Math.max(to.width, 18);
  const height = (width * 60) / 44;
  card.style.width = `${width}px`;
  const at = (box: Box, lifted = 1): string => {
    const scale = Math.max(0.4, Math.min(2, Math.min(box.width, (box.height * 44) / 60) / width)) * lifted;
    return `translate(${box.x + box.width / 2 - width / 2}px, ${box.y + box.height / 2 - height / 2}px) scale(${scale})`;
  };
  const middle: Box = {
    x: (from.x + to.x) / 2,
    y: (from.y + to.y) / 2,
    width: (from.width + to.width) / 2,
    height: (from.height + to.height) / 2,
  };
  const frames = [
    { transform: at(from), easing: "cubic-bezier(.4,0,.8,.6)" },
    { transform: at(middle, 1.08), easing: "cubic-bezier(.2,.4,.4,1)" },
    { transform: at(to) },
  ];
  // Not seen before it leaves.
  const hidden = card.animate([{ visibility: "hidden" }, { visibility: "hidden" }], { duration: track.at });
  return { nodes: [card], animations: [card.animate(frames, timing(track)), hidden] };
}

/** A claimed stack rises and fades while its sand begins to run. */
export function lift(track: Kind<"stream">, places: Places): Made {
  const stack = places.element(track.from);
  const box = places.box(track.from);
  if (!stack || !box) return NOTHING;
  const copy = copyOf(stack, places.inLayer(stack.getBoundingClientRect()));
  const frames = [
    { opacity: 1, transform: "none" },
    { opacity: 0.9, transform: "translateY(-7px) scale(1.05)", offset: 0.35 },
    { opacity: 0, transform: "translateY(-9px) scale(1.06)" },
  ];
  const rise = copy.animate(frames, { delay: track.at, duration: track.lasts * 0.55, fill: "both" });
  return { nodes: [copy], animations: [rise] };
}

/** Field cards and rim fade while their sand runs, the outer ones first. */
export function fadeCopies(track: Kind<"sweep">, places: Places): Made {
  const mandala = places.mandala(track.mandala);
  if (!mandala) return NOTHING;
  const { box, shape } = mandala;
  const nodes: HTMLElement[] = [];
  const animations: Animation[] = [];
  const fade = (node: HTMLElement, late: number, lasts: number): void => {
    nodes.push(node);
    const timings = { delay: track.at + late * track.lasts, duration: lasts * track.lasts, fill: "both" as const };
    animations.push(node.animate([{ opacity: 1 }, { opacity: 0 }], { ...timings, easing: "ease-in-out" }));
  };
  const wreath = mandala.element.querySelector<HTMLElement>("[data-part=wreath]");
  if (wreath) fade(copyOf(wreath, box), 0.02, 0.2);
  for (const stack of places.fieldStacks(track.mandala)) {
    const x = stack.box.x + stack.box.width / 2 - box.x - shape.middle.x;
    const y = stack.box.y + stack.box.height / 2 - box.y - shape.middle.y;
    const out = Math.min(1, Math.hypot(x, y) / (shape.radius * 1.3));
    fade(copyOf(stack.element, stack.box), 0.08 + 0.22 * (1 - out), 0.2);
  }
  return { nodes, animations };
}

/** The rakes of the empty fields spread from the middle, like rings on water. */
export function ripple(track: Kind<"rake">, places: Places): Made {
  const mandala = places.mandala(track.mandala);
  const rakes = mandala?.element.querySelector<HTMLElement>("[data-part=rakes]");
  if (!mandala || !rakes) return NOTHING;
  const rings = [
    { opacity: 0, transform: "scale(.8)" },
    { opacity: 1, transform: "none" },
  ];
  return { nodes: [], animations: [rakes.animate(rings, { ...timing(track), fill: "backwards", easing: "ease-out" })] };
}

/** A complete mandala lights up. */
export function light(track: Kind<"light">, places: Places): Made {
  const mandala = places.mandala(track.mandala);
  if (!mandala) return NOTHING;
  const { box, shape } = mandala;
  const glow = element("span", "light");
  const size = 2.9 * shape.radius;
  glow.style.cssText = `left:${box.x + shape.middle.x - size / 2}px;top:${box.y + shape.middle.y - size / 2}px;width:${size}px;height:${size}px`;
  const frames = [
    { opacity: 0, transform: "scale(.75)" },
    { opacity: 0.8, transform: "scale(1)", offset: 0.4 },
    { opacity: 0, transform: "scale(1.12)" },
  ];
  return { nodes: [glow], animations: [glow.animate(frames, timing(track))] };
}

function timing({ at, lasts }: Track): KeyframeAnimationOptions & { fill: "both" } {
  return { delay: at, duration: lasts, fill: "both" };
}

function element(name: string, kind: string): HTMLElement {
  const made = document.createElement(name);
  made.className = kind;
  made.dataset["effect"] = kind;
  return made;
}

/** A copy of a piece at its place in the layer, which nothing finds by its name. */
function copyOf(original: HTMLElement | SVGElement, box: Box): HTMLElement {
  const holder = element("span", "copy");
  const copy = original.cloneNode(true) as HTMLElement;
  for (const named of [copy, ...copy.querySelectorAll<HTMLElement>("[data-anchor],[data-area],[id]")]) {
    named.removeAttribute("data-anchor");
    named.removeAttribute("data-area");
    named.removeAttribute("id");
  }
  copy.querySelector("button")?.remove();
  Object.assign(copy.style, { left: "0", top: "0", width: "100%" });
  holder.append(copy);
  Object.assign(holder.style, {
    left: `${box.x}px`,
    top: `${box.y}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  });
  return holder;
}

function picture(colour: keyof typeof SANDS | null): SVGElement {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 44 60");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", colour ? `#card-${colour}` : "#card-back");
  svg.append(use);
  return svg;
}
