/** Reads lists that the server sends page by page. */
import { ask, Problem } from "../../net/http.ts";

interface Page {
  readonly next: string | null;
}

/** The wait after "too many requests", and the largest number of waits. */
const WAIT_MS = 2_000;
const MOST_WAITS = 60;

export type Ask = <Answer>(path: string) => Promise<Answer>;
const get: Ask = (path) => ask("GET", path);
const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Yields every page of a list. Throws a Problem. */
export async function* pages<P extends Page>(path: string, request: Ask = get, wait = pause): AsyncGenerator<P> {
  let next: string | null = "";
  let waits = 0;
  while (next !== null) {
    try {
      const page: P = await request<P>(next ? `${path}?after=${encodeURIComponent(next)}` : path);
      yield page;
      next = page.next;
    } catch (error) {
      if (!(error instanceof Problem && error.code === "rate/too_many") || ++waits > MOST_WAITS) throw error;
      await wait(WAIT_MS);
    }
  }
}
