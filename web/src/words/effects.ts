/** Short texts for the effects of a move. The server sends the effects. */
import type { Choice } from "../table/index.ts";
import type { Seat } from "../game/cards.ts";
import { type ClaimEffects, type RefusedMove, type TurnEffects, turnEffects } from "../game/messages.ts";
import { mandalaOf, parseMove, type Target } from "../game/moves.ts";
import { balance } from "../game/log.ts";
import { nameOf, personOf, type Readership } from "./sentences.ts";
import { t } from "./fluent.svelte.ts";

interface Viewer {
  readonly near: Seat;
  readonly readership: Readership;
}

interface Reader extends Viewer {
  readonly handLimit: number;
  /** Cards in hand after one was played and `drawn` came. */
  handAfter(drawn: number): number;
}

export function targetName(target: Target, count: number): string {
  const mandala = mandalaOf(target) === 1 ? "I" : "II";
  if (target === "D") return t("target-discard", { count });
  return target.startsWith("M") ? t("target-mountain", { mandala }) : t("target-field", { mandala, count });
}

/** Returns the text under a target: the effect of the move, or its refusal. */
export function effectText(choice: Choice, reader: Reader): string {
  if (!choice.legal) return choice.refusal ? refusalShort(choice.refusal) : "";
  const effects = turnEffects(choice.legal);
  const parts = effects ? effectParts(effects, choice.target, reader) : [];
  if (choice.refusal) parts.push(refusalShort(choice.refusal));
  return parts.join(t("list-comma"));
}

function effectParts(effects: TurnEffects, target: Target, reader: Reader): string[] {
  const parts: string[] = [];
  if (target.startsWith("F") && effects.fields) {
    parts.push(t("effect-balance", balance(effects.fields, reader.near)));
  }
  if (!target.startsWith("F")) {
    // 0: the server has not told the limit yet.
    const limit = reader.handLimit || Infinity;
    const full = target !== "D" && !effects.completes && reader.handAfter(effects.drawn) >= limit;
    parts.push(t(full ? "effect-draw-limit" : "effect-draw", { count: effects.drawn, limit: reader.handLimit }));
  }
  if (effects.completes) {
    const { first } = effects.completes;
    parts.push(t("effect-completes"));
    parts.push(t("effect-first", { who: personOf(first, reader.readership), name: nameOf(first, reader.readership) }));
  }
  if (effects.deck_runs_out) parts.push(t("effect-deck-out"));
  return [...parts, ...endParts(effects)];
}

/** Returns the warning that a move ends the game or may end it. */
export function endParts(effects: TurnEffects | ClaimEffects): string[] {
  const end = foreseenEnd(effects);
  return end === "no" ? [] : [t(end === "possible" ? "effect-may-end" : "effect-ends-game")];
}

/** Returns the reason of a refusal, short enough for a button. */
export function refusalShort(refusal: RefusedMove): string {
  return t(`refusal-${refusal.code.replace("/", "-")}`, refusalValues(refusal));
}

/** Returns the reason of a refusal with its rule. */
export function refusalText(refusal: { code: string; rule?: string | null; move?: string }): string {
  const why = t(`refusal-${refusal.code.replace("/", "-")}`, refusalValues(refusal));
  return refusal.rule ? t("refusal-rule", { why, rule: refusal.rule }) : why;
}

function refusalValues(refusal: { move?: string }): Record<string, string> {
  if (!refusal.move) return {};
  return { colourName: t(`colour-${parseMove(refusal.move).colour}`) };
}

/** Returns the texts for a claim: river or cup, and the points for both players. Leaves out the discard
 * pile: it is the same for every colour, so the panel says it once. */
export function claimParts(effects: ClaimEffects, reader: Viewer): string[] {
  const { own, other } = effects;
  const rival = reader.near === 0 ? 1 : 0;
  const parts: string[] = [];
  if (own.place !== null) {
    parts.push(t(own.enters_river ? "claim-to-river" : "claim-to-cup", { place: own.place, gain: own.points }));
  }
  if (other.place !== null) {
    parts.push(
      t(other.exact ? "claim-other" : "claim-other-or-more", {
        name: nameOf(rival, reader.readership),
        gain: other.points,
      }),
    );
  }
  return [...parts, ...endParts(effects)];
}

export type ForeseenEnd = "no" | "possible" | "certain";

/** Returns whether a move ends the game. Ignores an end by the deck for claims: it does not depend on
 * the colour. */
export function foreseenEnd(effects: TurnEffects | ClaimEffects): ForeseenEnd {
  if (effects.ends === "no" || (effects.kind === "claim" && effects.ends === "deck")) return "no";
  return effects.ends === "river_possible" ? "possible" : "certain";
}
