/** Requests to the server's HTTP API. */

import { noteRefusal, PROTOCOL, PROTOCOL_HEADER } from "./protocol.svelte.ts";

/** A refused or failed request. Carries a code to translate, not a text. */
export class Problem extends Error {
  readonly code: string;
  readonly rule: string | null;

  constructor(code: string, rule: string | null = null) {
    super(code);
    this.code = code;
    this.rule = rule;
  }
}

const ROOT = "/api/v1";

/** Sends a request. Throws a Problem, also when the server cannot be reached. */
export async function ask<Answer>(method: "GET" | "POST" | "DELETE", path: string, body?: object): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(ROOT + path, {
      method,
      headers: { [PROTOCOL_HEADER]: PROTOCOL, ...(body && { "content-type": "application/json" }) },
      body: body ? JSON.stringify(body) : null,
    });
  } catch {
    throw new Problem("network/unreachable");
  }
  if (response.status === 204) return undefined as Answer;
  const answer: unknown = await response.json().catch(() => {
    if (response.ok) throw new Problem("network/unreachable"); // the connection broke off within the answer
    return null;
  });
  if (response.ok) return answer as Answer;
  const told = answer as { code?: unknown; rule?: unknown } | null;
  const code = typeof told?.code === "string" ? told.code : "server/failed";
  noteRefusal(code);
  throw new Problem(code, typeof told?.rule === "string" ? told.rule : null);
}

/** The address of a table's socket, next to the page. */
export function socketAddress(tableId: string): string {
  const { protocol, host } = location;
  return `${protocol === "https:" ? "wss" : "ws"}://${host}${ROOT}/tables/${encodeURIComponent(tableId)}/socket`;
}
