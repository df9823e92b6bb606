import assert from "node:assert/strict";
import { test } from "vitest";
import { completedBy, recentPlaces, sinceOwnDecision } from "../../src/game/recent.ts";
import { moved } from "../support/fixtures.ts";

const completion = { mandala: 1, field_sizes: [2, 1] as [number, number], first: 1 as const, tie: false };
const destruction = { mandala: 1, discarded: "RR", dealt: "GB" };

test("all moves of the opponent since the reader's last move are marked", () => {
  const steps = [
    moved({ ply: 1, seat: 1, move: "M2B" }),
    moved({ ply: 2, seat: 0, move: "M1R" }),
    moved({ ply: 3, seat: 1, move: "F2G3" }),
  ];
  assert.deepEqual([...recentPlaces(steps, 0, 0)], ["2:far:G"]);
});

test("new mountain cards are marked; a spectator gets only the last move", () => {
  const steps = [moved({ ply: 1, seat: 1, move: "F2G3" }), moved({ ply: 2, seat: 1, move: "CY", destruction })];
  assert.deepEqual([...recentPlaces(steps, 0, 0)].sort(), ["1:mountain:B", "1:mountain:G", "2:far:G"]);
  assert.deepEqual([...recentPlaces(steps, null, 0)], ["1:mountain:G", "1:mountain:B"]);
});

test("completedBy returns the player who completed the mandala", () => {
  const steps = [
    moved({ ply: 1, seat: 1, move: "M1R", completion }),
    moved({ ply: 2, seat: 0, move: "CY", destruction }),
  ];
  assert.equal(completedBy(steps), 1);
  assert.equal(completedBy(steps.slice(0, 1)), null);
});

test("sinceOwnDecision returns the moves after the reader's last decision, at least the last move", () => {
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

test("a claim that the table made for the reader does not end the marks", () => {
  const steps = [
    moved({ ply: 1, seat: 1, move: "F1G3", completion }),
    moved({ ply: 2, seat: 0, move: "CY", how: "automatic", destruction }),
  ];
  assert.deepEqual([...recentPlaces(steps, 0, 0)].sort(), ["1:far:G", "1:mountain:B", "1:mountain:G"]);
});
