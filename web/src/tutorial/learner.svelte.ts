/** A learner on the way through the tutorial: where they are, what they tried, what comes next. */
import type { RefusedMove } from "../model/messages.ts";
import { NOTHING } from "../model/selection.ts";
import { Playback } from "../screens/table/playback.svelte.ts";
import { TableView } from "../screens/table/view.svelte.ts";
import { type Lesson, type Option, type Stop, STOPS } from "./course.ts";
import { keepProgress, keptProgress } from "./progress.ts";

/** Why a try was not the right one: the rule's own reason, or only that the lesson asks for another move. */
export interface Wrong {
  readonly refusal: RefusedMove | null;
  readonly hint: string;
}

/** The levels have names in the catalogue; the tutorial is played against the first. */
const OPPONENT = { name: "", level: 1, taken_over: false };

export class Learner {
  readonly view = new TableView((move) => this.#try(move));
  readonly playback = new Playback(this.view);
  /** The index of the present stop; past the last one all is done. */
  at = $state(0);
  done = $state.raw<ReadonlySet<string>>(new Set());
  /** The text is in front; else what can be done. Concerns phones, and claims. */
  reading = $state(true);
  answer = $state.raw<Option | null>(null);
  /** The move was made and is being shown; or has been, and the table will be laid out anew. */
  moved = $state<"no" | "showing" | "shown">("no");
  #wrong = $state.raw<Wrong | null>(null);

  constructor(name: string) {
    this.view.players = [{ name, level: null, taken_over: false }, OPPONENT];
    this.view.seats = [0];
    const kept = keptProgress();
    this.done = new Set(kept.done);
    this.go(Math.max(0, STOPS.findIndex(({ id }) => id === kept.at)));
  }

  get stop(): Stop | null {
    return STOPS[this.at] ?? null;
  }

  get lesson(): Lesson | null {
    return this.stop?.kind === "lesson" ? this.stop : null;
  }

  get wrong(): Wrong | null {
    const { refused, picked, armed } = this.view.selection;
    if (refused && this.lesson) return { refusal: refused, hint: this.lesson.hint };
    return picked || armed ? null : this.#wrong;
  }

  /** Begin a stop from its own position. */
  go(index: number): void {
    const { view } = this;
    this.at = Math.min(Math.max(index, 0), STOPS.length);
    this.playback.skip();
    this.#wrong = null;
    this.answer = null;
    this.reading = true;
    this.moved = "no";
    keepProgress({ at: this.stop?.id ?? null, done: [...this.done] });
    if (!this.stop) return;
    if (!this.#continues(this.stop)) view.steps = [];
    view.lookingAt = null;
    view.selection = NOTHING;
    view.live = view.shown = this.stop.position;
    view.decision = this.lesson?.decision ?? null;
    view.pendingMove = null;
    view.epochs.next();
  }

  next(): void {
    this.go(this.at + 1);
  }

  tryAgain(): void {
    this.#wrong = null;
    this.answer = null;
    this.view.selection = NOTHING;
  }

  choose(option: Option): void {
    this.answer = option;
    if (option.right) this.#master();
  }

  /** The steps of a lesson have been seen: on, unless the next stop shows another table. */
  seen(): void {
    const next = STOPS[this.at + 1];
    if (next && this.#continues(next)) this.next();
    else this.moved = "shown";
  }

  lookBack(ply: number | null): void {
    const { view } = this;
    this.playback.skip();
    const known = view.steps.find(({ event }) => event.type === "moved" && event.ply === ply)?.position;
    view.lookingAt = known ? ply : null;
    view.shown = known ?? view.live;
  }

  #try(move: string): void {
    const { lesson, view } = this;
    if (!lesson) return;
    if (move !== lesson.accepted) {
      this.#wrong = { refusal: null, hint: lesson.hints[move] ?? lesson.hint };
      return;
    }
    this.#wrong = null;
    this.#master();
    view.decision = null;
    view.live = lesson.steps.at(-1)?.position ?? view.live;
    this.moved = "showing";
    this.playback.add(lesson.steps);
  }

  #master(): void {
    if (this.stop) this.done = new Set([...this.done, this.stop.id]);
    keepProgress({ at: this.stop?.id ?? null, done: [...this.done] });
  }

  /** Whether a stop begins where the table lies now: its own, or as the stop before it was played out. */
  #continues(stop: Stop): boolean {
    const { live, steps } = this.view;
    const before = STOPS[STOPS.indexOf(stop) - 1];
    const reached = before?.kind === "lesson" ? before.steps.at(-1)?.position : null;
    return steps.length > 0 && (live === stop.position || (live === reached && live?.ply === stop.position.ply));
  }
}
