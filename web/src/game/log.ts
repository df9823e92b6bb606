/** Log lines as catalogue keys with their values. Contains no text. */
import { type Seat } from "./cards.ts";
import type { LegalMove, Moved, Step } from "./messages.ts";
import { type ParsedMove, parseMove } from "./moves.ts";

/** Values of a sentence. `who` is "you" or "they". The catalogue inserts names and colours. */
export interface Sentence {
  readonly key: string;
  readonly seat: Seat | null;
  readonly values: Readonly<Record<string, string | number | readonly [number, number]>>;
}

/** A line of the log: one move or other event, its sentences and its ply. */
export interface LogLine {
  readonly seq: number;
  /** The ply after the line's move, for looking back; null if no card moved. */
  readonly ply: number | null;
  readonly seat: Seat | null;
  readonly sentences: readonly Sentence[];
  /** Whether the line starts another turn. The log groups claims under the move that caused them. */
  readonly claim: boolean;
}

export function logLine(step: Step): LogLine {
  const { event, seq } = step;
  const base = { seq, ply: null, claim: false };
  switch (event.type) {
    case "moved":
      return {
        seq,
        ply: event.ply,
        seat: event.seat,
        sentences: moveSentences(event),
        claim: event.claim !== null,
      };
    case "seated":
      return { ...base, seat: event.seat, sentences: [say("log-seated", event.seat)] };
    // The steps of the deal: the cards on the table tell enough.
    case "nonce_added":
    case "dealt":
      return { ...base, seat: null, sentences: [] };
    case "taken_back":
      return { ...base, seat: event.seat, sentences: [say("log-taken-back", event.seat)] };
    case "ai_took_over":
      return { ...base, seat: event.seat, sentences: [say("log-ai-took-over", event.seat, { level: event.level })] };
    case "greeted":
      return { ...base, seat: event.seat, sentences: [say("log-greeted", event.seat, { greeting: event.key })] };
    case "claims_listed":
      return { ...base, seat: event.seat, sentences: [say("log-claims-listed", event.seat)] };
    case "rematch_offered":
      return {
        ...base,
        seat: event.seat,
        sentences: [say(event.same_deal ? "log-rematch-same-deal" : "log-rematch", event.seat)],
      };
    case "rematch_declined":
      return { ...base, seat: event.seat, sentences: [say("log-rematch-declined", event.seat)] };
    case "rematch_accepted":
      return { ...base, seat: null, sentences: [say("log-rematch-accepted", null)] };
    case "finished":
      return { ...base, seat: event.by, sentences: [say("log-finished", event.by, { reason: event.result.reason })] };
  }
}

/** Returns the sentences of a move: cards played and drawn, mandala completed or destroyed. */
export function moveSentences(moved: Moved): Sentence[] {
  const told = [mainSentence(moved)];
  if (moved.reshuffled) told.push(say("log-reshuffled", null));
  const { completion, destruction } = moved;
  if (completion) {
    told.push(
      say(completion.tie ? "log-completed-tie" : "log-completed", completion.first, {
        mandala: completion.mandala,
        sizes: completion.field_sizes,
      }),
    );
  }
  if (destruction) {
    told.push(say("log-destroyed", null, { mandala: destruction.mandala }));
    if (destruction.dealt) {
      told.push(
        say("log-dealt", null, {
          mandala: destruction.mandala,
          first: destruction.dealt[0] as string,
          second: destruction.dealt[1] as string,
        }),
      );
    }
  }
  return told;
}

function mainSentence({ move, seat, drew, claim, how }: Moved): Sentence {
  const parsed = parseMove(move);
  if (parsed.kind !== "claim") return actionSentence(parsed, seat, drew);
  const values = {
    colour: parsed.colour,
    count: claim?.cards ?? 0,
    points: claim?.points ?? 0,
    place: claim?.river_place ?? 0,
  };
  const alone = how === "automatic" ? "-automatic" : "";
  if (claim && claim.to_discard > 0) return say(`log-claim-discard${alone}`, seat, values);
  return say(claim?.river_place ? `log-claim-river${alone}` : `log-claim-cup${alone}`, seat, values);
}

function actionSentence(move: Exclude<ParsedMove, { kind: "claim" }>, seat: Seat, drew: number): Sentence {
  switch (move.kind) {
    case "mountain":
      return say("log-mountain", seat, { colour: move.colour, mandala: move.mandala, drew });
    case "field":
      return say("log-field", seat, { colour: move.colour, mandala: move.mandala, count: move.count });
    case "discard":
      return say("log-discard", seat, { colour: move.colour, count: move.count, drew });
  }
}

/** Returns the log sentence for a legal move. */
export function foretold({ move, effects }: LegalMove, seat: Seat): Sentence {
  const parsed = parseMove(move);
  if (parsed.kind !== "claim") return actionSentence(parsed, seat, effects.kind === "turn" ? effects.drawn : 0);
  if (effects.kind !== "claim") throw new Error(`not a claim: ${move}`);
  const { own, cards } = effects;
  const values = { colour: parsed.colour, count: cards, points: own.points, place: own.place ?? 0 };
  if (own.place === null) return say("log-claim-discard", seat, values);
  return say(own.enters_river ? "log-claim-river" : "log-claim-cup", seat, values);
}

/** Returns both field sizes, that of `seat` first, as "4 : 3". */
export function balance(sizes: readonly [number, number], seat: Seat): { mine: number; theirs: number } {
  return { mine: sizes[seat], theirs: sizes[seat === 0 ? 1 : 0] };
}

function say(key: string, seat: Seat | null, values: Sentence["values"] = {}): Sentence {
  return { key, seat, values };
}

/** The log without the moves that were taken back. */
export function withoutTakenBack(steps: readonly Step[]): Step[] {
  const kept: Step[] = [];
  for (const step of steps) {
    const { event } = step;
    if (event.type === "taken_back") {
      while (kept.length > 0) {
        const last = kept[kept.length - 1]?.event;
        if (last?.type === "moved" && last.ply <= event.to_ply) break;
        kept.pop();
      }
    }
    kept.push(step);
  }
  return kept;
}
