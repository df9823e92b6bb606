/** How far a learner has come, kept in the browser. */

export interface Progress {
  /** The stop to go on with, and those that were mastered. */
  readonly at: string | null;
  readonly done: readonly string[];
}

const KEY = "mandala-tutorial";

/** What was kept; anything foreign counts as nothing. */
export function readProgress(kept: string | null): Progress {
  try {
    const { at, done } = JSON.parse(kept ?? "{}") as { at?: unknown; done?: unknown };
    return {
      at: typeof at === "string" ? at : null,
      done: Array.isArray(done) ? done.filter((id) => typeof id === "string") : [],
    };
  } catch {
    return { at: null, done: [] };
  }
}

export function keptProgress(): Progress {
  try {
    return readProgress(localStorage.getItem(KEY));
  } catch {
    return readProgress(null);
  }
}

export function keepProgress(progress: Progress): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(progress));
  } catch {
    // Without storage the tutorial begins anew next time.
  }
}
