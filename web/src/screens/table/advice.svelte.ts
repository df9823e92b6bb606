/** Hints at a table: asked for, waited for, shown until the table moves on. */
import type { AskHint, Hint, Hints, Position } from "../../model/messages.ts";
import { newRequestId } from "../../model/requests.ts";
import { learnHintWords } from "../../text/hints.ts";

export class Advice {
  /** Somebody asked: the panel is open, and thinking goes on while nothing is found. */
  open = $state(false);
  found = $state.raw<readonly Hint[] | null>(null);
  /** There are hints, but not the words to tell them. */
  wordless = $state(false);

  readonly #send: (question: AskHint) => void;
  #question: AskHint | null = null;
  #about: Pick<Position, "ply" | "seat"> | null = null;

  constructor(send: (question: AskHint) => void) {
    this.#send = send;
  }

  /** Ask about the position that is `seq` in the log. */
  ask(seq: number, position: Position): void {
    this.open = true;
    this.found = null;
    this.wordless = false;
    this.#about = { ply: position.ply, seat: position.seat };
    this.#question = { type: "ask_hint", client_move_id: newRequestId(), seq };
    this.#send(this.#question);
  }

  /** The line was lost and is back: what was not answered is asked again. */
  askAgain(): void {
    if (this.#question) this.#send(this.#question);
  }

  async take(answer: Hints): Promise<void> {
    if (answer.client_move_id !== this.#question?.client_move_id) return;
    this.#question = null;
    const learned = await learnHintWords().then(() => true, () => false);
    if (!this.open || this.#about?.ply !== answer.ply) return;
    this.wordless = !learned;
    if (learned) this.found = answer.hints;
  }

  /** Whether a refusal was the answer to our question; then there will be no hints. */
  refused(requestId: string | null): boolean {
    if (requestId === null || requestId !== this.#question?.client_move_id) return false;
    this.close();
    return true;
  }

  /** The table lies like this now: hints about another position are gone. */
  moved(position: Position): void {
    if (this.#about && (this.#about.ply !== position.ply || this.#about.seat !== position.seat)) this.close();
  }

  close(): void {
    this.open = false;
    this.found = null;
    this.wordless = false;
    this.#question = null;
    this.#about = null;
  }
}
