/** The state of a question about a position: asked, answered or refused, closed. */
import { loadChapter } from "../words/fluent.svelte.ts";

export class Question<Answer> {
  /** Whether the panel is open. While there is neither an answer nor a problem, it shows progress. */
  open = $state(false);
  answer = $state.raw<Answer | null>(null);
  /** Whether there is an answer whose texts could not be loaded. */
  wordless = $state(false);
  /** The place of the question in the AI's queue, where it is known. */
  place = $state<number | null>(null);
  /** Returns the reason of the failure in the current language. */
  problem = $state.raw<(() => string) | null>(null);
  /** The number of the last question. Answers to older ones are dropped. */
  #asked: object | null = null;

  /** Opens the panel. Returns the number of the question. */
  ask(): object {
    this.close();
    this.open = true;
    this.#asked = {};
    return this.#asked;
  }

  /** Loads the texts of an answer, then shows it. */
  async take(asked: object, answer: Answer): Promise<void> {
    const loaded = await loadChapter("hints").then(
      () => true,
      () => false,
    );
    if (this.#asked !== asked) return;
    this.wordless = !loaded;
    if (loaded) this.answer = answer;
  }

  /** Notes the place in the queue of a question that is still waited for. Returns false for an older one. */
  queued(asked: object, place: number | null): boolean {
    if (this.#asked !== asked || this.answer || this.problem) return false;
    this.place = place;
    return true;
  }

  fail(asked: object, problem: () => string): void {
    if (this.#asked === asked) this.problem = problem;
  }

  close(): void {
    this.open = false;
    this.answer = null;
    this.wordless = false;
    this.place = null;
    this.problem = null;
    this.#asked = null;
  }
}
