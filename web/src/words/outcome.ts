/** Texts for the result of a game. */
import { other } from "../game/cards.ts";
import type { FinalSeat, GameResult } from "../game/messages.ts";
import { verdict, type ColourPoints } from "../game/verdict.ts";
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

/** Returns in one sentence how the result came about. */
export function storyText(result: GameResult, final: readonly [FinalSeat, FinalSeat], readership: Readership): string {
  const found = verdict(result, final);
  if (found.kind === "standing") {
    const near = readership.me ?? 0;
    return t("end-how-standing", { mine: result.scores[near], theirs: result.scores[other(near)] });
  }
  if (found.kind === "drawn") return t("end-how-drawn");
  if (found.kind === "fewer") return t("end-fewer-cards");
  const loser = other(found.winner);
  const names = { name: nameOf(found.winner, readership), other: nameOf(loser, readership) };
  if (found.kind === "colours") {
    const { colourName: secondName, place: secondPlace, points: secondPoints } = valuesOf(found.next);
    const who = personOf(found.winner, readership);
    return t("end-how-colours", { who, ...names, ...valuesOf(found.best), secondName, secondPlace, secondPoints });
  }
  // Whom the reader is: the winner, the other player, or neither.
  const who = readership.me === found.winner ? "you" : readership.me === loser ? "other" : "they";
  return t("end-how-colour", { who, ...names, ...valuesOf(found.best), theirs: found.best.other });
}

function valuesOf({ colour, cards, place, points }: ColourPoints): {
  colourName: string;
  count: number;
  place: number;
  points: number;
} {
  return { colourName: t(`colour-${colour}`), count: cards, place, points };
}
