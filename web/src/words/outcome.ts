/** Texts for the result of a game. */
import type { GameResult } from "../game/messages.ts";
import { nameOf, personOf, type Readership } from "./sentences.ts";
import { t } from "./fluent.svelte.ts";

/** Returns the shortest text for the result. */
export function headline({ reason, winner }: GameResult, readership: Readership): string {
  if (reason === "aborted") return t("end-aborted");
  if (winner === null) return t("end-drawn");
  return t("end-won", { who: personOf(winner, readership), name: nameOf(winner, readership) });
}

/** Whether the tie-break decided: equal points, fewer cards. */
export function byFewerCards({ reason, scores, winner }: GameResult): boolean {
  return winner !== null && scores[0] === scores[1] && ["river", "deck", "deadlock", "stall"].includes(reason);
}
