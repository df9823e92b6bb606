/** A line to one table: connects, notices when it is dead, connects again. Knows no game. */
import { backoff } from "./backoff.ts";

export type LineState = "connecting" | "open" | "lost" | "closed";

export interface LineEvents<In> {
  /** There is a socket: time to say hello, and to call `welcomed` once that is answered. */
  opened(): void;
  received(message: In): void;
  changed(state: LineState): void;
}

const PING_MS = 20_000;
/** A ping without any answer for this long: the line is dead, whatever the browser believes. */
const SILENCE_MS = 8_000;

export class Line<In, Out extends object> {
  readonly #address: string;
  readonly #events: LineEvents<In>;
  #socket: WebSocket | null = null;
  #attempt = 0;
  #closed = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #heartbeat: ReturnType<typeof setInterval> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;

  constructor(address: string, events: LineEvents<In>) {
    this.#address = address;
    this.#events = events;
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#connect();
  }

  /** Send if the line is open; false: it is not, the caller sends again after `opened`. */
  send(message: Out): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /**
   * The other side has let us in, and only now the line counts as open: a server that accepts a socket and
   * turns us away must be asked less and less often.
   */
  welcomed(): void {
    this.#attempt = 0;
    this.#events.changed("open");
  }

  /** Leave for good. */
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
      this.#events.received(JSON.parse(String(data)) as In);
    };
    socket.onclose = () => this.#lost(socket);
  }

  #ping(): void {
    this.send({ type: "ping" } as unknown as Out);
    clearTimeout(this.#silence);
    const socket = this.#socket;
    this.#silence = setTimeout(() => socket && this.#lost(socket), SILENCE_MS);
  }

  /** Only the present socket counts; an old one that closes late must not disturb the new one. */
  #lost(socket: WebSocket): void {
    if (socket !== this.#socket || this.#closed) return;
    this.#drop();
    this.#attempt += 1;
    this.#events.changed("lost");
    this.#retry = setTimeout(() => this.#connect(), backoff(this.#attempt, Math.random()));
  }

  /** The network is back, or the reader has come back to the page: do not wait. */
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
