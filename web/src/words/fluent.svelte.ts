/** The texts of the page by key, from the same Fluent catalogues as Python's. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { languages, offline, parts } from "virtual:words";

export { languages, offline };
export type Values = Record<string, FluentVariable>;

/** Chapters loaded on first use, then again with every change of language. */
export type Chapter = "tutorial" | "records" | "hints" | "study" | "sheet" | "rules" | "people";
const chapters = new Map<Chapter, Promise<void>>();
/** The chapters whose words are part of the bundle. */
const loaded = new Set<Chapter>();

let bundle = $state.raw<FluentBundle | null>(null);
let current = $state("en");

interface Wish {
  language: string;
  done: Promise<void>;
}
/** The last requested language. Catalogues may arrive in any order; older ones are ignored. */
let newest: Wish = { language: "en", done: Promise.resolve() };

export function language(): string {
  return current;
}

/** Loads a language and switches the page to it. Resolves when the last requested language is shown.
 *
 * Rejects when the words of the last wish cannot be loaded; then nothing has changed.
 */
export function setLanguage(wanted: string): Promise<void> {
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
      wish.language = current;
      throw error;
    }
  }
  if (wish !== newest) await newest.done;
}

async function wordsIn(wanted: string): Promise<FluentBundle> {
  // Numbers are passed as text, so they need no isolation marks.
  const words = new FluentBundle(wanted, { useIsolating: false });
  words.addResource(new FluentResource(await source(wanted)));
  for (const chapter of loaded) words.addResource(new FluentResource(await source(`${wanted}/${chapter}`)));
  return words;
}

async function source(part: string): Promise<string> {
  const load = parts[part];
  if (!load) throw new Error(`no words for ${part}`);
  return (await load()).default;
}

/** Loads a chapter. Rejects when it cannot be loaded; the next call tries again. */
export function loadChapter(chapter: Chapter): Promise<void> {
  const known = chapters.get(chapter);
  if (known) return known;
  const loading = add(chapter);
  chapters.set(chapter, loading);
  return loading;
}

async function add(chapter: Chapter): Promise<void> {
  try {
    await source(`${newest.language}/${chapter}`); // separate, so that a missing chapter does not block a change of language
    loaded.add(chapter);
    await setLanguage(newest.language);
  } catch (error) {
    loaded.delete(chapter);
    chapters.delete(chapter);
    throw error;
  }
}

/** Whether a key has a text, in the chapters that are loaded. */
export function hasText(key: string): boolean {
  return bundle?.hasMessage(key) ?? false;
}

/** Returns the text of a key with its values. Returns the key itself if it has no text. */
export function t(key: string, values: Values = {}): string {
  const message = bundle?.getMessage(key);
  if (!bundle || !message?.value) return key;
  const errors: Error[] = [];
  const text = bundle.formatPattern(message.value, values, errors);
  if (errors.length > 0) console.error(`text ${key}: ${String(errors[0])}`);
  return text;
}
