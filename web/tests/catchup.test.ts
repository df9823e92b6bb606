import assert from "node:assert/strict";
import { test } from "node:test";
import { unseen } from "../src/model/catchup.ts";
import { moved, POSITION } from "./fixtures.ts";

test("whoever comes back is shown everything since their last decision", () => {
  const steps = [moved({ ply: 1, seat: 0 }), moved({ ply: 2, seat: 1 }), moved({ ply: 3, seat: 1, move: "CG" })];
  const { before, news } = unseen(steps, POSITION);
  assert.equal(before, steps[0]?.position);
  assert.deepEqual(news, steps.slice(1));
});

test("nothing is replayed for a spectator, or when nothing happened since", () => {
  const steps = [moved({ ply: 1, seat: 1 }), moved({ ply: 2, seat: 0 })];
  assert.deepEqual(unseen(steps, POSITION), { before: null, news: [] });
  assert.deepEqual(unseen([moved({ ply: 1, seat: 1 })], POSITION), { before: null, news: [] });
  assert.deepEqual(unseen(steps, { ...POSITION, seat: null }), { before: null, news: [] });
});

test("claims the table made by itself are not the player's own decisions", () => {
  const steps = [moved({ ply: 1, seat: 0 }), moved({ ply: 2, seat: 1 }), moved({ ply: 3, seat: 0, how: "automatic" })];
  assert.equal(unseen(steps, POSITION).news.length, 2);
});

test("what was shown here already is not shown once more", () => {
  const steps = [moved({ ply: 1, seat: 0 }), moved({ ply: 2, seat: 1 }), moved({ ply: 3, seat: 1, move: "CG" })];
  const { before, news } = unseen(steps, POSITION, steps[1]?.seq);
  assert.equal(before, steps[1]?.position);
  assert.deepEqual(news, steps.slice(2));
  assert.deepEqual(unseen(steps, POSITION, steps[2]?.seq).news, []);
});

test("whoever took a move back has seen the table since", () => {
  const back = { seq: 9, at: 0, event: { type: "taken_back" as const, seat: 0 as const, to_ply: 2 }, position: POSITION };
  assert.deepEqual(unseen([moved({ ply: 1, seat: 0 }), moved({ ply: 2, seat: 1 }), back], POSITION).news, []);
});
