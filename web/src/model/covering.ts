/** Two at one screen: what the page keeps when the one who looked looks no more. */
import { other } from "./cards.ts";
import type { Position, Step } from "./messages.ts";

/** The table as it lies for somebody who sees neither hand. */
export function covered(position: Position): Position {
  const { seat, cup_seen } = position;
  if (seat === null) return position;
  // Where cups have to be remembered, only their owner is shown what lies there.
  const remembered = cup_seen[other(seat)] === null;
  return { ...position, seat: null, hand: null, cup: null, cup_seen: remembered ? [null, null] : cup_seen, worth: [null, null] };
}

export function coveredStep(step: Step): Step {
  const event = step.event.type === "moved" ? { ...step.event, drawn: null } : step.event;
  return { ...step, event, position: step.position && covered(step.position) };
}
