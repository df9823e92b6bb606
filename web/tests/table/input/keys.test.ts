import assert from "node:assert/strict";
import { test } from "vitest";
import { EMPTY_INPUT, type Intent, pressKey, TableModel, type TableWords } from "../../../src/table/index.ts";
import { DECISION, POSITION } from "../../support/fixtures.ts";

function table(): { model: TableModel; intents: Intent[] } {
  const intents: Intent[] = [];
  const model = new TableModel({
    settings: { pace: 1, still: false, renderer: "auto", confirm: "never" },
    words: {} as TableWords,
    onintent: (intent) => intents.push(intent),
  });
  model.set({ ...EMPTY_INPUT, position: POSITION, reader: 0, decision: DECISION });
  model.press();
  intents.length = 0;
  return { model, intents };
}

test("a French keyboard plays by the places of its keys", () => {
  const { model, intents } = table();
  // The fourth key of the top row types ' without Shift; the key right of Tab is an A, which is Q elsewhere.
  assert.ok(pressKey({ key: "'", code: "Digit4" }, model));
  assert.equal(model.selection.picked?.colour, "G");
  assert.ok(pressKey({ key: "a", code: "KeyQ" }, model));
  assert.deepEqual(intents.at(-1), { type: "move", move: "M1G" });
});

test("the number pad picks colours too, and other keys do nothing", () => {
  const { model } = table();
  assert.equal(pressKey({ key: "7", code: "Digit7" }, model), false);
  assert.equal(pressKey({ key: "q", code: "KeyP" }, model), false);
  assert.ok(pressKey({ key: "1", code: "Numpad1" }, model));
  assert.equal(model.selection.picked?.colour, "R");
  assert.ok(pressKey({ key: "Escape", code: "Escape" }, model));
  assert.equal(model.selection.picked, null);
});
