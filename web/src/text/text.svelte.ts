/** All words of the page, by key, from the same Fluent catalogues that Python reads. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { LANGUAGES, type Language } from "./languages.ts";

export type Values = Record<string, FluentVariable>;

const catalogues = import.meta.glob<Record<string, string>>("./catalogues/*.ts", { import: "default" });

/** Words that one screen alone needs: loaded with that screen, then with every change of language. */
export type Chapter = (language: Language) => Promise<string>;
const chapters = new Map<Chapter, Promise<void>>();

let bundle = $state.raw<FluentBundle | null>(null);
let current = $state<Language>("en");

export function language(): Language {
  return current;
}

/** Load a language and show everything in it from now on. */
export async function speak(wanted: Language): Promise<void> {
  const sources = await catalogues[`./catalogues/${wanted}.ts`]?.();
  // Numbers are handed over as text, so no isolation marks are needed around them.
  const next = new FluentBundle(wanted, { useIsolating: false });
  for (const source of Object.values(sources ?? {})) next.addResource(new FluentResource(source));
  for (const chapter of chapters.keys()) next.addResource(new FluentResource(await chapter(wanted)));
  bundle = next;
  current = wanted;
  document.documentElement.lang = wanted;
}

/** Learn the words of a screen before it is shown. */
export function learnChapter(chapter: Chapter): Promise<void> {
  const known = chapters.get(chapter);
  if (known) return known;
  chapters.set(chapter, Promise.resolve()); // spoken from the next line on
  const learning = speak(current);
  chapters.set(chapter, learning);
  return learning;
}

/** The text of a key, its values filled in. A key without text is shown as it is, to be found. */
export function t(key: string, values: Values = {}): string {
  const message = bundle?.getMessage(key);
  if (!bundle || !message?.value) return key;
  const errors: Error[] = [];
  const text = bundle.formatPattern(message.value, values, errors);
  if (errors.length > 0) console.error(`text ${key}: ${String(errors[0])}`);
  return text;
}

/** Languages that have a catalogue here. */
export function spokenLanguages(): Language[] {
  return LANGUAGES.filter((code) => `./catalogues/${code}.ts` in catalogues);
}
