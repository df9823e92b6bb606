/** Grains as points in WebGL2. The vertex shader computes their places; a frame costs one draw call for each load. */
import type { Box } from "../drawing/geometry.ts";
import { fitCanvas, type GrainField, type Shown } from "./field.ts";
import { FADE, FIELDS, STRIDE } from "./formula.ts";

/** The formula of formula.ts. `place` is read back by a test. */
export const VERTEX = `#version 300 es
in vec2 from;
in vec2 heap;
in vec2 goal;
in vec2 curve; // turn, bend
in vec3 span; // birth, life, gather
in vec2 look; // colour, size
uniform float time;
uniform vec4 area; // x, y, width, height
uniform float scale;
out vec3 place; // x, y, alpha
flat out vec3 tint;

float eased(float part) { return part * part * (3.0 - 2.0 * part); }

void main() {
  float part = (time - span.x) / span.y;
  vec2 at = heap;
  if (part < span.z) {
    float e = eased(max(part, 0.0) / span.z);
    float angle = curve.x * e;
    vec2 d = (from - heap) * (1.0 - e);
    at += vec2(d.x * cos(angle) - d.y * sin(angle), d.x * sin(angle) + d.y * cos(angle));
  } else {
    float e = eased((part - span.z) / (1.0 - span.z));
    vec2 d = goal - heap;
    float aside = curve.y * sin(e * 3.14159265) / max(1.0, length(d));
    at += d * e + vec2(-d.y, d.x) * aside;
  }
  bool seen = part >= 0.0 && part < 1.0;
  float alpha = seen ? min(1.0, (1.0 - part) / ${FADE}) : 0.0;
  place = vec3(at, alpha);
  tint = vec3(floor(look.x / 65536.0), mod(floor(look.x / 256.0), 256.0), mod(look.x, 256.0)) / 255.0;
  gl_PointSize = seen ? look.y * scale : 0.0;
  vec2 clip = (at - area.xy) / area.zw * 2.0 - 1.0;
  gl_Position = seen ? vec4(clip.x, -clip.y, 0.0, 1.0) : vec4(2.0, 2.0, 2.0, 1.0);
}
`;

/** A round grain, lit from above on the left. */
const FRAGMENT = `#version 300 es
precision mediump float;
in vec3 place;
flat in vec3 tint;
out vec4 drawn;

void main() {
  vec2 off = gl_PointCoord - 0.5;
  if (dot(off, off) > 0.25) discard;
  float light = 1.0 - 0.3 * (off.x + off.y);
  drawn = vec4(min(tint * light, 1.0), 1.0) * place.z;
}
`;

/** The attributes of the shader with their sizes, in the order of FIELDS. */
const ATTRIBUTES = [
  ["from", 2],
  ["heap", 2],
  ["goal", 2],
  ["curve", 2],
  ["span", 3],
  ["look", 2],
] as const;

interface Load {
  readonly vertices: WebGLVertexArrayObject;
  readonly buffer: WebGLBuffer;
  readonly count: number;
}

export class WebglField implements GrainField {
  readonly kind = "webgl";
  readonly most = 8000;
  readonly #canvas: HTMLCanvasElement;
  readonly #gl: WebGL2RenderingContext;
  readonly #program: WebGLProgram;
  readonly #loads = new Map<number, Load>();
  #next = 1;

