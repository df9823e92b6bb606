import "../../support/browser.ts";
import assert from "node:assert/strict";
import { afterEach, beforeEach, test, vi } from "vitest";
import { Anchors } from "../../../src/table/animation/anchors.ts";
import { choreograph, type Film, LONGEST_WAIT } from "../../../src/table/animation/choreograph.ts";
import type { Scene } from "../../../src/table/animation/animator.svelte.ts";
import { AnimatedStage, type StageTable } from "../../../src/table/animation/stage.ts";
import { moved, POSITION } from "../../support/fixtures.ts";

const SEATING = { near: 0, open: true } as const;
const FRAME = 10;
const CLAIM = { mandala: 1, colour: "G", cards: 3, river_place: 4, to_cup: 2, to_discard: 0, points: 8, exact: true };
const DESTRUCTION = { mandala: 1, discarded: "RR", dealt: "OB" };
/** Input waits as long as it ever does. */
const RITUAL = film(moved({ move: "CG", claim: CLAIM, destruction: DESTRUCTION }));
const QUICK = film(moved({ move: "M1R" }));

function film(step: ReturnType<typeof moved>): Film {
  return choreograph(POSITION, step, SEATING);
}

/** The page's time, and what waits for its next frame. */
let now = 0;
const frames: ((now: number) => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("HTMLElement", Object);
  vi.stubGlobal("SVGElement", Object);
  Object.assign(document, { timeline: { currentTime: 0 } });
  vi.stubGlobal("requestAnimationFrame", (draw: (now: number) => void) => frames.push(draw));
  vi.stubGlobal("cancelAnimationFrame", () => (frames.length = 0));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Plays a film on a table without pieces. Returns when input could go on, and when nothing moved any more. */
async function times(played: Film, pace: number, still = false): Promise<{ waited: number; ended: number }> {
  [now, frames.length] = [0, 0];
  const layer = { getBoundingClientRect: () => ({}), append: () => undefined } as unknown as HTMLElement;
  const words = { fieldsCompared: () => "", gain: () => "" };
  const table: StageTable = { anchors: new Anchors(), words, pace, still, seating: SEATING, cue: () => undefined };
  const scene: Scene = { before: POSITION, after: POSITION, pass: () => undefined, leave: () => undefined };
  let [waited, ended] = [-1, -1];
  const stage = new AnimatedStage(layer, table, (runs) => (ended = runs ? -1 : now));
  void stage.play(played, scene, 1).then(() => (waited = now));
  while (now < 10_000 && (frames.length > 0 || waited < 0)) {
    now += FRAME;
    frames.shift()?.(now);
    await vi.advanceTimersByTimeAsync(FRAME);
  }
  return { waited, ended };
}

test("at no speed does input wait longer than for the longest film", async () => {
  assert.equal(RITUAL.blocks, LONGEST_WAIT);
  for (const pace of [0.5, 1, 1.7]) {
    const { waited } = await times(RITUAL, pace);
    assert.ok(waited > 0 && waited <= LONGEST_WAIT + 2 * FRAME, `pace ${pace}: ${waited} ms`);
  }
});

test("a short film and the sand after a long one take the time of the chosen speed", async () => {
  const { waited } = await times(QUICK, 1.7);
  assert.ok(Math.abs(waited - QUICK.blocks * 1.7) <= 2 * FRAME, String(waited));
  const { ended } = await times(RITUAL, 1.7);
  const expected = LONGEST_WAIT + (RITUAL.lasts - RITUAL.blocks) * 1.7;
  assert.ok(Math.abs(ended - expected) <= 3 * FRAME, `${ended} instead of ${expected}`);
});

test("without motion nobody waits longer either", async () => {
  const { waited } = await times(RITUAL, 1.7, true);
  assert.ok(waited > 0 && waited <= LONGEST_WAIT + 2 * FRAME, String(waited));
});
