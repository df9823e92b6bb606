import { clearStorage } from "../../support/browser.ts";
import assert from "node:assert/strict";
import { beforeEach, test } from "vitest";
import type { Lesson } from "../../../src/screens/learn/course.ts";
import { EXERCISES, LESSONS, STOPS } from "../../../src/screens/learn/course.ts";
import { Learner } from "../../../src/screens/learn/learner.svelte.ts";
import type { Colour } from "../../../src/game/cards.ts";
import type { Target } from "../../../src/game/moves.ts";

beforeEach(clearStorage);
const FIRST = STOPS[1] as Lesson;

/** A learner who has read the first page. */
function learnerAtFirst(): Learner {
  const learner = new Learner("Ada");
  if (learner.stop?.kind === "aim") learner.next();
  return learner;
}

function play(learner: Learner, colour: Colour, target: Target): void {
  learner.table.press();
  learner.table.tapSlot(colour);
  learner.table.press();
  learner.table.tapTarget(target);
  if (learner.table.selection.armed) learner.table.tapTarget(target); // a move that asks for a second tap
}

test("a course begins with what wins, then with a table and a decision", () => {
  const learner = new Learner("Ada");
  assert.equal(learner.stop?.kind, "aim");
  learner.next();
  assert.equal(learner.stop, FIRST);
  assert.deepEqual([learner.table.drawn, learner.table.decidable], [FIRST.position, FIRST.decision]);
});

test("a wrong move is explained and can be tried again", () => {
  const learner = learnerAtFirst();
  play(learner, "O", "D");
  assert.equal(learner.moved, "no");
  assert.deepEqual(learner.wrong?.refusal, null);
  learner.tryAgain();
  assert.equal(learner.wrong, null);
});

test("the right move is shown; then the next stop begins and is stored", () => {
  const learner = learnerAtFirst();
  play(learner, FIRST.accepted[2] as Colour, FIRST.accepted.slice(0, 2) as Target);
  assert.deepEqual([learner.at, learner.done.has(FIRST.id)], [1, true]);
  learner.table.finish();
  assert.equal(learner.at, 2);
  assert.deepEqual(learner.steps, FIRST.steps);
  assert.equal(new Learner("Ada").at, 2);
});

test("looking back shows the old position without a decision", () => {
  const learner = learnerAtFirst();
  play(learner, FIRST.accepted[2] as Colour, FIRST.accepted.slice(0, 2) as Target);
  learner.table.finish();
  const [step] = FIRST.steps;
  const ply = step?.event.type === "moved" ? step.event.ply : -1;
  learner.lookBack(ply);
  assert.deepEqual([learner.lookingAt, learner.table.drawn, learner.table.decidable], [ply, step?.position, null]);
  learner.lookBack(null);
  assert.equal(learner.table.drawn, learner.lesson?.position);
});

test("the wanted card is pointed at, then its target", () => {
  const learner = learnerAtFirst();
  assert.equal(learner.pointed, "slot:R");
  learner.table.tapSlot("O");
  assert.equal(learner.pointed, "slot:R");
  learner.table.tapSlot("R");
  assert.equal(learner.pointed, "target:M1");
});

test("a move with several cards points at the hand until all are picked up", () => {
  const learner = learnerAtFirst();
  learner.go(2);
  assert.equal(learner.lesson?.accepted, "F1O2");
  learner.table.tapSlot("O");
  assert.equal(learner.pointed, "target:F1");
  learner.table.pickCount(1);
  assert.equal(learner.pointed, "slot:O");
});

test("the last page comes after the lessons and again after the exercises", () => {
  const learner = new Learner("Ada");
  learner.go(LESSONS.length - 1);
  learner.next();
  assert.deepEqual([learner.finished, learner.stop?.id], [true, EXERCISES[0]?.id]);
  learner.go(STOPS.length - 1);
  assert.equal(learner.finished, false);
  learner.next();
  assert.deepEqual([learner.finished, learner.stop], [true, null]);
});
