import assert from "node:assert/strict";
import { test } from "vitest";
import { backoff } from "../../src/net/backoff.ts";

test("waits double up to a limit of a few seconds", () => {
  assert.deepEqual(
    [1, 2, 3, 4, 5, 6, 7, 30].map((attempt) => backoff(attempt, 1)),
    [250, 500, 1_000, 2_000, 4_000, 8_000, 8_000, 8_000],
  );
});

test("a random part shortens a wait by at most half", () => {
  assert.deepEqual(
    [1, 2, 3, 4, 30].map((attempt) => backoff(attempt, 0)),
    [125, 250, 500, 1_000, 4_000],
  );
  assert.equal(backoff(3, 0.5), 750);
});
