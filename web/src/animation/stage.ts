/** Plays plans on the page: finds the anchors, moves copies of cards over the drawn table. */
import { tick } from "svelte";
import type { Colour } from "../model/cards.ts";
import type { Step } from "../model/messages.ts";
import { SANDS } from "../drawing/palette.ts";
import { settings } from "../settings/settings.svelte.ts";
import type { Stage } from "../screens/table/playback.svelte.ts";
import type { TableView } from "../screens/table/view.svelte.ts";
import { ring, type Sound } from "../sound/sounds.ts";
import { Grains } from "./grains.ts";
import { type Item, type Plan, planStep } from "./plan.ts";
import { tempo, wantsStillness } from "./speed.ts";

/** What the stage says in words while it plays. */
export interface Captions {
  weigh(sizes: readonly [number, number], first: 0 | 1): string;
  gain(points: number, exact: boolean): string;
}

/** Long enough to recognise a table one comes back to, at normal speed. */
const PAUSE = 600;
const SVG = "http://www.w3.org/2000/svg";

export class AnimatedStage implements Stage {
  readonly #layer: HTMLElement;
  readonly #grains: Grains;
  readonly #captions: Captions;
  #running: Animation[] = [];
  #timers: ReturnType<typeof setTimeout>[] = [];
  #finish: (() => void) | null = null;

  constructor(layer: HTMLElement, canvas: HTMLCanvasElement, captions: Captions) {
    this.#layer = layer;
    this.#grains = new Grains(canvas);
    this.#captions = captions;
  }

  async pause(): Promise<void> {
    const pace = tempo(settings.speed, wantsStillness());
    if (pace > 0 && !document.hidden) await this.#for(PAUSE * pace);
  }

