/** All words of the page, by key, from the same Fluent catalogues that Python reads. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { LANGUAGES, type Language } from "./languages.ts";

export type Values = Record<string, FluentVariable>;

const catalogues = import.meta.glob<Record<string, string>>("./catalogues/*.ts", { import: "default" });

/** Words that one screen alone needs: loaded with that screen, then with every change of language. */
export type Chapter = (language: Language) => Promise<string>;
const chapters = new Map<Chapter, Promise<void>>();
/** The chapters whose words are part of what is spoken. */
const spoken = new Set<Chapter>();

let bundle = $state.raw<FluentBundle | null>(null);
let current = $state<Language>("en");

interface Wish {
  language: Language;
  done: Promise<void>;
}
/** What was asked for last. Words arrive in any order: those of an earlier wish are not shown any more. */
let newest: Wish = { language: "en", done: Promise.resolve() };

export function language(): Language {
  return current;
}

/** Load a language and show everything in it from now on; overtaken by another wish, wait for that one. */
export function speak(wanted: Language): Promise<void> {
  const wish: Wish = { language: wanted, done: Promise.resolve() };
  newest = wish;
  wish.done = fulfil(wish);
  return wish.done;
}

async function fulfil(wish: Wish): Promise<void> {
  try {
    const words = await wordsIn(wish.language);
    if (wish === newest) {
      bundle = words;
      current = wish.language;
      document.documentElement.lang = wish.language;
    }
  } catch (error) {
    if (wish === newest) {
      wish.language = current; // nothing has changed
      throw error;
    }
  }
  if (wish !== newest) await newest.done;
}

async function wordsIn(wanted: Language): Promise<FluentBundle> {
  const sources = await catalogues[`./catalogues/${wanted}.ts`]?.();
  // Numbers are handed over as text, so no isolation marks are needed around them.
  const words = new FluentBundle(wanted, { useIsolating: false });
  for (const source of Object.values(sources ?? {})) words.addResource(new FluentResource(source));
  for (const chapter of spoken) words.addResource(new FluentResource(await chapter(wanted)));
  return words;
}

/** Learn the words of a screen before it is shown. What could not be had is tried again the next time. */
export function learnChapter(chapter: Chapter): Promise<void> {
  const known = chapters.get(chapter);
  if (known) return known;
  const learning = learn(chapter);
  chapters.set(chapter, learning);
  return learning;
}

async function learn(chapter: Chapter): Promise<void> {
  try {
    await chapter(newest.language); // first by itself: words that are missing stop no change of language
    spoken.add(chapter);
    await speak(newest.language);
  } catch (error) {
    spoken.delete(chapter);
    chapters.delete(chapter);
    throw error;
  }
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
