/** The server's messages under the page's names. The only importer of the generated types. */
export type * from "../generated/messages.ts";
import type { ClaimEffects, LegalMove, Refusal, TurnEffects } from "../generated/messages.ts";

export type Effects = TurnEffects | ClaimEffects;

/** One refused move with its reason; messages group them by reason. */
export interface RefusedMove {
  readonly move: string;
  readonly code: string;
  readonly rule: string;
}

export function refusedMoves(refusals: readonly Refusal[]): RefusedMove[] {
  return refusals.flatMap(({ code, rule, moves }) => moves.map((move) => ({ move, code, rule })));
}

export function turnEffects(legal: LegalMove): TurnEffects | null {
  return legal.effects.kind === "turn" ? legal.effects : null;
}

export function claimEffects(legal: LegalMove): ClaimEffects | null {
  return legal.effects.kind === "claim" ? legal.effects : null;
}
