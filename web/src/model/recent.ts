/** Where cards came to lie since the reader last decided: marked until they act. */
import type { Seat } from "./cards.ts";
import type { Step } from "./messages.ts";
import { parseMove } from "./moves.ts";

/** Places like "1:mountain:R" or "2:far:G", as the table names them. */
export function recentPlaces(steps: readonly Step[], reader: Seat | null, near: Seat): Set<string> {
  const found = new Set<string>();
  for (const { event } of steps.toReversed()) {
    if (event.type !== "moved") continue;
    if (event.seat === reader) break;
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

/** The moves since the reader's last decision; the last move at least. */
export function sinceOwnDecision(steps: readonly Step[], reader: Seat): Step[] {
  const moves = steps.filter(({ event, position }) => event.type === "moved" && position);
  const own = moves.findLastIndex(({ event }) => event.type === "moved" && event.seat === reader && event.how === "player");
  return moves.slice(Math.min(own + 1, moves.length - 1));
}

/** Who completed the mandala that the last move finished off; null: the last move did not. */
export function completedBy(steps: readonly Step[]): Seat | null {
  const moves = steps.flatMap(({ event }) => (event.type === "moved" ? [event] : []));
  if (!moves.at(-1)?.destruction) return null;
  return moves.findLast(({ completion }) => completion !== null)?.seat ?? null;
}
