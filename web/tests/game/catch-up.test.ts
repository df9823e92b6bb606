import assert from "node:assert/strict";
import { test } from "vitest";
import { dealt, unseen } from "../../src/game/catch-up.ts";
import { moved, POSITION } from "../support/fixtures.ts";

test("a returning player sees all moves since their last decision", () => {
  const steps = [moved({ ply: 1, seat: 0 }), moved({ ply: 2, seat: 1 }), moved({ ply: 3, seat: 1, move: "CG" })];
  const { before, news } = unseen(steps, POSITION);
  assert.equal(before, steps[0]?.position);
  assert.deepEqual(news, steps.slice(1));
});

test("a spectator sees no old moves, nor does a player without new ones", () => {
  const steps = [moved({ ply: 1, seat: 1 }), moved({ ply: 2, seat: 0 })];
  assert.deepEqual(unseen(steps, POSITION), { before: null, news: [] });
  assert.deepEqual(unseen([moved({ ply: 1, seat: 1 })], POSITION), { before: null, news: [] });
  assert.deepEqual(unseen(steps, { ...POSITION, seat: null }), { before: null, news: [] });
});

test("automatic claims do not count as the player's decisions", () => {
  const steps = [moved({ ply: 1, seat: 0 }), moved({ ply: 2, seat: 1 }), moved({ ply: 3, seat: 0, how: "automatic" })];
  assert.equal(unseen(steps, POSITION).news.length, 2);
});

test("steps that were already shown are not shown again", () => {
  const steps = [moved({ ply: 1, seat: 0 }), moved({ ply: 2, seat: 1 }), moved({ ply: 3, seat: 1, move: "CG" })];
  const { before, news } = unseen(steps, POSITION, steps[1]?.seq);
  assert.equal(before, steps[1]?.position);
  assert.deepEqual(news, steps.slice(2));
  assert.deepEqual(unseen(steps, POSITION, steps[2]?.seq).news, []);
});

test("a take-back counts as having seen the table", () => {
  const back = {
    seq: 9,
    at: 0,
    event: { type: "taken_back" as const, seat: 0 as const, to_ply: 2 },
    position: POSITION,
  };
  assert.deepEqual(unseen([moved({ ply: 1, seat: 0 }), moved({ ply: 2, seat: 1 }), back], POSITION).news, []);
});

test("a player who comes to a new game sees the deal, then the other's first moves", () => {
  const first = moved(
    { ply: 1, seat: 1, move: "M1O", drew: 2 },
    {
      mandalas: [{ mountain: "ROY", fields: ["", ""], missing: "GPB", first_choice: null }, POSITION.mandalas[1]],
      hand_sizes: [6, 7],
      deck_size: 86,
    },
  );
  const { before, news, deal } = dealt([first], first.position ?? POSITION) ?? {};
  assert.deepEqual([news, deal], [[first], true]);
  assert.deepEqual(before?.mandalas[0], { mountain: "RY", fields: ["", ""], missing: "OGPB", first_choice: null });
  assert.deepEqual([before?.hand_sizes, before?.deck_size, before?.to_move, before?.ply], [[6, 6], 88, 1, 0]);
});

test("the deal is shown to nobody who has seen it, has moved, or watches", () => {
  const start = { ...POSITION, ply: 0 };
  assert.equal(dealt([], start)?.before, start);
  assert.equal(dealt([], start, 2), null);
  assert.equal(dealt([], { ...start, seat: null }), null);
  assert.equal(dealt([moved({ ply: 1, seat: 1 }), moved({ ply: 2, seat: 0 })], POSITION), null);
  assert.equal(dealt([moved({ ply: 7, seat: 1 })], POSITION), null);
});
