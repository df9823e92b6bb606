import "../support/browser.ts";
import assert from "node:assert/strict";
import { beforeAll, test } from "vitest";
import type { Hint, Player, Reason } from "../../src/game/messages.ts";
import { languages, loadChapter, setLanguage } from "../../src/words/fluent.svelte.ts";
import { alsoText, evenText, reasonText } from "../../src/words/hints.ts";
import type { Readership } from "../../src/words/sentences.ts";

const person = (name: string): Player => ({ name, level: null, taken_over: false });
const readership = (me: 0 | 1 | null): Readership => ({ me, players: [person("Ada"), person("Bea")] });
const hint = (even: boolean, also: string[] = []): Hint => ({
  move: "F1R2",
  win: 0.5,
  points: 0,
  reasons: [],
  also,
  even,
});
const FIRST: Reason = { code: "completes-first", values: { mandala: 2, points: 7 } };

beforeAll(async () => {
  await setLanguage("en");
  await loadChapter("hints");
  await loadChapter("study");
});

test("reasons speak to the reader only about the reader's own moves", () => {
  assert.equal(reasonText(FIRST, 0, readership(0)), "Completes mandala II and you choose first: about +7.");
  assert.equal(reasonText(FIRST, 0, readership(null)), "Completes mandala II, and Ada chooses first: about +7.");
  assert.equal(reasonText(FIRST, 1, readership(0)), "Completes mandala II, and Bea chooses first: about +7.");
  const neutral: Reason = { code: "keeps-out", values: { mandala: 1, colour: "R", place: 5 } };
  assert.equal(reasonText(neutral, 0, readership(null)), "Keeps red out of mountain I: Bea has it in river place 5.");
});

test("hints say which are practically equal, and which numbers of cards are as good", () => {
  const told = [
    [true, true, true],
    [true, true, false],
    [true, true],
    [false, false, false],
  ].map((even) => evenText(even.map((one) => hint(one))));
  assert.deepEqual(told, [
    "All three are practically equal.",
    "The first two are practically equal.",
    "Both are practically equal.",
    null,
  ]);
  assert.equal(alsoText(hint(false, ["F1R1", "F1R3"])), "Just as good with another number of cards: 1, 3.");
  assert.equal(alsoText(hint(false)), null);
});

// The words for "you" and "your" of the reasons that speak to the reader.
const YOU: Record<string, RegExp> = {
  en: /\b(you|your)\b/i,
  de: /\b(du|dir|dich|dein\w*)\b/i,
  nl: /\b(je|jij|jou|jouw)\b/i,
  fr: /\b(vous|votre|vos)\b/i,
  it: /\b(tu|ti|tuo|tua|sei|hai|puoi)\b/i,
  hu: /(\bte\b|neked|nálad|előnyödet|folyódban|csészédben|csészéd\b|választanál|időt nyersz)/i,
};

test("no language says you of somebody else", async () => {
  const values = { mandala: 2, points: 7, colour: "R", place: 5, count: 2, mine: 3, theirs: 2 };
  const codes = [
    ...["only-move", "ends-ahead", "hastens-end", "delays-end", "completes-alone", "completes-first"],
    ...["completes-second", "completes-early", "threatens", "foot", "takes-lead", "extends-lead", "draws-level"],
    ...["narrows-gap", "keeps-out", "spends-cheap", "spends-single", "feeds", "could-wake", "offers-place", "draws"],
    ...["discards-stuck", "renews", "passes", "claim-wakes", "claim-most", "claim-gains", "claim-place", "claim-new"],
    ...["claim-saves", "claim-denies", "claim-idle"],
  ] as Reason["code"][];
  for (const language of languages) {
    await setLanguage(language);
    for (const code of codes) {
      const said = reasonText({ code, values }, 0, readership(null));
      assert.ok(!(YOU[language] as RegExp).test(said), `${language} ${code}: ${said}`);
      assert.ok(!said.includes("their-") && !said.includes("{"), `${language} ${code}: ${said}`);
    }
  }
  await setLanguage("en");
});
