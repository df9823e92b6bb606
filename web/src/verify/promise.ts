/** What this browser was told of deals while their games went on. The commitment in a record proves
 * nothing by itself: whoever exchanged the seed would have exchanged it too. */

/** Which deal a table said it plays, and the commitment to its seed. */
export interface Promised {
  readonly deal: string;
  readonly commitment: string;
}

const key = (tableId: string): string => `mandala-deal-${tableId}`;

/** Keep what was promised before the seed is known; the first word counts. */
export function keepPromise(tableId: string, { deal, commitment }: Promised): void {
  try {
    if (localStorage.getItem(key(tableId)) === null) localStorage.setItem(key(tableId), `${deal} ${commitment}`);
  } catch {
    // Without storage the reader has to compare for themselves.
  }
}

/** What was promised at a table; null: this browser has kept nothing of it. */
export function keptPromise(tableId: string): Promised | null {
  try {
    const [deal, commitment] = localStorage.getItem(key(tableId))?.split(" ") ?? [];
    return deal && commitment ? { deal, commitment } : null;
  } catch {
    return null;
  }
}
