/** A position of a replay thought about: what its mover could have considered. */
import type { RecordRefused, Studied } from "../../model/messages.ts";
import { ask } from "../../socket/api.ts";
import { learnHintWords } from "../../text/hints.ts";
import { problemText } from "../../text/problem.ts";
import { learnRecordWords, tellSaid } from "../../text/saying.ts";
import { t } from "../../text/text.svelte.ts";

export class Study {
  /** Somebody asked: the panel is open, and thinking goes on while nothing is found or said. */
  open = $state(false);
  found = $state.raw<Studied | null>(null);
  /** There are moves, but not the words to tell them. */
  wordless = $state(false);
  /** Why there will be none, in whatever language the reader has by then. */
  problem = $state.raw<(() => string) | null>(null);

  readonly #record: string;
  /** The last question; what answers an older one is not shown. */
  #question: object | null = null;

  constructor(record: object) {
    this.#record = JSON.stringify(record);
  }

  async ask(ply: number): Promise<void> {
    this.close();
    this.open = true;
    const mine = (this.#question = {});
    try {
      const answer = await ask<Studied | RecordRefused>("POST", "/replays/study", { record: this.#record, ply });
      if (answer.kind === "refused") await learnRecordWords();
      const learned = await learnHintWords().then(() => true, () => false);
      if (this.#question !== mine) return;
      if (answer.kind === "refused") this.problem = () => t("replay-refused", { why: tellSaid(answer.said) });
      else if (learned) this.found = answer;
      else this.wordless = true;
    } catch (error) {
      if (this.#question === mine) this.problem = () => problemText(error);
    }
  }

  close(): void {
    this.open = false;
    this.found = null;
    this.wordless = false;
    this.problem = null;
    this.#question = null;
  }
}