  async show(step: Step, view: TableView): Promise<void> {
    const pace = tempo(settings.speed, wantsStillness());
    const plan = planStep(step, { near: view.near, open: view.shown?.hand != null });
    if (pace === 0 || plan.items.length === 0 || view.lookingAt !== null || document.hidden) {
      this.#reveal(step, view);
      return;
    }
    // Where things are before the move; afterwards they may be gone.
    const from = new Map(plan.items.map((item) => [item, "from" in item ? boxOf(item.from) : null]));
    const swept = plan.items.flatMap((item) => (item.kind === "sweep" ? [this.#copyOf(item.mandala, plan)] : []));
    this.#reveal(step, view);
    await tick();
    for (const item of plan.items) this.#play(item, from.get(item) ?? null, pace, swept[0] ?? null);
    await this.#for(plan.lasts * pace);
  }

  skip(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
    for (const animation of this.#running) animation.finish();
    this.#running = [];
    this.#layer.replaceChildren();
    this.#grains.clear();
    this.#finish?.();
  }

  #reveal(step: Step, view: TableView): void {
    if (view.lookingAt === null && step.position) view.shown = step.position;
  }

  #play(item: Item, from: DOMRect | null, pace: number, swept: HTMLElement | null): void {
    const at = item.at * pace;
    const lasts = item.lasts * pace;
    switch (item.kind) {
      case "flight":
        this.#later(() => sound("card"), at + lasts * 0.8);
        this.#fly(item.colour, from, item.to, at, lasts);
        break;
      case "grains":
        this.#later(() => sound("sand"), at);
        this.#later(() => this.#pour(item.colour, from, item.to, item.amount, lasts), at);
        break;
      case "light":
        this.#later(() => sound("chime"), at);
        this.#later(() => this.#light(item.mandala, lasts), at);
        break;
      case "weigh":
        this.#later(() => this.#say(this.#captions.weigh(item.sizes, item.first), mandalaBox(item.mandala), "weigh", lasts), at);
        break;
      case "gain":
        this.#later(() => this.#say(this.#captions.gain(item.points, item.exact), boxOf(`cup:${item.seat}`), "gain", lasts), at);
        break;
      case "sweep":
        this.#later(() => sound("sand"), at);
        if (swept) this.#sweep(swept, at, lasts);
        break;
    }
  }

  #fly(colour: Colour | null, from: DOMRect | null, to: string, at: number, lasts: number): void {
    const target = elementAt(to);
    const box = boxOf(to);
    if (!from || !box) return;
    const card = picture(colour);
    const width = Math.min(Math.max(box.width, 20), 96);
    card.style.width = `${width}px`;
    const place = (rect: DOMRect): string => {
      const scale = Math.min(rect.width, 96) / width;
      return `translate(${rect.x + rect.width / 2 - width / 2}px, ${rect.y + rect.height / 2 - (width * 60) / 88}px) scale(${Math.max(0.4, scale)})`;
    };
    this.#layer.append(card);
    const timing = { delay: at, duration: lasts, easing: "cubic-bezier(.3,.1,.2,1)", fill: "both" as const };
    const flight = card.animate([{ transform: place(from) }, { transform: place(box) }], timing);
    flight.onfinish = () => card.remove();
    this.#running.push(flight);
    // A card is not at its new place before it has landed. The hidden flight itself waits unseen.
    card.animate([{ visibility: "hidden" }, { visibility: "hidden" }], { duration: at });
    if (target?.dataset.anchor === to && target.classList.contains("place")) {
      this.#running.push(target.animate([{ opacity: 0 }, { opacity: 0 }], { duration: at + lasts }));
    }
  }

  #pour(colour: Colour, from: DOMRect | null, to: string, amount: number, lasts: number): void {
    const box = boxOf(to);
    if (!from || !box) return;
    const { ground, light, dark } = SANDS[colour];
    this.#grains.pour({
      colour: [ground, ground, light, dark],
      from,
      to: { x: box.x + box.width / 2, y: box.y + box.height * 0.35 },
      count: 70 + 30 * Math.min(amount, 5),
      lasts,
    });
  }

  #light(mandala: number, lasts: number): void {
    const rim = document.querySelector(`[data-mandala="${mandala}"]`);
    if (!rim) return;
    const glow = [
      { filter: "brightness(1) drop-shadow(0 0 0 transparent)" },
      { filter: "brightness(1.12) drop-shadow(0 0 18px var(--glow))", offset: 0.6 },
      { filter: "brightness(1) drop-shadow(0 0 0 transparent)" },
    ];
    this.#running.push(rim.animate(glow, { duration: lasts * 2.2 }));
  }

  /** Words over the table that fade by themselves. */
  #say(text: string, box: DOMRect | null, kind: string, lasts: number): void {
    if (!box || !text) return;
    const words = document.createElement("div");
    words.className = `caption ${kind}`;
    words.textContent = text;
    words.style.left = `${box.x + box.width / 2}px`;
    words.style.top = `${box.y + box.height / 2}px`;
    this.#layer.append(words);
    const seen = words.animate(
      [
        { opacity: 0, transform: "translate(-50%, -30%)" },
        { opacity: 1, transform: "translate(-50%, -50%)", offset: 0.2 },
        { opacity: 1, transform: "translate(-50%, -55%)", offset: 0.8 },
        { opacity: 0, transform: "translate(-50%, -80%)" },
      ],
      { duration: Math.max(lasts, 450) * 1.3 },
    );
    seen.onfinish = () => words.remove();
    this.#running.push(seen);
  }

  /** The mandala as it lies now, copied over itself, so that it can be swept away. */
  #copyOf(mandala: number, plan: Plan): HTMLElement | null {
    const original = document.querySelector<HTMLElement>(`[data-mandala="${mandala}"]`);
    if (!original) return null;
    const box = original.getBoundingClientRect();
    const copy = original.cloneNode(true) as HTMLElement;
    for (const item of plan.items) {
      if ("from" in item) copy.querySelector(`[data-anchor="${item.from}"]`)?.remove();
    }
    for (const anchor of copy.querySelectorAll("[data-anchor],[data-area]")) {
      anchor.removeAttribute("data-anchor");
      anchor.removeAttribute("data-area");
    }
    copy.removeAttribute("data-mandala");
    copy.classList.add("swept");
    Object.assign(copy.style, { left: `${box.x}px`, top: `${box.y}px`, width: `${box.width}px`, height: `${box.height}px` });
    this.#layer.append(copy);
    return copy;
  }

  #sweep(copy: HTMLElement, at: number, lasts: number): void {
    const box = copy.getBoundingClientRect();
    const brush = document.createElement("div");
    brush.className = "brush";
    brush.style.height = `${box.height * 1.04}px`;
    this.#layer.append(brush);
    const timing = { delay: at, duration: lasts, easing: "cubic-bezier(.45,.05,.4,1)", fill: "both" as const };
    const wiped = copy.animate(
      [
        { clipPath: "inset(-20px -20px -20px 0)", filter: "saturate(1)" },
        { clipPath: `inset(-20px -20px -20px ${box.width + 20}px)`, filter: "saturate(0.1)" },
      ],
      timing,
    );
    wiped.onfinish = () => copy.remove();
    const top = `${box.y - box.height * 0.02}px`;
    const stroke = brush.animate(
      [
        { transform: `translate(${box.x - 24}px, ${top}) rotate(3deg)`, opacity: 1 },
        { transform: `translate(${box.x + box.width}px, ${top}) rotate(-3deg)`, opacity: 1, offset: 0.94 },
        { transform: `translate(${box.x + box.width + 10}px, ${top}) rotate(-3deg)`, opacity: 0 },
      ],
      timing,
    );
    stroke.onfinish = () => brush.remove();
    brush.animate([{ visibility: "hidden" }, { visibility: "hidden" }], { duration: at });
    this.#running.push(wiped, stroke);
    const grey = ["#8d8577", "#a79d8b", "#b9a98a", "#756c5f"];
    for (let i = 0; i < 7; i += 1) {
      const x = box.x + (box.width * (i + 0.3)) / 7;
      this.#later(
        () =>
          this.#grains.pour({
            colour: grey,
            from: new DOMRect(x, box.y + box.height * 0.1, box.width / 10, box.height * 0.8),
            to: { x: x + box.width * 0.3, y: box.y + box.height * (0.3 + Math.random() * 0.6) },
            count: 45,
            lasts: lasts * 0.8,
          }),
        at + (lasts * i) / 7,
      );
    }
  }

  /** Resolves after so many milliseconds, or as soon as the reader wants to go on. */
  async #for(lasts: number): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#finish = resolve;
      this.#later(resolve, lasts);
    });
    this.#finish = null;
  }

  #later(act: () => void, wait: number): void {
    this.#timers.push(setTimeout(act, wait));
  }
}

