/** Texts of hints, from the chapter "hints". */
import type { Seat } from "../game/cards.ts";
import { other } from "../game/cards.ts";
import type { Hint, Reason } from "../game/messages.ts";
import { parseMove } from "../game/moves.ts";
import { nameOf, type Readership, sentenceText } from "./sentences.ts";
import { hasText, t } from "./fluent.svelte.ts";

/** Returns the sentence of a reason for a move of `seat`. Speaks to the reader only if that is the reader's seat. */
export function reasonText(reason: Reason, seat: Seat, readership: Readership): string {
  const theirs = `their-${reason.code}`;
  const key = seat !== readership.me && hasText(theirs) ? theirs : `why-${reason.code}`;
  const values = { ...reason.values, mover: nameOf(seat, readership) };
  return sentenceText({ key, seat: other(seat), values }, readership);
}

/** Returns which other numbers of cards are as good; null if none is. */
export function alsoText({ also }: Hint): string | null {
  const counts = also.map((text) => {
    const move = parseMove(text);
    return "count" in move ? String(move.count) : "";
  });
  return counts.length > 0 ? t("advice-also", { counts: counts.join(t("list-comma")) }) : null;
}

/** Returns which of the hints are practically equal; null if none are. */
export function evenText(hints: readonly Hint[]): string | null {
  const even = hints.filter((hint) => hint.even).length;
  if (even === 0) return null;
  return t("advice-even", { which: even < hints.length ? "first" : even === 2 ? "both" : "all" });
}

/** Returns the win probability in whole percent. Shows 0 and 100 only for certain results. */
export function winText({ win }: Hint): string {
  const percent = win > 0 && win < 1 ? Math.min(99, Math.max(1, Math.round(win * 100))) : Math.round(win * 100);
  return t("advice-win", { percent });
}

/** Returns the expected difference of the final scores. */
export function leadText({ points }: Hint): string {
  const count = Math.abs(Math.round(points));
  return t("advice-lead", { side: count === 0 ? "level" : points > 0 ? "ahead" : "behind", count });
}
