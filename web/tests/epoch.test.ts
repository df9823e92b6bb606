import assert from "node:assert/strict";
import { test } from "node:test";
import { Epochs } from "../src/model/epoch.ts";

test("a tap begun before the situation changed does not count after it", () => {
  const epochs = new Epochs();
  epochs.press();
  assert.equal(epochs.counts, true);
  epochs.next();
  assert.equal(epochs.counts, false);
  epochs.press();
  assert.equal(epochs.counts, true);
});
