/** The connection to one table. Detects a dead connection and reconnects. Independent of the game. */
import { backoff } from "./backoff.ts";
import { noteRefusal } from "./protocol.svelte.ts";

/** Called when a lost connection is open again. */
const reconnected = new Set<() => void>();

/** Calls `react` whenever a lost connection of this page is open again. */
export function onReconnected(react: () => void): void {
  reconnected.add(react);
}

export type ConnectionState = "connecting" | "open" | "lost" | "closed";

export interface SocketEvents<In> {
  /** A socket is open. Send hello now, and call `welcomed` after the answer. */
  opened(): void;
  received(message: In): void;
  changed(state: ConnectionState): void;
}

const PING_MS = 20_000;
/** A ping without an answer for this long means a dead connection, even if the browser reports it open. */
const SILENCE_MS = 8_000;

export class TableSocket<In, Out extends object> {
  readonly #address: string;
  readonly #events: SocketEvents<In>;
  #socket: WebSocket | null = null;
  #attempt = 0;
  #closed = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #heartbeat: ReturnType<typeof setInterval> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;

  constructor(address: string, events: SocketEvents<In>) {
    this.#address = address;
    this.#events = events;
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#connect();
  }

  /** Sends if the connection is open. Returns false if not; the caller then sends again after `opened`. */
  send(message: Out): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /**
   * Marks the connection as open. A server that accepts sockets and then refuses the hello still counts as
   * failing, so the waits grow.
   */
  welcomed(): void {
    if (this.#attempt > 0) for (const react of reconnected) react();
    this.#attempt = 0;
    this.#events.changed("open");
  }

  /** Closes the connection; it does not connect again. */
  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    clearTimeout(this.#retry);
    this.#drop();
    this.#events.changed("closed");
  }

  #connect(): void {
    this.#drop();
    this.#events.changed(this.#attempt === 0 ? "connecting" : "lost");
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    socket.onopen = () => {
      this.#heartbeat = setInterval(() => this.#ping(), PING_MS);
      this.#events.opened();
    };
    socket.onmessage = ({ data }) => {
      clearTimeout(this.#silence);
      const message = JSON.parse(String(data)) as { readonly type?: unknown; readonly code?: unknown };
      if (message.type === "error") noteRefusal(String(message.code));
      this.#events.received(message as In);
    };
    socket.onclose = () => this.#lost(socket);
  }

  #ping(): void {
    this.send({ type: "ping" } as unknown as Out);
    clearTimeout(this.#silence);
    const socket = this.#socket;
    this.#silence = setTimeout(() => socket && this.#lost(socket), SILENCE_MS);
  }

  /** Only the present socket counts; an old socket that closes late does not matter. */
  #lost(socket: WebSocket): void {
    if (socket !== this.#socket || this.#closed) return;
    this.#drop();
    this.#attempt += 1;
    this.#events.changed("lost");
    this.#retry = setTimeout(() => this.#connect(), backoff(this.#attempt, Math.random()));
  }

  /** Connects at once when the network is back or the page is visible again. */
  readonly #hurry = (): void => {
    if (document.visibilityState === "hidden" || this.#closed) return;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#ping();
    else if (this.#socket === null) {
      clearTimeout(this.#retry);
      this.#connect();
    }
  };

  #drop(): void {
    clearInterval(this.#heartbeat);
    clearTimeout(this.#silence);
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }
}
