import assert from "node:assert/strict";
import { test } from "vitest";
import { choices } from "../../../src/table/model/choices.ts";
import {
  NOTHING,
  pick,
  pickCount,
  prepared,
  type Selection,
  tapMove,
  tapTarget,
  tapSlot,
  undo,
} from "../../../src/table/model/selection.ts";
import { parseMove } from "../../../src/game/moves.ts";
import { claim, DECISION } from "../../support/fixtures.ts";

const aim = (selection: Selection, target: string, setting: "always" | "matters" | "never" = "matters") => {
  const { picked } = selection;
  assert.ok(picked);
  const choice = choices(DECISION, picked.colour, picked.count).find((each) => each.target === target);
  assert.ok(choice);
  return tapTarget(selection, choice, setting);
};

test("repeated taps on a slot pick all cards, one card, none", () => {
  const all = tapSlot(NOTHING, "G", 3);
  assert.deepEqual(all.picked, { colour: "G", count: 3 });
  const one = tapSlot(all, "G", 3);
  assert.deepEqual(one.picked, { colour: "G", count: 1 });
  assert.deepEqual(tapSlot(one, "G", 3), NOTHING);
});

test("a second tap puts a single card back; an empty slot picks no card", () => {
  assert.deepEqual(tapSlot(tapSlot(NOTHING, "R", 1), "R", 1), NOTHING);
  assert.deepEqual(tapSlot(pick("G", 2), "B", 0), NOTHING);
});

test("another slot changes the colour; the count buttons change the count", () => {
  assert.deepEqual(tapSlot(pick("G", 2), "R", 1).picked, { colour: "R", count: 1 });
  assert.deepEqual(pickCount(pick("G", 3), 2).picked, { colour: "G", count: 2 });
  assert.deepEqual(pickCount(NOTHING, 2), NOTHING);
});

test("an ordinary move is sent by one tap on its target", () => {
  const { selection, send } = aim(pick("G", 3), "M1");
  assert.equal(send, "M1G");
  assert.deepEqual(selection, NOTHING);
});

test("an important move needs a second tap on the same target", () => {
  const first = aim(pick("G", 3), "F1");
  assert.equal(first.send, null);
  assert.equal(first.selection.armed, "F1G3");
  assert.equal(aim(first.selection, "F1").send, "F1G3");
});

test("another target, another count or undo disarms the move", () => {
  const armed = aim(pick("G", 3), "F1").selection;
  assert.equal(aim(armed, "D", "always").selection.armed, "DG3");
  assert.equal(pickCount(armed, 2).armed, null);
  assert.deepEqual(undo(armed), pick("G", 3));
  assert.deepEqual(undo(pick("G", 3)), NOTHING);
});

test("the confirm setting is applied: always, important moves, never", () => {
  assert.equal(aim(pick("G", 3), "M1", "always").send, null);
  assert.equal(aim(pick("G", 3), "F1", "never").send, "F1G3");
  assert.equal(tapMove(NOTHING, claim("CG"), "never").send, "CG");
  const armed = tapMove(NOTHING, claim("CG"), "matters");
  assert.equal(armed.send, null);
  assert.equal(tapMove(armed.selection, claim("CG"), "matters").send, "CG");
  assert.equal(tapMove(armed.selection, claim("CR"), "matters").send, null);
});

test("an illegal target shows the reason and keeps the cards picked up", () => {
  const { selection, send } = aim(pick("G", 2), "M2");
  assert.equal(send, null);
  assert.equal(selection.refused?.code, "mountain/colour_in_field");
  assert.deepEqual(selection.picked, { colour: "G", count: 2 });
});

test("a prepared move is armed; one tap on its target sends it", () => {
  const legal = DECISION.legal.find(({ move }) => move === "F1G2");
  assert.ok(legal);
  const ready = prepared(parseMove("F1G2"), legal);
  assert.deepEqual(ready, { picked: { colour: "G", count: 2 }, armed: "F1G2", refused: null });
  assert.equal(aim(ready, "F1", "always").send, "F1G2");
  const claimed = prepared(parseMove("CG"), claim("CG"));
  assert.equal(claimed.picked, null);
  assert.equal(tapMove(claimed, claim("CG"), "always").send, "CG");
});
