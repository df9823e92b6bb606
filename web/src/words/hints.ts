/** Texts of hints, from the chapter "hints". */
import type { Seat } from "../game/cards.ts";
import type { Hint, Reason } from "../game/messages.ts";
import { type Readership, sentenceText } from "./sentences.ts";
import { t } from "./fluent.svelte.ts";

/** Returns the sentence of a reason. `rival`: the other seat. */
export function reasonText(reason: Reason, rival: Seat, readership: Readership): string {
  return sentenceText({ key: `why-${reason.code}`, seat: rival, values: reason.values }, readership);
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
