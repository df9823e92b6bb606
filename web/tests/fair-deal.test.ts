import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { below, bytesOf, checkDeal, dealKey, dealtBy, hexOf, shuffled, Words } from "../src/verify/fair-deal.ts";

interface Vectors {
  deals: {
    seed: string;
    commitment: string;
    table: string;
    entropy: string[];
    key: string;
    shuffles: { number: number; label: string; words: number[]; cards: string; order: string }[];
  }[];
  below: { bound: number; words: number[]; number: number; used: number }[];
  records: { what: string; fair: boolean; fails: string | null; record: Record<string, unknown> }[];
}

const vectors = JSON.parse(
  readFileSync(new URL("../../docs/fair-deal-vectors.json", import.meta.url), "utf8"),
) as Vectors;

const bytes = (hex: string) => {
  const found = bytesOf(hex);
  assert.ok(found);
  return found;
};

test("keys, streams and shuffles are those of the published examples", async () => {
  assert.ok(vectors.deals.length > 0);
  for (const deal of vectors.deals) {
    const key = await dealKey(bytes(deal.seed), deal.table, deal.entropy.map(bytes));
    assert.equal(hexOf(key), deal.key);
    for (const { label, words, cards, order } of deal.shuffles) {
      const stream = new Words(key, label);
      for (const word of words) assert.equal(await stream.next(), word);
      assert.equal(await shuffled(key, label, cards), order);
    }
  }
});

test("numbers are drawn without bias, dropping what would favour some", async () => {
  for (const { bound, words, number, used } of vectors.below) {
    let taken = 0;
    const stream = { next: () => Promise.resolve(words[taken++] as number) };
    assert.equal(await below(bound, stream), number);
    assert.equal(taken, used);
  }
});

test("whole games: the fair one passes, each other fails at its check", async () => {
  for (const { what, fails, record } of vectors.records) {
    const dealt = dealtBy(record);
    assert.ok(dealt, what);
    const checks = await checkDeal(dealt, null);
    const failed = checks.find(({ passed }) => !passed)?.what ?? null;
    assert.equal(failed, fails, what);
  }
});

test("a commitment that is not the one told during the game fails, however well its seed fits", async () => {
  const fair = vectors.records.find(({ fails }) => fails === null);
  const dealt = fair && dealtBy(fair.record);
  assert.ok(dealt);
  assert.deepEqual((await checkDeal(dealt, { deal: dealt.table, commitment: dealt.commitment })).map(({ passed }) => passed), [true, true, true, true]);
  for (const promised of [
    { deal: dealt.table, commitment: "0".repeat(64) },
    { deal: "another", commitment: dealt.commitment },
  ]) {
    assert.deepEqual(await checkDeal(dealt, promised), [{ what: "promise", passed: false }]);
  }
});

test("records without a commitment cannot be checked; foreign hexadecimal is no seed", () => {
  assert.equal(dealtBy({ deck: "R", reshuffles: [] }), null);
  assert.equal(dealtBy({ commitment: "", seed: "", table: 5, deck: "", reshuffles: [] }), null);
  assert.equal(bytesOf("ABCD"), null);
  assert.equal(bytesOf("abc"), null);
});
