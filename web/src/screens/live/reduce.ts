/** The state of one reader at a table, and its pure reducer for server messages. */
import type { Seat } from "../../game/cards.ts";
import { covered, coveredStep } from "../../game/cover.ts";
import { withoutTakenBack } from "../../game/log.ts";
import type {
  AiState,
  AskHint,
  Decision,
  FromClient,
  FromServer,
  Position,
  Snapshot,
  Step,
  TableInfo,
  Update,
} from "../../game/messages.ts";
import { lastDrawn, recentPlaces } from "../../game/recent.ts";
import type { TableInput } from "../../table/index.ts";
import { lastTurns, tellsAll } from "./log-memory.ts";

/** A request that is sent again until it is answered. */
export type Command = Exclude<Extract<FromClient, { client_move_id: string }>, AskHint>;

interface Request {
  readonly command: Command;
  /** Whether the server has accepted the request and its update has not arrived yet. */
  readonly accepted: boolean;
}

export interface LiveState {
  readonly table: TableInfo | null;
  /** The seats this reader may play: none for a spectator, both at a hot-seat table. */
  readonly seats: readonly Seat[];
  readonly position: Position | null;
  readonly decision: Decision | null;
  /** All known steps, oldest first. */
  readonly steps: readonly Step[];
  /** The number of the last known step. */
  readonly seq: number;
  /** The clock of the server minus ours, in milliseconds. */
  readonly clockShift: number;
  readonly ai: AiState["state"] | null;
  /** The place of the AI's work in the queue, if the server has sent it. */
  readonly aiPlace: number | null;
  /** The last refusal of a request, until the next request. */
  readonly refusal: { readonly code: string; readonly rule: string | null } | null;
  readonly requests: readonly Request[];
  /** At a hot-seat table: the seat whose cards are shown. */
  readonly look: Seat | null;
  /** The past position that is shown; `position` is null until it is known. */
  readonly lookingBack: { readonly ply: number; readonly position: Position | null } | null;
  /** Whether the log lacks steps or was written for another seat, so that the whole log is needed. */
  readonly needsLog: boolean;
  readonly logFrom: number;
}

export const START: LiveState = {
  table: null,
  seats: [],
  position: null,
  decision: null,
  steps: [],
  seq: 0,
  clockShift: 0,
  ai: null,
  aiPlace: null,
  refusal: null,
  requests: [],
  look: null,
  lookingBack: null,
  needsLog: false,
  logFrom: 0,
};

export interface Reduced {
  readonly state: LiveState;
  /** The steps to show. */
  readonly news: readonly Step[];
  /** Whether the server has to send the whole log. */
  readonly resync: boolean;
}

/** The state after a message. `now`: the clock of this device. */
export function reduce(state: LiveState, message: FromServer, now: number): Reduced {
  switch (message.type) {
    case "snapshot":
      return update({ ...state, seats: message.seats }, message, now);
    case "update":
      return update(state, message, now);
    case "ack":
      return quietly({ ...state, requests: accept(state, message.client_move_id, message.duplicate) });
    case "error": {
      const requests = state.requests.filter(({ command }) => command.client_move_id !== message.client_move_id);
      return quietly({ ...state, requests, refusal: { code: message.code, rule: message.rule } });
    }
    case "position_at": {
      const wanted = state.lookingBack?.ply === message.ply && isForUs(state, message.position);
      return quietly(wanted ? { ...state, lookingBack: { ply: message.ply, position: message.position } } : state);
    }
    case "hints":
      return quietly({ ...state, ai: null });
    case "ai_state":
      return quietly({ ...state, ai: message.state, aiPlace: message.place ?? null });
    case "presence":
    case "pong":
    case "closing":
      return quietly(state);
  }
}

const quietly = (state: LiveState): Reduced => ({ state, news: [], resync: false });

