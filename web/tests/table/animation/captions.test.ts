import assert from "node:assert/strict";
import { test } from "vitest";
import { horizontally } from "../../../src/table/animation/captions.ts";

/** The edges of words of a width, as the browser places them. */
function edges(box: { x: number; width: number }, room: number, width: number): [number, number] {
  const { left, across } = horizontally({ ...box, y: 0, height: 0 }, room);
  const start = left + (width * Number.parseInt(across)) / 100;
  return [start, start + width];
}

test("long words stay inside the table, whichever mandala or cup they belong to", () => {
  for (const room of [320, 360, 390, 700, 1440]) {
    for (const box of [
      { x: 8, width: room / 2 - 12 },
      { x: room / 2 + 4, width: room / 2 - 12 },
      { x: room - 100, width: 40 },
      { x: room / 2 - 20, width: 40 },
    ]) {
      const width = Math.min(262, room * 0.64);
      const [start, end] = edges(box, room, width);
      assert.ok(start >= 0 && end <= room, `${room}: ${start} to ${end}`);
    }
  }
});
