/** The clock of one film: film time from the page's time, with a rate, seekable. */
export class Timeline {
  #rate: number;
  /** Film time `#time` was reached at page time `#since`. */
  #since: number;
  #time = 0;
  #held = false;

  /** Starts at film time 0. `rate`: film milliseconds per millisecond. */
  constructor(now: number, rate: number) {
    this.#since = now;
    this.#rate = rate;
  }

  get rate(): number {
    return this.#rate;
  }

  /** Whether the film stands still. */
  get held(): boolean {
    return this.#held;
  }

  at(now: number): number {
    return this.#held ? this.#time : this.#time + Math.max(0, now - this.#since) * this.#rate;
  }

  setRate(rate: number, now: number): void {
    this.#time = this.at(now);
    this.#since = now;
    this.#rate = rate;
  }

  /** Stands still at a film time. */
  hold(time: number): void {
    this.#time = time;
    this.#held = true;
  }

  /** Goes on from the film time at which it stands. */
  release(now: number): void {
    this.#since = now;
    this.#held = false;
  }
}
