import assert from "node:assert/strict";
import { test } from "vitest";
import type { Position } from "../../../src/game/messages.ts";
import { Animator, type Scene, type Stage } from "../../../src/table/animation/animator.svelte.ts";
import { seeded } from "../../../src/table/grains/sample.ts";
import type { Film } from "../../../src/table/animation/choreograph.ts";
import { moved, POSITION } from "../../support/fixtures.ts";

/** A stage on which each film lasts until the test ends it. */
class SlowStage implements Stage {
  readonly seating = { near: 0, open: true } as const;
  readonly seen: number[] = [];
  readonly rates: number[] = [];
  skips = 0;
  film: Film | null = null;
  scene: Scene | null = null;
  #end: (() => void) | null = null;

  pause(): Promise<void> {
    return Promise.resolve();
  }

  play(film: Film, scene: Scene, rate: number): Promise<void> {
    this.seen.push(scene.after.ply);
    this.rates.push(rate);
    this.film = film;
    this.scene = scene;
    scene.pass(0);
    return new Promise((resolve) => {
      this.#end = resolve;
    });
  }

  skip(): void {
    this.skips += 1;
    this.#end?.();
  }

  hold(time: number): void {
    this.scene?.pass(time);
  }

  async next(): Promise<void> {
    this.scene?.pass(this.film?.blocks ?? 0);
    this.#end?.();
    await settled();
  }
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
const steps = [1, 2, 3].map((ply) => moved({ ply, seat: 1, move: "CG" }));
const MOUNTAIN_WITH_TWO_RED = [{ ...POSITION.mandalas[0], mountain: "RRY" }, POSITION.mandalas[1]];
const END = steps[2]?.position as Position;

function mounted(): { animator: Animator; stage: SlowStage; ends: number[] } {
  const ends: number[] = [];
  const animator = new Animator(() => ends.push(animator.drawn?.ply ?? -1));
  const stage = new SlowStage();
  animator.attach(stage);
  animator.set(POSITION);
  ends.length = 0;
  return { animator, stage, ends };
}

test("steps are shown in order, and the current step is set", async () => {
  const { animator, stage, ends } = mounted();
  const done = animator.show(steps, END);
  assert.deepEqual([animator.step, animator.shownTo, animator.drawn], [steps[0], steps[0]?.seq, steps[0]?.position]);
  await stage.next();
  assert.equal(animator.shownTo, steps[1]?.seq);
  const last = moved({ ply: 4, seat: 1, move: "M1R" });
  void animator.show([last], last.position);
  assert.equal(animator.shownTo, steps[1]?.seq, "a later step waits for its turn");
  await stage.next();
  await stage.next();
  assert.equal(animator.step, last);
  await stage.next();
  await done;
  assert.deepEqual([animator.step, animator.playing, animator.shownTo], [null, false, null]);
  assert.equal(animator.drawn, last.position);
  assert.deepEqual(ends, [4]);
});

test("finish draws the target at once and drops the waiting steps", async () => {
  const { animator, stage } = mounted();
  void animator.show(steps, END);
  animator.finish();
  assert.deepEqual([animator.drawn, animator.playing, animator.step, animator.shownTo], [END, false, null, null]);
  await settled();
  assert.deepEqual(stage.seen, [1]);
});

test("set during an animation draws the new position and ends the old run", async () => {
  const { animator, stage } = mounted();
  const past = { ...POSITION, ply: 77 };
  void animator.show(steps, END);
  animator.set(past);
  await stage.next();
  assert.equal(animator.drawn, past);
});

test("steps that are shown again stay in the log", async () => {
  const { animator, stage } = mounted();
  animator.set(END);
  void animator.showAgain(POSITION, steps.slice(1));
  assert.deepEqual([animator.step, animator.shownTo], [steps[1], null]);
  await stage.next();
  await stage.next();
  assert.deepEqual([animator.step, animator.drawn], [null, END]);
});

test("a step without a position does not end the animation", async () => {
  const { animator } = mounted();
  void animator.show(steps.slice(0, 1), END);
  void animator.show([{ seq: 90, at: 0, event: { type: "greeted", seat: 1, key: "hello" }, position: null }], END);
  await settled();
  assert.equal(animator.step, steps[0]);
});

test("a take-back ends the animation of the steps that it undoes", async () => {
  const { animator } = mounted();
  void animator.show(steps, END);
  void animator.show(
    [{ seq: 91, at: 0, event: { type: "taken_back", seat: 0, to_ply: 1 }, position: POSITION }],
    POSITION,
  );
  await settled();
  assert.deepEqual([animator.playing, animator.drawn], [false, POSITION]);
});

test("an update without new steps does not end running captions", () => {
  const { animator, stage } = mounted();
  const skips = stage.skips;
  void animator.show([], POSITION);
  assert.equal(stage.skips, skips);
});

test("steps are shown after the table is mounted, from the position before them", async () => {
  const animator = new Animator();
  const stage = new SlowStage();
  void animator.show(steps.slice(1), END, steps[0]?.position as Position);
  assert.deepEqual([animator.drawn, animator.playing, animator.shownTo], [steps[0]?.position, true, steps[0]?.seq]);
  animator.attach(stage);
  await settled();
  assert.equal(animator.step, steps[1]);
  await stage.next();
  await stage.next();
  assert.deepEqual([stage.seen, animator.drawn], [[2, 3], END]);
});

test("a table that is finished before it is mounted shows no step", async () => {
  const animator = new Animator();
  const stage = new SlowStage();
  void animator.show(steps, END);
  animator.finish();
  animator.attach(stage);
  await settled();
  assert.deepEqual([stage.seen, animator.drawn], [[], END]);
});

test("an unmounted table draws the target and shows no more steps", async () => {
  const { animator } = mounted();
  const other = new SlowStage();
  const detach = animator.attach(other);
  void animator.show(steps, END);
  detach();
  assert.equal(animator.drawn, END);
  void animator.show([moved({ ply: 9, seat: 1 })], POSITION);
  assert.deepEqual([animator.drawn, animator.playing], [POSITION, false]);
  await settled();
  assert.deepEqual(other.seen, [1]);
});

test("while a move is shown, what is drawn changes with its cues", async () => {
  const { animator, stage } = mounted();
  const after = { hand: "GGG", hand_sizes: [3, 6], mandalas: MOUNTAIN_WITH_TWO_RED } as const;
  const step = moved({ ply: 6, move: "M1R" }, after as unknown as Partial<Position>);
  void animator.show([step], step.position);
  assert.deepEqual([animator.drawn?.hand, animator.drawn?.mandalas[0].mountain], ["GGG", "RY"], "the card flies");
  stage.hold(1000);
  assert.equal(animator.drawn?.mandalas[0].mountain, "RRY", "the card has landed");
  stage.hold(0);
  assert.equal(animator.drawn?.mandalas[0].mountain, "RY", "what is drawn follows the time in both directions");
  await stage.next();
  assert.equal(animator.drawn, step.position);
});

test("finish at any time of a film draws the target", () => {
  const random = seeded(7);
  for (let i = 0; i < 20; i += 1) {
    const { animator, stage } = mounted();
    const step = moved({ ply: 6, move: "M1R", drew: 3, drawn: "GBO" });
    void animator.show([step], step.position);
    stage.hold(random() * (stage.film?.blocks ?? 0));
    animator.finish();
    assert.deepEqual([animator.drawn, animator.playing], [step.position, false]);
    stage.hold(0); // a late frame changes nothing
    assert.equal(animator.drawn, step.position);
  }
});

test("steps that arrive faster than they are shown are shown faster, then not at all", async () => {
  const { animator, stage } = mounted();
  const claim = { mandala: 1, colour: "G", cards: 3, river_place: 1, to_cup: 2, to_discard: 0, points: 2, exact: true };
  const many = Array.from({ length: 12 }, (_, i) => moved({ ply: 10 + i, seat: 1, move: "CG", claim }));
  void animator.show(many.slice(0, 1), many[0]?.position ?? null);
  void animator.show(many.slice(1, 5), many[4]?.position ?? null);
  await stage.next();
  assert.deepEqual(stage.rates, [1, 1.6]);
  void animator.show(many.slice(5), many[11]?.position ?? null);
  assert.deepEqual([animator.drawn, animator.playing], [many[11]?.position, false]);
});

test("a reader who has just come sees the deal, then the moves made since", async () => {
  const { animator, stage } = mounted();
  const first = moved({ ply: 6, seat: 1, move: "M1R" });
  void animator.show([first], first.position, POSITION, true);
  assert.deepEqual([animator.drawn?.hand_sizes, animator.drawn?.mandalas[0].mountain], [[0, 0], ""]);
  assert.equal(animator.drawn?.deck_size, POSITION.deck_size + 4 + 6 + 2 + 2 + 4 - 1, "the first card flies");
  await stage.next();
  assert.deepEqual(stage.seen, [POSITION.ply, 6]);
  await stage.next();
  assert.equal(animator.drawn, first.position);
});

test("something moves until the ornaments of the last film have ended", async () => {
  const { animator, stage } = mounted();
  void animator.show(steps.slice(0, 1), steps[0]?.position ?? null);
  animator.runTail(true);
  await stage.next();
  assert.deepEqual([animator.playing, animator.moving], [false, true]);
  animator.runTail(false);
  assert.equal(animator.moving, false);
});
