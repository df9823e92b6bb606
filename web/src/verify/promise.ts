/** The commitments this browser was told while games went on. The one in a record proves nothing by
 * itself: whoever exchanged the seed would have exchanged it too. */

const key = (deal: string): string => `mandala-deal-${deal}`;

/** Keep what was promised before the seed is known; the first word counts. */
export function keepPromise(deal: string, commitment: string): void {
  try {
    if (localStorage.getItem(key(deal)) === null) localStorage.setItem(key(deal), commitment);
  } catch {
    // Without storage the reader has to compare for themselves.
  }
}

/** What was promised for a deal; null: this browser was not there. */
export function keptPromise(deal: string): string | null {
  try {
    return localStorage.getItem(key(deal));
  } catch {
    return null;
  }
}
