/** Compares the vertex shader of the sand with its formula in TypeScript. */
import { FIELDS, place, STRIDE } from "../../src/table/grains/formula.ts";
import { seeded, sweep } from "../../src/table/grains/sample.ts";
import { bindAttributes, link } from "../../src/table/grains/webgl.ts";

const COUNT = 64;
const TIMES = [150, 400, 700, 1000, 1400, 1900, 2300];

/** The largest difference of a place or alpha over 64 grains, and how many of them were seen. */
export function readBack(): { largest: number; seen: number } {
  const gl = document.createElement("canvas").getContext("webgl2");
  if (!gl) throw new Error("no WebGL2");
  const program = link(gl, ["place"]);
  gl.useProgram(program);
  const grains = sample();
  const buffer = gl.createBuffer();
  gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
  gl.bufferData(gl.ARRAY_BUFFER, grains, gl.STATIC_DRAW);
  bindAttributes(gl, program);
  const out = gl.createBuffer();
  const places = new Float32Array(COUNT * 3);
  gl.bindBufferBase(gl.TRANSFORM_FEEDBACK_BUFFER, 0, out);
  gl.bufferData(gl.TRANSFORM_FEEDBACK_BUFFER, places.byteLength, gl.STREAM_READ);
  gl.enable(gl.RASTERIZER_DISCARD);
  let [largest, seen] = [0, 0];
  for (const time of TIMES) {
    gl.uniform1f(gl.getUniformLocation(program, "time"), time);
    gl.beginTransformFeedback(gl.POINTS);
    gl.drawArrays(gl.POINTS, 0, COUNT);
    gl.endTransformFeedback();
    gl.getBufferSubData(gl.TRANSFORM_FEEDBACK_BUFFER, 0, places);
    for (let i = 0; i < COUNT; i += 1) {
      const placed = { x: 0, y: 0, alpha: 0 };
      place(grains, i * STRIDE, time, placed);
      const [x, y, alpha] = places.subarray(i * 3, i * 3 + 3) as unknown as [number, number, number];
      largest = Math.max(largest, Math.abs(alpha - placed.alpha) * 100);
      if (placed.alpha === 0) continue;
      seen += 1;
      largest = Math.max(largest, Math.abs(x - placed.x), Math.abs(y - placed.y));
    }
  }
  return { largest, seen };
}

function sample(): Float32Array {
  const box = { x: 100, y: 100, width: 80, height: 110 };
  const wish = {
    sources: [{ colour: "R" as const, box, shape: "card" as const }],
    goal: { x: 600, y: 420, spread: 12 },
    at: 100,
    lasts: 2200,
    count: COUNT,
    size: 2,
    middle: { x: 140, y: 150 },
    radius: 120,
    heap: () => ({ x: 150, y: 260 }),
  };
  const grains = sweep(wish, seeded(11));
  if (grains.length !== COUNT * FIELDS.length) throw new Error("another number of grains");
  return grains;
}
