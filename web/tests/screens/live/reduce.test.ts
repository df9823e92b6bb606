import "../../support/browser.ts";
import assert from "node:assert/strict";
import { test } from "vitest";
import type { FromServer, Position, Snapshot, Step, TableInfo, Update } from "../../../src/game/messages.ts";
import {
  type Command,
  cover,
  type LiveState,
  lookBack,
  pendingMove,
  reduce,
  request,
  START,
  tableInput,
  unanswered,
} from "../../../src/screens/live/reduce.ts";
import { aiText } from "../../../src/words/ai.ts";
import { setLanguage } from "../../../src/words/fluent.svelte.ts";
import { DECISION, moved, POSITION } from "../../support/fixtures.ts";

const TABLE = {
  id: "t",
  kind: "ai",
  status: "playing",
  players: [null, null],
  log_from: 0,
  clocks: null,
} as unknown as TableInfo;
const NOW = 1000;

function update(seq: number, steps: readonly Step[], more: Partial<Update> = {}): Update {
  return {
    type: "update",
    seq,
    now: NOW + 50,
    steps: [...steps],
    table: TABLE,
    position: POSITION,
    decision: DECISION,
    ...more,
  } as Update;
}

function snapshot(seq: number, steps: readonly Step[], more: Partial<Snapshot> = {}): Snapshot {
  return { ...update(seq, steps), type: "snapshot", seats: [0], complete: true, ...more } as Snapshot;
}

const after = (state: LiveState, ...messages: FromServer[]): LiveState =>
  messages.reduce((now, message) => reduce(now, message, NOW).state, state);

const first = moved({ ply: 1, seat: 0 });
const second = moved({ ply: 2, seat: 1 });
const ENTERED = after(START, snapshot(first.seq, [first]));
const MOVE: Command = { type: "move", move: "M1R", client_move_id: "a", seq: ENTERED.seq };

test("a snapshot sets seats, position, decision, log and clock difference", () => {
  assert.deepEqual([ENTERED.seats, ENTERED.position, ENTERED.decision], [[0], POSITION, DECISION]);
  assert.deepEqual([ENTERED.steps, ENTERED.seq, ENTERED.clockShift], [[first], first.seq, 50]);
});

test("only unknown steps are news", () => {
  const { state, news } = reduce(ENTERED, update(second.seq, [first, second]), NOW);
  assert.deepEqual(news, [second]);
  assert.deepEqual(state.steps, [first, second]);
});

test("a move is pending from its request to its update", () => {
  const asked = request(ENTERED, MOVE);
  assert.equal(pendingMove(asked), "M1R");
  const accepted = after(asked, { type: "ack", client_move_id: "a", seq: 1, duplicate: false } as FromServer);
  assert.equal(pendingMove(accepted), "M1R", "accepted, but its update has not come");
  assert.deepEqual(unanswered(accepted), []);
  assert.equal(pendingMove(after(accepted, update(second.seq, [second]))), null);
});

test("a move whose update came before its answer is not pending after both", () => {
  const updated = after(request(ENTERED, MOVE), update(second.seq, [second]));
  assert.deepEqual(unanswered(updated), [MOVE]);
  const done = after(updated, { type: "ack", client_move_id: "a", seq: 1, duplicate: false } as FromServer);
  assert.equal(pendingMove(done), null);
});

test("a duplicate and a refused move are not pending", () => {
  const asked = request(ENTERED, MOVE);
  assert.equal(
    pendingMove(after(asked, { type: "ack", client_move_id: "a", seq: 1, duplicate: true } as FromServer)),
    null,
  );
  const refused = after(asked, {
    type: "error",
    client_move_id: "a",
    code: "game/not_legal",
    rule: "4.1",
  } as FromServer);
  assert.equal(pendingMove(refused), null);
  assert.deepEqual(refused.refusal, { code: "game/not_legal", rule: "4.1" });
  assert.equal(request(refused, MOVE).refusal, null);
});

test("a take-back removes moves from the log", () => {
  const back: Step = { seq: 9, at: 0, event: { type: "taken_back", seat: 0, to_ply: 1 }, position: POSITION };
  const state = after(ENTERED, update(second.seq, [second]), update(9, [back]));
  assert.deepEqual(state.steps, [first, back]);
});

test("looking back shows a known position at once and an unknown one after it arrives", () => {
  const known = lookBack(ENTERED, 1);
  assert.equal(tableInput(known).position, first.position);
  assert.equal(tableInput(known).decision, null);
  const waiting = lookBack(ENTERED, 0);
  assert.equal(tableInput(waiting).position, POSITION);
  const past: Position = { ...POSITION, ply: 0 };
  const come = after(waiting, { type: "position_at", ply: 0, position: past } as FromServer);
  assert.equal(tableInput(come).position, past);
  assert.equal(tableInput(lookBack(come, null)).position, POSITION);
});

test("a hot-seat table drops messages for the other viewer and requests the whole log", () => {
  const both = after(
    START,
    snapshot(first.seq, [first], { seats: [0, 1], position: { ...POSITION, seat: null, hand: null } }),
  );
  const covered = cover(both, 1);
  assert.equal(covered.position?.hand, null);
  assert.equal(covered.needsLog, true);
  assert.equal(after(covered, update(second.seq, [second])), covered, "it is for seat 0");
  const mine: Position = { ...POSITION, seat: 1 };
  const shown = after(covered, snapshot(second.seq, [first, second], { seats: [0, 1], position: mine }));
  assert.deepEqual([shown.position, shown.needsLog, tableInput(shown).near], [mine, false, 1]);
});

test("a log that may be longer than the known one is requested again", () => {
  const strict = after(START, snapshot(second.seq, [second], { table: { ...TABLE, log_from: 1 } }));
  const { state, resync } = reduce(strict, update(9, [], { table: { ...TABLE, log_from: 0 } }), NOW);
  assert.deepEqual([resync, state.needsLog], [true, true]);
});

test("a place in the AI's queue becomes the text that the player reads", async () => {
  await setLanguage("en");
  const told = (state: LiveState): string => aiText(state.ai ?? "thinking", state.aiPlace);
  const third = after(ENTERED, { type: "ai_state", seat: 0, state: "queued", place: 3 });
  assert.equal(told(third), "Waiting for its turn to think (number 3 in line) …");
  const second = after(third, { type: "ai_state", seat: 0, state: "queued", place: 2 });
  assert.equal(told(second), "Waiting for its turn to think (number 2 in line) …");
  assert.equal(told(after(second, { type: "ai_state", seat: 0, state: "thinking", place: null })), "Thinking …");
});
