import assert from "node:assert/strict";
import { test } from "vitest";
import { balance, foretold, logLine } from "../../src/game/log.ts";
import { claim, moved, turn } from "../support/fixtures.ts";

const keys = (step: ReturnType<typeof moved>): string[] => logLine(step).sentences.map(({ key }) => key);

test("mountain, field and discard moves have their log sentences", () => {
  assert.deepEqual(keys(moved({ move: "M1R", drew: 2 })), ["log-mountain"]);
  assert.deepEqual(keys(moved({ move: "F2G3" })), ["log-field"]);
  assert.deepEqual(keys(moved({ move: "DB2", drew: 2, reshuffled: true })), ["log-discard", "log-reshuffled"]);
});

test("a completion names the field sizes and the first player to choose", () => {
  const step = moved({ move: "F1G3", completion: { mandala: 1, field_sizes: [4, 3], first: 0, tie: false } });
  const [, told] = logLine(step).sentences;
  assert.equal(told?.key, "log-completed");
  assert.equal(told?.seat, 0);
  assert.deepEqual(told?.values.sizes, [4, 3]);
  assert.deepEqual(keys(moved({ completion: { mandala: 1, field_sizes: [2, 2], first: 1, tie: true } })), [
    "log-mountain",
    "log-completed-tie",
  ]);
  assert.deepEqual(balance([4, 3], 1), { mine: 3, theirs: 4 });
});

test("claims to river, cup and discard pile, and automatic claims, have their sentences", () => {
  const taken = { mandala: 1, colour: "G", cards: 3, river_place: 4, to_cup: 2, to_discard: 0, points: 8, exact: true };
  assert.deepEqual(keys(moved({ move: "CG", claim: taken })), ["log-claim-river"]);
  assert.deepEqual(keys(moved({ move: "CG", claim: { ...taken, river_place: null } })), ["log-claim-cup"]);
  assert.deepEqual(keys(moved({ move: "CG", claim: { ...taken, river_place: null, to_discard: 3 } })), [
    "log-claim-discard",
  ]);
  assert.deepEqual(keys(moved({ move: "CG", how: "automatic", claim: taken })), ["log-claim-river-automatic"]);
  assert.equal(logLine(moved({ move: "CG", claim: taken })).claim, true);
});

test("a destruction names the two new cards, and none when the game is over", () => {
  const destruction = { mandala: 2, discarded: "RR", dealt: "GB" };
  assert.deepEqual(keys(moved({ move: "DB1", destruction })), ["log-discard", "log-destroyed", "log-dealt"]);
  assert.deepEqual(keys(moved({ move: "DB1", destruction: { ...destruction, dealt: "" } })), [
    "log-discard",
    "log-destroyed",
  ]);
});

test("a possible move gets the same sentence as in the log", () => {
  const [logged] = logLine(moved({ move: "M1R", drew: 2 })).sentences;
  assert.deepEqual(foretold(turn("M1R", { drawn: 2 }), 0), logged);
  const taken = { mandala: 1, colour: "G", cards: 3, river_place: 4, to_cup: 2, to_discard: 0, points: 8, exact: true };
  const [claimed] = logLine(moved({ move: "CG", claim: taken })).sentences;
  assert.deepEqual(foretold(claim("CG"), 0), claimed);
  const legal = claim("CG");
  assert.ok(legal.effects.kind === "claim");
  const lost = { ...legal, effects: { ...legal.effects, own: { ...legal.effects.own, place: null } } };
  assert.equal(foretold(lost, 0).key, "log-claim-discard");
});
