/** What the learner is to press next for a move. */
import { parseMove, targetOf } from "../../game/moves.ts";
import type { TableModel } from "../../table/index.ts";

/** A card in the hand, a target for picked up cards, or a colour to claim: "slot:R", "target:M1", "claim:R". */
export type Pointed = `slot:${string}` | `target:${string}` | `claim:${string}`;

/** The card to pick up, then its target; or the colour to claim. */
export function pointedAt(move: string, { picked }: TableModel["selection"]): Pointed {
  const parsed = parseMove(move);
  const target = targetOf(parsed);
  if (parsed.kind === "claim" || !target) return `claim:${parsed.colour}`;
  const enough = parsed.kind === "mountain" || picked?.count === parsed.count;
  return picked?.colour === parsed.colour && enough ? `target:${target}` : `slot:${parsed.colour}`;
}
