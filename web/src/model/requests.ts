/** Requests under way: each has its own id, so that sending it again is harmless. */

/** A random id of one intention; the same for every attempt to send it. */
export function newRequestId(): string {
  return randomHex(12);
}

export function randomHex(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** What was asked and is not answered yet, in order. */
export class Requests<Message extends { readonly client_move_id: string }> {
  #waiting: Message[] = [];

  add(message: Message): void {
    this.#waiting.push(message);
  }

  /** The request is answered, for better or worse; returns it if it was waiting. */
  settle(id: string | null): Message | undefined {
    const found = this.#waiting.find((message) => message.client_move_id === id);
    this.#waiting = this.#waiting.filter((message) => message !== found);
    return found;
  }

  /** To be sent again after the line was lost. */
  get waiting(): readonly Message[] {
    return this.#waiting;
  }
}
