/** Saves records of finished games as files. */
import { ask } from "./http.ts";

export async function downloadRecord(tableId: string): Promise<void> {
  const record = await ask<object>("GET", `/tables/${tableId}/record`);
  saveFile(`mandala-${tableId.slice(0, 8)}.json`, [`${JSON.stringify(record)}\n`]);
}

/** Offers the parts to the reader as one file. */
export function saveFile(name: string, parts: string[]): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob(parts, { type: "application/json" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
