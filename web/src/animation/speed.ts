/** How fast things move: the reader's wish, and stillness where the system asks for it. */
import type { Speed } from "../settings/settings.svelte.ts";

const FACTORS: Readonly<Record<Speed, number>> = { slow: 1.7, normal: 1, fast: 0.5, off: 0 };

/** What planned times are multiplied by; 0: nothing moves. */
export function tempo(speed: Speed, still: boolean): number {
  return still ? 0 : FACTORS[speed];
}

export function wantsStillness(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
