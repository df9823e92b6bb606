/** A timer for the moment when a player's time runs out. The server sends no message then. */

/** A short delay, so that the server's clock has passed the moment too. */
const AFTERWARDS_MS = 300;
/** Timers are limited to about 24 days and stop while a device sleeps, so the timer is renewed. */
const LOOK_AGAIN_MS = 600_000;

export class FlagTimer {
  readonly #fallen: () => void;
  #due: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Calls `fallen` once for each expected moment. */
  constructor(fallen: () => void) {
    this.#fallen = fallen;
    document.addEventListener("visibilitychange", this.#look);
  }

  /** Sets the next moment by this device's clock; null: none. Replaces the former one. */
  expect(due: number | null): void {
    this.#due = due;
    this.#look();
  }

  close(): void {
    this.expect(null);
    document.removeEventListener("visibilitychange", this.#look);
  }

  readonly #look = (): void => {
    clearTimeout(this.#timer);
    if (this.#due === null) return;
    const wait = this.#due + AFTERWARDS_MS - Date.now();
    if (wait > 0) {
      this.#timer = setTimeout(this.#look, Math.min(wait, LOOK_AGAIN_MS));
      return;
    }
    this.#due = null;
    this.#fallen();
  };
}
