/** The learner's state in the tutorial: current stop, attempts, next stop. */
import { framedTable } from "../../frame/framed-table.ts";
import type { FrameWindows } from "../../frame/windows.svelte.ts";
import type { Decision, Position, RefusedMove, Step } from "../../game/messages.ts";
import { lastDrawn, recentPlaces, shownSteps } from "../../game/recent.ts";
import { keepProgress, keptProgress } from "../../storage/progress.ts";
import { EMPTY_INPUT, type TableInput, type TableModel } from "../../table/index.ts";
import type { Readership } from "../../words/sentences.ts";
import { type Lesson, LESSONS, type Option, type Stop, STOPS } from "./course.ts";
import { type Pointed, pointedAt } from "./pointed.ts";

/** The reason why an attempt was wrong: a broken rule, or the lesson expects another move. */
export interface Wrong {
  readonly refusal: RefusedMove | null;
  readonly hint: string;
}

/** The tutorial's opponent. */
const OPPONENT = { name: "", level: 1, taken_over: false };

export class Learner {
  readonly table: TableModel;
  readonly windows: FrameWindows;
  readonly readership: Readership;
  /** The index of the current stop. After the last one the course is finished. */
  at = $state(0);
  /** Whether the last page is shown: after the lessons, and again after the exercises. */
  finished = $state(false);
  done = $state.raw<ReadonlySet<string>>(new Set());
  answer = $state.raw<Option | null>(null);
  /** Whether the move is being shown, or was shown and another position follows. */
  moved = $state<"no" | "showing" | "shown">("no");
  /** The past ply that is shown; null: the current one. */
  lookingAt = $state<number | null>(null);
  #steps = $state.raw<readonly Step[]>([]);
  #position = $state.raw<Position | null>(null);
  #wrong = $state.raw<Wrong | null>(null);
  /** The steps that were shown, oldest first. */
  readonly log: readonly Step[] = $derived.by(() => shownSteps(this.#steps, this.table.animator.shownTo));

  constructor(name: string) {
    this.readership = { me: 0, players: [{ name, level: null, taken_over: false }, OPPONENT] };
    const { table, windows } = framedTable({
      readership: () => this.readership,
      onmove: (move) => this.#try(move),
      onsettled: () => this.#settled(),
    });
    this.table = table;
    this.windows = windows;
    const kept = keptProgress();
    this.done = new Set(kept.done);
    this.go(
      Math.max(
        0,
        STOPS.findIndex(({ id }) => id === kept.at),
      ),
    );
  }

  get stop(): Stop | null {
    return STOPS[this.at] ?? null;
  }

  get lesson(): Lesson | null {
    return this.stop?.kind === "lesson" ? this.stop : null;
  }

  /** Whether the lessons have not explained yet who chooses first. */
  get early(): boolean {
    return this.at < STOPS.findIndex(({ id }) => id === "lesson-complete");
  }

  /** What the learner is to press next. */
  get pointed(): Pointed | null {
    if (!this.lesson || this.moved !== "no" || this.lookingAt !== null || !this.table.decidable) return null;
    return pointedAt(this.lesson.accepted, this.table.selection);
  }

  /** All steps of the present game, also those that were not shown yet. */
  get steps(): readonly Step[] {
    return this.#steps;
  }

  /** The current position, even while a past one is shown. */
  get position(): Position | null {
    return this.#position;
  }

  get wrong(): Wrong | null {
    const { refused, picked, armed } = this.table.selection;
    if (refused && this.lesson) return { refusal: refused, hint: this.lesson.task };
    return picked || armed ? null : this.#wrong;
  }

  /** Begins a stop from its own position. */
  go(index: number): void {
    this.at = Math.min(Math.max(index, 0), STOPS.length);
    this.#wrong = null;
    this.answer = null;
    this.moved = "no";
    this.table.putBack();
    keepProgress({ at: this.stop?.id ?? null, done: [...this.done] });
    this.finished = !this.stop;
    if (!this.stop || this.stop.kind === "aim") return;
    if (!this.#continues(this.stop)) this.#steps = [];
    this.lookingAt = null;
    this.#position = this.stop.position;
    this.table.set(this.#input(this.lesson?.decision ?? null));
  }

  /** Goes to the next stop, or after the last lesson to the last page. */
  next(): void {
    if (this.stop) this.#master();
    const last = LESSONS.length - 1;
    if (this.at === last) this.#finish();
    else this.go(this.at + 1);
  }

  /** Shows the last page. The next visit begins with the exercises. */
  #finish(): void {
    this.go(LESSONS.length);
    this.finished = true;
  }

  tryAgain(): void {
    this.#wrong = null;
    this.answer = null;
    this.table.putBack();
  }

  choose(option: Option): void {
    this.answer = option;
    if (option.right) this.#master();
  }

  lookBack(ply: number | null): void {
    const past = this.#steps.find(({ event }) => event.type === "moved" && event.ply === ply)?.position;
    this.lookingAt = past ? ply : null;
    if (past) this.table.set({ ...EMPTY_INPUT, reader: 0, position: past });
    else this.table.set(this.#input(this.moved === "no" ? (this.lesson?.decision ?? null) : null));
  }

  #input(decision: Decision | null): TableInput {
    const steps = this.#steps;
    return {
      ...EMPTY_INPUT,
      position: this.#position,
      reader: 0,
      decision,
      marks: recentPlaces(steps, 0, 0),
      fresh: (ply) => lastDrawn(steps, 0, ply),
    };
  }

  #try(move: string): void {
    const { lesson } = this;
    if (!lesson) return;
    if (move !== lesson.accepted) {
      this.#wrong = { refusal: null, hint: lesson.hints[move] ?? lesson.task };
      return;
    }
    this.#wrong = null;
    this.#master();
    this.#position = lesson.steps.at(-1)?.position ?? this.#position;
    this.#steps = [...this.#steps, ...lesson.steps];
    this.moved = "showing";
    void this.table.show(lesson.steps, this.#input(null));
  }

  /** Continues after the steps of a lesson, unless the next stop has another position. */
  #settled(): void {
    if (this.moved !== "showing") return;
    const next = STOPS[this.at + 1];
    if (next && next.kind !== "aim" && this.#continues(next)) this.next();
    else this.moved = "shown";
  }

  #master(): void {
    if (this.stop) this.done = new Set([...this.done, this.stop.id]);
    keepProgress({ at: this.stop?.id ?? null, done: [...this.done] });
  }

  /** Whether a stop begins with the present position: its own, or the one that the stop before it leads to. */
  #continues(stop: Exclude<Stop, { kind: "aim" }>): boolean {
    const position = this.#position;
    const before = STOPS[STOPS.indexOf(stop) - 1];
    const reached = before?.kind === "lesson" ? before.steps.at(-1)?.position : null;
    return (
      this.#steps.length > 0 &&
      (position === stop.position || (position === reached && position?.ply === stop.position.ply))
    );
  }
}
