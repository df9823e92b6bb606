/** A reader at a table: the line to the server, what was asked of it, and the view it feeds. */
import { keptSeen } from "../../app/seen.ts";
import type { Seat } from "../../model/cards.ts";
import { othersFlag } from "../../model/clock.ts";
import type { AiState, AskHint, FromClient, FromServer, Position, Snapshot, Step, Update } from "../../model/messages.ts";
import { lastTurns, tellsAll } from "../../model/memory.ts";
import { sinceOwnDecision } from "../../model/recent.ts";
import { newRequestId, Requests } from "../../model/requests.ts";
import { socketAddress } from "../../socket/api.ts";
import { backoff } from "../../socket/backoff.ts";
import { Line, type LineState } from "../../socket/line.ts";
import { keepPromise } from "../../verify/promise.ts";
import { Advice } from "./advice.svelte.ts";
import { FlagWatch } from "./flag.ts";
import { Playback } from "./playback.svelte.ts";
import { TableView } from "./view.svelte.ts";

export interface Entry {
  readonly tableId: string;
  readonly seatToken: string | null;
  readonly watchToken: string | null;
}

type Command = Exclude<Extract<FromClient, { client_move_id: string }>, AskHint>;
/** A request without its id and its place in the log, which the session adds. */
type Wish = Command extends infer Each ? (Each extends Command ? Omit<Each, "client_move_id" | "seq"> : never) : never;

const PROTOCOL = "mandala-table/1";
const PATIENCE_MS = 1500;

export class TableSession {
  readonly view: TableView;
  readonly playback: Playback;
  readonly advice: Advice;
  line = $state<LineState>("connecting");
  /** Why there is nothing to see here: the table is unknown, the link is wrong. */
  closedBecause = $state<string | null>(null);
  /** The last refusal of a request, until something else is done. */
  refusal = $state.raw<{ code: string; rule: string | null } | null>(null);
  ai = $state<AiState["state"] | null>(null);
  /** Which seats are here, and how many watch. */
  presence = $state.raw<{ seats: readonly boolean[]; watchers: number } | null>(null);
  /** The score lies over the table. */
  endShown = $state(false);

  readonly #entry: Entry;
  readonly #line: Line<FromServer, FromClient>;
  readonly #requests = new Requests<Command>();
  // What may be done then is in no message yet.
  readonly #flag = new FlagWatch(() => this.#tellAgain());
  #patience: ReturnType<typeof setTimeout> | undefined;
  /** How often in a row the server could not answer. */
  #inVain = 0;
  #seq = 0;
  #look: Seat | null = null;
  #greeted = false;
  /** The log lacks something, or was told to somebody else: all of it has been asked for. */
  #retell = false;
  #logFrom = 0;

  constructor(entry: Entry) {
    this.#entry = entry;
    this.view = new TableView((move) => this.#move(move));
    this.playback = new Playback(this.view);
    this.advice = new Advice((question) => this.#line.send(question));
    this.#line = new Line(socketAddress(entry.tableId), {
      opened: () => this.#hello(),
      received: (message) => this.#receive(message),
      changed: (state) => {
        this.line = state;
      },
    });
  }