function update(state: LiveState, message: Snapshot | Update, now: number): Reduced {
  const { table, position } = message;
  if (!isForUs(state, position)) return quietly(state); // the answer to the current look follows
  const news = message.steps.filter((step) => step.seq > state.seq);
  const whole = state.position !== null && state.needsLog && tellsAll(message, state.steps);
  const steps = withoutTakenBack(whole ? message.steps : [...state.steps, ...news]);
  // Strict memory: drop steps that the server no longer sends. Ask again if it would send more.
  const lacks = table.log_from < state.logFrom;
  const aiMoves = position.to_move !== null && table.players[position.to_move]?.level !== null;
  return {
    news: whole ? [] : news,
    resync: lacks,
    state: {
      ...state,
      table,
      position,
      decision: message.decision,
      steps: lacks ? steps : lastTurns(steps, table.log_from),
      seq: Math.max(state.seq, message.seq),
      clockShift: message.now - now,
      ai: aiMoves ? state.ai : null,
      requests: state.requests.filter(({ accepted }) => !accepted),
      needsLog: lacks || (state.needsLog && !whole),
      logFrom: table.log_from,
    },
  };
}

/** Keeps an accepted move until its update arrives. The update of a duplicate has arrived already. */
function accept({ requests, seq }: LiveState, id: string, duplicate: boolean): readonly Request[] {
  return requests.flatMap((request) => {
    const { command } = request;
    if (command.client_move_id !== id) return [request];
    const waits = command.type === "move" && !duplicate && command.seq === seq;
    return waits ? [{ command, accepted: true }] : [];
  });
}

/** At a hot-seat table: whether a message is for the seat that looks now. */
function isForUs({ seats, look }: LiveState, position: Position): boolean {
  return seats.length < 2 || position.seat === look;
}

export function request(state: LiveState, command: Command): LiveState {
  return { ...state, refusal: null, requests: [...state.requests, { command, accepted: false }] };
}

/** The requests to send again after the connection was lost. */
export function unanswered({ requests }: LiveState): Command[] {
  return requests.filter(({ accepted }) => !accepted).map(({ command }) => command);
}

/** At a hot-seat table: drops the private data of the former seat. The server then sends that of `seat`. */
export function cover(state: LiveState, seat: Seat | null): LiveState {
  return {
    ...state,
    look: seat,
    needsLog: true,
    decision: null,
    lookingBack: null,
    position: state.position && covered(state.position),
    steps: state.steps.map(coveredStep),
  };
}

/** Shows the position after a ply; null: the present one. */
export function lookBack(state: LiveState, ply: number | null): LiveState {
  if (ply === null) return { ...state, lookingBack: null };
  const known = state.steps.find(({ event }) => event.type === "moved" && event.ply === ply)?.position;
  return { ...state, lookingBack: { ply, position: known ?? null } };
}

/** The move that was sent and whose update has not come. */
export function pendingMove({ requests }: LiveState): string | null {
  const found = requests.find(({ command }) => command.type === "move")?.command;
  return found?.type === "move" ? found.move : null;
}

/** Returns the input of the table widget. */
export function tableInput(state: LiveState): TableInput {
  const { position, steps, lookingBack } = state;
  const reader = position?.seat ?? null;
  const near = nearSeat(state);
  const shared = { near, reader, farHand: () => null };
  if (lookingBack) {
    const past = lookingBack.position ?? position;
    return { ...shared, position: past, decision: null, pending: null, marks: new Set(), fresh: () => "" };
  }
  return {
    ...shared,
    position,
    decision: state.decision,
    pending: pendingMove(state),
    marks: recentPlaces(steps, reader, near),
    fresh: (ply) => lastDrawn(steps, reader, ply),
  };
}

/** The reader's seat; at a hot-seat table with covered cards the seat that is to move. */
function nearSeat({ position, seats }: LiveState): Seat {
  if (position && position.seat !== null) return position.seat;
  return seats.length === 2 ? (position?.to_move ?? 0) : (seats[0] ?? 0);
}
