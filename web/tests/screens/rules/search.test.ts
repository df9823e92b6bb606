import assert from "node:assert/strict";
import { test } from "vitest";
import { compileRules } from "../../../src/frame/rules/compile.ts";
import { clausesWith } from "../../../src/screens/rules/search.ts";

const RULES = compileRules(
  "# T\n\nAim.\n\n## 5. Mandala\n\n**5.1** Die **Fluss**-Karte.\n\n- im Kelch\n\n**5.2** A folyó mezője (5.1).\n",
);
const found = (asked: string) => {
  const numbers = clausesWith(RULES, asked);
  return numbers && [...numbers];
};

test("a search finds the clauses with all its words, in lists too", () => {
  assert.deepEqual(found("fluss"), ["5.1"]);
  assert.deepEqual(found("kelch karte"), ["5.1"]);
  assert.deepEqual(found("kelch mezo"), []);
});

test("case and accents do not matter; a number finds its clause and what refers to it", () => {
  assert.deepEqual(found("MEZO"), ["5.2"]);
  assert.deepEqual(found("5.1"), ["5.1", "5.2"]);
});

test("an empty search hides nothing", () => {
  assert.equal(found("  "), null);
});
