/** Hints in words: the words are a chapter of their own, fetched when somebody asks for one. */
import type { Seat } from "../model/cards.ts";
import type { Hint, Reason } from "../model/messages.ts";
import type { Language } from "./languages.ts";
import { type Readership, tell } from "./sentence.ts";
import { learnChapter, t } from "./text.svelte.ts";

const sources = import.meta.glob<string>("../../../src/mandala/locales/*/hints.ftl", { query: "?raw", import: "default" });

async function hintWords(language: Language): Promise<string> {
  return (await sources[`../../../src/mandala/locales/${language}/hints.ftl`]?.()) ?? "";
}

/** Learn the words of hints before any is shown. */
export function learnHintWords(): Promise<void> {
  return learnChapter(hintWords);
}

/** A reason as a sentence. `rival` is whom it speaks about besides the reader. */
export function reasonText(reason: Reason, rival: Seat, readership: Readership): string {
  return tell({ key: `why-${reason.code}`, seat: rival, values: reason.values }, readership);
}

/** How likely the move wins, in whole percent: never "always" or "never" unless it is so. */
export function winText({ win }: Hint): string {
  const percent = win > 0 && win < 1 ? Math.min(99, Math.max(1, Math.round(win * 100))) : Math.round(win * 100);
  return t("advice-win", { percent });
}

/** The difference of scores to expect at the end. */
export function leadText({ points }: Hint): string {
  const count = Math.abs(Math.round(points));
  return t("advice-lead", { side: count === 0 ? "level" : points > 0 ? "ahead" : "behind", count });
}
