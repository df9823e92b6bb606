import assert from "node:assert/strict";
import { test } from "node:test";
import type { Position, Step } from "../src/model/messages.ts";
import { Playback, type Stage } from "../src/screens/table/playback.svelte.ts";
import type { TableView } from "../src/screens/table/view.svelte.ts";
import { moved, POSITION } from "./fixtures.ts";

/** A stage on which each step lasts until it is told to end. */
class SlowStage implements Stage {
  readonly seen: number[] = [];
  #end: (() => void) | null = null;

  pause(): Promise<void> {
    return Promise.resolve();
  }

  show(step: Step): Promise<void> {
    this.seen.push(step.seq);
    return new Promise((resolve) => {
      this.#end = resolve;
    });
  }

  skip(): void {
    this.#end?.();
  }

  async next(): Promise<void> {
    this.skip();
    await settled();
  }
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

function table(drawn = true): { view: TableView; stage: SlowStage; playback: Playback; told: () => number } {
  const view = {
    steps: [], toldTo: null, showing: null, playing: false, lookingAt: null, live: POSITION, shown: POSITION,
    epochs: { next: () => undefined },
  } as unknown as TableView;
  const stage = new SlowStage();
  const playback = new Playback(view);
  if (drawn) playback.enter(stage);
  return { view, stage, playback, told: () => view.steps.filter(({ seq }) => seq <= (view.toldTo ?? seq)).length };
}

const claims = [1, 2, 3].map((ply) => moved({ ply, seat: 1, move: "CG" }));

test("what is told goes on with what is shown, step by step", async () => {
  const { view, stage, playback, told } = table();
  playback.add(claims);
  assert.equal(told(), 1);
  assert.equal(view.showing, claims[0]);
  await stage.next();
  assert.equal(told(), 2);
  playback.add([moved({ ply: 4, seat: 1, move: "M1R" })]);
  assert.equal(told(), 2, "what comes meanwhile waits for its turn");
  await stage.next();
  await stage.next();
  assert.equal(told(), 4);
  await stage.next();
  assert.equal(view.showing, null);
  assert.equal(view.playing, false);
});

test("whoever skips is told everything at once", async () => {
  const { view, stage, playback, told } = table();
  playback.add(claims);
  playback.skip();
  await settled();
  assert.equal(told(), 3);
  assert.equal(view.showing, null);
  assert.deepEqual(stage.seen, [claims[0]?.seq]);
});

test("a move shown again takes nothing out of the log", async () => {
  const { view, stage, playback, told } = table();
  playback.add(claims);
  playback.skip();
  await settled();
  playback.again(claims.slice(1), POSITION as Position);
  assert.equal(view.showing, claims[1]);
  assert.equal(told(), 3);
  await stage.next();
  await stage.next();
  assert.equal(view.showing, null);
});

test("a greeting does not cut short what is being shown", async () => {
  const { view, playback } = table();
  playback.add(claims.slice(0, 1));
  playback.add([{ seq: 90, at: 0, event: { type: "greeted", seat: 1, key: "hello" }, position: null }]);
  await settled();
  assert.equal(view.showing, claims[0]);
});

test("what is taken back is neither shown nor told", async () => {
  const { view, playback, told } = table();
  playback.add(claims);
  playback.add([{ seq: 91, at: 0, event: { type: "taken_back", seat: 0, to_ply: 1 }, position: POSITION }]);
  await settled();
  assert.equal(view.playing, false);
  assert.deepEqual(view.steps.map(({ event }) => event.type), ["moved", "taken_back"]);
  assert.equal(told(), 2);
});

test("what was missed waits until the table is drawn, with the table and the log as they were left", async () => {
  const { view, stage, playback, told } = table(false);
  const [own, ...missed] = [moved({ ply: 1, seat: 0 }), ...claims.slice(1)] as [Step, Step, Step];
  playback.begin([own, ...missed], 0);
  assert.equal(view.shown, own.position);
  assert.equal(view.playing, true);
  assert.equal(told(), 1);
  playback.enter(stage);
  await settled();
  assert.deepEqual([told(), view.showing], [2, missed[0]]);
  await stage.next();
  assert.deepEqual([told(), view.showing], [3, missed[1]]);
  await stage.next();
  assert.deepEqual(stage.seen, missed.map(({ seq }) => seq));
  assert.equal(view.shown, view.live);
  assert.equal(view.playing, false);
});

test("whoever skips before the table is drawn is in the present", async () => {
  const { view, stage, playback, told } = table(false);
  playback.begin([moved({ ply: 1, seat: 0 }), ...claims.slice(1)], 0);
  playback.skip();
  playback.enter(stage);
  await settled();
  assert.deepEqual(stage.seen, []);
  assert.equal(told(), 3);
  assert.equal(view.shown, view.live);
});
