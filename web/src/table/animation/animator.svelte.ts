/** Shows steps one after the other. The only writer of the drawn position.
 *
 * The drawn position lags behind the target while steps are shown, and is the target otherwise. While a step is
 * shown, it is the fold of the step's cues up to the present time.
 */
import { flushSync } from "svelte";
import type { Position, Step } from "../../game/messages.ts";
import { choreograph, choreographDeal, type Film, type Seating } from "./choreograph.ts";
import { fold, undealt } from "./cues.ts";

/** The changes of a film in the drawn position. */
export interface Scene {
  readonly before: Position;
  readonly after: Position;
  /** Draws the position at a time of the film. */
  pass(time: number): void;
  /** Ends everything that is shown. */
  leave(): void;
}

/** Plays films in the DOM. Each promise resolves when input may go on, or when the film was skipped. */
export interface Stage {
  readonly seating: Seating;
  /** Leaves the reader a moment to recognise the table. */
  pause(): Promise<void>;
  /** Calls `pass` with the time of the film as it goes on, at last with its end. */
  play(film: Film, scene: Scene, rate: number): Promise<void>;
  /** Ends what is played, its ornaments too. */
  skip(): void;
  /** Holds what is played at a time of its film. */
  hold(time: number): void;
}

/** An entry of the queue: a step; null: the deal that leads to the position. */
interface Waiting {
  readonly step: Step | null;
  readonly position: Position;
}

/** If steps arrive faster than they are shown, and so many milliseconds of them wait: hurry, or show the end. */
const HURRY_MS = 3000;
const GIVE_UP_MS = 6000;
const HURRIED = 1.6;

/** One run through the queue. A run that is no longer the current one stops. */
interface Run {
  done: Promise<void>;
}

export class Animator {
  #drawn = $state.raw<Position | null>(null);
  #playing = $state(false);
  #step = $state.raw<Step | null>(null);
  #shownTo = $state<number | null>(null);
  #tail = $state(false);

  readonly #onsettled: (changed: boolean) => void;
  #target: Position | null = null;
  #stage: Stage | null = null;
  #queue: Waiting[] = [];
  #rate = 1;
  #run: Run | null = null;
  /** Whether the table has not been mounted yet. Steps wait until then. */
  #early = true;

  /** Calls `onsettled` when all steps were shown, `changed` when another position is drawn. */
  constructor(onsettled: (changed: boolean) => void = () => undefined) {
    this.#onsettled = onsettled;
  }

  /** The position that is drawn. */
  get drawn(): Position | null {
    return this.#drawn;
  }

  /** Whether steps are being shown or wait to be shown. */
  get playing(): boolean {
    return this.#playing;
  }

  /** Whether something moves: a step, or the sand that still runs after it. */
  get moving(): boolean {
    return this.#playing || this.#tail;
  }

  /** Called by the stage when ornaments run on after their film, and when they have ended. */
  readonly runTail = (runs: boolean): void => {
    this.#tail = runs;
  };

  /** The step that is being shown. */
  get step(): Step | null {
    return this.#step;
  }

  /** The number of the last step that was shown, while others wait; null: all were shown. */
  get shownTo(): number | null {
    return this.#shownTo;
  }

