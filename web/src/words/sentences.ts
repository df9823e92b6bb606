/** Texts of log sentences for one reader. */
import type { Seat } from "../game/cards.ts";
import type { Player, Step } from "../game/messages.ts";
import { balance, logLine, type Sentence } from "../game/log.ts";
import { t } from "./fluent.svelte.ts";

/** The reader's seat and the players. A reader without a seat sees two names. */
export interface Readership {
  readonly me: Seat | null;
  readonly players: readonly [Player | null, Player | null];
}

/** Returns the name of a seat. An AI's name is its level. */
export function nameOf(seat: Seat, readership: Readership): string {
  const player = readership.players[seat];
  if (!player) return t("player-nobody");
  if (player.level !== null && !player.taken_over) return t("player-ai", { level: player.level });
  return player.name || t("player-gone");
}

/** "you" for the reader's own seat, else "they". */
export function personOf(seat: Seat, readership: Readership): "you" | "they" {
  return seat === readership.me ? "you" : "they";
}

export function sentenceText(sentence: Sentence, readership: Readership): string {
  const { seat, values } = sentence;
  const who = seat === null ? {} : { who: personOf(seat, readership), name: nameOf(seat, readership) };
  return t(sentence.key, { ...who, ...worded(values, readership.me ?? 0) });
}

/** Returns all sentences of the steps. */
export function stepsText(steps: readonly Step[], readership: Readership): string {
  return steps
    .flatMap((step) => logLine(step).sentences)
    .map((sentence) => sentenceText(sentence, readership))
    .join(" ");
}

/** Adds the texts of colours, mandalas and greetings to the values. */
function worded(values: Sentence["values"], reader: Seat): Record<string, string | number> {
  const said: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === "object") Object.assign(said, balance(value, reader));
    else said[name] = value;
  }
  for (const name of ["colour", "first", "second"]) {
    if (name in values) said[`${name}Name`] = t(`colour-${String(values[name])}`);
  }
  // In some languages the adjective depends on number or case, so colour and count are one text.
  if ("colour" in values) said.cards = t(`cards-${String(values.colour)}`, { count: Number(values.count ?? 1) });
  if ("mandala" in values) said.mandala = values.mandala === 1 ? "I" : "II";
  if ("greeting" in values) said.greetingText = t(`greeting-${String(values.greeting)}`);
  return said;
}
