/** What can be done with cards of one colour: for each target the move, or why there is none.
 *
 * All of it was sent by the server; here it is only looked up.
 */
import type { Colour } from "./cards.ts";
import { type Decision, type LegalMove, type RefusedMove, refusedMoves } from "./messages.ts";
import { parseMove, type Target, TARGETS, targetOf } from "./moves.ts";

export interface Choice {
  readonly target: Target;
  /** How many cards would go there; 0 when none may. */
  readonly count: number;
  readonly legal: LegalMove | null;
  /** Why not at all; or, next to a legal move, why not as many as were picked up. */
  readonly refusal: RefusedMove | null;
}

/** The choices for `count` picked up cards of `colour`, one per target, in the order of the mat.
 *
 * A mountain takes exactly one of them; a field as many as it may.
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

/** The move that takes all cards of one pile to a target, as dropping them there means it. */
export function choiceFor(
  decision: Decision,
  colour: Colour,
  count: number,
  target: Target,
): Choice {
  return choices(decision, colour, count).find((choice) => choice.target === target) as Choice;
}

function goesTo(move: string, target: Target, colour: Colour): boolean {
  const parsed = parseMove(move);
  return targetOf(parsed) === target && parsed.colour === colour;
}

function cardsOf(move: string): number {
  const parsed = parseMove(move);
  return parsed.kind === "claim" ? 0 : parsed.count;
}
