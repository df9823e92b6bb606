/** The learner's progress. */
import { readItem, readObject, writeItem } from "./items.ts";

export interface Progress {
  /** The next stop and the mastered stops. */
  readonly at: string | null;
  readonly done: readonly string[];
}

const KEY = "mandala-tutorial";

/** Parses stored progress. Invalid text counts as no progress. */
export function readProgress(kept: string | null): Progress {
  const { at, done } = readObject(kept);
  return {
    at: typeof at === "string" ? at : null,
    done: Array.isArray(done) ? done.filter((id) => typeof id === "string") : [],
  };
}

export function keptProgress(): Progress {
  return readProgress(readItem(KEY));
}

export function keepProgress(progress: Progress): void {
  writeItem(KEY, JSON.stringify(progress));
}