  close(): void {
    clearTimeout(this.#patience);
    this.#flag.close();
    this.#line.close();
  }

  /** Ask something of the table; sent again, under the same id, until it is answered. */
  ask(wish: Wish): void {
    const command = { ...wish, client_move_id: newRequestId() } as Command;
    if (command.type === "move" || command.type === "take_back") command.seq = this.#seq;
    this.refusal = null;
    this.#requests.add(command);
    this.#line.send(command);
  }

  /** Hot-seat: show the cards of `seat`, or nobody's. */
  look(seat: Seat | null): void {
    this.#look = seat;
    this.#retell = true;
    this.playback.skip();
    this.view.cover(); // also where the line is lost and the answer will be long in coming
    this.#tellAgain();
  }

  /** Whether there are hints at this table at all, at some time. */
  get offersHints(): boolean {
    const { table } = this.view;
    return table !== null && table.kind !== "online" && table.memory !== "strict" && table.status === "playing" && this.view.seats.length > 0;
  }

  /** Whether the reader may be helped with the decision before them. */
  get canAskHint(): boolean {
    return this.view.open !== null && (this.view.table?.actions.includes("ask_hint") ?? false);
  }

  askHint(): void {
    if (!this.canAskHint || !this.view.live) return;
    this.refusal = null;
    this.view.putBack();
    this.advice.ask(this.#seq, this.view.live);
  }

  /** The game is over and its score can be shown. */
  get finished(): boolean {
    return this.view.table?.status === "over" && this.view.table.final !== null;
  }

  showEnd(): void {
    this.endShown = true;
  }

  /** Everything since the reader's last decision (at least the last move), once more. */
  playLastAgain(): void {
    const moves = sinceOwnDecision(this.view.steps, this.view.near);
    const first = this.view.steps.indexOf(moves[0] as Step);
    const before = this.view.steps.slice(0, Math.max(first, 0)).findLast(({ position }) => position)?.position;
    if (before) this.playback.again(moves, before);
  }

  /** Show the table as it lay after `ply` moves; null: the present. */
  lookBack(ply: number | null): void {
    this.playback.skip();
    this.view.lookingAt = ply;
    if (ply === null) {
      this.view.shown = this.view.live;
      return;
    }
    const known = this.view.steps.find(({ event }) => event.type === "moved" && event.ply === ply)?.position;
    if (known) this.view.shown = known;
    else this.#line.send({ type: "look_back", ply });
  }

  #move(move: string): void {
    this.view.pendingMove = move;
    this.ask({ type: "move", move });
  }

  #hello(): void {
    this.#greeted = false; // each socket is let in or turned away by itself
    this.#line.send({
      type: "hello",
      protocol: PROTOCOL,
      seat_token: this.#entry.seatToken,
      watch_token: this.#entry.watchToken,
      // The first time everything is wanted, for the log; later only what was missed.
      since: this.#since,
      look: this.#look,
    });
  }

  get #since(): number {
    return this.#retell ? 0 : this.#seq;
  }

  #receive(message: FromServer): void {
    switch (message.type) {
      case "snapshot":
        this.#greeted = true;
        this.#inVain = 0;
        this.#line.welcomed();
        this.view.seats = message.seats;
        this.#update(message);
        for (const request of this.#requests.waiting) this.#line.send(request);
        this.advice.askAgain();
        break;
      case "update":
        this.#update(message);
        break;
      case "ack":
        this.#requests.settle(message.client_move_id);
        // Told before, when the answer was lost: no update follows.
        if (message.duplicate) this.view.pendingMove = null;
        break;
      case "error":
        this.#refused(message);
        break;
      case "position_at":
        if (this.view.lookingAt === message.ply && this.#isForUs(message.position)) this.view.shown = message.position;
        break;
      case "hints":
        this.ai = null;
        void this.advice.take(message);
        break;
      case "presence":
        this.presence = message;
        break;
      case "ai_state":
        this.ai = message.state;
        break;
      case "pong":
      case "closing":
        break;
    }
  }

  #refused(message: { code: string; rule: string | null; client_move_id: string | null }): void {
    if (!this.#greeted) {
      // Passing, as when a phone slept before its hello: the line tries again.
      if (/^(server|rate|message)\//.test(message.code)) return;
      this.closedBecause = message.code;
      this.close();
      return;
    }
    if (this.advice.refused(message.client_move_id)) {
      this.refusal = { code: message.code, rule: message.rule };
      return;
    }
    const request = this.#requests.settle(message.client_move_id);
    if (request?.type === "move") this.view.pendingMove = null;
    this.refusal = { code: message.code, rule: message.rule };
    // Told to be slower, or that it cannot be now, whoever asks again at once is only told so again.
    if (message.code === "rate/too_many") this.#tellAgainIn(PATIENCE_MS);
    else if (message.code === "server/unavailable") this.#tellAgainIn(backoff(++this.#inVain, Math.random()));
    else this.#tellAgain();
  }

  #tellAgainIn(wait: number): void {
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => this.#tellAgain(), wait);
  }

  /** Have the table told, as it lies and as it looks from here: what is new, or all of it where the log lacks something. */
  #tellAgain(): void {
    clearTimeout(this.#patience); // it need not be asked for twice
    const since = this.#since;
    // Two at one screen: whose cards lie open goes with it, in case the server was never told.
    if (this.view.seats.length === 2) this.#line.send({ type: "look", seat: this.#look, since });
    else this.#line.send({ type: "resync", since });
  }

  /** Two at one screen: what was on its way to the one who looked before is no more to be seen. */
  #isForUs(position: Position): boolean {
    return this.view.seats.length < 2 || position.seat === this.#look;
  }

  #update(message: Snapshot | Update): void {
    const { seq, now, steps, table, position, decision } = message;
    if (!this.#isForUs(position)) return; // the answer to the present look follows
    const first = this.view.live === null;
    const news = steps.filter((step) => step.seq > this.#seq);
    this.#seq = Math.max(this.#seq, seq);
    this.view.clockShift = now - Date.now();
    const flag = table.clocks && othersFlag(table.clocks, this.view.seats);
    this.#flag.expect(flag && flag - this.view.clockShift);
    this.view.table = table;
    if (table.status !== "over") keepPromise(table.id, table);
    this.view.live = position;
    this.advice.moved(position);
    this.view.decision = decision;
    this.view.pendingMove = this.#requests.waiting.find(({ type }) => type === "move") ? this.view.pendingMove : null;
    if (position.to_move === null || table.players[position.to_move]?.level === null) this.ai = null;
    if (first) this.playback.begin(news, keptSeen(this.#entry.tableId));
    else if (this.#retell && tellsAll(message, this.view.steps)) {
      this.#retell = false;
      this.playback.retell(steps);
    } else this.playback.add(news);
    this.#remember(table.log_from);
  }

  /** Strict memory: forget what the server would not tell again; at the end, or after a move taken back, it would. */
  #remember(logFrom: number): void {
    if (logFrom < this.#logFrom) {
      this.#retell = true;
      this.#tellAgain();
    } else this.view.steps = lastTurns(this.view.steps, logFrom);
    this.#logFrom = logFrom;
  }
}
