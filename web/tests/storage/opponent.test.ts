import { clearStorage } from "../support/browser.ts";
import assert from "node:assert/strict";
import { beforeEach, test } from "vitest";
import { keepLevel, lastLevel } from "../../src/storage/opponent.ts";

beforeEach(clearStorage);

test("the last level is kept, and nonsense counts as none", () => {
  assert.equal(lastLevel(), null);
  keepLevel(4);
  assert.equal(lastLevel(), 4);
  for (const wrong of ["0", "6", "two", ""]) {
    localStorage.setItem("mandala-opponent", wrong);
    assert.equal(lastLevel(), null, wrong);
  }
});
