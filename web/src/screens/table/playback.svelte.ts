/** Shows what happened move by move; a tap skips to the present. What is told keeps pace with it. */
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
    if (first) {
      const { before, news } = unseen(steps, view.live);
      view.shown = before ?? view.live;
      this.#queue = [...news];
      view.untold = news.length;
    } else {
      if (back >= 0) this.skip(); // what was on its way is no more
      const news = steps.slice(back + 1);
      this.#queue.push(...news.filter(({ position }) => position));
      view.untold += news.length;
    }
    if (this.#running && this.#stage) return;
    if (this.#queue.length === 0 || !this.#stage) this.skip();
    else void this.#run();
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
      this.#tell(step);
      await this.#stage?.show(step, this.#view);
      if (this.#view.lookingAt === null && step.position && this.#queue.length > 0) this.#view.shown = step.position;
    }
    this.#running = false;
    this.#settle();
  }

  /** Words come with what is seen: the log goes on to this step, and no further. */
  #tell(step: Step): void {
    const { steps, untold } = this.#view;
    this.#view.showing = step;
    this.#view.untold = Math.min(untold, steps.length - 1 - steps.lastIndexOf(step));
  }

  #settle(): void {
    const view = this.#view;
    view.playing = false;
    view.showing = null;
    view.untold = 0;
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
