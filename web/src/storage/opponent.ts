/** The computer's level that the reader played against last. */
import { readItem, writeItem } from "./items.ts";

const KEY = "mandala-opponent";
const LEVELS = /^[1-5]$/;

/** null: none yet. */
export function lastLevel(): number | null {
  const kept = readItem(KEY);
  return kept !== null && LEVELS.test(kept) ? Number(kept) : null;
}

export function keepLevel(level: number): void {
  writeItem(KEY, String(level));
}
