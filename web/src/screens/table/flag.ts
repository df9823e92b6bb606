/** Waits for a moment at which nothing happens at the table, and no message comes: a player's time runs out. */

/** A little later than the moment itself, so that the server's clock has passed it too. */
const AFTERWARDS_MS = 300;
/** Timers hold no more than some 24 days, and stand still while a device sleeps: look again now and then. */
const LOOK_AGAIN_MS = 600_000;

export class FlagWatch {
  readonly #fallen: () => void;
  #due: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `fallen` is called once for each moment that was expected. */
  constructor(fallen: () => void) {
    this.#fallen = fallen;
    document.addEventListener("visibilitychange", this.#look);
  }

  /** The next such moment by this device's clock; null: none. Any other is forgotten. */
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
