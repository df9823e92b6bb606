/** State cues: the moments of an animation at which the drawn position changes.
 *
 * The drawn position at a time is the position before the step, changed by all cues up to that time. The last
 * cue of every step is `end`, which draws the server's position.
 */
import { COLOURS, type Colour, type MandalaNumber, other, type Seat } from "../../game/cards.ts";
import type { Mandala, Position } from "../../game/messages.ts";

export type Change =
  /** A card leaves a hand. */
  | { readonly kind: "leave"; readonly seat: Seat; readonly colour: Colour }
  /** A card lies on a mountain or in the field of a seat. */
  | { readonly kind: "lie"; readonly mandala: MandalaNumber; readonly area: "mountain" | Seat; readonly colour: Colour }
  /** A card leaves the deck; it joins a hand. `colour` null: it is not shown. */
  | { readonly kind: "deck" }
  | { readonly kind: "join"; readonly seat: Seat; readonly colour: Colour | null }
  /** The discard pile becomes the deck. */
  | { readonly kind: "reshuffle"; readonly deck: number }
  | { readonly kind: "discard"; readonly cards: string }
  /** The mandala is complete and its destruction begins. */
  | { readonly kind: "complete"; readonly mandala: MandalaNumber }
  /** A claimed stack leaves the mountain; its cards reach river and cup. */
  | { readonly kind: "lift"; readonly mandala: MandalaNumber; readonly colour: Colour }
  | { readonly kind: "river"; readonly seat: Seat; readonly colour: Colour }
  | { readonly kind: "cup"; readonly seat: Seat }
  /** The fields of a mandala are empty. */
  | { readonly kind: "swept"; readonly mandala: MandalaNumber }
  | { readonly kind: "end" };

export interface StateCue {
  readonly at: number;
  readonly change: Change;
}

/** The position that is drawn at a time. `cues` in order of time; `end`: the server's position after the step. */
export function fold(before: Position, end: Position, cues: readonly StateCue[], time: number): Position {
  let drawn = before;
  for (const { at, change } of cues) {
    if (at > time) break;
    drawn = applied(drawn, change, end);
  }
  return drawn;
}

function applied(drawn: Position, change: Change, end: Position): Position {
  switch (change.kind) {
    case "end":
      return end;
    case "leave":
      return held(drawn, change.seat, -1, (hand) => without(hand, change.colour));
    case "join": {
      const { colour } = change;
      return held(drawn, change.seat, 1, (hand) => (colour ? sorted(hand + colour) : hand));
    }
    case "lie":
      return laid(drawn, change, end);
    case "deck":
      return { ...drawn, deck_size: Math.max(0, drawn.deck_size - 1) };
    case "reshuffle": {
      const { reshuffled, discard, discard_top, discard_size } = end;
      return { ...drawn, deck_size: change.deck, reshuffled, discard, discard_top, discard_size };
    }
    case "discard":
      return {
        ...drawn,
        discard: drawn.discard === null ? null : sorted(drawn.discard + change.cards),
        discard_top: end.discard_top ?? change.cards.at(-1) ?? drawn.discard_top,
        discard_size: drawn.discard_size + change.cards.length,
      };
    case "complete":
      return { ...drawn, phase: "claim", destroying: change.mandala };
    case "lift":
      return withMandala(drawn, change.mandala, ({ mountain, missing }) => ({
        mountain: mountain.replaceAll(change.colour, ""),
        missing: sorted(without(missing, change.colour) + change.colour),
      }));
    case "river":
      return { ...drawn, rivers: pair(drawn.rivers, change.seat, (river) => river + change.colour) };
    case "cup": {
      const { cup, cup_seen, cup_sizes, worth } = end;
      return { ...drawn, cup, cup_seen, cup_sizes, worth };
    }
    case "swept":
      return {
        ...withMandala(drawn, change.mandala, () => ({
          mountain: "",
          fields: ["", ""],
          missing: COLOURS.join(""),
          first_choice: null,
        })),
        phase: end.phase,
        destroying: null,
      };
  }
}

function laid(drawn: Position, { mandala, area, colour }: Extract<Change, { kind: "lie" }>, end: Position): Position {
  const after = end.mandalas[mandala - 1];
  return withMandala(drawn, mandala, (now) => {
    const placed =
      area === "mountain"
        ? { mountain: sorted(now.mountain + colour), fields: now.fields }
        : { mountain: now.mountain, fields: pair(now.fields, area, (field) => sorted(field + colour)) };
    const missing = now.missing.replace(colour, "");
    // The server knows which seat would choose first. It holds once all cards lie there.
    const all = placed.fields.every((field, seat) => field.length === after?.fields[seat]?.length);
    return { ...placed, missing, first_choice: all && after ? after.first_choice : now.first_choice };
  });
}

function held(drawn: Position, seat: Seat, by: 1 | -1, change: (hand: string) => string): Position {
  const known = drawn.seat === seat && drawn.hand !== null;
  return {
    ...drawn,
    hand_sizes: pair(drawn.hand_sizes, seat, (size) => Math.max(0, size + by)),
    hand: known && drawn.hand !== null ? change(drawn.hand) : drawn.hand,
  };
}

function withMandala(drawn: Position, number: MandalaNumber, change: (now: Mandala) => Partial<Mandala>): Position {
  const [first, second] = drawn.mandalas;
  const mandalas: Position["mandalas"] =
    number === 1 ? [{ ...first, ...change(first) }, second] : [first, { ...second, ...change(second) }];
  return { ...drawn, mandalas };
}

function pair<Each>(both: [Each, Each], seat: Seat, change: (one: Each) => Each): [Each, Each] {
  const changed: [Each, Each] = [...both];
  changed[seat] = change(both[seat]);
  changed[other(seat)] = both[other(seat)];
  return changed;
}

function without(pile: string, colour: Colour): string {
  return pile.replace(colour, "");
}

/** The letters of a pile in the order in which the server writes them. */
function sorted(pile: string): string {
  return [...pile].sort((one, two) => COLOURS.indexOf(one as Colour) - COLOURS.indexOf(two as Colour)).join("");
}

/** The position before the deal: all cards are in the deck. */
export function undealt(position: Position): Position {
  const dealt =
    position.hand_sizes[0] +
    position.hand_sizes[1] +
    position.cup_sizes[0] +
    position.cup_sizes[1] +
    position.mandalas.reduce((sum, { mountain }) => sum + mountain.length, 0);
  const empty: Mandala = { mountain: "", fields: ["", ""], missing: COLOURS.join(""), first_choice: null };
  return {
    ...position,
    mandalas: [empty, empty],
    hand: position.hand === null ? null : "",
    hand_sizes: [0, 0],
    cup: position.cup === null ? null : "",
    cup_sizes: [0, 0],
    worth: [null, null],
    deck_size: position.deck_size + dealt,
  };
}
