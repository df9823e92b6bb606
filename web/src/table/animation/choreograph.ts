/** Plans the animation of a step as data: what moves when and where, and when the drawn position changes.
 *
 * Times are milliseconds at normal speed. Places are named anchors. The stage measures them and moves the elements.
 *
 * A film has two parts. Input waits during the first one, `blocks`, at most `LONGEST_WAIT`; all changes of the
 * drawn position belong to it. After that only ornaments move (sand, light, captions), and the next film may begin.
 */
import { colours, type Colour, type MandalaNumber, other, type Seat } from "../../game/cards.ts";
import type { Moved, Position, Step } from "../../game/messages.ts";
import { parseMove } from "../../game/moves.ts";
import type { Cue } from "../types.ts";
import type { Change, StateCue } from "./cues.ts";

interface Timed {
  readonly at: number;
  readonly lasts: number;
}

export type Track =
  | (Timed & { readonly kind: "flight"; readonly colour: Colour | null; readonly from: string; readonly to: string })
  /** Cards turn to grains that run from one place to another. */
  | (Timed & {
      readonly kind: "stream";
      readonly colour: Colour;
      readonly from: string;
      readonly to: string;
      readonly amount: number;
    })
  /** The rim of a complete mandala closes and lights up. */
  | (Timed & { readonly kind: "light"; readonly mandala: MandalaNumber })
  /** A caption compares the fields. */
  | (Timed & {
      readonly kind: "weigh";
      readonly mandala: MandalaNumber;
      readonly sizes: readonly [number, number];
      readonly first: Seat;
    })
  /** A caption beside the cup with the gain of a claim. */
  | (Timed & { readonly kind: "gain"; readonly seat: Seat; readonly points: number; readonly exact: boolean })
  /** Fields and rim break into grains, from the rim inwards, and run to the discard pile. */
  | (Timed & { readonly kind: "sweep"; readonly mandala: MandalaNumber; readonly to: string })
  /** The rakes in the sand of the empty fields are drawn again. */
  | (Timed & { readonly kind: "rake"; readonly mandala: MandalaNumber });

export interface Film {
  readonly tracks: readonly Track[];
  /** In order of time; the last one is `end`. */
  readonly cues: readonly StateCue[];
  readonly sounds: readonly { readonly at: number; readonly sound: Cue }[];
  /** Input waits until then. */
  readonly blocks: number;
  /** Until the last ornament has ended. */
  readonly lasts: number;
  /** A moment of the game that is also shown without motion, long enough to be read. */
  readonly moment: boolean;
}

/** Which seat is near, and whether its hand is open. */
export interface Seating {
  readonly near: Seat;
  /** Whether the near hand is seen from the front. */
  readonly open: boolean;
}

/** No input waits longer for the animation of a step. */
export const LONGEST_WAIT = 1200;

/** The factor on the times of a film while input waits: a slow pace makes nobody wait longer. */
export function paceOfWait({ blocks }: Film, pace: number): number {
  return Math.min(pace, LONGEST_WAIT / blocks);
}

const FLIGHT = 230;
const DRAW = 190;
const DEAL = 260;
const APART = 55;
/** All cards of a move have left after so many milliseconds, however many they are. */
const ALL_LEFT = 220;
const COMPLETE = { light: 1100, wait: 480, weigh: 1900 };
const CLAIM = { own: 700, other: 1000, river: 420, stream: 760, cup: 640, gain: 1100 };
const SWEEP = { after: 420, sand: 2300, emptied: 60, discarded: 720, rake: 1300 };

/** The positions before and after a step. */
interface Around {
  readonly before: Position;
  readonly after: Position | null;
}

export function choreograph(before: Position, step: Step, seating: Seating): Film {
  const film = new Filming();
  if (step.event.type === "moved") filmMove(film, step.event, { before, after: step.position }, seating);
  return film.done();
}

