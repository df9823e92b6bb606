/** The steps that a returning reader has not seen: those since their last decision or last visit. */
import { COLOURS, other } from "./cards.ts";
import type { Mandala, Moved, Position, Step } from "./messages.ts";
import { parseMove } from "./moves.ts";

export interface CatchUp {
  /** The position to start from; null if there is nothing to show. */
  readonly before: Position | null;
  readonly news: readonly Step[];
  /** `before` is the deal, and the reader has not seen it. */
  readonly deal?: boolean;
}

const NOTHING: CatchUp = { before: null, news: [] };

/** `steps`: all known steps without taken-back ones, oldest first; `seen`: the last step shown in this tab. */
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

/** The steps that a reader of a new game has not seen: the deal, and the first moves of the other player.
 *
 * null: the game is not new for this reader. `seen`: the last step shown in this tab. */
export function dealt(steps: readonly Step[], live: Position, seen = 0): CatchUp | null {
  if (live.seat === null || live.over || seen > 0) return null;
  const moves = steps.filter(({ event }) => event.type === "moved");
  const first = moves[0];
  if (!first) return live.ply === 0 ? { before: live, news: [], deal: true } : null;
  const { event, position } = first;
  if (event.type !== "moved" || event.ply !== 1 || !position) return null;
  if (moves.some((step) => step.event.type === "moved" && step.event.seat === live.seat)) return null;
  return { before: beforeFirst(event, position), news: moves, deal: true };
}

/** The position before the first move of a game, which the other player made: all fields were empty then. */
function beforeFirst(moved: Moved, after: Position): Position {
  const move = parseMove(moved.move);
  const played = move.kind === "claim" ? 0 : move.count;
  const mandalas = after.mandalas.map((mandala, index): Mandala => {
    if (move.kind !== "mountain" || move.mandala !== index + 1)
      return { ...mandala, fields: ["", ""], ...open(mandala) };
    const mountain = mandala.mountain.replace(move.colour, "");
    return { ...mandala, mountain, fields: ["", ""], ...open({ ...mandala, mountain }) };
  });
  const hand_sizes: [number, number] = [...after.hand_sizes];
  hand_sizes[moved.seat] += played - moved.drew;
  hand_sizes[other(moved.seat)] = after.hand_sizes[other(moved.seat)];
  return {
    ...after,
    to_move: moved.seat,
    turn: moved.seat,
    mandalas: mandalas as [Mandala, Mandala],
    hand_sizes,
    deck_size: after.deck_size + moved.drew,
    discard: after.discard === null ? null : "",
    discard_top: null,
    discard_size: 0,
    ply: 0,
  };
}

function open({ mountain }: Mandala): Pick<Mandala, "missing" | "first_choice"> {
  return { missing: COLOURS.filter((colour) => !mountain.includes(colour)).join(""), first_choice: null };
}
