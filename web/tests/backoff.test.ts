import assert from "node:assert/strict";
import { test } from "node:test";
import { backoff } from "../src/socket/backoff.ts";

test("each wait is twice the one before, up to a few seconds", () => {
  assert.deepEqual([1, 2, 3, 4, 5, 6, 7, 30].map((attempt) => backoff(attempt, 1)), [250, 500, 1_000, 2_000, 4_000, 8_000, 8_000, 8_000]);
});

test("chance shortens a wait by half at most, so that many clients do not come at once", () => {
  assert.deepEqual([1, 2, 3, 4, 30].map((attempt) => backoff(attempt, 0)), [125, 250, 500, 1_000, 4_000]);
  assert.equal(backoff(3, 0.5), 750);
});
