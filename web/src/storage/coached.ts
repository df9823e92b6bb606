/** The first game after the tutorial: on its first turns the hints open by themselves. */
import { readItem, readObject, writeItem } from "./items.ts";

const KEY = "mandala-coached";
export const COACHED_TURNS = 3;

/** Makes a table the one whose first turns are coached. */
export function coachTable(tableId: string): void {
  writeItem(KEY, JSON.stringify({ table: tableId, turns: [] }));
}

/** The number of the coached turn, 1 to 3, that this ply of the table is; null: no coached turn. */
export function coachedTurn(tableId: string, ply: number): number | null {
  const { table, turns } = readObject(readItem(KEY));
  if (table !== tableId || !Array.isArray(turns)) return null;
  const plies = turns as unknown[];
  if (!plies.includes(ply)) {
    if (plies.length >= COACHED_TURNS) return null;
    plies.push(ply);
    writeItem(KEY, JSON.stringify({ table, turns: plies }));
  }
  return plies.indexOf(ply) + 1;
}
