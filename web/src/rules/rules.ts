/** The rules of each language, loaded when they are read. */
import type { Language } from "../text/languages.ts";
import type { ClauseText, RulesText } from "./compile.ts";
import made from "./examples.json";
import type { Completion, Decision, FinalSeat, Position } from "../model/messages.ts";

const texts = import.meta.glob<RulesText>("../../../src/mandala/locales/*/rules.md", { import: "default" });

export async function rulesIn(language: Language): Promise<RulesText> {
  const load = texts[`../../../src/mandala/locales/${language}/rules.md`];
  if (!load) throw new Error(`no rules in ${language}`);
  return load();
}

/** One clause ("4.1"), or all clauses of a section ("6"). */
export function clausesOf(rules: RulesText, rule: string): readonly ClauseText[] {
  const section = rules.sections.find(({ number }) => number === rule[0]);
  return section?.clauses.filter(({ number }) => rule.length === 1 || number === rule) ?? [];
}

/** The printed worked examples, as the rules work them out (`make tutorial`). */
export interface Examples {
  readonly draws: readonly { readonly left: number; readonly drawn: number }[];
  readonly colours: { readonly position: Position; readonly decision: Decision };
  readonly destruction: {
    readonly mountain: string;
    readonly fields: readonly [string, string];
    readonly completion: Completion;
  };
  readonly score: FinalSeat;
}

export const examples = made as unknown as Examples;
