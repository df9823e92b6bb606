/** Lets a tap count only for the situation in which it began.
 *
 * Buttons change their meaning when the situation changes. A finger that went down before must not act
 * after. So each press stores the number of the situation, and each change starts the next one.
 */
export class PressGuard {
  #now = 0;
  #begun = 0;

  /** The situation has changed: a press that has begun does not count any more. */
  next(): void {
    this.#now += 1;
  }

  /** A finger, button or key goes down. */
  press(): void {
    this.#begun = this.#now;
  }

  /** Whether the last press belongs to the present situation. */
  get counts(): boolean {
    return this.#begun === this.#now;
  }
}
