import assert from "node:assert/strict";
import { test } from "vitest";
import { mandalaShape, placeInRow } from "../../../src/table/drawing/geometry.ts";

const SIZES = [
  [168, 232],
  [340, 470],
  [520, 620],
  [300, 200],
] as const;

test("all shapes lie within the given box", () => {
  for (const [width, height] of SIZES) {
    const shape = mandalaShape(width, height);
    for (const petal of shape.petals) {
      assert.ok(petal.x > 0 && petal.x < width, `petal ${petal.colour} at ${width}x${height}`);
      assert.ok(petal.y > 0 && petal.y < height);
    }
    for (const row of Object.values(shape.rows)) {
      assert.ok(row.x >= 0 && row.x + row.width <= width);
      assert.ok(row.y >= 0 && row.y + row.height <= height);
    }
  }
});

test("the three rows of cards do not touch", () => {
  for (const [width, height] of SIZES) {
    const { rows } = mandalaShape(width, height);
    assert.ok(rows.far.y + rows.far.height <= rows.mountain.y);
    assert.ok(rows.mountain.y + rows.mountain.height <= rows.near.y);
  }
});

test("stacks are spaced while there is room, then overlap evenly within their row", () => {
  const row = { x: 10, y: 0, width: 160, height: 44 };
  const [a = 0, b = 0] = placeInRow(2, row, 32);
  assert.ok(b - a > 32);
  const crowded = placeInRow(6, row, 38);
  assert.ok((crowded[0] ?? 0) >= 10 && (crowded[5] ?? 0) + 38 <= 170.001);
  assert.deepEqual(placeInRow(0, row, 32), []);
  assert.equal(placeInRow(1, row, 32)[0], 10 + 64);
});
