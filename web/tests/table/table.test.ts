import assert from "node:assert/strict";
import { test } from "vitest";
import { EMPTY_INPUT, type Intent, type TableInput, TableModel, type TableWords } from "../../src/table/index.ts";
import { DECISION, moved, POSITION } from "../support/fixtures.ts";

const INPUT: TableInput = { ...EMPTY_INPUT, position: POSITION, reader: 0, decision: DECISION };

function table(): { model: TableModel; intents: Intent[] } {
  const intents: Intent[] = [];
  const model = new TableModel({
    settings: { pace: 1, still: false, renderer: "auto", confirm: "never" },
    words: {} as TableWords,
    onintent: (intent) => intents.push(intent),
  });
  model.set(INPUT);
  intents.length = 0;
  return { model, intents };
}

test("a picked colour and a target make a move", () => {
  const { model, intents } = table();
  model.press();
  model.tapSlot("G");
  assert.deepEqual(
    model.choices.filter(({ legal }) => legal).map(({ target }) => target),
    ["M1", "F1", "D"],
  );
  model.tapTarget("F1");
  assert.deepEqual(intents, [{ type: "move", move: "F1G3" }]);
  assert.equal(model.selection.picked, null);
});

test("a pending move closes the decision and hides the marks of drawn cards", () => {
  const { model } = table();
  model.set({ ...INPUT, fresh: () => "GG" });
  assert.equal(model.fresh, "GG");
  void model.show([], { ...INPUT, fresh: () => "GG", pending: "M1R" });
  assert.deepEqual([model.decidable, model.fresh], [null, ""]);
  model.tapSlot("G");
  assert.equal(model.selection.picked, null);
});

test("a tap that began before the position changed is ignored", () => {
  const { model, intents } = table();
  model.press();
  model.tapSlot("R");
  model.set({ ...INPUT, position: { ...POSITION } });
  intents.length = 0;
  model.tapTarget("M1");
  assert.deepEqual(intents, []);
  model.press();
  model.tapTarget("M1");
  assert.deepEqual(intents, [{ type: "move", move: "M1R" }]);
});

test("a press that ends an animation has no other effect", () => {
  const { model } = table();
  const step = moved({ ply: 6, seat: 1 });
  model.animator.attach({
    seating: { near: 0, open: true },
    pause: () => Promise.resolve(),
    play: () => new Promise(() => undefined),
    skip: () => undefined,
    hold: () => undefined,
  });
  void model.show([step], { ...INPUT, position: step.position });
  assert.deepEqual([model.decidable, model.mover], [null, 1]);
  assert.equal(model.press(), true);
  assert.deepEqual([model.decidable, model.drawn], [DECISION, step.position]);
  assert.equal(model.press(), false);
});

test("marks are hidden while cards are picked up", () => {
  const { model } = table();
  model.set({ ...INPUT, marks: new Set(["1:far:P"]) });
  assert.equal(model.marks.size, 1);
  model.tapSlot("R");
  assert.equal(model.marks.size, 0);
});
