/** Messages as the server sends them, cut down to what the model reads. */
import type { Decision, LegalMove, Moved, Position, Step, TurnEffects } from "../../src/game/messages.ts";

export function turn(move: string, effects: Partial<TurnEffects> = {}): LegalMove {
  return {
    move,
    effects: {
      kind: "turn",
      drawn: 0,
      deck_runs_out: false,
      end_near: false,
      fields: null,
      first_choice: null,
      completes: null,
      ends: "no",
      ...effects,
    },
  };
}

export function claim(move: string): LegalMove {
  const taking = { place: 4, enters_river: true, to_cup: 2, to_discard: 0, wakes: 0, points: 8, exact: true };
  return {
    move,
    effects: {
      kind: "claim",
      cards: 3,
      own: taking,
      other: { ...taking, exact: false },
      last: false,
      end_near: false,
      ends: "no",
    },
  };
}

/** Seat 0 holds three green and one red; mountain II takes no green, field I no red. */
export const DECISION: Decision = {
  seat: 0,
  legal: [
    turn("M1R", { drawn: 3 }),
    turn("M1G", { drawn: 3 }),
    turn("M2R", { drawn: 3 }),
    turn("F1G1", { fields: [1, 2] }),
    turn("F1G2", { fields: [2, 2] }),
    turn("F1G3", { fields: [3, 2], completes: { mandala: 1, first: 0, because: "more_cards" } }),
    turn("F2R1"),
    turn("DR1"),
    turn("DG1"),
    turn("DG2"),
    turn("DG3"),
  ],
  refused: [
    { code: "mountain/colour_in_field", rule: "4.1", moves: ["M2G"] },
    { code: "field/colour_in_mountain", rule: "4.1", moves: ["F1R1", "F2G1", "F2G2", "F2G3"] },
  ],
};

export const POSITION: Position = {
  seat: 0,
  to_move: 0,
  turn: 0,
  phase: "turn",
  destroying: null,
  mandalas: [
    { mountain: "RY", fields: ["", "PP"], missing: "OGB", first_choice: 1 },
    { mountain: "GG", fields: ["", ""], missing: "ROYPB", first_choice: null },
  ],
  hand: "RGGG",
  cup: "OY",
  hand_sizes: [4, 6],
  cup_sizes: [2, 2],
  cup_seen: ["", ""],
  rivers: ["", ""],
  worth: [
    { at_least: 0, at_most: 0, colours: [] },
    { at_least: 0, at_most: 0, colours: [] },
  ],
  discard: "",
  discard_top: null,
  discard_size: 0,
  deck_size: 80,
  reshuffled: null,
  end_near: false,
  idle_turns: 0,
  ply: 5,
  over: false,
  result: null,
};

export function moved(event: Partial<Moved>, position: Partial<Position> = {}): Step {
  const full: Moved = {
    type: "moved",
    ply: 6,
    seat: 0,
    move: "M1R",
    how: "player",
    drew: 0,
    drawn: null,
    claim: null,
    completion: null,
    destruction: null,
    reshuffled: false,
    ...event,
  };
  return { seq: full.ply + 2, at: 0, event: full, position: { ...POSITION, ply: full.ply, ...position } };
}
