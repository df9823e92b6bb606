/** Searches the rules by words. */
import type { Block, ClauseText, RulesText, Words } from "../../frame/rules/compile.ts";

/** Text without case and accents, so that "fluss" finds "Fluss" and "mezo" finds "mező". */
export function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** Returns the numbers of the clauses that contain every word; null: nothing is asked. */
export function clausesWith(rules: RulesText, asked: string): ReadonlySet<string> | null {
  const wanted = folded(asked).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return null;
  const all = rules.sections.flatMap(({ clauses }) => clauses);
  return new Set(
    all.filter((clause) => wanted.every((word) => textOf(clause).includes(word))).map((one) => one.number),
  );
}

function textOf({ number, blocks }: ClauseText): string {
  return folded(`${number} ${blocks.map(blockText).join(" ")}`);
}

function blockText(block: Block): string {
  return block.kind === "text" ? wordsText(block.words) : block.items.map(wordsText).join(" ");
}

function wordsText(words: Words): string {
  return words.map((word) => (typeof word === "string" ? word : Object.values(word).join(""))).join("");
}
