/** A recorded game and where in it the reader is. */
import { other, type Seat } from "../../model/cards.ts";
import type { Moved, Position, Replayed, Step } from "../../model/messages.ts";
import { TableView } from "../table/view.svelte.ts";

/** Whose cards are seen: one seat's, or everybody's. */
export type Sight = Seat | "all";

export class ReplayPlayer {
  readonly view = new TableView(() => undefined);
  readonly game: Replayed;
  ply = $state(0);
  sight = $state<Sight>("all");

  constructor(game: Replayed) {
    this.game = game;
    this.view.players = [person(game.players[0]), person(game.players[1])];
    this.view.steps = [...game.steps.flatMap(({ move }, ply) => (move ? [this.#step(move, ply)] : [])), ...this.#end()];
    this.go(0);
  }

  get last(): number {
    return this.game.steps.length - 1;
  }

  /** Who had to decide here; null: nobody any more. */
  get toMove(): Seat | null {
    return this.game.steps[this.ply]?.positions[0].to_move ?? null;
  }

  /** The far hand, where it may be seen. */
  get farHand(): string | null {
    if (this.sight !== "all") return null;
    return this.game.steps[this.ply]?.positions[this.view.far].hand ?? null;
  }

  go(ply: number): void {
    this.ply = Math.max(0, Math.min(this.last, ply));
    this.view.lookingAt = this.ply;
    this.view.shown = this.view.live = this.positionAt(this.ply);
  }

  see(sight: Sight): void {
    this.sight = sight;
    this.go(this.ply);
  }

  /** The move that leads from the present position to the next, with what it leads to. */
  get next(): Step | null {
    const move = this.game.steps[this.ply + 1]?.move;
    return move ? { ...this.#step(move, this.ply + 1), position: this.positionAt(this.ply + 1) } : null;
  }

  positionAt(ply: number): Position {
    const { positions } = this.game.steps[ply] as Replayed["steps"][number];
    if (this.sight !== "all") return positions[this.sight];
    const [zero, one] = positions;
    // Seen from seat 0, with nothing of seat 1 hidden.
    return { ...zero, cup_seen: [zero.cup, one.cup], worth: [zero.worth[0], one.worth[1]] };
  }

  #step(move: Moved, ply: number): Step {
    return { seq: ply, at: 0, event: move, position: null };
  }

  /** How the game ended, after its last move. Only who resigns ends it by themselves, and they lose. */
  #end(): Step[] {
    const { result } = this.game;
    if (!result) return [];
    const by = result.reason === "resign" && result.winner !== null ? other(result.winner) : null;
    return [{ seq: this.last + 1, at: 0, event: { type: "finished", result, by }, position: null }];
  }
}

function person(name: string): { name: string; level: number | null; taken_over: boolean } {
  const level = /^level:([1-5])$/.exec(name)?.[1];
  return level ? { name: "", level: Number(level), taken_over: false } : { name, level: null, taken_over: false };
}
