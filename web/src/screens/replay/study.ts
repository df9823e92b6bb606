/** Requests the advised moves for a recorded position from the server. */
import type { Question } from "../../frame/question.svelte.ts";
import type { AiReadiness, RecordRefused, Studied } from "../../game/messages.ts";
import { ask } from "../../net/http.ts";
import { loadChapter, t } from "../../words/fluent.svelte.ts";
import { problemText } from "../../words/problems.ts";
import { tellSaid } from "../../words/record-errors.ts";

const QUEUE_MS = 1_500;

export async function askStudy(question: Question<Studied>, record: object, ply: number): Promise<void> {
  const asked = question.ask();
  const watch = setInterval(() => void watchQueue(), QUEUE_MS);
  /** The request returns only when the answer is ready. Meanwhile this asks for the place in the queue. */
  async function watchQueue(): Promise<void> {
    const ai = await ask<AiReadiness>("GET", "/ai").catch(() => null);
    if (!question.queued(asked, ai?.place ?? null)) clearInterval(watch);
  }
  try {
    const answer = await ask<Studied | RecordRefused>("POST", "/replays/study", {
      record: JSON.stringify(record),
      ply,
    });
    if (answer.kind === "studied") {
      await question.take(asked, answer);
      return;
    }
    await loadChapter("records");
    question.fail(asked, () => t("replay-refused", { why: tellSaid(answer.said) }));
  } catch (error) {
    question.fail(asked, () => problemText(error));
  } finally {
    clearInterval(watch);
  }
}