/** The film of the deal: all cards come from the deck. */
export function choreographDeal(after: Position, seating: Seating): Film {
  const film = new Filming();
  const { near } = seating;
  const cards: { colour: Colour | null; from: string; to: string; lands: Change }[] = [];
  after.mandalas.forEach(({ mountain }, i) => {
    const mandala = (i + 1) as MandalaNumber;
    for (const colour of colours(mountain)) {
      const to = `${mandala}:mountain:${colour}`;
      cards.push({ colour, from: "deck", to, lands: { kind: "lie", mandala, area: "mountain", colour } });
    }
  });
  for (const seat of [near, other(near)]) {
    const known = seat === near && seating.open && after.hand !== null ? colours(after.hand) : null;
    for (let i = 0; i < after.hand_sizes[seat]; i += 1) {
      const colour = known?.[i] ?? null;
      const to = colour ? `slot:${colour}` : `hand:${seat}`;
      cards.push({ colour, from: "deck", to, lands: { kind: "join", seat, colour } });
    }
    for (let i = 0; i < after.cup_sizes[seat]; i += 1) {
      cards.push({ colour: null, from: "deck", to: `cup:${seat}`, lands: { kind: "cup", seat } });
    }
  }
  const apart = (LONGEST_WAIT - DEAL) / Math.max(1, cards.length - 1);
  cards.forEach(({ lands, ...card }, i) => {
    film.change(i * apart, { kind: "deck" });
    film.fly(i * apart, DEAL, card, lands);
  });
  return film.done();
}

/** Collects the parts of one film. */
class Filming {
  readonly #tracks: Track[] = [];
  readonly #cues: StateCue[] = [];
  readonly #sounds: { at: number; sound: Cue }[] = [];
  /** When the next part of the move begins. */
  now = 0;
  /** Input waits at least until then. */
  waits = 0;
  moment = false;

  move(...tracks: readonly Track[]): void {
    this.#tracks.push(...tracks);
  }

  change(at: number, change: Change): void {
    this.#cues.push({ at, change });
  }

  ring(at: number, sound: Cue): void {
    this.#sounds.push({ at, sound });
  }

  /** A card flies and then lies at its place. */
  fly(at: number, lasts: number, card: { colour: Colour | null; from: string; to: string }, lands: Change): void {
    this.move({ kind: "flight", at, lasts, ...card });
    this.change(at + lasts, lands);
    this.ring(at + lasts * 0.8, "card");
  }

