import assert from "node:assert/strict";
import { test } from "node:test";
import { planStep } from "../src/animation/plan.ts";
import { moved } from "./fixtures.ts";

const NEAR = { near: 0, open: true } as const;

test("own cards fly from their well, drawn ones to theirs; the other's stay covered", () => {
  const own = planStep(moved({ move: "M1R", drew: 2, drawn: "GB" }), NEAR);
  assert.deepEqual(
    own.items.map((item) => (item.kind === "flight" ? [item.colour, item.from, item.to] : null)),
    [
      ["R", "well:R", "1:mountain:R"],
      ["G", "deck", "well:G"],
      ["B", "deck", "well:B"],
    ],
  );
  const theirs = planStep(moved({ move: "M1R", seat: 1, drew: 1 }), NEAR);
  assert.deepEqual(
    theirs.items.map((item) => (item.kind === "flight" ? [item.colour, item.from, item.to] : null)),
    [
      ["R", "hand:1", "1:mountain:R"],
      [null, "deck", "hand:1"],
    ],
  );
});

test("each card of a field move flies, to the side of whoever played it", () => {
  const { items } = planStep(moved({ move: "F2G3", seat: 1 }), NEAR);
  assert.equal(items.length, 3);
  assert.ok(items.every((item) => item.kind === "flight" && item.to === "2:far:G"));
});

test("completing lights the rim, then weighs the fields", () => {
  const { items } = planStep(moved({ completion: { mandala: 1, field_sizes: [4, 3], first: 0, tie: false } }), NEAR);
  assert.deepEqual(items.slice(-2).map(({ kind }) => kind), ["light", "weigh"]);
});

test("the five beats of a destruction take about a second and a half, thinking aside", () => {
  const completing = planStep(moved({ move: "F1G1", completion: { mandala: 1, field_sizes: [4, 3], first: 0, tie: false } }), NEAR);
  const claim = { mandala: 1, colour: "G", cards: 3, river_place: 4, to_cup: 2, to_discard: 0, points: 8, exact: true };
  const last = planStep(moved({ move: "CG", claim, destruction: { mandala: 1, discarded: "RR", dealt: "OB" } }), NEAR);
  const kinds = last.items.map(({ kind }) => kind);
  assert.deepEqual(kinds, ["flight", "grains", "gain", "sweep", "flight", "flight"]);
  const beats = completing.lasts + last.lasts;
  assert.ok(beats > 1200 && beats < 2200, String(beats));
  for (const item of [...completing.items, ...last.items]) assert.ok(item.at >= 0 && item.lasts > 0);
});

test("claimed cards without a field run to the discard pile", () => {
  const claim = { mandala: 2, colour: "Y", cards: 2, river_place: null, to_cup: 0, to_discard: 2, points: 0, exact: true };
  const { items } = planStep(moved({ move: "CY", claim }), NEAR);
  assert.deepEqual(items.map((item) => ("to" in item ? item.to : item.kind)), ["discard"]);
});

test("nothing moves for what is not a move", () => {
  assert.equal(planStep({ seq: 1, at: 0, event: { type: "seated", seat: 0 }, position: null }, NEAR).lasts, 0);
});

test("what somebody else chooses stays long enough to be read; an own choice does not", () => {
  const claim = { mandala: 1, colour: "G", cards: 3, river_place: 4, to_cup: 2, to_discard: 0, points: 8, exact: true };
  const own = planStep(moved({ move: "CG", claim }), NEAR).lasts;
  const theirs = planStep(moved({ move: "CG", claim, seat: 1 }), NEAR).lasts;
  const automatic = planStep(moved({ move: "CG", claim, how: "automatic" }), NEAR).lasts;
  assert.ok(own < 500 && theirs >= 1000 && automatic >= 1000, `${own} ${theirs} ${automatic}`);
});
