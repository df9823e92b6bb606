import assert from "node:assert/strict";
import { test } from "vitest";
import { readProgress } from "../../src/storage/progress.ts";

test("stored progress is read", () => {
  const kept = { at: "lesson-grow", done: ["lesson-build"] };
  assert.deepEqual(readProgress(JSON.stringify(kept)), kept);
});

for (const foreign of [null, "", "no JSON", "null", "[]", '{"at": 3, "done": "all"}']) {
  test(`invalid progress is ignored: ${JSON.stringify(foreign)}`, () => {
    assert.deepEqual(readProgress(foreign), { at: null, done: [] });
  });
}

test("completed stops that are not strings are dropped", () => {
  assert.deepEqual(readProgress('{"done": ["lesson-build", 7, null]}').done, ["lesson-build"]);
});
