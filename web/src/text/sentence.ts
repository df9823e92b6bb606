/** Sentences of the model put into words for one reader. */
import type { Seat } from "../model/cards.ts";
import type { Player } from "../model/messages.ts";
import { balance, type Sentence } from "../model/story.ts";
import { t } from "./text.svelte.ts";

/** Who reads, and who sits where. A reader without a seat sees two names. */
export interface Readership {
  readonly me: Seat | null;
  readonly players: readonly [Player | null, Player | null];
}

/** The name of a seat; an AI is named after its level. */
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

export function tell(sentence: Sentence, readership: Readership): string {
  const { seat, values } = sentence;
  const who = seat === null ? {} : { who: personOf(seat, readership), name: nameOf(seat, readership) };
  return t(sentence.key, { ...who, ...worded(values, readership.me ?? 0) });
}

/** Letters and numbers of the model with their words beside them. */
function worded(values: Sentence["values"], reader: Seat): Record<string, string | number> {
  const said: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === "object") Object.assign(said, balance(value, reader));
    else said[name] = value;
  }
  for (const name of ["colour", "first", "second"]) {
    if (name in values) said[`${name}Name`] = t(`colour-${String(values[name])}`);
  }
  // Languages whose adjectives follow number or case say colour and count together.
  if ("colour" in values) said.cards = t(`cards-${String(values.colour)}`, { count: Number(values.count ?? 1) });
  if ("mandala" in values) said.mandala = values.mandala === 1 ? "I" : "II";
  if ("greeting" in values) said.greetingText = t(`greeting-${String(values.greeting)}`);
  return said;
}
