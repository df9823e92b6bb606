import assert from "node:assert/strict";
import { afterEach, test, vi } from "vitest";
import { fitCanvas } from "../../../src/table/grains/field.ts";

afterEach(() => vi.unstubAllGlobals());

/** A canvas that counts how often it gets another size. */
function counted(): { canvas: HTMLCanvasElement; sized: () => number } {
  let sized = 0;
  const size = { width: 0, height: 0 };
  const canvas = {
    style: {},
    get width() {
      return size.width;
    },
    set width(value: number) {
      sized += 1;
      size.width = Math.trunc(value); // as the browser does
    },
    get height() {
      return size.height;
    },
    set height(value: number) {
      sized += 1;
      size.height = Math.trunc(value);
    },
  };
  return { canvas: canvas as unknown as HTMLCanvasElement, sized: () => sized };
}

test("a canvas gets its size once, also where device pixels are no whole number", () => {
  for (const ratio of [1, 1.1, 1.75, 2.625]) {
    vi.stubGlobal("devicePixelRatio", ratio);
    const { canvas, sized } = counted();
    fitCanvas(canvas, { x: 0, y: 0, width: 411, height: 731 });
    fitCanvas(canvas, { x: 5, y: 9, width: 411, height: 731 });
    assert.equal(sized(), 2, String(ratio));
  }
});

test("device pixels are limited", () => {
  vi.stubGlobal("devicePixelRatio", 3);
  const { canvas } = counted();
  fitCanvas(canvas, { x: 0, y: 0, width: 1900, height: 1100 });
  assert.ok(canvas.width * canvas.height <= 2_510_000);
  const phone = counted().canvas;
  assert.equal(fitCanvas(phone, { x: 0, y: 0, width: 390, height: 844 }), 2);
});
