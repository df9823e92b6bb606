import assert from "node:assert/strict";
import { test } from "vitest";
import { choreograph, choreographDeal, type Film, LONGEST_WAIT } from "../../../src/table/animation/choreograph.ts";
import type { Step } from "../../../src/game/messages.ts";
import { moved, POSITION } from "../../support/fixtures.ts";

const NEAR = { near: 0, open: true } as const;
const film = (step: Step, seating: { near: 0 | 1; open: boolean }): Film => choreograph(POSITION, step, seating);

test("own cards fly from and to their slots; the opponent's drawn cards stay covered", () => {
  const own = film(moved({ move: "M1R", drew: 2, drawn: "GB" }), NEAR);
  assert.deepEqual(
    own.tracks.map((item) => (item.kind === "flight" ? [item.colour, item.from, item.to] : null)),
    [
      ["R", "slot:R", "1:mountain:R"],
      ["G", "deck", "slot:G"],
      ["B", "deck", "slot:B"],
    ],
  );
  const theirs = film(moved({ move: "M1R", seat: 1, drew: 1 }), NEAR);
  assert.deepEqual(
    theirs.tracks.map((item) => (item.kind === "flight" ? [item.colour, item.from, item.to] : null)),
    [
      ["R", "hand:1", "1:mountain:R"],
      [null, "deck", "hand:1"],
    ],
  );
});

test("each card of a field move flies to its player's field", () => {
  const { tracks } = film(moved({ move: "F2G3", seat: 1 }), NEAR);
  assert.equal(tracks.length, 3);
  assert.ok(tracks.every((item) => item.kind === "flight" && item.to === "2:far:G"));
});

test("a completion lights the rim, then compares the fields", () => {
  const { tracks } = film(moved({ completion: { mandala: 1, field_sizes: [4, 3], first: 0, tie: false } }), NEAR);
  assert.deepEqual(
    tracks.slice(-2).map(({ kind }) => kind),
    ["light", "weigh"],
  );
});

test("the last claim flows while the mandala is swept, and input waits no longer than for any move", () => {
  const claim = { mandala: 1, colour: "G", cards: 3, river_place: 4, to_cup: 2, to_discard: 0, points: 8, exact: true };
  const last = film(moved({ move: "CG", claim, destruction: { mandala: 1, discarded: "RR", dealt: "OB" } }), NEAR);
  const kinds = last.tracks.map(({ kind }) => kind);
  assert.deepEqual(kinds, ["flight", "stream", "gain", "sweep", "rake", "flight", "flight"]);
  assert.equal(last.blocks, LONGEST_WAIT);
  assert.ok(last.lasts > 2400, "the sand runs on after that");
  const sweep = last.tracks.find(({ kind }) => kind === "sweep");
  const stream = last.tracks.find(({ kind }) => kind === "stream");
  assert.ok(sweep && stream && sweep.at < stream.at + stream.lasts);
});

test("the deal gives every card its place in the time of one move", () => {
  const dealt = choreographDeal(POSITION, NEAR);
  const targets = dealt.tracks.map((track) => ("to" in track ? track.to : ""));
  assert.deepEqual(
    targets.filter((to) => to.startsWith("slot")),
    ["slot:R", "slot:G", "slot:G", "slot:G"],
  );
  assert.equal(targets.filter((to) => to === "hand:1").length, 6);
  assert.ok(dealt.blocks <= LONGEST_WAIT);
});

test("claimed cards without a field go to the discard pile", () => {
  const claim = {
    mandala: 2,
    colour: "Y",
    cards: 2,
    river_place: null,
    to_cup: 0,
    to_discard: 2,
    points: 0,
    exact: true,
  };
  const { tracks } = film(moved({ move: "CY", claim }), NEAR);
  assert.deepEqual(
    tracks.map((item) => ("to" in item ? item.to : item.kind)),
    ["discard"],
  );
});

test("an event that is not a move has no animation", () => {
  assert.equal(film({ seq: 1, at: 0, event: { type: "seated", seat: 0 }, position: null }, NEAR).lasts, 0);
});

test("claims by the opponent or the table can be read; own claims are quicker", () => {
  const claim = { mandala: 1, colour: "G", cards: 3, river_place: 4, to_cup: 2, to_discard: 0, points: 8, exact: true };
  const own = film(moved({ move: "CG", claim }), NEAR).blocks;
  const theirs = film(moved({ move: "CG", claim, seat: 1 }), NEAR).blocks;
  const automatic = film(moved({ move: "CG", claim, how: "automatic" }), NEAR).blocks;
  assert.deepEqual([own, theirs, automatic], [700, 1000, 1000]);
});
