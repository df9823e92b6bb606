/** Finds the new steps of a log: those since the reader's last decision. */
import type { Seat } from "./cards.ts";
import type { Step } from "./messages.ts";
import { parseMove } from "./moves.ts";

/** Returns the places of cards played since the reader's last decision, like "1:mountain:R" or "2:far:G". */
export function recentPlaces(steps: readonly Step[], reader: Seat | null, near: Seat): Set<string> {
  const found = new Set<string>();
  for (const { event } of steps.toReversed()) {
    if (event.type !== "moved") continue;
    if (event.seat === reader && event.how === "player") break;
    const move = parseMove(event.move);
    if (event.destruction?.dealt) {
      for (const colour of event.destruction.dealt) found.add(`${event.destruction.mandala}:mountain:${colour}`);
    }
    if (move.kind === "mountain") found.add(`${move.mandala}:mountain:${move.colour}`);
    if (move.kind === "field") found.add(`${move.mandala}:${event.seat === near ? "near" : "far"}:${move.colour}`);
    if (reader === null) break; // a spectator is shown the last move alone
  }
  return found;
}

/** The moves since the reader's last decision, but at least the last move. */
export function sinceOwnDecision(steps: readonly Step[], reader: Seat): Step[] {
  const moves = steps.filter(({ event, position }) => event.type === "moved" && position);
  const own = moves.findLastIndex(
    ({ event }) => event.type === "moved" && event.seat === reader && event.how === "player",
  );
  return moves.slice(Math.min(own + 1, moves.length - 1));
}

/** Returns the seat that completed the mandala which the last move destroyed; null if it destroyed none. */
export function completedBy(steps: readonly Step[]): Seat | null {
  const moves = steps.flatMap(({ event }) => (event.type === "moved" ? [event] : []));
  if (!moves.at(-1)?.destruction) return null;
  return moves.findLast(({ completion }) => completion !== null)?.seat ?? null;
}

/** The cards that `seat` drew with its last move up to a ply. */
export function lastDrawn(steps: readonly Step[], seat: Seat | null, ply: number): string {
  const last = steps.findLast(({ event }) => event.type === "moved" && event.seat === seat && event.ply <= ply);
  return last?.event.type === "moved" ? (last.event.drawn ?? "") : "";
}

/** The steps that were shown: all, or those up to a number. */
export function shownSteps(steps: readonly Step[], shownTo: number | null): readonly Step[] {
  return shownTo === null ? steps : steps.filter(({ seq }) => seq <= shownTo);
}
