import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "vitest";
import { type Block, compileRules, type RulesText } from "../../../src/frame/rules/compile.ts";
import { languages } from "../../../src/words/fluent.svelte.ts";

const read = (language: string): RulesText =>
  compileRules(readFileSync(new URL(`../../../../src/mandala/locales/${language}/rules.md`, import.meta.url), "utf-8"));
const clausesOf = (rules: RulesText): string[] =>
  rules.sections.flatMap(({ clauses }) => clauses.map(({ number }) => number));
const wordsOf = (blocks: readonly Block[]) =>
  blocks.flatMap((block) => (block.kind === "text" ? block.words : block.items.flat()));

test("clauses with and without title, lists and references are compiled", () => {
  const rules = compileRules(
    "# T\n\nIntro (4.1).\n\n## 3. Turn\n\nOne thing.\n\n**3.1 Build.** Then\ndraw (5.1).\n\n- a\n  b\n- *(c)* d\n\n**3.2** Grow.\n",
  );
  assert.deepEqual(rules, {
    title: "T",
    intro: [{ kind: "text", words: ["Intro (", { rule: "4.1" }, ")."] }],
    sections: [
      {
        number: "3",
        title: "Turn",
        intro: [{ kind: "text", words: ["One thing."] }],
        clauses: [
          {
            number: "3.1",
            blocks: [
              { kind: "text", words: [{ strong: "Build." }, " Then draw (", { rule: "5.1" }, ")."] },
              { kind: "list", items: [["a b"], [{ remark: "(c)" }, " d"]] },
            ],
          },
          { number: "3.2", blocks: [{ kind: "text", words: ["Grow."] }] },
        ],
      },
    ],
  });
});

for (const language of languages) {
  test(`${language}: same clauses, valid references, no Markdown left over`, () => {
    const rules = read(language);
    assert.deepEqual(clausesOf(rules), clausesOf(read("en")));
    const known = new Set(clausesOf(rules));
    const blocks = rules.sections.flatMap(({ intro, clauses }) => [
      ...intro,
      ...clauses.flatMap((clause) => clause.blocks),
    ]);
    for (const word of wordsOf([...rules.intro, ...blocks])) {
      if (typeof word === "string") assert.doesNotMatch(word, /[*#`_]|^- /);
      else if ("rule" in word) assert.ok(known.has(word.rule), word.rule);
    }
  });
}
