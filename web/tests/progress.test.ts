import assert from "node:assert/strict";
import { test } from "node:test";
import { readProgress } from "../src/tutorial/progress.ts";

test("what was kept is read again", () => {
  const kept = { at: "lesson-grow", done: ["lesson-build"] };
  assert.deepEqual(readProgress(JSON.stringify(kept)), kept);
});

for (const foreign of [null, "", "no JSON", "null", "[]", '{"at": 3, "done": "all"}']) {
  test(`nothing is made of ${JSON.stringify(foreign)}`, () => {
    assert.deepEqual(readProgress(foreign), { at: null, done: [] });
  });
}

test("of the mastered stops only names are taken", () => {
  assert.deepEqual(readProgress('{"done": ["lesson-build", 7, null]}').done, ["lesson-build"]);
});
