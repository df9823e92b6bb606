import { clearStorage } from "../support/browser.ts";
import assert from "node:assert/strict";
import { beforeEach, test } from "vitest";
import { coachedTurn, coachTable } from "../../src/storage/coached.ts";

beforeEach(clearStorage);

test("the first three turns of the coached table are counted, also after a reload", () => {
  coachTable("one");
  assert.deepEqual([coachedTurn("one", 0), coachedTurn("one", 2), coachedTurn("one", 2)], [1, 2, 2]);
  assert.deepEqual([coachedTurn("one", 5), coachedTurn("one", 7), coachedTurn("one", 0)], [3, null, 1]);
});

test("another table is not coached", () => {
  assert.equal(coachedTurn("one", 0), null);
  coachTable("one");
  assert.equal(coachedTurn("two", 0), null);
});
