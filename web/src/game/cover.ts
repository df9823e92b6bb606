/** Hot-seat tables: the data that the page keeps after the cards are covered. */
import { other } from "./cards.ts";
import type { Position, Step } from "./messages.ts";

/** The position for a viewer who sees neither hand. */
export function covered(position: Position): Position {
  const { seat, cup_seen } = position;
  if (seat === null) return position;
  // With strict memory only the owner sees the cards of a cup.
  const remembered = cup_seen[other(seat)] === null;
  return {
    ...position,
    seat: null,
    hand: null,
    cup: null,
    cup_seen: remembered ? [null, null] : cup_seen,
    worth: [null, null],
  };
}

export function coveredStep(step: Step): Step {
  const event = step.event.type === "moved" ? { ...step.event, drawn: null } : step.event;
  return { ...step, event, position: step.position && covered(step.position) };
}
