/** The log of a table where players remember for themselves: it begins with each player's last turn. */
import type { Snapshot, Step, Update } from "./messages.ts";

/** What the server would still tell of `steps`; `logFrom` (of the table): so many plies are for players to remember. */
export function lastTurns(steps: readonly Step[], logFrom: number): readonly Step[] {
  if (logFrom === 0) return steps;
  const first = steps.findIndex(({ event }) => event.type === "moved" && event.ply > logFrom);
  return first < 0 ? [] : steps.slice(first);
}

/** Whether a message tells all that may be known, and not only what is new to somebody who knows `known`. */
export function tellsAll(message: Snapshot | Update, known: readonly Step[]): boolean {
  if (message.type === "update") return false;
  if (!message.complete) return true; // what is missing may not be known
  const begins = message.steps[0]?.seq;
  return begins !== undefined && begins <= (known[0]?.seq ?? Infinity);
}
