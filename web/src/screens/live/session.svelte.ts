/** The session of a reader at a table: connection, state and table widget. */
import { dealt, unseen } from "../../game/catch-up.ts";
import { othersFlag } from "../../game/clock.ts";
import type { Seat } from "../../game/cards.ts";
import type { AskHint, FromClient, FromServer, Hint, Step, TableInfo } from "../../game/messages.ts";
import { shownSteps, sinceOwnDecision } from "../../game/recent.ts";
import { framedTable } from "../../frame/framed-table.ts";
import { Question } from "../../frame/question.svelte.ts";
import type { FrameWindows } from "../../frame/windows.svelte.ts";
import { backoff } from "../../net/backoff.ts";
import { socketAddress } from "../../net/http.ts";
import { PROTOCOL } from "../../net/protocol.svelte.ts";
import { newRequestId } from "../../net/request-id.ts";
import { type ConnectionState, TableSocket } from "../../net/socket.ts";
import { keepCommitment, nonceTaken, ownNonce } from "../../storage/commitments.ts";
import { keptSeen } from "../../storage/last-seen.ts";
import type { TableModel } from "../../table/index.ts";
import type { Readership } from "../../words/sentences.ts";
import { FlagTimer } from "./flag.ts";
import {
  type Command,
  cover,
  lookBack,
  type LiveState,
  reduce,
  request,
  START,
  tableInput,
  unanswered,
} from "./reduce.ts";

export interface Entry {
  readonly tableId: string;
  readonly seatToken: string | null;
  readonly watchToken: string | null;
}

/** A request without its id and its place in the log, which the session adds. */
type Wish = Command extends infer Each ? (Each extends Command ? Omit<Each, "client_move_id" | "seq"> : never) : never;

interface HintQuestion {
  readonly message: AskHint;
  readonly asked: object;
  readonly ply: number;
  readonly seat: Seat | null;
}

const RATE_WAIT_MS = 1500;
/** The ids of the requests that add a number to the deal begin with this. */
const NONCE_REQUEST = "nonce-";

export class TableSession {
  readonly table: TableModel;
  readonly windows: FrameWindows;
  readonly hints = new Question<readonly Hint[]>();
  connection = $state<ConnectionState>("connecting");
  /** Why the table cannot be entered: it is unknown, or the link is wrong. */
  closedBecause = $state<string | null>(null);
  /** Whether the reader asked for another game, which opens once it is ready. */
  wantsRematch = $state(false);

  #scoreDismissed = $state(false);
  #state = $state.raw<LiveState>(START);
  readonly readership: Readership = $derived.by(() => ({
    me: this.#state.position?.seat ?? null,
    players: this.#state.table?.players ?? [null, null],
  }));
  /** The steps that were shown, oldest first. */
  readonly told: readonly Step[] = $derived.by(() => shownSteps(this.#state.steps, this.table.animator.shownTo));
  /** The steps for the log. Leaves out the deal, and "sat down" unless the other player may come later. */
  readonly log: readonly Step[] = $derived.by(() =>
    this.told.filter(({ event: { type } }) =>
      type === "seated" ? this.#state.table?.kind === "online" : type !== "nonce_added" && type !== "dealt",
    ),
  );

  readonly #entry: Entry;
  readonly #socket: TableSocket<FromServer, FromClient>;
  // The server sends no message when the other player's time runs out. Fetch the new options.
  readonly #flag = new FlagTimer(() => this.#resync());
  #retry: ReturnType<typeof setTimeout> | undefined;
  /** How often in a row the server could not answer. */
  #failures = 0;
  #welcomed = false;
  /** Whether this socket has sent the number for the deal. */
  #nonceSent = false;
  /** The hints that are shown or waited for; `message` is sent again until it is answered. */
  #question: HintQuestion | null = null;
  #answered = true;

  constructor(entry: Entry) {
    this.#entry = entry;
    const { table, windows } = framedTable({
      readership: () => this.readership,
      onmove: (move) => this.ask({ type: "move", move }),
      onsettled: () => this.#coverIfNothingDrawn(),
    });
    this.table = table;
    this.windows = windows;
    this.#socket = new TableSocket(socketAddress(entry.tableId), {
      opened: () => this.#hello(),
      received: (message) => this.#receive(message),
      changed: (state) => {
        this.connection = state;
      },
    });
  }

  get state(): LiveState {
    return this.#state;
  }

