/** What is to be seen of a step, as data: which card flies when from where to where.
 *
 * Times are milliseconds at normal speed. Places are named anchors; where they lie on the screen,
 * and how things are moved there, is the stage's business.
 */
import { colours, type Colour, type Seat } from "../model/cards.ts";
import type { Moved, Step } from "../model/messages.ts";
import { parseMove } from "../model/moves.ts";

export type Item =
  | { readonly kind: "flight"; readonly at: number; readonly lasts: number; readonly colour: Colour | null; readonly from: string; readonly to: string }
  /** Cards turn to grains that run from one place to another. */
  | { readonly kind: "grains"; readonly at: number; readonly lasts: number; readonly colour: Colour; readonly from: string; readonly to: string; readonly amount: number }
  /** The rim of a complete mandala lights up. */
  | { readonly kind: "light"; readonly at: number; readonly lasts: number; readonly mandala: number }
  /** The fields are weighed against each other, in words. */
  | { readonly kind: "weigh"; readonly at: number; readonly lasts: number; readonly mandala: number; readonly sizes: readonly [number, number]; readonly first: Seat }
  /** What a claim brought, beside the cup. */
  | { readonly kind: "gain"; readonly at: number; readonly lasts: number; readonly seat: Seat; readonly points: number; readonly exact: boolean }
  /** The brush goes over the mandala as it was. */
  | { readonly kind: "sweep"; readonly at: number; readonly lasts: number; readonly mandala: number };

export interface Plan {
  readonly items: readonly Item[];
  readonly lasts: number;
}

/** Who sits where on the screen, and who reads. */
export interface Seating {
  readonly near: Seat;
  /** Whether the near hand is seen from the front. */
  readonly open: boolean;
}

const FLIGHT = 230;
const DRAW = 190;
const APART = 55;
const LIGHT = 260;
const WEIGH = 520;
const CLAIM = 340;
const SWEEP = 420;
/** Time to read what somebody else has chosen, before the next thing moves. */
const READ = 700;

export const NOTHING_TO_SEE: Plan = { items: [], lasts: 0 };

export function planStep(step: Step, seating: Seating): Plan {
  return step.event.type === "moved" ? planMove(step.event, seating) : NOTHING_TO_SEE;
}

function planMove(moved: Moved, seating: Seating): Plan {
  const items: Item[] = [];
  const move = parseMove(moved.move);
  const own = moved.seat === seating.near && seating.open;
  const hand = (colour: Colour): string => (own ? `well:${colour}` : `hand:${moved.seat}`);
  const area = moved.seat === seating.near ? "near" : "far";
  let now = 0;

  if (move.kind === "claim") {
    now = planClaim(moved, items);
    if (!own || moved.how !== "player") now += READ;
  } else {
    const to =
      move.kind === "mountain"
        ? `${move.mandala}:mountain:${move.colour}`
        : move.kind === "field"
          ? `${move.mandala}:${area}:${move.colour}`
          : "discard";
    for (let i = 0; i < move.count; i += 1) {
      items.push({ kind: "flight", at: i * APART, lasts: FLIGHT, colour: move.colour, from: hand(move.colour), to });
    }
    now = (move.count - 1) * APART + FLIGHT;
    const drawn: (Colour | null)[] = moved.drawn && own ? colours(moved.drawn) : Array<null>(moved.drew).fill(null);
    drawn.forEach((colour, i) => {
      const card = colour ?? null;
      items.push({ kind: "flight", at: now + i * APART, lasts: DRAW, colour: card, from: "deck", to: card ? hand(card) : `hand:${moved.seat}` });
    });
    if (drawn.length > 0) now += (drawn.length - 1) * APART + DRAW;
  }
  if (moved.completion) {
    const { mandala, field_sizes, first } = moved.completion;
    items.push({ kind: "light", at: now, lasts: LIGHT, mandala });
    items.push({ kind: "weigh", at: now + LIGHT, lasts: WEIGH, mandala, sizes: field_sizes, first });
    now += LIGHT + WEIGH;
  }
  if (moved.destruction) {
    const { mandala, dealt } = moved.destruction;
    items.push({ kind: "sweep", at: now, lasts: SWEEP, mandala });
    now += SWEEP;
    colours(dealt).forEach((colour, i) => {
      items.push({ kind: "flight", at: now + i * APART, lasts: DRAW, colour, from: "deck", to: `${mandala}:mountain:${colour}` });
    });
    if (dealt) now += APART + DRAW;
  }
  return { items, lasts: now };
}

/** One card clicks into the river, the rest run into the cup; or all go to the discard pile. */
function planClaim(moved: Moved, items: Item[]): number {
  const { claim, seat } = moved;
  if (!claim) return 0;
  const colour = claim.colour as Colour;
  const from = `${claim.mandala}:mountain:${colour}`;
  if (claim.to_discard > 0) {
    items.push({ kind: "grains", at: 0, lasts: CLAIM, colour, from, to: "discard", amount: claim.to_discard });
    return CLAIM;
  }
  if (claim.river_place !== null) {
    items.push({ kind: "flight", at: 0, lasts: CLAIM * 0.8, colour, from, to: `river:${seat}:${claim.river_place}` });
  }
  if (claim.to_cup > 0) {
    items.push({ kind: "grains", at: 40, lasts: CLAIM, colour, from, to: `cup:${seat}`, amount: claim.to_cup });
  }
  items.push({ kind: "gain", at: CLAIM * 0.7, lasts: 700, seat, points: claim.points, exact: claim.exact });
  return CLAIM;
}