function sound(which: Sound): void {
  if (settings.sounds) ring(which);
}

/** The visible element of an anchor: phone and wide layouts each have their own piles. */
function elementAt(anchor: string): HTMLElement | null {
  const [colourless] = anchor.split(/:[ROYGPB]$/);
  const found = [...document.querySelectorAll<HTMLElement>(`[data-anchor="${anchor}"]`)];
  const visible = found.find((element) => element.getBoundingClientRect().width > 0);
  return visible ?? document.querySelector<HTMLElement>(`[data-area="${colourless}"]`);
}

/** Where an anchor lies; an area without the card yet gives a card-sized box in its middle. */
function boxOf(anchor: string): DOMRect | null {
  const element = elementAt(anchor);
  if (!element) return null;
  const box = element.getBoundingClientRect();
  if (element.dataset.anchor === anchor) return box;
  const size = Math.min(box.width, box.height) * 0.5;
  return new DOMRect(box.x + (box.width - size) / 2, box.y + (box.height - size) / 2, size, size);
}

function mandalaBox(mandala: number): DOMRect | null {
  return document.querySelector(`[data-mandala="${mandala}"]`)?.getBoundingClientRect() ?? null;
}

function picture(colour: Colour | null): HTMLElement {
  const holder = document.createElement("span");
  holder.className = "flying";
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 44 60");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", colour ? `#card-${colour}` : "#card-back");
  svg.append(use);
  holder.append(svg);
  return holder;
}
