/** Shows what happened move by move; a tap skips to the present. */
import type { Position, Step } from "../../model/messages.ts";
import { unseen } from "../../model/catchup.ts";
import type { TableView } from "./view.svelte.ts";

/** Whoever can show a step: the animated table. Resolves when it is shown, or skipped. */
export interface Stage {
  show(step: Step, view: TableView): Promise<void>;
  skip(): void;
}

export class Playback {
  readonly #view: TableView;
  #stage: Stage | null = null;
  #queue: Step[] = [];
  #running = false;

  constructor(view: TableView) {
    this.#view = view;
  }

  /** The drawn table takes the stage; returns how it leaves it. */
  enter(stage: Stage): () => void {
    this.#stage = stage;
    return () => {
      this.#stage = null;
      this.skip();
    };
  }

  /** New steps. At the first arrival everything goes to the log, and what is new is played. */
  add(steps: readonly Step[], first: boolean): void {
    const view = this.#view;
    const back = steps.findLastIndex(({ event }) => event.type === "taken_back");
    view.steps = withoutTakenBack([...view.steps, ...steps]);
    const draw = steps.findLast(({ event }) => event.type === "moved" && event.seat === view.live?.seat);
    if (draw?.event.type === "moved") view.fresh = draw.event.drawn ?? "";
    if (first) {
      const { before, news } = unseen(steps, view.live);
      view.shown = before ?? view.live;
      this.#queue = [...news];
    } else {
      this.#queue.push(...steps.slice(back + 1).filter(({ position }) => position));
    }
    if (this.#queue.length === 0 || !this.#stage) this.skip();
    else if (!this.#running) void this.#run();
  }

  /** Play the last moves again, from before them. */
  again(steps: readonly Step[], before: Position): void {
    if (this.#running || !this.#stage) return;
    this.#view.shown = before;
    this.#queue = [...steps];
    void this.#run();
  }

  /** Straight to the present. */
  skip(): void {
    this.#queue = [];
    this.#stage?.skip();
    if (!this.#running) this.#settle();
  }

  async #run(): Promise<void> {
    this.#running = true;
    this.#view.playing = true;
    for (let step = this.#queue.shift(); step; step = this.#queue.shift()) {
      await this.#stage?.show(step, this.#view);
      if (this.#view.lookingAt === null && step.position && this.#queue.length > 0) this.#view.shown = step.position;
    }
    this.#running = false;
    this.#settle();
  }

  #settle(): void {
    const view = this.#view;
    view.playing = false;
    if (view.lookingAt === null) {
      const before = view.shown;
      if (before !== view.live) view.epochs.next();
      view.shown = view.live;
    }
  }
}

/** The log without the moves that were taken back. */
function withoutTakenBack(steps: readonly Step[]): Step[] {
  const kept: Step[] = [];
  for (const step of steps) {
    const { event } = step;
    if (event.type === "taken_back") {
      while (kept.length > 0) {
        const last = kept[kept.length - 1]?.event;
        if (last?.type === "moved" && last.ply <= event.to_ply) break;
        kept.pop();
      }
    }
    kept.push(step);
  }
  return kept;
}
