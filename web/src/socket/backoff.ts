/** How long to wait before trying to connect, or asking, again: soon at first, never longer than a few seconds. */

const FIRST_MS = 250;
const LONGEST_MS = 8_000;

/** The wait before attempt `attempt` (1, 2, …); `chance` 0 … 1 keeps many clients apart. */
export function backoff(attempt: number, chance: number): number {
  const most = Math.min(LONGEST_MS, FIRST_MS * 2 ** (attempt - 1));
  return Math.round(most * (0.5 + chance / 2));
}
