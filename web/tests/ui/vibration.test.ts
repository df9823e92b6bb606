import "../support/browser.ts";
import assert from "node:assert/strict";
import { afterEach, expect, test, vi } from "vitest";
import { canVibrate, vibrate } from "../../src/ui/vibration.ts";

/** Makes this a device with such a pointer. Returns what it was told to vibrate. */
function device(pointer: "coarse" | "fine", vibrates = true): number[][] {
  const felt: number[][] = [];
  vi.stubGlobal("navigator", vibrates ? { vibrate: (pattern: number[]) => felt.push(pattern) > 0 } : {});
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: query === `(pointer: ${pointer})` }));
  return felt;
}
afterEach(() => void vi.unstubAllGlobals());

test("the moments of a mandala are felt, cards and sand are not", () => {
  const felt = device("coarse");
  for (const sound of ["card", "sand", "turn"] as const) vibrate(sound);
  assert.equal(felt.length, 0);
  for (const sound of ["chime", "drop", "sweep"] as const) vibrate(sound);
  assert.equal(felt.length, 3);
  const lasting = felt.map((pattern) => pattern.reduce((sum, ms) => sum + ms, 0));
  expect(Math.max(...lasting)).toBeLessThan(300);
  expect(Math.min(...felt.flat())).toBeGreaterThan(0);
});

test("a pattern is not changed by the device that plays it", () => {
  const felt = device("coarse");
  vibrate("drop");
  felt[0]?.push(999);
  vibrate("drop");
  assert.ok(!felt[1]?.includes(999));
});

test("a computer with a mouse, and a device that cannot, stay still", () => {
  const felt = device("fine");
  vibrate("chime");
  assert.deepEqual([canVibrate(), felt], [false, []]);
  device("coarse", false);
  vibrate("chime"); // throws nothing
  assert.equal(canVibrate(), false);
});
