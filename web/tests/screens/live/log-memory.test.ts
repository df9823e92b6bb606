import assert from "node:assert/strict";
import { test } from "vitest";
import { lastTurns, tellsAll } from "../../../src/screens/live/log-memory.ts";
import type { Snapshot, Step } from "../../../src/game/messages.ts";
import { moved } from "../../support/fixtures.ts";

const seated: Step = { seq: 2, at: 0, event: { type: "seated", seat: 1 }, position: null };
const greeted: Step = { seq: 4, at: 0, event: { type: "greeted", seat: 1, key: "hello" }, position: null };
const moves = [3, 4, 5].map((ply) => moved({ ply }));

test("the log of a strict table begins with the first visible ply", () => {
  const steps = [seated, greeted, ...moves];
  assert.deepEqual(lastTurns(steps, 0), steps);
  assert.deepEqual(lastTurns(steps, 3), moves.slice(1));
  assert.deepEqual(lastTurns([seated], 3), []);
});

test("a snapshot is complete if it begins no later than the known log or is limited by the server", () => {
  const snapshot = (steps: Step[], complete = true): Snapshot => ({ type: "snapshot", steps, complete }) as Snapshot;
  assert.equal(tellsAll(snapshot([seated, ...moves]), moves), true);
  assert.equal(tellsAll(snapshot(moves.slice(1)), moves), false);
  assert.equal(tellsAll(snapshot([]), moves), false);
  assert.equal(tellsAll(snapshot(moves.slice(1), false), moves), true);
  assert.equal(tellsAll(snapshot(moves), []), true);
});
