import assert from "node:assert/strict";
import { test } from "node:test";
import { completedBy, recentPlaces, sinceOwnDecision } from "../src/model/recent.ts";
import { moved } from "./fixtures.ts";

const completion = { mandala: 1, field_sizes: [2, 1] as [number, number], first: 1 as const, tie: false };
const destruction = { mandala: 1, discarded: "RR", dealt: "GB" };

test("everything the other did since the reader's last move is marked", () => {
  const steps = [
    moved({ ply: 1, seat: 1, move: "M2B" }),
    moved({ ply: 2, seat: 0, move: "M1R" }),
    moved({ ply: 3, seat: 1, move: "F2G3" }),
  ];
  assert.deepEqual([...recentPlaces(steps, 0, 0)], ["2:far:G"]);
});

test("new mountain cards are marked; a spectator sees the last move alone", () => {
  const steps = [moved({ ply: 1, seat: 1, move: "F2G3" }), moved({ ply: 2, seat: 1, move: "CY", destruction })];
  assert.deepEqual([...recentPlaces(steps, 0, 0)].sort(), ["1:mountain:B", "1:mountain:G", "2:far:G"]);
  assert.deepEqual([...recentPlaces(steps, null, 0)], ["1:mountain:G", "1:mountain:B"]);
});

test("after a destruction it is told who completed the mandala", () => {
  const steps = [moved({ ply: 1, seat: 1, move: "M1R", completion }), moved({ ply: 2, seat: 0, move: "CY", destruction })];
  assert.equal(completedBy(steps), 1);
  assert.equal(completedBy(steps.slice(0, 1)), null);
});

test("the moves since the reader's last decision are news; the last move always is", () => {
  const steps = [
    moved({ ply: 1, seat: 0 }),
    moved({ ply: 2, seat: 1, move: "CG" }),
    moved({ ply: 3, seat: 0, move: "CY", how: "automatic" }),
    moved({ ply: 4, seat: 1, move: "M1R" }),
  ];
  assert.deepEqual(sinceOwnDecision(steps, 0), steps.slice(1));
  assert.deepEqual(sinceOwnDecision(steps.slice(0, 1), 0), steps.slice(0, 1));
  assert.deepEqual(sinceOwnDecision([], 0), []);
});
