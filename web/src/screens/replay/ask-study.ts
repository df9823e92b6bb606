/** Requests the advised moves for a recorded position from the server. */
import type { AiReadiness, RecordRefused, Studied } from "../../game/messages.ts";
import { ask } from "../../net/http.ts";
import { loadChapter, t } from "../../words/fluent.svelte.ts";
import { problemText } from "../../words/problems.ts";
import { tellSaid } from "../../words/record-errors.ts";

const QUEUE_MS = 1_500;

/** The answer, or a function that returns the reason of the failure in the current language. */
export type StudyAnswer = Studied | (() => string);

/** `onplace` is called with the place in the AI's queue; it returns false when nobody waits any more. */
export async function askStudy(
  record: object,
  ply: number,
  onplace: (place: number | null) => boolean,
): Promise<StudyAnswer> {
  const watch = setInterval(() => void watchQueue(), QUEUE_MS);
  /** The request returns only when the answer is ready. Meanwhile this asks for the place in the queue. */
  async function watchQueue(): Promise<void> {
    const ai = await ask<AiReadiness>("GET", "/ai").catch(() => null);
    if (!onplace(ai?.place ?? null)) clearInterval(watch);
  }
  try {
    const answer = await ask<Studied | RecordRefused>("POST", "/replays/study", {
      record: JSON.stringify(record),
      ply,
    });
    if (answer.kind === "studied") return answer;
    await loadChapter("records");
    return () => t("replay-refused", { why: tellSaid(answer.said) });
  } catch (error) {
    return () => problemText(error);
  } finally {
    clearInterval(watch);
  }
}