  done(): Film {
    const blocks = Math.max(this.now, this.waits, ...this.#cues.map(({ at }) => at));
    const cues = this.#cues.toSorted((one, two) => one.at - two.at);
    return {
      tracks: this.#tracks,
      cues: [...cues, { at: blocks, change: { kind: "end" } }],
      sounds: this.#sounds.toSorted((one, two) => one.at - two.at),
      blocks,
      lasts: Math.max(blocks, ...this.#tracks.map(({ at, lasts }) => at + lasts)),
      moment: this.moment,
    };
  }
}

function filmMove(film: Filming, moved: Moved, around: Around, seating: Seating): void {
  const own = moved.seat === seating.near && seating.open;
  if (moved.claim) filmClaim(film, moved, own);
  else filmAction(film, moved, own, seating, around);
  if (moved.completion) {
    const { field_sizes: sizes, first } = moved.completion;
    const mandala = moved.completion.mandala as MandalaNumber;
    film.moment = true;
    film.change(film.now, { kind: "complete", mandala });
    film.ring(film.now, "chime");
    film.move({ kind: "light", at: film.now, lasts: COMPLETE.light, mandala });
    film.move({ kind: "weigh", at: film.now + 120, lasts: COMPLETE.weigh, mandala, sizes, first });
    film.now += COMPLETE.wait;
  }
  if (moved.destruction) filmDestruction(film, moved, around);
}

/** Cards go from the hand to a place on the mat, then others come from the deck. */
function filmAction(film: Filming, moved: Moved, own: boolean, seating: Seating, around: Around): void {
  const { seat } = moved;
  const move = parseMove(moved.move);
  if (move.kind === "claim") return;
  const { colour, count } = move;
  const hand = (card: Colour | null): string => (own && card ? `slot:${card}` : `hand:${seat}`);
  const side = seat === seating.near ? "near" : "far";
  const apart = Math.min(APART, ALL_LEFT / Math.max(1, count - 1));
  for (let i = 0; i < count; i += 1) {
    const from = hand(colour);
    film.change(i * apart, { kind: "leave", seat, colour });
    if (move.kind === "discard") {
      film.fly(i * apart, FLIGHT, { colour, from, to: "discard" }, { kind: "discard", cards: colour });
      continue;
    }
    const { mandala } = move;
    const to = `${mandala}:${move.kind === "mountain" ? "mountain" : side}:${colour}`;
    const area = move.kind === "mountain" ? "mountain" : seat;
    film.fly(i * apart, FLIGHT, { colour, from, to }, { kind: "lie", mandala, area, colour });
  }
  film.now = (count - 1) * apart + FLIGHT;
  if (moved.drew === 0) return;
  const drawn: (Colour | null)[] = moved.drawn && own ? colours(moved.drawn) : Array<null>(moved.drew).fill(null);
  const known = moved.drawn ? colours(moved.drawn) : drawn;
  filmDeck(film, moved, around, drawn.length, (i, at) => {
    const card = drawn[i] ?? null;
    const joins: Change = { kind: "join", seat, colour: known[i] ?? null };
    film.fly(at, DRAW, { colour: card, from: "deck", to: hand(card) }, joins);
  });
}

/** One card clicks into the river, the rest run into the cup; or all go to the discard pile. */
function filmClaim(film: Filming, moved: Moved, own: boolean): void {
  const { claim, seat, how } = moved;
  if (!claim) return;
  const { points, exact } = claim;
  const colour = claim.colour as Colour;
  const mandala = claim.mandala as MandalaNumber;
  const from = `${mandala}:mountain:${colour}`;
  film.moment = true;
  film.change(0, { kind: "lift", mandala, colour });
  film.ring(0, "sand");
  if (claim.to_discard > 0) {
    const cards = colour.repeat(claim.to_discard);
    film.move({
      kind: "stream",
      at: 0,
      lasts: CLAIM.stream,
      colour,
      from,
      to: "discard",
      amount: claim.to_discard,
    });
    film.change(CLAIM.cup, { kind: "discard", cards });
  } else {
    if (claim.river_place !== null) {
      const to = `river:${seat}:${claim.river_place}`;
      film.fly(0, CLAIM.river, { colour, from, to }, { kind: "river", seat, colour });
      film.ring(CLAIM.river, "drop");
    }
    if (claim.to_cup > 0) {
      const to = `cup:${seat}`;
      film.move({ kind: "stream", at: 60, lasts: CLAIM.stream, colour, from, to, amount: claim.to_cup });
    }
    film.change(CLAIM.cup, { kind: "cup", seat });
    if (points > 0 || !exact) film.move({ kind: "gain", at: CLAIM.river, lasts: CLAIM.gain, seat, points, exact });
  }
  film.now = CLAIM.cup;
  film.waits = own && how === "player" ? CLAIM.own : CLAIM.other;
}

/** The sand of the mandala runs to the discard pile while the last claim still flows; then two cards are dealt. */
function filmDestruction(film: Filming, moved: Moved, around: Around): void {
  if (!moved.destruction) return;
  const { discarded, dealt } = moved.destruction;
  const mandala = moved.destruction.mandala as MandalaNumber;
  const start = SWEEP.after;
  film.moment = true;
  film.move({ kind: "sweep", at: start, lasts: SWEEP.sand, mandala, to: "discard" });
  film.move({ kind: "rake", at: start + SWEEP.discarded, lasts: SWEEP.rake, mandala });
  film.ring(start, "sweep");
  film.change(start + SWEEP.emptied, { kind: "swept", mandala });
  if (discarded) film.change(start + SWEEP.discarded - 250, { kind: "discard", cards: discarded });
  film.now = start + SWEEP.discarded - 200;
  const fresh = colours(dealt);
  if (fresh.length === 0) return;
  filmDeck(film, moved, around, fresh.length, (i, at) => {
    const colour = fresh[i] as Colour;
    const to = `${mandala}:mountain:${colour}`;
    film.fly(at, DRAW, { colour, from: "deck", to }, { kind: "lie", mandala, area: "mountain", colour });
  });
  film.waits = Math.max(film.now, LONGEST_WAIT);
}

/** Cards leave the deck one after the other. Where it runs out, the discard pile becomes the deck. */
function filmDeck(
  film: Filming,
  moved: Moved,
  { before, after }: Around,
  count: number,
  leave: (index: number, at: number) => void,
): void {
  const apart = Math.min(APART, ALL_LEFT / Math.max(1, count - 1));
  const left = after?.deck_size ?? 0;
  const reshuffledAt = moved.reshuffled ? Math.min(before.deck_size, count) : null;
  for (let i = 0; i < count; i += 1) {
    const at = film.now + i * apart;
    if (i === reshuffledAt) film.change(at, { kind: "reshuffle", deck: left + count - i });
    film.change(at, { kind: "deck" });
    leave(i, at);
  }
  film.now += (count - 1) * apart + DRAW;
  if (reshuffledAt === count) film.change(film.now, { kind: "reshuffle", deck: left });
}
