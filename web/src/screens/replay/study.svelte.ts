/** The study of a recorded game: the advised moves of the position where the reader is, as long as it is open.
 *
 * It follows the reader from move to move. Until the answer for the new position comes, the last one stays as
 * outdated. Answers are kept, so that going back asks nothing.
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

export class Study {
  readonly question = new Question<StudiedPly>("study");
  readonly #request: Request;
  readonly #known = new Map<number, StudiedPly>();
  #timer: ReturnType<typeof setTimeout> | undefined;

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
    this.question.close();
  }

  /** Goes with the reader to the position after `ply` moves; null: there nothing can be studied.
   *
   * Asks at once if nothing is shown, else when the reader has stayed for a moment.
   */
  follow(ply: number | null): void {
    clearTimeout(this.#timer);
    if (!this.open) return;
    const asked = this.question.askAnew();
    if (ply === null) return;
    const known = this.#known.get(ply);
    if (known) void this.question.take(asked, known);
    else this.#timer = setTimeout(() => void this.#ask(asked, ply), this.question.answer ? STAYS_MS : 0);
  }

  async #ask(asked: object, ply: number): Promise<void> {
    const answer = await this.#request(ply, (place) => this.question.queued(asked, place));
    if (typeof answer === "function") {
      this.question.fail(asked, answer);
      return;
    }
    const studied = { ...answer, ply };
    this.#known.set(ply, studied);
    await this.question.take(asked, studied);
  }
}
