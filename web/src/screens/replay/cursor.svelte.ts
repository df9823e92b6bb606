/** A recorded game and the reader's place in it. */
import { framedTable } from "../../frame/framed-table.ts";
import type { FrameWindows } from "../../frame/windows.svelte.ts";
import { other, type Seat } from "../../game/cards.ts";
import type { Moved, Player, Position, Replayed, Step } from "../../game/messages.ts";
import { EMPTY_INPUT, type TableInput, type TableModel } from "../../table/index.ts";
import type { Readership } from "../../words/sentences.ts";

/** Whose cards are seen: one seat's, or everybody's. */
export type Viewpoint = Seat | "all";

/** The pause between two moves while the game plays by itself. */
const BETWEEN_MOVES_MS = 500;

export class ReplayCursor {
  readonly game: Replayed;
  readonly table: TableModel;
  readonly windows: FrameWindows;
  readonly readership: Readership;
  /** All moves and the end. */
  readonly log: readonly Step[];
  #ply = $state(0);
  #viewpoint = $state<Viewpoint>("all");
  /** A token of the current autoplay run, null while stopped. An older run stops when it sees another token. */
  #run = $state.raw<object | null>(null);

  constructor(game: Replayed) {
    this.game = game;
    this.readership = { me: null, players: [person(game.players[0]), person(game.players[1])] };
    this.log = [...game.steps.flatMap(({ move }, ply) => (move ? [step(move, ply)] : [])), ...this.#end()];
    const { table, windows } = framedTable({ readership: () => this.readership });
    this.table = table;
    this.windows = windows;
    this.go(0);
  }

  /** The ply that the reader has reached. A move counts from the start of its animation. */
  get ply(): number {
    return this.#ply;
  }

  get last(): number {
    return this.game.steps.length - 1;
  }

  get viewpoint(): Viewpoint {
    return this.#viewpoint;
  }

  get running(): boolean {
    return this.#run !== null;
  }

  /** The seat that had to decide here; null: the game was over. */
  get toMove(): Seat | null {
    return this.game.steps[this.#ply]?.positions[0].to_move ?? null;
  }

  /** The next move, with the position after it. */
  get next(): Step | null {
    return this.nextAfter(this.#ply);
  }

  /** The move after `ply` moves, with the position after it; null at the end. */
  nextAfter(ply: number): Step | null {
    const move = this.game.steps[ply + 1]?.move;
    return move ? { ...step(move, ply + 1), position: this.positionAt(ply + 1) } : null;
  }

  /** Draws the position after a ply. */
  go(ply: number): void {
    this.#run = null;
    this.#ply = Math.max(0, Math.min(this.last, ply));
    this.table.set(this.#input());
  }

  see(viewpoint: Viewpoint): void {
    this.table.finish();
    this.#viewpoint = viewpoint;
    this.table.set(this.#input());
  }

  /** Shows the next move. */
  step(): void {
    this.#run = null;
    void this.#forward();
  }

  /** Ends the animation and the run. */
  stop(): void {
    this.#run = null;
    this.table.finish();
  }

  /** Starts or stops autoplay. */
  async toggleRun(): Promise<void> {
    const mine = this.#run ? null : {};
    this.#run = mine;
    while (mine && this.#run === mine && this.#ply < this.last) {
      await this.#forward();
      await new Promise((resolve) => setTimeout(resolve, BETWEEN_MOVES_MS));
    }
    if (this.#run === mine) this.#run = null;
  }

  positionAt(ply: number): Position {
    const { positions } = this.game.steps[ply] as Replayed["steps"][number];
    if (this.#viewpoint !== "all") return positions[this.#viewpoint];
    const [zero, one] = positions;
    // Seen from seat 0, with nothing of seat 1 hidden.
    return { ...zero, cup_seen: [zero.cup, one.cup], worth: [zero.worth[0], one.worth[1]] };
  }

  async #forward(): Promise<void> {
    this.table.finish();
    const { next } = this;
    if (!next) return;
    this.#ply += 1;
    await this.table.show([next], this.#input());
  }

  #input(): TableInput {
    const near = this.#viewpoint === 1 ? 1 : 0;
    return {
      ...EMPTY_INPUT,
      position: this.positionAt(this.#ply),
      near,
      farHand: (ply) =>
        this.#viewpoint === "all" ? (this.game.steps[ply]?.positions[other(near)].hand ?? null) : null,
    };
  }

  /** The end of the game as the last step. `by` is the seat that resigned, which is the loser; null for other ends. */
  #end(): Step[] {
    const { result } = this.game;
    if (!result) return [];
    const by = result.reason === "resign" && result.winner !== null ? other(result.winner) : null;
    return [{ seq: this.last + 1, at: 0, event: { type: "finished", result, by }, position: null }];
  }
}

function step(move: Moved, ply: number): Step {
  return { seq: ply, at: 0, event: move, position: null };
}

function person(name: string): Player {
  const level = /^level:([1-5])$/.exec(name)?.[1];
  return level ? { name: "", level: Number(level), taken_over: false } : { name, level: null, taken_over: false };
}
