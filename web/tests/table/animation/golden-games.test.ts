/** The animation of every move in the written games of tests/golden. */
import assert from "node:assert/strict";
import { describe, test } from "vitest";
import { SEATS } from "../../../src/game/cards.ts";
import type { Position } from "../../../src/game/messages.ts";
import { choreograph, LONGEST_WAIT } from "../../../src/table/animation/choreograph.ts";
import { fold } from "../../../src/table/animation/cues.ts";
import { goldenGames, movesSeenBy, type Played } from "../../support/golden-games.ts";

const games = goldenGames();
const played: (Played & { name: string; near: 0 | 1 })[] = Object.entries(games).flatMap(([name, game]) =>
  SEATS.flatMap((near) =>
    movesSeenBy(near, game).map((move) => ({ ...move, name: `${name} ${move.moved.ply}`, near })),
  ),
);

const letters = (pile: string | null): string | null => pile && [...pile].sort().join("");

/** Everything that lies on the table. The order within a pile does not count. */
function cards(position: Position): unknown {
  return {
    mandalas: position.mandalas.map(({ mountain, fields, missing }) => [
      letters(mountain),
      fields.map(letters),
      letters(missing),
    ]),
    hand: letters(position.hand),
    hands: position.hand_sizes,
    cups: [letters(position.cup), position.cup_seen.map(letters), position.cup_sizes],
    rivers: position.rivers,
    discard: [letters(position.discard), position.discard_top, position.discard_size],
    deck: position.deck_size,
    destroying: position.destroying,
  };
}

const onTable = (position: Position): number =>
  position.deck_size +
  position.discard_size +
  position.hand_sizes[0] +
  position.hand_sizes[1] +
  position.cup_sizes[0] +
  position.cup_sizes[1] +
  position.rivers.join("").length +
  position.mandalas.reduce((sum, { mountain, fields }) => sum + (mountain + fields.join("")).length, 0);

describe("over all written games", () => {
  test("there is a ritual to look at", () => {
    assert.ok(played.length > 2500, String(played.length));
    assert.ok(played.filter(({ moved }) => moved.destruction).length > 50);
    assert.ok(played.filter(({ moved }) => moved.reshuffled).length > 500);
  });

  test("the fold of all cues is the server's position", () => {
    for (const { before, step, near, name } of played) {
      const { cues, blocks } = choreograph(before, step, { near, open: true });
      assert.equal(fold(before, step.position as Position, cues, blocks), step.position, name);
      assert.deepEqual(cues.at(-1), { at: blocks, change: { kind: "end" } }, name);
    }
  });

  test("the cues alone move every card to its place, before the last one draws the server's position", () => {
    for (const { before, step, near, name } of played) {
      const { cues } = choreograph(before, step, { near, open: true });
      const end = step.position as Position;
      assert.deepEqual(cards(fold(before, end, cues.slice(0, -1), Infinity)), cards(end), name);
    }
  });

  test("no card lies at two places at any time", () => {
    for (const { before, step, near, name } of played) {
      const { cues } = choreograph(before, step, { near, open: true });
      const end = step.position as Position;
      for (const { at } of cues) {
        assert.ok(onTable(fold(before, end, cues, at)) <= onTable(before), `${name} at ${at}`);
      }
    }
  });

  test("cues and sounds are in order of time, within the film", () => {
    for (const { before, step, near, name } of played) {
      const { cues, sounds, tracks, blocks, lasts } = choreograph(before, step, { near, open: true });
      const times = cues.map(({ at }) => at);
      assert.deepEqual(
        times,
        times.toSorted((one, two) => one - two),
        name,
      );
      assert.ok(
        [...times, ...sounds.map(({ at }) => at)].every((at) => at >= 0 && at <= lasts),
        name,
      );
      assert.ok(
        tracks.every((track) => track.at >= 0 && track.lasts > 0 && track.at + track.lasts <= lasts),
        name,
      );
      assert.ok(blocks <= LONGEST_WAIT, `${name}: input waits ${blocks} ms`);
    }
  });

  test("a flying card is never drawn at its place too", () => {
    for (const { before, step, near, name } of played) {
      const { cues, tracks } = choreograph(before, step, { near, open: true });
      for (const track of tracks) {
        if (track.kind !== "flight") continue;
        const landing = cues.filter(({ at, change }) => at === track.at + track.lasts && change.kind !== "end");
        assert.ok(landing.length > 0, `${name}: nothing changes when the card to ${track.to} lands`);
      }
    }
  });
});
