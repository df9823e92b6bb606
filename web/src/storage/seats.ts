/** The seats of this browser. Stores their secret links in case the cookie is lost. */
import type { CreateTable, SeatTaken } from "../game/messages.ts";
import { ask, Problem } from "../net/http.ts";
import { randomHex } from "../net/request-id.ts";
import { readItem, readObject, writeItem } from "./items.ts";

export interface KeptLinks {
  seat?: string;
  invite?: string | null;
  watch?: string | null;
}

const key = (tableId: string): string => `mandala-table-${tableId}`;

export function keepLinks(tableId: string, links: KeptLinks): void {
  writeItem(key(tableId), JSON.stringify({ ...keptLinks(tableId), ...links }));
}

export function keptLinks(tableId: string): KeptLinks {
  return readObject(readItem(key(tableId)));
}

/** Creates a table and takes a seat. Returns the table's id. Throws a Problem. */
export async function createTable(wish: CreateTable): Promise<string> {
  const taken = await ask<SeatTaken>("POST", "/tables", wish);
  keepLinks(taken.table_id, { seat: taken.seat_token, invite: taken.invite_token, watch: taken.watch_token });
  return taken.table_id;
}

/** The secrets of requested seats. Repeating a request after a lost answer gives the same seat. */
const secrets = new Map<string, string>();

function secretFor(tableId: string): string {
  const secret = secrets.get(tableId) ?? randomHex(24);
  secrets.set(tableId, secret);
  return secret;
}

/** Takes the free seat of a table, or keeps the seat that this browser has there. Throws a Problem. */
export async function sitDown(tableId: string, name: string, inviteToken: string | null): Promise<void> {
  try {
    const wish = { name, invite_token: inviteToken, seat_token: secretFor(tableId) };
    const taken = await ask<SeatTaken>("POST", `/tables/${tableId}/join`, wish);
    keepLinks(tableId, { seat: taken.seat_token });
  } catch (error) {
    if (!(error instanceof Problem && error.code === "seat/already_here")) throw error;
  }
}

/** Fetches the links of a seat again. `seatToken`: null if the cookie identifies the seat. Throws a Problem. */
export async function resumeSeat(tableId: string, seatToken: string | null = null): Promise<KeptLinks> {
  const taken = await ask<SeatTaken>("POST", `/tables/${tableId}/resume`, seatToken ? { seat_token: seatToken } : {});
  const links = { seat: taken.seat_token, invite: taken.invite_token, watch: taken.watch_token };
  keepLinks(tableId, links);
  return links;
}
