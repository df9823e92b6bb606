import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "vitest";
import {
  below,
  bytesOf,
  checkDeal,
  dealKey,
  dealtBy,
  hexOf,
  jointKey,
  shuffled,
  Words,
} from "../../src/fair-deal/check.ts";

interface Vectors {
  deals: {
    seed: string;
    commitment: string;
    table: string;
    entropy: string[];
    key: string;
    shuffles: { number: number; label: string; words: number[]; cards: string; order: string }[];
  }[];
  joint_deals: {
    seed: string;
    table: string;
    starts: "random" | number;
    nonces: (string | null)[];
    key: string;
    first_words: number[];
    first: number;
    deck: string;
    reshuffle: { cards: string; order: string };
  }[];
  below: { bound: number; words: number[]; number: number; used: number }[];
  records: { what: string; fair: boolean; fails: string | null; record: Record<string, unknown> }[];
}

const vectors = JSON.parse(
  readFileSync(new URL("../../../docs/reference/fair-deal-vectors.json", import.meta.url), "utf8"),
) as Vectors;

const bytes = (hex: string) => {
  const found = bytesOf(hex);
  assert.ok(found);
  return found;
};

test("keys, streams and shuffles match the published examples", async () => {
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

test("deals with the players' numbers match the published examples", async () => {
  for (const deal of vectors.joint_deals) {
    const starts = String(deal.starts);
    const nonces = deal.nonces.map((nonce) => bytes(nonce ?? ""));
    const key = await jointKey(bytes(deal.seed), deal.table, nonces, starts);
    assert.equal(hexOf(key), deal.key);
    const stream = new Words(key, "first");
    for (const word of deal.first_words) assert.equal(await stream.next(), word);
    if (starts === "random") assert.equal(await below(2, new Words(key, "first")), deal.first);
    assert.equal(await shuffled(key, "deck", deal.deck), deal.deck);
    assert.equal(await shuffled(key, "reshuffle/1", deal.reshuffle.cards), deal.reshuffle.order);
  }
});

test("random numbers are unbiased by rejection", async () => {
  for (const { bound, words, number, used } of vectors.below) {
    let taken = 0;
    const stream = { next: () => Promise.resolve(words[taken++] as number) };
    assert.equal(await below(bound, stream), number);
    assert.equal(taken, used);
  }
});

test("the fair game passes, and each unfair game fails at its check", async () => {
  for (const { what, fails, record } of vectors.records) {
    const dealt = dealtBy(record);
    assert.ok(dealt, what);
    const checks = await checkDeal(dealt, null);
    const failed = checks.find(({ passed }) => !passed)?.what ?? null;
    assert.equal(failed, fails, what);
  }
});

test("a commitment that differs from the one in the game fails, even with a fitting seed", async () => {
  const fair = vectors.records.find(({ fails }) => fails === null);
  const dealt = fair && dealtBy(fair.record);
  assert.ok(dealt);
  assert.deepEqual(
    (await checkDeal(dealt, { deal: dealt.table, commitment: dealt.commitment, version: 1, nonce: null })).map(
      ({ passed }) => passed,
    ),
    [true, true, true, true],
  );
  for (const promised of [
    { deal: dealt.table, commitment: "0".repeat(64), version: 1, nonce: null },
    { deal: "another", commitment: dealt.commitment, version: 1, nonce: null },
    { deal: dealt.table, commitment: dealt.commitment, version: 2, nonce: null },
  ]) {
    assert.deepEqual(await checkDeal(dealt, promised), [{ what: "promise", passed: false }]);
  }
});

test("a number that this browser added must be in the deal", async () => {
  const fair = vectors.records.find(({ what }) => what === "a fair game with nonces");
  const dealt = fair && dealtBy(fair.record);
  assert.ok(dealt);
  const { table: deal, commitment, added } = dealt;
  const added0 = { seat: 0, hex: added[0] as string };
  const all = await checkDeal(dealt, { deal, commitment, version: 2, nonce: added0 });
  assert.deepEqual(
    all.map(({ what, passed }) => (passed ? what : "failed")),
    ["promise", "nonce", "seed", "start", "deck", "reshuffles"],
  );
  const other = await checkDeal(dealt, { deal, commitment, version: 2, nonce: { ...added0, seat: 1 } });
  assert.deepEqual(other.at(-1), { what: "nonce", passed: false });
});

test("records without a commitment and invalid seeds cannot be checked", () => {
  assert.equal(dealtBy({ deck: "R", reshuffles: [] }), null);
  assert.equal(dealtBy({ commitment: "", seed: "", table: 5, deck: "", reshuffles: [] }), null);
  assert.equal(bytesOf("ABCD"), null);
  assert.equal(bytesOf("abc"), null);
});
