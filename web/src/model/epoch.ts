/** A tap counts only for the situation it was begun in.
 *
 * Buttons change their meaning when the phase changes. A finger that went down before must not
 * act after, so each press remembers the epoch it saw, and each new decision starts another.
 */
export class Epochs {
  #now = 0;
  #begun = 0;

  /** The situation has changed: whatever was begun counts no more. */
  next(): void {
    this.#now += 1;
  }

  /** A finger, button or key went down. */
  press(): void {
    this.#begun = this.#now;
  }

  /** Whether what was pressed last belongs to the present situation. */
  get counts(): boolean {
    return this.#begun === this.#now;
  }
}