  /** Throws if the canvas has no WebGL2 context. `anyRenderer`: also one that is computed by the processor. */
  constructor(canvas: HTMLCanvasElement, anyRenderer: boolean) {
    const gl = canvas.getContext("webgl2", {
      alpha: true,
      antialias: false,
      depth: false,
      stencil: false,
      failIfMajorPerformanceCaveat: !anyRenderer,
    });
    if (!gl) throw new Error("no WebGL2 context");
    if (!anyRenderer && isSoftware(gl)) {
      gl.getExtension("WEBGL_lose_context")?.loseContext();
      throw new Error("WebGL2 is computed by the processor");
    }
    this.#canvas = canvas;
    this.#gl = gl;
    this.#program = link(gl);
    gl.useProgram(this.#program);
    gl.enable(gl.BLEND);
    gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
    gl.clearColor(0, 0, 0, 0);
  }

  fit(area: Box): void {
    const gl = this.#gl;
    const scale = fitCanvas(this.#canvas, area);
    gl.viewport(0, 0, this.#canvas.width, this.#canvas.height);
    gl.uniform4f(this.#uniform("area"), area.x, area.y, area.width, area.height);
    gl.uniform1f(this.#uniform("scale"), scale);
  }

  load(grains: Float32Array): number {
    const gl = this.#gl;
    const vertices = gl.createVertexArray();
    const buffer = gl.createBuffer();
    gl.bindVertexArray(vertices);
    gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
    gl.bufferData(gl.ARRAY_BUFFER, grains, gl.STATIC_DRAW);
    bindAttributes(gl, this.#program);
    this.#loads.set(this.#next, { vertices, buffer, count: grains.length / STRIDE });
    return this.#next++;
  }

  drop(load: number): void {
    const known = this.#loads.get(load);
    if (!known) return;
    this.#gl.deleteVertexArray(known.vertices);
    this.#gl.deleteBuffer(known.buffer);
    this.#loads.delete(load);
  }

  draw(shown: readonly Shown[]): void {
    const gl = this.#gl;
    gl.clear(gl.COLOR_BUFFER_BIT);
    for (const { load, time } of shown) {
      const known = this.#loads.get(load);
      if (!known) continue;
      gl.bindVertexArray(known.vertices);
      gl.uniform1f(this.#uniform("time"), time);
      gl.drawArrays(gl.POINTS, 0, known.count);
    }
  }

  destroy(): void {
    for (const load of [...this.#loads.keys()]) this.drop(load);
    this.#gl.getExtension("WEBGL_lose_context")?.loseContext(); // browsers allow few contexts at a time
  }

  readonly #uniforms = new Map<string, WebGLUniformLocation | null>();
  #uniform(name: string): WebGLUniformLocation | null {
    if (!this.#uniforms.has(name)) this.#uniforms.set(name, this.#gl.getUniformLocation(this.#program, name));
    return this.#uniforms.get(name) ?? null;
  }
}

/** Whether the processor computes the picture. A 2D canvas is quicker then. Browsers do not tell it by
 * `failIfMajorPerformanceCaveat` alone. */
function isSoftware(gl: WebGL2RenderingContext): boolean {
  const info = gl.getExtension("WEBGL_debug_renderer_info");
  const renderer: unknown = gl.getParameter(info ? info.UNMASKED_RENDERER_WEBGL : gl.RENDERER);
  return /swiftshader|llvmpipe|software|basic render/i.test(String(renderer));
}

/** Compiles and links the shaders. `feedback`: the outputs to read back. */
export function link(gl: WebGL2RenderingContext, feedback: readonly string[] = []): WebGLProgram {
  const program = gl.createProgram();
  for (const [type, source] of [
    [gl.VERTEX_SHADER, VERTEX],
    [gl.FRAGMENT_SHADER, FRAGMENT],
  ] as const) {
    const shader = gl.createShader(type);
    if (!shader) throw new Error("no shader");
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  if (feedback.length > 0) gl.transformFeedbackVaryings(program, feedback, gl.INTERLEAVED_ATTRIBS);
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) throw new Error(gl.getProgramInfoLog(program) ?? "no program");
  return program;
}

/** Reads the attributes from the bound buffer. */
export function bindAttributes(gl: WebGL2RenderingContext, program: WebGLProgram): void {
  let offset = 0;
  for (const [name, size] of ATTRIBUTES) {
    const location = gl.getAttribLocation(program, name);
    if (location >= 0) {
      gl.enableVertexAttribArray(location);
      gl.vertexAttribPointer(location, size, gl.FLOAT, false, FIELDS.length * 4, offset * 4);
    }
    offset += size;
  }
}
