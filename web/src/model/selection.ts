/** The hand as a state machine: what is picked up, what is aimed at, what is to be sent.
 *
 * Every function takes a state and gives the next one; nothing here knows a rule.
 */
import type { Colour } from "./cards.ts";
import type { Choice } from "./choices.ts";
import { type ConfirmSetting, mustConfirm } from "./confirm.ts";
import type { LegalMove, RefusedMove } from "./messages.ts";
import type { ParsedMove } from "./moves.ts";

export interface Picked {
  readonly colour: Colour;
  readonly count: number;
}

export interface Selection {
  readonly picked: Picked | null;
  /** The move that a second tap on the same target will send. */
  readonly armed: string | null;
  /** The last refused wish, kept until the next tap. */
  readonly refused: RefusedMove | null;
}

export interface Outcome {
  readonly selection: Selection;
  /** The move to send now. */
  readonly send: string | null;
}

export const NOTHING: Selection = { picked: null, armed: null, refused: null };

/** A tap on a colour well: all cards, then one, then none. */
export function tapWell(selection: Selection, colour: Colour, inHand: number): Selection {
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

/** A tap on a target: sends, or arms where the player wants to confirm, or says why not. */
export function tapTarget(selection: Selection, choice: Choice, setting: ConfirmSetting): Outcome {
  const { legal } = choice;
  if (!legal) {
    return { selection: { ...selection, armed: null, refused: choice.refusal }, send: null };
  }
  return tapMove(selection, legal, setting);
}

/** The same for a move without a target: a claim. */
export function tapMove(selection: Selection, legal: LegalMove, setting: ConfirmSetting): Outcome {
  if (mustConfirm(legal, setting) && selection.armed !== legal.move) {
    return { selection: { ...selection, armed: legal.move, refused: null }, send: null };
  }
  return { selection: NOTHING, send: legal.move };
}

/** The hand as it is when a move is all but played: its cards picked up, its target aimed at. */
export function prepared(move: ParsedMove, legal: LegalMove): Selection {
  const picked = move.kind === "claim" ? null : { colour: move.colour, count: move.count };
  return { picked, armed: legal.move, refused: null };
}

/** Undo, one step at a time: first the aim, then the cards. */
export function undo(selection: Selection): Selection {
  if (selection.armed || selection.refused) return { ...selection, armed: null, refused: null };
  return NOTHING;
}
