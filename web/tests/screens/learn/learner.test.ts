import { clearStorage } from "../../support/browser.ts";
import assert from "node:assert/strict";
import { beforeEach, test } from "vitest";
import type { Lesson } from "../../../src/screens/learn/course.ts";
import { STOPS } from "../../../src/screens/learn/course.ts";
import { Learner } from "../../../src/screens/learn/learner.svelte.ts";
import type { Colour } from "../../../src/game/cards.ts";
import type { Target } from "../../../src/game/moves.ts";

beforeEach(clearStorage);
const FIRST = STOPS[0] as Lesson;

function play(learner: Learner, colour: Colour, target: Target): void {
  learner.table.press();
  learner.table.tapSlot(colour);
  learner.table.press();
  learner.table.tapTarget(target);
  if (learner.table.selection.armed) learner.table.tapTarget(target); // a move that asks for a second tap
}

test("a course begins with its first stop and a decision", () => {
  const learner = new Learner("Ada");
  assert.equal(learner.stop, FIRST);
  assert.deepEqual([learner.table.drawn, learner.table.decidable], [FIRST.position, FIRST.decision]);
});

test("a wrong move is explained and can be tried again", () => {
  const learner = new Learner("Ada");
  play(learner, "O", "D");
  assert.equal(learner.moved, "no");
  assert.deepEqual(learner.wrong?.refusal, null);
  learner.tryAgain();
  assert.equal(learner.wrong, null);
});

test("the right move is shown; then the next stop begins and is stored", () => {
  const learner = new Learner("Ada");
  play(learner, FIRST.accepted[2] as Colour, FIRST.accepted.slice(0, 2) as Target);
  assert.deepEqual([learner.at, learner.done.has(FIRST.id)], [0, true]);
  learner.table.finish();
  assert.equal(learner.at, 1);
  assert.deepEqual(learner.steps, FIRST.steps);
  assert.equal(new Learner("Ada").at, 1);
});

test("looking back shows the old position without a decision", () => {
  const learner = new Learner("Ada");
  play(learner, FIRST.accepted[2] as Colour, FIRST.accepted.slice(0, 2) as Target);
  learner.table.finish();
  const [step] = FIRST.steps;
  const ply = step?.event.type === "moved" ? step.event.ply : -1;
  learner.lookBack(ply);
  assert.deepEqual([learner.lookingAt, learner.table.drawn, learner.table.decidable], [ply, step?.position, null]);
  learner.lookBack(null);
  assert.equal(learner.table.drawn, learner.stop?.position);
});
