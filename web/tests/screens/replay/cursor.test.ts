import "../../support/browser.ts";
import assert from "node:assert/strict";
import { test } from "vitest";
import type { Moved, Position, Replayed } from "../../../src/game/messages.ts";
import { ReplayCursor } from "../../../src/screens/replay/cursor.svelte.ts";
import { moved, POSITION } from "../../support/fixtures.ts";

function positions(ply: number): [Position, Position] {
  return [
    { ...POSITION, ply, seat: 0, hand: "RR" },
    { ...POSITION, ply, seat: 1, hand: `G${ply}` },
  ];
}
const move = (ply: number): Moved => moved({ ply, seat: 0 }).event as Moved;
const GAME = {
  kind: "replayed",
  players: ["Ada", "level:2"],
  result: null,
  final: null,
  steps: [0, 1, 2].map((ply) => ({ move: ply ? move(ply) : null, positions: positions(ply) })),
} as unknown as Replayed;

test("a cursor moves to a ply within the game and draws it", () => {
  const cursor = new ReplayCursor(GAME);
  cursor.go(9);
  assert.deepEqual([cursor.ply, cursor.table.drawn?.ply, cursor.next], [2, 2, null]);
  cursor.go(-1);
  assert.deepEqual([cursor.ply, cursor.table.drawn?.ply], [0, 0]);
});

test("the far hand is open with all cards shown and covered with one seat's", () => {
  const cursor = new ReplayCursor(GAME);
  assert.equal(cursor.table.input.farHand(1), "G1");
  cursor.see(1);
  assert.deepEqual([cursor.table.near, cursor.table.input.farHand(1)], [1, null]);
});

test("step sets the next ply at once, and stop draws it", () => {
  const cursor = new ReplayCursor(GAME);
  cursor.step();
  assert.equal(cursor.ply, 1);
  cursor.stop();
  assert.deepEqual([cursor.table.drawn?.ply, cursor.table.animator.playing], [1, false]);
});

test("a stopped run does not continue", async () => {
  const cursor = new ReplayCursor(GAME);
  void cursor.toggleRun();
  assert.equal(cursor.running, true);
  cursor.stop();
  await new Promise((resolve) => setTimeout(resolve, 600));
  assert.deepEqual([cursor.running, cursor.ply], [false, 1]);
});

test("nothing in the hand is marked as drawn while moves are shown", () => {
  const cursor = new ReplayCursor(GAME);
  cursor.step();
  assert.equal(cursor.table.fresh, "");
  cursor.stop();
  assert.equal(cursor.table.fresh, "");
});
