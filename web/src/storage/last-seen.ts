/** The last step shown in this tab, per table. A reload does not show the same moves again. */
import { readItem, writeItem } from "./items.ts";

const key = (tableId: string): string => `mandala-seen-${tableId}`;

export function keepSeen(tableId: string, seq: number): void {
  writeItem(key(tableId), String(seq), "session");
}

export function keptSeen(tableId: string): number {
  return Number(readItem(key(tableId), "session"));
}
