/** The log of a table with strict memory. It begins with each player's last turn. */
import type { Snapshot, Step, Update } from "../../game/messages.ts";

/** Returns the steps that the server would still send. `logFrom`: the number of plies that it no longer sends. */
export function lastTurns(steps: readonly Step[], logFrom: number): readonly Step[] {
  if (logFrom === 0) return steps;
  const first = steps.findIndex(({ event }) => event.type === "moved" && event.ply > logFrom);
  return first < 0 ? [] : steps.slice(first);
}

/** Whether a message contains the whole log, and not only the steps after `known`. */
export function tellsAll(message: Snapshot | Update, known: readonly Step[]): boolean {
  if (message.type === "update") return false;
  if (!message.complete) return true; // the missing steps may be unknown here
  const begins = message.steps[0]?.seq;
  return begins !== undefined && begins <= (known[0]?.seq ?? Infinity);
}
