/** The state of one table widget: drawn position, selection, input.
 *
 * Receives values by `set` and `show`, emits intents. Independent of server, storage and screens.
 */
import { type Colour, countOf, other, type Seat } from "../game/cards.ts";
import type { Decision, Position, Step } from "../game/messages.ts";
import { parseMove, type Target } from "../game/moves.ts";
import { Anchors } from "./animation/anchors.ts";
import { Animator } from "./animation/animator.svelte.ts";
import { PressGuard } from "./input/press-guard.ts";
import { type Choice, choices } from "./model/choices.ts";
import {
  NOTHING,
  type Outcome,
  pick,
  pickCount,
  prepared,
  type Selection,
  tapMove,
  tapTarget,
  tapSlot,
  undo,
} from "./model/selection.ts";
import { EMPTY_INPUT, type Intent, type TableInput, type TableSettings, type TableWords } from "./types.ts";

const NO_MARKS: ReadonlySet<string> = new Set();

interface Options {
  readonly settings: TableSettings;
  readonly words: TableWords;
  readonly onintent?: (intent: Intent) => void;
}

export class TableModel {
  readonly settings: TableSettings;
  readonly words: TableWords;
  readonly anchors = new Anchors();
  readonly animator: Animator;
  readonly #guard = new PressGuard();
  readonly #onintent: (intent: Intent) => void;
  #input = $state.raw<TableInput>(EMPTY_INPUT);
  #selection = $state.raw<Selection>(NOTHING);

  /** The decision that the reader can make now: none while steps are shown or a move is under way. */
  readonly decidable: Decision | null = $derived.by(() =>
    this.animator.playing || this.#input.pending ? null : this.#input.decision,
  );
  /** The choices for the picked up cards. */
  readonly choices: readonly Choice[] = $derived.by(() => {
    const { picked } = this.#selection;
    return this.decidable && picked ? choices(this.decidable, picked.colour, picked.count) : [];
  });
  /** The marked places: none while steps are shown or cards are picked up. */
  readonly marks: ReadonlySet<string> = $derived.by(() =>
    this.animator.playing || this.#selection.picked ? NO_MARKS : this.#input.marks,
  );
  /** The cards that the reader drew last, until the next move is sent. */
  readonly fresh: string = $derived.by(() =>
    this.drawn && !this.#input.pending ? this.#input.fresh(this.drawn.ply) : "",
  );
  /** The seat whose move is shown; else the seat that is to move. */
  readonly mover: Seat | null = $derived.by(() => {
    const event = this.animator.step?.event;
    return event?.type === "moved" ? event.seat : (this.drawn?.to_move ?? null);
  });

  constructor({ settings, words, onintent = () => undefined }: Options) {
    this.settings = settings;
    this.words = words;
    this.#onintent = onintent;
    this.animator = new Animator((changed) => {
      if (changed) this.#guard.next();
      onintent({ type: "settled" });
    });
  }

  get input(): TableInput {
    return this.#input;
  }

  get selection(): Selection {
    return this.#selection;
  }

  /** The position that is drawn. */
  get drawn(): Position | null {
    return this.animator.drawn;
  }

  get near(): Seat {
    return this.#input.near;
  }

  get far(): Seat {
    return other(this.#input.near);
  }

  /** Draws the input at once and drops what was to be shown. */
  set(input: TableInput): void {
    this.#input = input;
    this.animator.set(input.position);
  }

  /** Shows the steps, then draws the input. Resolves when that is done.
   *
   * `before`: the position to begin with, where it is not the drawn one. `deal`: it is dealt first. */
  show(steps: readonly Step[], input: TableInput, before?: Position, deal = false): Promise<void> {
    this.#input = input;
    return this.animator.show(steps, input.position, before, deal);
  }

  /** Shows old steps once more, from the position before them. */
  showAgain(before: Position, steps: readonly Step[]): Promise<void> {
    return this.animator.showAgain(before, steps);
  }

  /** Draws the input at once. */
  finish(): void {
    this.animator.finish();
  }

  /** Handles a press. Returns true if the press ended an animation and must do nothing else. */
  press(): boolean {
    const ends = this.animator.playing;
    this.#guard.press();
    if (ends) this.finish();
    else if (this.animator.moving) this.animator.skipTail();
    return ends;
  }

  emit(intent: Intent): void {
    this.#onintent(intent);
  }

  inHand(colour: Colour): number {
    return countOf(this.drawn?.hand ?? "", colour);
  }

  tapSlot(colour: Colour): void {
    if (this.decidable) this.#selection = tapSlot(this.#selection, colour, this.inHand(colour));
  }

  /** Picks a colour up to drag it: all cards, or as many as are picked up already. False: that is not possible. */
  pickUp(colour: Colour): boolean {
    if (!this.decidable || this.inHand(colour) === 0) return false;
    if (this.#selection.picked?.colour !== colour) this.#selection = pick(colour, this.inHand(colour));
    return true;
  }

  pickCount(count: number): void {
    this.#selection = pickCount(this.#selection, count);
  }

  tapTarget(target: Target): void {
    const choice = this.choices.find((candidate) => candidate.target === target);
    if (choice && this.#guard.counts) this.#choose(tapTarget(this.#selection, choice, this.settings.confirm));
  }

  tapClaim(colour: Colour): void {
    const legal = this.decidable?.legal.find(({ move }) => move === `C${colour}`);
    if (legal && this.#guard.counts) this.#choose(tapMove(this.#selection, legal, this.settings.confirm));
  }

  /** Picks up the cards of a move and arms it: one tap on its target plays it. */
  prepare(move: string): void {
    const legal = this.decidable?.legal.find((candidate) => candidate.move === move);
    if (legal) this.#selection = prepared(parseMove(move), legal);
  }

  undo(): void {
    this.#selection = undo(this.#selection);
  }

  putBack(): void {
    this.#selection = NOTHING;
  }

  #choose({ selection, send }: Outcome): void {
    this.#selection = selection;
    if (send) this.#onintent({ type: "move", move: send });
  }
}
