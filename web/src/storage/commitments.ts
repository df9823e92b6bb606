/** Stores the commitment and the nonce of each game before its cards are dealt.
 *
 * The commitment in a record alone proves nothing, because a forger of the seed would change it too. The same
 * holds for the numbers that the players added.
 */
import type { Promised } from "../fair-deal/check.ts";
import { randomHex } from "../net/request-id.ts";
import { readItem, readObject, writeItem } from "./items.ts";

const NONCE_BYTES = 32;
const key = (tableId: string): string => `mandala-deal-${tableId}`;
const nonceKey = (tableId: string, seat: number): string => `mandala-nonce-${tableId}-${seat}`;

/** Stores the commitment of a table. The first one counts. */
export function keepCommitment(tableId: string, deal: Omit<Promised, "nonce">): void {
  const { deal: name, commitment, version } = deal;
  if (readItem(key(tableId)) === null) writeItem(key(tableId), `${name} ${commitment} ${version}`);
}

/** The number that this browser adds for a seat, as hexadecimal digits; all its tabs add the same. */
export function ownNonce(tableId: string, seat: number): string {
  const kept = readObject(readItem(nonceKey(tableId, seat))).hex;
  if (typeof kept === "string") return kept;
  const hex = randomHex(NONCE_BYTES);
  writeItem(nonceKey(tableId, seat), JSON.stringify({ hex, taken: false }));
  return hex;
}

/** Notes that the server says it has this number for a seat. It may be that of another device. */
export function nonceTaken(tableId: string, seat: number, hex: string): void {
  if (readObject(readItem(nonceKey(tableId, seat))).hex === hex)
    writeItem(nonceKey(tableId, seat), JSON.stringify({ hex, taken: true }));
}

/** Returns the stored facts of a table's deal; null: none are stored. */
export function keptPromise(tableId: string): Promised | null {
  const [deal, commitment, version = "1"] = readItem(key(tableId))?.split(" ") ?? [];
  if (!deal || !commitment) return null;
  for (const seat of [0, 1]) {
    const { hex, taken } = readObject(readItem(nonceKey(tableId, seat)));
    if (taken === true && typeof hex === "string")
      return { deal, commitment, version: Number(version), nonce: { seat, hex } };
  }
  return { deal, commitment, version: Number(version), nonce: null };
}
