/** How a game ended, in words: at its table and in its replay. */
import type { GameResult } from "../model/messages.ts";
import { nameOf, personOf, type Readership } from "./sentence.ts";
import { t } from "./text.svelte.ts";

/** Who won, in as few words as can be. */
export function headline({ reason, winner }: GameResult, readership: Readership): string {
  if (reason === "aborted") return t("end-aborted");
  if (winner === null) return t("end-drawn");
  return t("end-won", { who: personOf(winner, readership), name: nameOf(winner, readership) });
}

/** Whether the cups' sizes decided between equal points. */
export function byFewerCards({ reason, scores, winner }: GameResult): boolean {
  return winner !== null && scores[0] === scores[1] && ["river", "deck", "deadlock", "stall"].includes(reason);
}
