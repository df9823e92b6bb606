/** The state of a question about a position: asked, answered or refused, closed. */
import { type Chapter, loadChapter } from "../words/fluent.svelte.ts";

export class Question<Answer> {
  /** Whether the panel is open. While there is neither an answer nor a problem, it shows progress. */
  open = $state(false);
  answer = $state.raw<Answer | null>(null);
  /** Whether the answer is about an earlier position, while another one is waited for. */
  outdated = $state(false);
  /** Whether there is an answer whose texts could not be loaded. */
  wordless = $state(false);
  /** The place of the question in the AI's queue, where it is known. */
  place = $state<number | null>(null);
  /** Returns the reason of the failure in the current language. */
  problem = $state.raw<(() => string) | null>(null);
  /** The token of the last question. Answers to older ones are dropped. */
  #asked: object | null = null;
  readonly #chapters: readonly Chapter[];

  /** `chapters`: those with the words of an answer. */
  constructor(...chapters: readonly Chapter[]) {
    this.#chapters = ["hints", ...chapters];
  }

  /** Opens the panel. Returns the token of the question. */
  ask(): object {
    this.close();
    this.open = true;
    this.#asked = {};
    return this.#asked;
  }

  /** Asks about another position while the panel is open. The last answer stays until the next one, as outdated. */
  askAnew(): object {
    this.open = true;
    this.outdated = this.answer !== null;
    this.place = null;
    this.problem = null;
    this.#asked = {};
    return this.#asked;
  }

  /** Loads the texts of an answer, then shows it. */
  async take(asked: object, answer: Answer): Promise<void> {
    const loaded = await Promise.all(this.#chapters.map(loadChapter)).then(
      () => true,
      () => false,
    );
    if (this.#asked !== asked) return;
    this.wordless = !loaded;
    if (!loaded) return;
    this.answer = answer;
    this.outdated = false;
  }

  /** Notes the place in the queue of a question that is still waited for. Returns false for an older one. */
  queued(asked: object, place: number | null): boolean {
    if (this.#asked !== asked || (this.answer && !this.outdated) || this.problem) return false;
    this.place = place;
    return true;
  }

  fail(asked: object, problem: () => string): void {
    if (this.#asked !== asked) return;
    this.problem = problem;
    this.answer = null;
    this.outdated = false;
  }

  close(): void {
    this.open = false;
    this.answer = null;
    this.outdated = false;
    this.wordless = false;
    this.place = null;
    this.problem = null;
    this.#asked = null;
  }
}
