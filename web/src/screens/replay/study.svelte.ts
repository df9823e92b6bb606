/** The study of a recorded game: the advised moves of the position where the reader is, as long as it is open.
 *
 * It follows the reader from move to move. Until the answer for the new position comes, the last one stays as
 * outdated. Answers are kept, so that going back asks nothing. The server takes a few questions of one person at a time,
 * so only one is under way; when it is answered, the position is asked about where the reader is by then.
 */
import { Question } from "../../frame/question.svelte.ts";
import type { Studied } from "../../game/messages.ts";
import type { StudyAnswer } from "./ask-study.ts";

/** How long the reader stays at a move before it is asked about. */
export const STAYS_MS = 350;

/** The advised moves after `ply` moves. */
export interface StudiedPly extends Studied {
  readonly ply: number;
}

/** Asks the server about the position after so many moves. */
type Request = (ply: number, onplace: (place: number | null) => boolean) => Promise<StudyAnswer>;

/** A position that the reader waits for, with the token of the question. */
interface Wanted {
  readonly asked: object;
  readonly ply: number;
}

export class Study {
  readonly question = new Question<StudiedPly>("study");
  readonly #request: Request;
  readonly #known = new Map<number, StudiedPly>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wanted: Wanted | null = null;
  #asking = false;

  constructor(request: Request) {
    this.#request = request;
  }

  get open(): boolean {
    return this.question.open;
  }

  /** Opens the study; `follow` then says where the reader is. */
  start(): void {
    this.question.ask();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#wanted = null;
    this.question.close();
  }

  /** Goes with the reader to the position after `ply` moves; null: there nothing can be studied.
   *
   * Asks at once if nothing is shown, else when the reader has stayed for a moment.
   */
  follow(ply: number | null): void {
    clearTimeout(this.#timer);
    this.#wanted = null;
    if (!this.open) return;
    const asked = this.question.askAnew();
    if (ply === null) return;
    const known = this.#known.get(ply);
    if (known) void this.question.take(asked, known);
    else this.#timer = setTimeout(() => void this.#want({ asked, ply }), this.question.answer ? STAYS_MS : 0);
  }

  /** Asks about a position now, or when the question under way is answered. */
  async #want(wanted: Wanted): Promise<void> {
    this.#wanted = wanted;
    if (this.#asking) return;
    this.#asking = true;
    try {
      while (this.#wanted) await this.#answer(this.#wanted);
    } finally {
      this.#asking = false;
    }
  }

  async #answer({ asked, ply }: Wanted): Promise<void> {
    const known = this.#known.get(ply);
    const answer = known ?? (await this.#request(ply, (place) => this.#queued(place)));
    if (this.#wanted?.asked === asked) this.#wanted = null;
    if (typeof answer === "function") {
      this.question.fail(asked, answer);
      return;
    }
    const studied = { ...answer, ply };
    this.#known.set(ply, studied);
    void this.question.take(asked, studied);
  }

  /** Shows the place in the queue, also to a reader who waits for a later position than the one asked about. */
  #queued(place: number | null): boolean {
    return this.#wanted ? this.question.queued(this.#wanted.asked, place) : this.open;
  }
}
