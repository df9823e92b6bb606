import assert from "node:assert/strict";
import { test } from "vitest";
import { SANDS } from "../../../src/table/drawing/palette.ts";
import { place, reach, STRIDE } from "../../../src/table/grains/formula.ts";
import { glints, seeded, type Source, stream, sweep } from "../../../src/table/grains/sample.ts";

const RED: Source = { colour: "R", box: { x: 100, y: 100, width: 60, height: 80 }, shape: "card" };
const GREEN: Source = { colour: "G", box: { x: 200, y: 180, width: 30, height: 30 }, shape: "petal" };
const GOAL = { x: 500, y: 400, spread: 10 };
const WISH = { sources: [RED, GREEN], goal: GOAL, at: 300, lasts: 1000, count: 800, size: 2 };
const SWEEP = { ...WISH, middle: { x: 150, y: 150 }, radius: 90, heap: () => ({ x: 150, y: 220 }) };

const at = (grains: Float32Array, index: number, time: number): { x: number; y: number; alpha: number } => {
  const placed = { x: 0, y: 0, alpha: 0 };
  place(grains, index * STRIDE, time, placed);
  return placed;
};
const each = (grains: Float32Array): number[] => Array.from({ length: grains.length / STRIDE }, (_, i) => i);
const birth = (grains: Float32Array, index: number): number => grains[index * STRIDE + 8] as number;
const life = (grains: Float32Array, index: number): number => grains[index * STRIDE + 9] as number;

test("the same seed makes the same grains", () => {
  assert.deepEqual(stream(WISH, seeded(3)), stream(WISH, seeded(3)));
  assert.notDeepEqual(stream(WISH, seeded(3)), stream(WISH, seeded(4)));
});

for (const [name, grains] of [
  ["stream", stream(WISH, seeded(1))],
  ["sweep", sweep(SWEEP, seeded(1))],
] as const) {
  test(`a ${name} has about as many grains as wished, and runs from its sources to its goal in its time`, () => {
    assert.ok(Math.abs(grains.length / STRIDE - WISH.count) <= 2);
    for (const index of each(grains)) {
      const [begins, lasts] = [birth(grains, index), life(grains, index)];
      assert.ok(begins >= 299.9 && begins + lasts <= 1300.1, String(begins + lasts));
      assert.equal(at(grains, index, begins - 1).alpha, 0);
      assert.equal(at(grains, index, begins + lasts + 1).alpha, 0);
      const start = at(grains, index, begins + 0.001);
      assert.ok(start.x >= 99 && start.x <= 231 && start.y >= 99 && start.y <= 211, `${start.x} ${start.y}`);
      const end = at(grains, index, begins + lasts * 0.99999);
      assert.ok(Math.hypot(end.x - GOAL.x, end.y - GOAL.y) <= GOAL.spread + 0.5, `${end.x} ${end.y}`);
    }
  });
}

test("grains have the colours of the cards that they come from", () => {
  const grains = stream({ ...WISH, sources: [GREEN] }, seeded(1));
  const { ground, light, dark } = SANDS.G;
  const allowed = [ground, light, dark].map((colour) => Number.parseInt(colour.slice(1), 16));
  for (const index of each(grains)) assert.ok(allowed.includes(grains[index * STRIDE + 11] as number));
});

test("the outer grains of a mandala are swept first", () => {
  const outer: Source = { colour: "R", box: { x: 150, y: 235, width: 4, height: 4 }, shape: "petal" };
  const inner: Source = { colour: "R", box: { x: 148, y: 148, width: 4, height: 4 }, shape: "petal" };
  const mean = (source: Source): number => {
    const grains = sweep({ ...SWEEP, sources: [source] }, seeded(1));
    return each(grains).reduce((sum, i) => sum + birth(grains, i), 0) / each(grains).length;
  };
  assert.ok(mean(outer) + 200 < mean(inner));
});

test("sparks leave the rim outwards", () => {
  const points = [
    { x: 250, y: 150 },
    { x: 50, y: 150 },
  ];
  const wish = { points, middle: { x: 150, y: 150 }, colours: ["#ffcc00"], at: 0, lasts: 900, count: 40, size: 2 };
  const grains = glints(wish, seeded(2));
  assert.equal(grains.length, 40 * STRIDE);
  const away = (index: number, part: number): number =>
    Math.abs(at(grains, index, birth(grains, index) + life(grains, index) * part).x - 150);
  const mean = (part: number): number => each(grains).reduce((sum, i) => sum + away(i, part), 0) / 40;
  assert.ok(mean(0.99) > mean(0.01) + 3);
});

test("no grain leaves the box that the canvas covers", () => {
  const loads = [stream(WISH, seeded(5)), sweep(SWEEP, seeded(5))];
  const box = reach(loads);
  assert.ok(box);
  for (const grains of loads) {
    for (const index of each(grains)) {
      for (const part of [0.001, 0.2, 0.4, 0.6, 0.8, 0.999]) {
        const { x, y } = at(grains, index, birth(grains, index) + life(grains, index) * part);
        assert.ok(x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height, `${x} ${y}`);
      }
    }
  }
  assert.equal(reach([]), null);
});