  /** Connects the mounted table. Returns the function that disconnects it. */
  attach(stage: Stage): () => void {
    this.#stage = stage;
    this.#early = false;
    if (this.#queue.length > 0 && !this.#run) void this.#start(stage.pause());
    return () => {
      this.finish();
      this.#stage = null;
    };
  }

  /** Draws a position at once and drops what was to be shown. */
  set(position: Position | null): void {
    this.#target = position;
    this.finish();
  }

  /** Shows the steps after those already waiting, then draws `position`. Resolves when that is done.
   *
   * `before`: the position to begin with, where it is not the drawn one. `deal`: it was just dealt. */
  async show(steps: readonly Step[], position: Position | null, before?: Position, deal = false): Promise<void> {
    this.#target = position;
    if (before && !deal) this.#draw(before);
    const takenBack = steps.findLastIndex(({ event }) => event.type === "taken_back");
    if (takenBack >= 0) this.finish(); // the waiting steps were undone
    const news = steps.slice(takenBack + 1);
    if (news[0]) this.#shownTo ??= news[0].seq - 1;
    const waiting = waitingOf(news);
    if (before && deal) {
      this.#draw(undealt(before));
      waiting.unshift({ step: null, position: before });
    }
    if (this.#run && this.#isTooFarBehind(waiting)) this.finish();
    else await this.#enqueue(waiting);
  }

  /** Shows old steps once more, from the position before them. */
  async showAgain(before: Position, steps: readonly Step[]): Promise<void> {
    if (this.#run || !this.#stage) return;
    this.#draw(before);
    const waiting = waitingOf(steps);
    if (waiting.length > 0) {
      this.#playing = true; // nothing can be decided in the position before
      flushSync(); // the stage copies what the page shows
    }
    await this.#enqueue(waiting);
  }

  /** Draws the target at once. */
  finish(): void {
    this.#queue = [];
    this.#run = null;
    this.#rate = 1;
    this.#stage?.skip();
    this.#settle();
  }

  /** Holds the film that runs at one of its times, for pictures. `finish` ends it. */
  hold(time: number): void {
    this.#stage?.hold(time);
  }

  /** Ends the ornaments that run on after the last film. */
  skipTail(): void {
    this.#stage?.skip();
  }

  #enqueue(waiting: readonly Waiting[]): Promise<void> {
    this.#queue.push(...waiting);
    if (this.#run) return this.#run.done;
    if (this.#queue.length === 0) {
      if (this.#drawn === this.#target) this.#shownTo = null;
      else this.#settle(); // nothing to show: the sand of the last step runs on
      return Promise.resolve();
    }
    if (this.#stage) return this.#start();
    if (this.#early) this.#playing = true;
    else this.finish();
    return Promise.resolve();
  }

  #start(ready?: Promise<void>): Promise<void> {
    const run: Run = { done: Promise.resolve() };
    this.#run = run;
    this.#playing = true;
    run.done = this.#play(run, ready);
    return run.done;
  }

  async #play(run: Run, ready?: Promise<void>): Promise<void> {
    if (ready) await ready;
    while (this.#run === run) {
      const next = this.#queue.shift();
      if (!next) {
        this.#run = null;
        this.#rate = 1;
        this.#settle();
        return;
      }
      await this.#playOne(run, next);
    }
  }

  async #playOne(run: Run, { step, position }: Waiting): Promise<void> {
    const stage = this.#stage;
    this.#step = step;
    if (step && this.#shownTo !== null) this.#shownTo = Math.max(this.#shownTo, step.seq);
    if (!stage) return;
    const before = this.#drawn ?? position;
    const film = step ? choreograph(before, step, stage.seating) : choreographDeal(position, stage.seating);
    let passed = -1;
    const pass = (time: number): void => {
      const count = film.cues.filter(({ at }) => at <= time).length;
      if (this.#run !== run || count === passed) return;
      passed = count;
      this.#draw(fold(before, position, film.cues, time));
    };
    await stage.play(film, { before, after: position, pass, leave: () => this.finish() }, this.#rate);
    if (this.#run === run) this.#draw(position);
  }

  /** Shows waiting steps faster if more and more of them arrive. Returns whether too many wait to be shown. */
  #isTooFarBehind(arrived: readonly Waiting[]): boolean {
    const seating = this.#stage?.seating;
    if (!seating || arrived.length === 0) return false;
    let before = this.#queue.at(-1)?.position ?? this.#drawn;
    let behind = 0;
    for (const { step, position } of [...this.#queue, ...arrived]) {
      if (step && before) behind += choreograph(before, step, seating).blocks;
      before = position;
    }
    if (behind > HURRY_MS) this.#rate = HURRIED;
    return behind > GIVE_UP_MS;
  }

  #settle(): void {
    const changed = this.#drawn !== this.#target;
    this.#playing = false;
    this.#step = null;
    this.#shownTo = null;
    this.#draw(this.#target);
    this.#onsettled(changed);
  }

  #draw(position: Position | null): void {
    this.#drawn = position;
  }
}

function waitingOf(steps: readonly Step[]): Waiting[] {
  return steps.flatMap((step) => (step.position ? [{ step, position: step.position }] : []));
}
