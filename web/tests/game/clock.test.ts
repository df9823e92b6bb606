import assert from "node:assert/strict";
import { test } from "vitest";
import { clockText, othersFlag, remaining } from "../../src/game/clock.ts";

const CLOCKS = {
  now: 1_000,
  running: 0 as const,
  remaining_ms: [60_000, 90_000] as [number, number],
  allowance_ms: 3_000,
  flag_at: null,
};

test("only the active player's time decreases, after the allowance", () => {
  assert.equal(remaining(CLOCKS, 0, 3_000), 60_000);
  assert.equal(remaining(CLOCKS, 0, 14_000), 50_000);
  assert.equal(remaining(CLOCKS, 1, 14_000), 90_000);
  assert.equal(remaining(CLOCKS, 0, 999_000), 0);
  assert.equal(remaining({ ...CLOCKS, remaining_ms: null }, 0, 0), null);
});

test("only the opponent of the running clock gets its flag time, and only before it passes", () => {
  const clocks = { ...CLOCKS, flag_at: 64_000 };
  assert.equal(othersFlag(clocks, [1]), 64_000);
  assert.equal(othersFlag(clocks, [0]), null);
  assert.equal(othersFlag(clocks, []), null);
  assert.equal(othersFlag({ ...clocks, now: 64_000 }, [1]), null);
  assert.equal(othersFlag({ ...clocks, running: null, flag_at: null }, [1]), null);
});

test("times are formatted as minutes and seconds", () => {
  assert.equal(clockText(75_000), "1:15");
  assert.equal(clockText(9_400), "0:10");
  assert.equal(clockText(3_905_000), "1:05:05");
});
