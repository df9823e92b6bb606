/** Input and intents of the table widget, as plain values. */
import type { Colour, MandalaNumber, Seat } from "../game/cards.ts";
import type { Decision, Position } from "../game/messages.ts";
import type { ConfirmSetting } from "./model/confirm.ts";

export interface TableInput {
  /** The observation of the reader; null: nothing to draw yet. Without `hand` the near hand is covered. */
  readonly position: Position | null;
  /** The seat that is drawn at the near side. */
  readonly near: Seat;
  /** The seat of the reader; null: a spectator. */
  readonly reader: Seat | null;
  /** Legal moves with their effects, and refusals; null: the reader does not decide. */
  readonly decision: Decision | null;
  /** The move that was sent and not answered yet. */
  readonly pending: string | null;
  /** Places like "1:mountain:R" where new cards lie. */
  readonly marks: ReadonlySet<string>;
  /** The cards that the reader drew last, for a position by its ply. */
  readonly fresh: (ply: number) => string;
  /** The cards of the far hand, for a position by its ply; null: covered. */
  readonly farHand: (ply: number) => string | null;
}

export const EMPTY_INPUT: TableInput = {
  position: null,
  near: 0,
  reader: null,
  decision: null,
  pending: null,
  marks: new Set(),
  fresh: () => "",
  farHand: () => null,
};

export interface TableSettings {
  /** Factor on all animation times; 0: no animation. */
  readonly pace: number;
  /** Whether every change is a short fade, without motion. */
  readonly still: boolean;
  /** How sand is drawn; "auto" but for tests. */
  readonly renderer: "auto" | "webgl" | "canvas";
  readonly confirm: ConfirmSetting;
}

/** Every text that the table shows or names for a screen reader. */
export interface TableWords {
  name(seat: Seat): string;
  side(seat: Seat): string;
  toMove(seat: Seat): string;
  river(seat: Seat): string;
  riverPlace(place: number, colour: Colour | null): string;
  cup(seat: Seat, count: number): string;
  cupCards(count: number): string;
  cupWorth(from: number, to: number): string;
  backs(seat: Seat, count: number): string;
  hand(): string;
  slot(colour: Colour, count: number, up: number, fresh: number): string;
  fresh(count: number): string;
  mandala(number: MandalaNumber): string;
  mandalaNumber(number: MandalaNumber): string;
  /** What lies in a mandala and what it lacks, for screen readers. */
  mountain(cards: string): string;
  field(seat: Seat, cards: string): string;
  missing(colours: string): string;
  /** The caption for the player who would choose first; null: a tie, in full or in one word. */
  firstChoice(seat: Seat | null, short?: boolean): string;
  endNear(): string;
  deck(count: number): string;
  discard(count: number): string;
  /** Captions of the animation. */
  fieldsCompared(sizes: readonly [number, number], first: Seat): string;
  gain(points: number, exact: boolean): string;
}

/** Moments with a sound: a card lies down, sand runs, a mandala is complete, a card lies in the river, the sweep. */
export type Cue = "card" | "sand" | "chime" | "drop" | "sweep";

export type Intent =
  /** The reader has chosen this move. */
  | { readonly type: "move"; readonly move: string }
  /** The reader wants to see the discard pile or a cup. */
  | { readonly type: "opened"; readonly what: "discard" }
  | { readonly type: "opened"; readonly what: "cup"; readonly seat: Seat }
  /** Everything has been shown; the drawn position is the input's position. */
  | { readonly type: "settled" }
  /** The animation reaches a point that has a sound. */
  | { readonly type: "cue"; readonly sound: Cue };
