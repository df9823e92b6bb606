/** Downloads the record of a finished game as a file. */
import { ask } from "./http.ts";

export async function downloadRecord(tableId: string): Promise<void> {
  const record = await ask<object>("GET", `/tables/${tableId}/record`);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([`${JSON.stringify(record)}\n`], { type: "application/json" }));
  link.download = `mandala-${tableId.slice(0, 8)}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
