/** What a reader who comes back has not seen: everything since their own last decision, or since they last looked. */
import type { Position, Step } from "./messages.ts";

export interface CatchUp {
  /** The table as they left it; null: nothing to play, show the present. */
  readonly before: Position | null;
  readonly news: readonly Step[];
}

const NOTHING: CatchUp = { before: null, news: [] };

/** `steps` are all steps told, oldest first and without what was taken back; `seen`: how far they were shown here. */
export function unseen(steps: readonly Step[], live: Position | null, seen = 0): CatchUp {
  const me = live?.seat;
  if (me === null || me === undefined) return NOTHING;
  const decided = steps.findLastIndex(
    ({ event }) =>
      (event.type === "moved" && event.seat === me && event.how === "player") ||
      (event.type === "taken_back" && event.seat === me),
  );
  const shown = steps.findLastIndex(({ seq, position }) => seq <= seen && position !== null);
  const left = Math.max(decided, shown);
  const before = steps[left]?.position;
  if (!before) return NOTHING;
  const news = steps.slice(left + 1).filter(({ position }) => position !== null);
  return news.some(({ event }) => event.type === "moved") ? { before, news } : NOTHING;
}
