/** The choices for cards of one colour: for each target the best move, and why not all cards may go there.
 *
 * Looks up the moves and refusals that the server sent.
 */
import type { Colour } from "../../game/cards.ts";
import { type Decision, type LegalMove, type RefusedMove, refusedMoves } from "../../game/messages.ts";
import { parseMove, type Target, TARGETS, targetOf } from "../../game/moves.ts";

export interface Choice {
  readonly target: Target;
  /** The number of cards that would go there; 0 if none may. */
  readonly count: number;
  readonly legal: LegalMove | null;
  /** Why the cards may not go there. If `legal` is set: why only some of them may. */
  readonly refusal: RefusedMove | null;
}

/** The choices for `count` picked up cards of `colour`, one per target, in the order of the mat.
 *
 * A mountain takes one card, a field or the discard pile as many of them as the rules allow.
 */
export function choices(decision: Decision, colour: Colour, count: number): Choice[] {
  const reasons = refusedMoves(decision.refused);
  return TARGETS.map((target) => {
    const legal = decision.legal.filter(({ move }) => goesTo(move, target, colour));
    const refused = reasons.filter(({ move }) => goesTo(move, target, colour));
    const wanted = target.startsWith("M") ? 1 : count;
    const best = legal
      .filter(({ move }) => cardsOf(move) <= wanted)
      .reduce<LegalMove | null>((most, next) => (most && cardsOf(most.move) > cardsOf(next.move) ? most : next), null);
    const taken = best ? cardsOf(best.move) : 0;
    const refusal =
      taken === wanted ? null : (refused.find(({ move }) => cardsOf(move) === wanted) ?? refused[0] ?? null);
    return { target, count: taken, legal: best, refusal };
  });
}

function goesTo(move: string, target: Target, colour: Colour): boolean {
  const parsed = parseMove(move);
  return targetOf(parsed) === target && parsed.colour === colour;
}

function cardsOf(move: string): number {
  const parsed = parseMove(move);
  return parsed.kind === "claim" ? 0 : parsed.count;
}
