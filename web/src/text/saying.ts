/** What is wrong with a record, as the server says it: keys and values, put into words here. */
import type { Said } from "../model/messages.ts";
import type { Language } from "./languages.ts";
import { learnChapter, t, type Values } from "./text.svelte.ts";

const sources = import.meta.glob<string>("../../../src/mandala/locales/*/records.ftl", { query: "?raw", import: "default" });

async function recordWords(language: Language): Promise<string> {
  return (await sources[`../../../src/mandala/locales/${language}/records.ftl`]?.()) ?? "";
}

/** Learn the words about records before any is needed. */
export function learnRecordWords(): Promise<void> {
  return learnChapter(recordWords);
}

/** The words of a saying; what it holds is said first. */
export function tellSaid(said: Said): string {
  const values: Values = {};
  for (const [name, value] of Object.entries(said.values)) {
    values[name] = typeof value === "object" ? tellSaid(value) : value;
  }
  return t(said.key, values);
}
