/** Keys of the table. 1 to 6 pick up a colour; Q W A S D are the targets, as they lie on the mat;
 * + and - change the number of cards; Escape puts the cards back. */
import { COLOURS } from "../../game/cards.ts";
import type { Target } from "../../game/moves.ts";
import type { TableModel } from "../table.svelte.ts";

const TARGET_KEYS: Readonly<Record<string, Target>> = { q: "M1", w: "M2", a: "F1", s: "F2", d: "D" };

/** Acts on a key of the table. Returns false for any other key. */
export function pressKey(key: string, table: TableModel): boolean {
  const claiming = table.drawn?.phase === "claim";
  const colour = COLOURS[Number(key) - 1];
  const target = TARGET_KEYS[key.toLowerCase()];
  if (key === "Escape") table.putBack();
  else if (colour && claiming) table.tapClaim(colour);
  else if (colour) table.tapSlot(colour);
  else if (key === "+" || key === "-") changeCount(table, key === "+" ? 1 : -1);
  else if (target && !claiming) table.tapTarget(target);
  else return false;
  return true;
}

function changeCount(table: TableModel, by: number): void {
  const { picked } = table.selection;
  if (!picked) return;
  const count = picked.count + by;
  if (count >= 1 && count <= table.inHand(picked.colour)) table.pickCount(count);
}
