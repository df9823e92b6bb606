/** Opens a table that goes on from a position of a record. */
import type { PlayOn, PlayOnRequest, RecordRefused } from "../../game/messages.ts";
import { ask, Problem } from "../../net/http.ts";
import { keepLinks } from "../../storage/seats.ts";

/** Returns the id of the new table, whose link is kept. Throws a Problem. */
export async function playOn(wish: PlayOnRequest): Promise<string> {
  const answer = await ask<PlayOn | RecordRefused>("POST", "/replays/play-on", wish);
  if (answer.kind === "refused") throw new Problem("message/malformed"); // it was replayed, so it is no bad record
  const { taken } = answer;
  keepLinks(taken.table_id, { seat: taken.seat_token, watch: taken.watch_token });
  return taken.table_id;
}
