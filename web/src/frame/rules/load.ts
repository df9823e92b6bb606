/** Loads the rules of a language on demand. */
import type { ClauseText, RulesText } from "./compile.ts";

const texts = import.meta.glob<RulesText>("../../../../src/mandala/locales/*/rules.md", { import: "default" });

export async function rulesIn(language: string): Promise<RulesText> {
  const load = texts[`../../../../src/mandala/locales/${language}/rules.md`];
  if (!load) throw new Error(`no rules in ${language}`);
  return load();
}

/** One clause ("4.1"), or all clauses of a section ("6"). */
export function clausesOf(rules: RulesText, rule: string): readonly ClauseText[] {
  const section = rules.sections.find(({ number }) => number === rule[0]);
  return section?.clauses.filter(({ number }) => rule.length === 1 || number === rule) ?? [];
}
