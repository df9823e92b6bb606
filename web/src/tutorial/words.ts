/** The words of the tutorial and of the rules' examples: a chapter of its own in each language. */
import type { Language } from "../text/languages.ts";
import { learnChapter } from "../text/text.svelte.ts";

const sources = import.meta.glob<string>("../../../src/mandala/locales/*/tutorial.ftl", { query: "?raw", import: "default" });

async function tutorialWords(language: Language): Promise<string> {
  return (await sources[`../../../src/mandala/locales/${language}/tutorial.ftl`]?.()) ?? "";
}

export function learnTutorialWords(): Promise<void> {
  return learnChapter(tutorialWords);
}
