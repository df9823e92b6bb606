/** Short vibrations of a phone for the moments of the game. */
import type { Sound } from "./sounds.ts";

/** Milliseconds of vibration, pause, vibration and so on. */
const PATTERNS: Readonly<Partial<Record<Sound, readonly number[]>>> = {
  chime: [18, 60, 18],
  drop: [12],
  sweep: [8, 40, 10, 50, 14, 60, 20],
};

/** Whether this device can vibrate. */
export function canVibrate(): boolean {
  return "vibrate" in navigator && matchMedia("(pointer: coarse)").matches;
}

export function vibrate(sound: Sound): void {
  const pattern = PATTERNS[sound];
  if (pattern && canVibrate()) navigator.vibrate([...pattern]);
}
