/** Sitting down at a table, with or without an invitation. */
import type { SeatTaken } from "../model/messages.ts";
import { randomHex } from "../model/requests.ts";
import { ask, Problem } from "../socket/api.ts";
import { keepLinks } from "./links.ts";

/** Secrets made up here that will open seats: asking again after a lost answer gives the same seat. */
const madeUp = new Map<string, string>();

function seatToken(tableId: string): string {
  const token = madeUp.get(tableId) ?? randomHex(24);
  madeUp.set(tableId, token);
  return token;
}

/** Take the free seat and keep its link; whoever sits there already has it. Throws a Problem. */
export async function sitDown(tableId: string, name: string, inviteToken: string | null): Promise<void> {
  try {
    const wish = { name, invite_token: inviteToken, seat_token: seatToken(tableId) };
    const taken = await ask<SeatTaken>("POST", `/tables/${tableId}/join`, wish);
    keepLinks(tableId, { seat: taken.seat_token });
  } catch (error) {
    if (!(error instanceof Problem && error.code === "seat/already_here")) throw error;
  }
}
