import "../../support/browser.ts";
import assert from "node:assert/strict";
import { afterEach, beforeEach, test, vi } from "vitest";
import type { Studied } from "../../../src/game/messages.ts";
import type { StudyAnswer } from "../../../src/screens/replay/ask-study.ts";
import { STAYS_MS, Study } from "../../../src/screens/replay/study.svelte.ts";

const STUDIED: Studied = { kind: "studied", seat: 0, moves: [] };

/** A study whose requests are answered by hand. */
function studied(): {
  study: Study;
  asked: number[];
  answer: (ply: number, with_?: StudyAnswer) => Promise<void>;
  /** Tells the place in the queue to the last request; returns whether somebody still waits. */
  queue: (place: number) => boolean | undefined;
} {
  const asked: number[] = [];
  const waiting = new Map<number, (answer: StudyAnswer) => void>();
  let queue: ((place: number) => boolean) | undefined;
  const study = new Study((ply, onplace) => {
    asked.push(ply);
    queue = onplace;
    return new Promise((resolve) => waiting.set(ply, resolve));
  });
  const answer = async (ply: number, with_: StudyAnswer = STUDIED): Promise<void> => {
    waiting.get(ply)?.(with_);
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { study, asked, answer, queue: (place) => queue?.(place) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("an open study follows the reader, and shows the last answer as outdated meanwhile", async () => {
  const { study, asked, answer } = studied();
  study.start();
  study.follow(4);
  await vi.advanceTimersByTimeAsync(0);
  assert.deepEqual([asked, study.question.answer], [[4], null]);
  await answer(4);
  assert.deepEqual([study.question.answer?.ply, study.question.outdated], [4, false]);
  study.follow(5);
  assert.deepEqual([study.open, study.question.answer?.ply, study.question.outdated], [true, 4, true]);
  await vi.advanceTimersByTimeAsync(STAYS_MS);
  await answer(5);
  assert.deepEqual([study.question.answer?.ply, study.question.outdated], [5, false]);
});

test("positions that the reader only passes are not asked about", async () => {
  const { study, asked, answer } = studied();
  study.start();
  study.follow(1);
  await vi.advanceTimersByTimeAsync(0);
  await answer(1);
  for (const ply of [2, 3, 4, 5]) {
    study.follow(ply);
    await vi.advanceTimersByTimeAsync(STAYS_MS / 2);
  }
  await vi.advanceTimersByTimeAsync(STAYS_MS);
  assert.deepEqual(asked, [1, 5]);
});

test("going back asks nothing", async () => {
  const { study, asked, answer } = studied();
  study.start();
  study.follow(1);
  await vi.advanceTimersByTimeAsync(0);
  await answer(1);
  study.follow(2);
  await vi.advanceTimersByTimeAsync(STAYS_MS);
  await answer(2);
  study.follow(1);
  await vi.advanceTimersByTimeAsync(STAYS_MS);
  assert.deepEqual([asked, study.question.answer?.ply, study.question.outdated], [[1, 2], 1, false]);
});

test("an answer that comes late does not replace that of the position now shown", async () => {
  const { study, answer } = studied();
  study.start();
  study.follow(1);
  await vi.advanceTimersByTimeAsync(0);
  await answer(1);
  study.follow(2);
  await vi.advanceTimersByTimeAsync(STAYS_MS);
  study.follow(1);
  await answer(2);
  assert.equal(study.question.answer?.ply, 1);
});

test("one position is asked about at a time, then the one where the reader is by then", async () => {
  const { study, asked, answer, queue } = studied();
  study.start();
  study.follow(1);
  await vi.advanceTimersByTimeAsync(0);
  for (const ply of [2, 3, 4]) {
    study.follow(ply);
    await vi.advanceTimersByTimeAsync(STAYS_MS);
  }
  assert.deepEqual([asked, queue(3), study.question.place], [[1], true, 3]);
  await answer(1, () => "no");
  assert.deepEqual([asked, study.question.problem], [[1, 4], null]);
  await answer(4);
  assert.deepEqual([study.question.answer?.ply, study.question.outdated], [4, false]);
});

test("who comes back to the position that is asked about waits for that answer", async () => {
  const { study, asked, answer } = studied();
  study.start();
  for (const ply of [1, 2, 1]) {
    study.follow(ply);
    await vi.advanceTimersByTimeAsync(STAYS_MS);
  }
  await answer(1);
  assert.deepEqual([asked, study.question.answer?.ply], [[1], 1]);
});

test("a study that was closed asks nothing more when its answer comes", async () => {
  const { study, asked, answer, queue } = studied();
  study.start();
  for (const ply of [1, 2]) {
    study.follow(ply);
    await vi.advanceTimersByTimeAsync(STAYS_MS);
  }
  study.close();
  assert.equal(queue(1), false);
  await answer(1);
  assert.deepEqual([asked, study.open], [[1], false]);
});

test("where nothing is to be decided the last answer stays, outdated", async () => {
  const { study, asked, answer } = studied();
  study.start();
  study.follow(1);
  await vi.advanceTimersByTimeAsync(0);
  await answer(1);
  study.follow(null);
  await vi.advanceTimersByTimeAsync(STAYS_MS);
  assert.deepEqual([asked, study.open, study.question.outdated], [[1], true, true]);
});

test("a failure takes the place of the answer, and the next position is asked about again", async () => {
  const { study, asked, answer } = studied();
  study.start();
  study.follow(1);
  await vi.advanceTimersByTimeAsync(0);
  await answer(1, () => "no");
  assert.equal(study.question.problem?.(), "no");
  study.follow(2);
  assert.equal(study.question.problem, null);
  await vi.advanceTimersByTimeAsync(STAYS_MS);
  assert.deepEqual(asked, [1, 2]);
});

test("a closed study asks nothing", async () => {
  const { study, asked } = studied();
  study.follow(1);
  study.start();
  study.follow(2);
  study.close();
  await vi.advanceTimersByTimeAsync(STAYS_MS);
  assert.deepEqual([asked, study.open], [[], false]);
});
