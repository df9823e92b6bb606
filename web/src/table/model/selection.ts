/** The selection as a state machine: cards picked up, target armed, move to send.
 *
 * Every function returns the next state. Contains no rules.
 */
import type { Colour } from "../../game/cards.ts";
import type { Choice } from "./choices.ts";
import { type ConfirmSetting, mustConfirm } from "./confirm.ts";
import type { LegalMove, RefusedMove } from "../../game/messages.ts";
import type { ParsedMove } from "../../game/moves.ts";

export interface Picked {
  readonly colour: Colour;
  readonly count: number;
}

export interface Selection {
  readonly picked: Picked | null;
  /** The move that a second tap on the same target will send. */
  readonly armed: string | null;
  /** The last refused attempt, until the next tap. */
  readonly refused: RefusedMove | null;
}

export interface Outcome {
  readonly selection: Selection;
  /** The move to send now. */
  readonly send: string | null;
}

export const NOTHING: Selection = { picked: null, armed: null, refused: null };

/** A tap on a colour slot: all cards, then one, then none. */
export function tapSlot(selection: Selection, colour: Colour, inHand: number): Selection {
  if (inHand === 0) return NOTHING;
  const { picked } = selection;
  if (picked?.colour !== colour) return pick(colour, inHand);
  if (picked.count > 1) return pick(colour, 1);
  return NOTHING;
}

/** A tap on the strip 1 … n. */
export function pickCount(selection: Selection, count: number): Selection {
  return selection.picked ? pick(selection.picked.colour, count) : selection;
}

export function pick(colour: Colour, count: number): Selection {
  return { picked: { colour, count }, armed: null, refused: null };
}

/** A tap on a target: sends the move, arms it if the player confirms moves, or shows the refusal. */
export function tapTarget(selection: Selection, choice: Choice, setting: ConfirmSetting): Outcome {
  const { legal } = choice;
  if (!legal) {
    return { selection: { ...selection, armed: null, refused: choice.refusal }, send: null };
  }
  return tapMove(selection, legal, setting);
}

/** A tap on a claim, which has no target: sends it, or arms it first. */
export function tapMove(selection: Selection, legal: LegalMove, setting: ConfirmSetting): Outcome {
  if (mustConfirm(legal, setting) && selection.armed !== legal.move) {
    return { selection: { ...selection, armed: legal.move, refused: null }, send: null };
  }
  return { selection: NOTHING, send: legal.move };
}

/** Returns the selection with the cards of a move picked up and its target armed. */
export function prepared(move: ParsedMove, legal: LegalMove): Selection {
  const picked = move.kind === "claim" ? null : { colour: move.colour, count: move.count };
  return { picked, armed: legal.move, refused: null };
}

/** Undoes one step: first the armed target, then the picked up cards. */
export function undo(selection: Selection): Selection {
  if (selection.armed || selection.refused) return { ...selection, armed: null, refused: null };
  return NOTHING;
}
