/** What a reader who comes back has not seen: everything since their own last decision. */
import type { Position, Step } from "./messages.ts";

export interface CatchUp {
  /** The table as they left it; null: nothing to play, show the present. */
  readonly before: Position | null;
  readonly news: readonly Step[];
}

/** `steps` are all steps told, oldest first; the last ones by others are the news. */
export function unseen(steps: readonly Step[], live: Position | null): CatchUp {
  const me = live?.seat;
  if (me === null || me === undefined) return { before: null, news: [] };
  const own = steps.findLastIndex(
    ({ event }) => event.type === "moved" && event.seat === me && event.how === "player",
  );
  const before = steps[own]?.position;
  if (!before) return { before: null, news: [] };
  const news = steps.slice(own + 1).filter(({ position }) => position !== null);
  return news.length > 0 ? { before, news } : { before: null, news: [] };
}
