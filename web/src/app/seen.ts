/** How far a table's log was shown in this tab: whoever reloads it is not shown the same moves once more. */

const key = (tableId: string): string => `mandala-seen-${tableId}`;

export function keepSeen(tableId: string, seq: number): void {
  try {
    sessionStorage.setItem(key(tableId), String(seq));
  } catch {
    // Without storage they are shown again.
  }
}

export function keptSeen(tableId: string): number {
  try {
    return Number(sessionStorage.getItem(key(tableId)));
  } catch {
    return 0;
  }
}
