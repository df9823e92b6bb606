/** What a move would do, in a few words for its button. The facts are the server's. */
import type { Choice } from "../model/choices.ts";
import type { Seat } from "../model/cards.ts";
import { type ClaimEffects, type RefusedMove, type TurnEffects, turnEffects } from "../model/messages.ts";
import { foreseenEnd } from "../model/ending.ts";
import { mandalaOf, parseMove, type Target } from "../model/moves.ts";
import { balance } from "../model/story.ts";
import { nameOf, personOf, type Readership } from "./sentence.ts";
import { t } from "./text.svelte.ts";

interface Reader {
  readonly near: Seat;
  readonly readership: Readership;
  readonly handLimit: number;
  /** Cards in hand after one was played and `drawn` came. */
  handAfter(drawn: number): number;
}

export function targetName(target: Target, count: number): string {
  const mandala = mandalaOf(target) === 1 ? "I" : "II";
  if (target === "D") return t("target-discard", { count });
  return target.startsWith("M") ? t("target-mountain", { mandala }) : t("target-field", { mandala, count });
}

/** The line under the name of a target: what follows, or why it is closed. */
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
    const full = target !== "D" && !effects.completes && reader.handAfter(effects.drawn) >= reader.handLimit;
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

/** That a move ends the game, or may: the one thing still to be said when it is about to be played. */
export function endParts(effects: TurnEffects | ClaimEffects): string[] {
  const end = foreseenEnd(effects);
  return end === "no" ? [] : [t(end === "possible" ? "effect-may-end" : "effect-ends-game")];
}

/** Why a move is refused, short enough for a button. */
export function refusalShort(refusal: RefusedMove): string {
  return t(`refusal-${refusal.code.replace("/", "-")}`, refusalValues(refusal));
}

/** Why a move is refused, with the rule it breaks. */
export function refusalText(refusal: { code: string; rule?: string | null; move?: string }): string {
  const why = t(`refusal-${refusal.code.replace("/", "-")}`, refusalValues(refusal));
  return refusal.rule ? t("refusal-rule", { why, rule: refusal.rule }) : why;
}

function refusalValues(refusal: { move?: string }): Record<string, string> {
  if (!refusal.move) return {};
  return { colourName: t(`colour-${parseMove(refusal.move).colour}`) };
}

/** What claiming a colour would bring: where it goes, what it adds to either cup. Nothing of what goes
 * to the discard pile: that goes for every colour alike and is said once. */
export function claimParts(effects: ClaimEffects, reader: Reader): string[] {
  const { own, other } = effects;
  const rival = reader.near === 0 ? 1 : 0;
  const parts: string[] = [];
  if (own.place !== null) {
    parts.push(t(own.enters_river ? "claim-to-river" : "claim-to-cup", { place: own.place, gain: own.points }));
  }
  if (other.place !== null) {
    parts.push(
      t(other.exact ? "claim-other" : "claim-other-or-more", { name: nameOf(rival, reader.readership), gain: other.points }),
    );
  }
  return [...parts, ...endParts(effects)];
}
