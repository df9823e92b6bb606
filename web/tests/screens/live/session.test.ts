import { clearStorage, FakeSocket } from "../../support/browser.ts";
import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "vitest";
import { TableSession } from "../../../src/screens/live/session.svelte.ts";
import { refusalText } from "../../../src/words/effects.ts";
import { setLanguage } from "../../../src/words/fluent.svelte.ts";
import { DECISION, moved, POSITION } from "../../support/fixtures.ts";

const TABLE = {
  id: "t",
  kind: "ai",
  status: "playing",
  players: [null, null],
  log_from: 0,
  clocks: null,
  actions: ["ask_hint"],
  deal: "d",
  commitment: "c",
};
const SNAPSHOT = {
  type: "snapshot",
  seq: 1,
  now: 0,
  steps: [],
  table: TABLE,
  position: POSITION,
  decision: DECISION,
  seats: [0],
  complete: true,
};

let session: TableSession;
let socket: FakeSocket;

beforeEach(() => {
  clearStorage();
  session = new TableSession({ tableId: "t", seatToken: "secret", watchToken: null });
  socket = FakeSocket.all.at(-1) as FakeSocket;
  socket.open();
});
afterEach(() => session.close());

function playRed(): void {
  session.table.press();
  session.table.tapSlot("R");
  session.table.tapTarget("M1");
}

test("a session sends hello and draws the answer", () => {
  assert.equal(socket.sent[0]?.["type"], "hello");
  assert.equal(session.connection, "connecting");
  socket.receive(SNAPSHOT);
  assert.equal(session.connection, "open");
  assert.deepEqual([session.table.drawn, session.table.decidable], [POSITION, DECISION]);
});

test("a chosen move is sent once and closes the decision until its update", () => {
  socket.receive(SNAPSHOT);
  playRed();
  const sent = socket.sent.at(-1);
  assert.deepEqual([sent?.["type"], sent?.["move"], sent?.["seq"]], ["move", "M1R", 1]);
  assert.equal(session.table.decidable, null);
  socket.receive({ type: "ack", client_move_id: sent?.["client_move_id"], seq: 2, duplicate: false });
  assert.equal(session.table.decidable, null);
  const step = moved({ ply: 6, seat: 0 });
  socket.receive({ ...SNAPSHOT, type: "update", seq: 9, steps: [step], position: step.position });
  session.table.finish();
  assert.deepEqual([session.table.drawn, session.table.decidable], [step.position, DECISION]);
  assert.deepEqual(session.told, [step]);
});

test("a refused move reopens the decision and stores the reason", () => {
  socket.receive(SNAPSHOT);
  playRed();
  const id = socket.sent.at(-1)?.["client_move_id"];
  socket.receive({ type: "error", client_move_id: id, code: "game/not_legal", rule: null });
  assert.deepEqual(session.table.decidable, DECISION);
  assert.equal(session.state.refusal?.code, "game/not_legal");
  assert.equal(socket.sent.at(-1)?.["type"], "resync");
});

test("an unanswered move is sent again with its id after a reconnect", () => {
  socket.receive(SNAPSHOT);
  playRed();
  const sent = socket.sent.at(-1);
  socket.receive(SNAPSHOT);
  assert.deepEqual(socket.sent.at(-1), sent);
});

test("a refused hello closes the session permanently", () => {
  socket.receive({ type: "error", client_move_id: null, code: "table/unknown", rule: null });
  assert.deepEqual([session.closedBecause, session.connection], ["table/unknown", "closed"]);
});

test("a full server closes the session and says so; any other server error is only a pause", async () => {
  await setLanguage("en");
  socket.receive({ type: "error", client_move_id: null, code: "server/unavailable", rule: null });
  assert.equal(session.closedBecause, null);
  socket.receive({ type: "error", client_move_id: null, code: "server/full", rule: null });
  assert.equal(session.connection, "closed");
  assert.equal(
    refusalText({ code: session.closedBecause ?? "" }),
    "The server is full. Nothing was lost; try again later.",
  );
});

test("hints for an old position are closed", () => {
  socket.receive(SNAPSHOT);
  session.askHint();
  assert.deepEqual([session.hints.open, socket.sent.at(-1)?.["type"]], [true, "ask_hint"]);
  socket.receive({ ...SNAPSHOT, type: "update", seq: 2, position: { ...POSITION, ply: 6 } });
  assert.equal(session.hints.open, false);
});

test("a past position is asked for again after the connection was lost", () => {
  socket.receive(SNAPSHOT);
  socket.readyState = 3;
  session.lookBack(3);
  assert.notEqual(socket.sent.at(-1)?.["type"], "look_back");
  socket.readyState = 1;
  socket.receive(SNAPSHOT);
  assert.deepEqual(socket.sent.at(-1), { type: "look_back", ply: 3 });
  const past = { ...POSITION, ply: 3 };
  socket.receive({ type: "position_at", ply: 3, position: past });
  assert.equal(session.table.drawn?.ply, 3);
});

test("a player who comes to a new game sees the deal first", () => {
  const first = moved({ ply: 1, seat: 1, move: "M1Y" }, { ply: 1 });
  socket.receive({ ...SNAPSHOT, seq: 3, steps: [first], position: first.position });
  assert.deepEqual([session.table.animator.playing, session.table.drawn?.hand_sizes], [true, [0, 0]]);
  session.table.finish();
  assert.deepEqual(session.table.drawn, first.position);
});

test("the score is shown once the sand of the last move has run", () => {
  const final = [0, 1].map(() => ({ total: 0 }));
  socket.receive({ ...SNAPSHOT, decision: null, table: { ...TABLE, status: "over", final, actions: [] } });
  assert.equal(session.scoreShown, true);
  session.table.animator.runTail(true);
  assert.deepEqual([session.table.animator.playing, session.scoreShown], [false, false]);
  session.table.animator.runTail(false);
  assert.equal(session.scoreShown, true);
  session.dismissScore();
  assert.equal(session.scoreShown, false);
});
