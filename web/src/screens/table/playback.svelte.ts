/** Shows what happened move by move; a tap skips to the present. What is told keeps pace with it. */
import type { Position, Step } from "../../model/messages.ts";
import { unseen } from "../../model/catchup.ts";
import type { TableView } from "./view.svelte.ts";

/** Whoever can show a step: the animated table. Each resolves when it is over, or skipped. */
export interface Stage {
  /** Leave the reader a moment to take in the table as it lies. */
  pause(): Promise<void>;
  show(step: Step, view: TableView): Promise<void>;
  skip(): void;
}

export class Playback {
  readonly #view: TableView;
  #stage: Stage | null = null;
  #queue: Step[] = [];
  #running = false;
  /** The table has not been drawn yet: what is to be shown waits for it. */
  #early = true;

  constructor(view: TableView) {
    this.#view = view;
  }

  /** The drawn table takes the stage; returns how it leaves it. */
  enter(stage: Stage): () => void {
    this.#stage = stage;
    this.#early = false;
    if (this.#queue.length > 0 && !this.#running) void this.#run(stage.pause());
    return () => {
      this.#stage = null;
      this.skip();
    };
  }

  /** The first arrival: everything goes to the log, and what the reader has missed will be shown. */
  begin(steps: readonly Step[], seen: number): void {
    const view = this.#view;
    view.steps = withoutTakenBack(steps);
    const { before, news } = unseen(view.steps, view.live, seen);
    if (before) view.shown = before;
    this.#expect(news);
  }

  /** New steps. */
  add(steps: readonly Step[]): void {
    const view = this.#view;
    const back = steps.findLastIndex(({ event }) => event.type === "taken_back");
    view.steps = withoutTakenBack([...view.steps, ...steps]);
    if (back >= 0) this.skip(); // what was on its way is no more
    this.#expect(steps.slice(back + 1));
  }

  /** Everything told once more, as it looks from another seat: the log, and nothing to show. */
  retell(steps: readonly Step[]): void {
    this.#view.steps = withoutTakenBack(steps);
    if (!this.#running) this.#settle();
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

  #expect(news: readonly Step[]): void {
    this.#queue.push(...news.filter(({ position }) => position));
    if (news[0]) this.#view.toldTo ??= news[0].seq - 1;
    if (this.#running && this.#stage) return;
    if (this.#queue.length === 0) this.skip();
    else if (this.#stage) void this.#run();
    else if (this.#early) this.#view.playing = true;
    else this.skip();
  }

  async #run(ready?: Promise<void>): Promise<void> {
    this.#running = true;
    this.#view.playing = true;
    if (ready) await ready;
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
    const view = this.#view;
    view.showing = step;
    if (view.toldTo !== null) view.toldTo = Math.max(view.toldTo, step.seq);
  }

  #settle(): void {
    const view = this.#view;
    view.playing = false;
    view.showing = null;
    view.toldTo = null;
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
