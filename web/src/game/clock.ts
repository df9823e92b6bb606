/** Computes clocks between two messages of the server. */
import type { Seat } from "./cards.ts";
import type { Clocks } from "./messages.ts";

/** Milliseconds left in the bank of `seat` at `now` (server time); null: no bank, days count. */
export function remaining(clocks: Clocks, seat: Seat, now: number): number | null {
  if (!clocks.remaining_ms) return null;
  const left = clocks.remaining_ms[seat];
  if (clocks.running !== seat) return left;
  const gone = Math.max(0, now - clocks.now - clocks.allowance_ms);
  return Math.max(0, left - gone);
}

/** Returns when the other player runs out of time; null if that is not pending or `seats` is empty. */
export function othersFlag({ now, running, flag_at }: Clocks, seats: readonly Seat[]): number | null {
  if (running === null || flag_at === null || flag_at <= now) return null;
  return seats.length > 0 && !seats.includes(running) ? flag_at : null;
}

/** 75_000 → "1:15"; an hour and more → "1:05:00". */
export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const two = (value: number): string => String(value).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
