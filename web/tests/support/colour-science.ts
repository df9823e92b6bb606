/** sRGB, contrast, simulated colour-blindness and CIEDE2000, for the checks of the palette. */

export type Rgb = readonly [number, number, number];

/** Linear light of a "#rrggbb" colour. */
export function linear(hex: string): Rgb {
  const channel = (at: number): number => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

/** The contrast of WCAG 2: 1 … 21. */
export function contrast(a: string, b: string): number {
  const luminance = ([r, g, blue]: Rgb): number => 0.2126 * r + 0.7152 * g + 0.0722 * blue;
  const [dark, light] = [luminance(linear(a)), luminance(linear(b))].sort((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

type Matrix = readonly [Rgb, Rgb, Rgb];

/** Full deficiencies after Machado, Oliveira and Fernandes (2009), in linear light. */
export const SIGHTS: Readonly<Record<string, Matrix>> = {
  "full colour": [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

export function seen(colour: Rgb, sight: Matrix): Rgb {
  return sight.map((row) =>
    Math.min(1, Math.max(0, row[0] * colour[0] + row[1] * colour[1] + row[2] * colour[2])),
  ) as unknown as Rgb;
}

function lab([r, g, b]: Rgb): Rgb {
  const f = (t: number): number => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116);
  const x = f((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
  const y = f(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
  const z = f((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** CIEDE2000, the strictest of the usual measures for colours this far apart. */
export function difference(one: Rgb, two: Rgb): number {
  const [l1, a1, b1] = lab(one);
  const [l2, a2, b2] = lab(two);
  const degrees = (radians: number): number => ((radians * 180) / Math.PI + 360) % 360;
  const cos = (angle: number): number => Math.cos((angle * Math.PI) / 180);
  const mean = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const g = 1.5 - 0.5 * Math.sqrt(mean ** 7 / (mean ** 7 + 25 ** 7));
  const [c1, c2] = [Math.hypot(a1 * g, b1), Math.hypot(a2 * g, b2)];
  const [h1, h2] = [degrees(Math.atan2(b1, a1 * g)), degrees(Math.atan2(b2, a2 * g))];
  let turn = h2 - h1;
  if (Math.abs(turn) > 180) turn -= Math.sign(turn) * 360;
  const dH = 2 * Math.sqrt(c1 * c2) * Math.sin((turn * Math.PI) / 360);
  const [lm, cm] = [(l1 + l2) / 2, (c1 + c2) / 2];
  const hm = Math.abs(h1 - h2) <= 180 ? (h1 + h2) / 2 : (h1 + h2 + (h1 + h2 < 360 ? 360 : -360)) / 2;
  const t = 1 - 0.17 * cos(hm - 30) + 0.24 * cos(2 * hm) + 0.32 * cos(3 * hm + 6) - 0.2 * cos(4 * hm - 63);
  const sl = 1 + (0.015 * (lm - 50) ** 2) / Math.sqrt(20 + (lm - 50) ** 2);
  const [sc, sh] = [1 + 0.045 * cm, 1 + 0.015 * cm * t];
  const rotation =
    -2 *
    Math.sqrt(cm ** 7 / (cm ** 7 + 25 ** 7)) *
    Math.sin((60 * Math.exp(-(((hm - 275) / 25) ** 2)) * Math.PI) / 180);
  const [dl, dc, dh] = [(l2 - l1) / sl, (c2 - c1) / sc, dH / sh];
  return Math.sqrt(dl ** 2 + dc ** 2 + dh ** 2 + rotation * dc * dh);
}