  close(): void {
    clearTimeout(this.#retry);
    this.#flag.close();
    this.#socket.close();
  }

  /** Sends a request; it is sent again, under the same id, until it is answered. */
  ask(wish: Wish): void {
    const command = { ...wish, client_move_id: newRequestId() } as Command;
    if (command.type === "move" || command.type === "take_back") command.seq = this.#state.seq;
    if (command.type === "offer_rematch" || (command.type === "answer_rematch" && command.accept))
      this.wantsRematch = true;
    this.#change(request(this.#state, command));
    this.#socket.send(command);
  }

  /** At a hot-seat table: shows the cards of `seat`, or of no seat. */
  look(seat: Seat | null): void {
    this.table.putBack();
    this.#state = cover(this.#state, seat); // also while the connection is lost and the answer comes late
    this.table.set(tableInput(this.#state));
    this.#resync();
  }

  /** Whether this table offers hints. */
  get offersHints(): boolean {
    const { table, seats } = this.#state;
    return (
      table !== null &&
      table.kind !== "online" &&
      table.memory !== "strict" &&
      table.status === "playing" &&
      seats.length > 0
    );
  }

  get canAskHint(): boolean {
    return this.table.decidable !== null && (this.#state.table?.actions.includes("ask_hint") ?? false);
  }

  askHint(): void {
    const { position, seq } = this.#state;
    if (!this.canAskHint || !position) return;
    this.#state = { ...this.#state, refusal: null };
    this.table.putBack();
    const message: AskHint = { type: "ask_hint", client_move_id: newRequestId(), seq };
    this.#question = { message, asked: this.hints.ask(), ply: position.ply, seat: position.seat };
    this.#answered = false;
    this.#socket.send(message);
  }

  closeHints(): void {
    this.hints.close();
    this.#question = null;
  }

  /** Whether the game is over and its score is known. */
  get finished(): boolean {
    return this.#state.table?.status === "over" && this.#state.table.final !== null;
  }

  /** Whether the score is shown: after the last move was shown and its sand has run. */
  get scoreShown(): boolean {
    return this.finished && !this.table.animator.moving && !this.#scoreDismissed;
  }

  dismissScore(): void {
    this.#scoreDismissed = true;
  }

  showScore(): void {
    this.#scoreDismissed = false;
  }

  /** Shows everything since the reader's last decision (at least the last move) once more. */
  playLastAgain(): void {
    const { steps } = this.#state;
    const moves = sinceOwnDecision(steps, this.table.near);
    const first = steps.indexOf(moves[0] as Step);
    const before = steps.slice(0, Math.max(first, 0)).findLast(({ position }) => position)?.position;
    if (before) void this.table.showAgain(before, moves);
  }

  /** Shows the position after a ply; null: the present one. */
  lookBack(ply: number | null): void {
    this.#state = lookBack(this.#state, ply);
    this.table.set(tableInput(this.#state));
    this.#askForPast();
  }

  /** Asks for the past position that is to be shown, if it is not known. */
  #askForPast(): void {
    const { lookingBack } = this.#state;
    if (lookingBack && !lookingBack.position) this.#socket.send({ type: "look_back", ply: lookingBack.ply });
  }

  /** The secret of the link by which the reader came, which proves their seat. */
  get seatToken(): string | null {
    return this.#entry.seatToken;
  }

  #hello(): void {
    this.#nonceSent = false;
    this.#welcomed = false; // the server decides for each socket separately
    this.#socket.send({
      type: "hello",
      protocol: PROTOCOL,
      seat_token: this.#entry.seatToken,
      watch_token: this.#entry.watchToken,
      since: this.#since,
      look: this.#state.look,
    });
  }

  /** The last known step; the server sends those after it. The first time it sends all. */
  get #since(): number {
    return this.#state.needsLog ? 0 : this.#state.seq;
  }

  #receive(message: FromServer): void {
    if (message.type === "error" && this.#refused(message)) return;
    const { state, news, resync } = reduce(this.#state, message, Date.now());
    this.#change(state, news);
    switch (message.type) {
      case "snapshot":
        this.#welcomed = true;
        this.#failures = 0;
        this.#socket.welcomed();
        for (const command of unanswered(state)) this.#socket.send(command);
        if (this.#question && !this.#answered) this.#socket.send(this.#question.message);
        this.#askForPast();
        break;
      case "hints":
        if (message.client_move_id === this.#question?.message.client_move_id && message.ply === this.#question.ply) {
          this.#answered = true;
          void this.hints.take(this.#question.asked, message.hints);
        }
        break;
      case "error":
        this.#resyncAfter(message.code);
        break;
    }
    if (resync) this.#resync();
  }

  /** Sets the next state and shows its new steps. */
  #change(state: LiveState, news: readonly Step[] = []): void {
    const before = this.#state;
    if (state === before) return;
    this.#state = state;
    const { table, position, steps, clockShift } = state;
    if (table && table !== before.table) {
      const flag = table.clocks && othersFlag(table.clocks, state.seats);
      this.#flag.expect(flag && flag - clockShift);
      this.#takePartInDeal(table);
    }
    if (this.#question && position && (this.#question.ply !== position.ply || this.#question.seat !== position.seat))
      this.closeHints();
    const input = tableInput(state);
    if (state.lookingBack) this.table.set(input);
    else if (before.position === null && position) {
      const seen = keptSeen(this.#entry.tableId);
      const { news: missed, before: start, deal } = dealt(steps, position, seen) ?? unseen(steps, position, seen);
      void this.table.show(missed, input, start ?? undefined, deal);
    } else void this.table.show(news, input);
  }

  /** Keeps what the server promised of the deal, and adds this browser's number to it. */
  #takePartInDeal({ id, status, deal, commitment, deal_version: version, nonce, actions }: TableInfo): void {
    const seat = this.#state.seats[0] ?? 0;
    if (status !== "over") keepCommitment(id, { deal, commitment, version });
    if (nonce !== null) nonceTaken(id, seat, nonce);
    if (!actions.includes("add_nonce") || this.#nonceSent) return;
    this.#nonceSent = true;
    const hex = ownNonce(id, seat);
    this.#socket.send({ type: "add_nonce", client_move_id: NONCE_REQUEST + hex.slice(0, 16), nonce: hex });
  }

  /** Handles an error that answers no request. Returns false for any other error. */
  #refused(message: Extract<FromServer, { type: "error" }>): boolean {
    if (!this.#welcomed) {
      // A temporary failure, for example a phone that slept before its hello. The socket reconnects.
      if (/^(server|rate|message)\//.test(message.code) && message.code !== "server/full") return true;
      this.closedBecause = message.code;
      this.close();
      return true;
    }
    if (message.client_move_id?.startsWith(NONCE_REQUEST)) {
      // The cards are dealt already, another device was faster, or the server asks for it again later.
      if (/^(server|rate)\//.test(message.code)) {
        this.#nonceSent = false;
        this.#resyncAfter(message.code);
      }
      return true;
    }
    if (message.client_move_id === null || message.client_move_id !== this.#question?.message.client_move_id)
      return false;
    this.closeHints();
    this.#state = { ...this.#state, refusal: { code: message.code, rule: message.rule } };
    return true;
  }

  /** Fetches the state after a refusal, with a delay if the server asked for one or cannot answer now. */
  #resyncAfter(code: string): void {
    if (code === "rate/too_many") this.#resyncIn(RATE_WAIT_MS);
    else if (code === "server/unavailable") this.#resyncIn(backoff(++this.#failures, Math.random()));
    else this.#resync();
  }

  #resyncIn(wait: number): void {
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#resync(), wait);
  }

  /** Requests the new steps, or all steps if the log is incomplete. */
  #resync(): void {
    clearTimeout(this.#retry); // one question is enough
    const since = this.#since;
    const { seats, look } = this.#state;
    // At a hot-seat table the request names the seat that looks. The server may not have it yet.
    if (seats.length === 2) this.#socket.send({ type: "look", seat: look, since });
    else this.#socket.send({ type: "resync", since });
  }

  /** At a hot-seat table: covers the hand after a move that drew no card. */
  #coverIfNothingDrawn(): void {
    if (this.handOver?.looking !== null && this.handOver?.drew === false) this.look(null);
  }

  /** At a hot-seat table while the other seat looks: which seat, and whether its last move drew cards. */
  get handOver(): { readonly mover: Seat; readonly looking: Seat | null; readonly drew: boolean } | null {
    const { table, position, steps } = this.#state;
    const mover = position?.to_move ?? null;
    const looking = position?.seat ?? null;
    if (table?.kind !== "hotseat" || mover === null || looking === mover || this.table.animator.playing) return null;
    const last = steps.findLast(({ event }) => event.type === "moved")?.event;
    return { mover, looking, drew: last?.type === "moved" && last.drew > 0 };
  }
}
