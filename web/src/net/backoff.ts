/** Exponential backoff for reconnecting and repeated requests, at most a few seconds. */

const FIRST_MS = 250;
const LONGEST_MS = 8_000;

/** Returns the wait before attempt `attempt` (1, 2, …). `chance` (0 … 1) is the jitter. */
export function backoff(attempt: number, chance: number): number {
  const most = Math.min(LONGEST_MS, FIRST_MS * 2 ** (attempt - 1));
  return Math.round(most * (0.5 + chance / 2));
}
