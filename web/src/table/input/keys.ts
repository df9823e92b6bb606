/** Keys of the table, by their place on the keyboard: 1 to 6 pick up a colour; the keys that an American keyboard
 * calls Q W A S D are the targets, as they lie on the mat; + and - change the number of cards; Escape puts the
 * cards back. */
import { COLOURS } from "../../game/cards.ts";
import type { Target } from "../../game/moves.ts";
import type { TableModel } from "../table.svelte.ts";

/** A target by the code of its key. */
const TARGET_KEYS: Readonly<Record<string, Target>> = {
  KeyQ: "M1",
  KeyW: "M2",
  KeyA: "F1",
  KeyS: "F2",
  KeyD: "D",
};

/** Acts on a key of the table. Returns false for any other key. */
export function pressKey({ key, code }: Pick<KeyboardEvent, "key" | "code">, table: TableModel): boolean {
  const claiming = table.drawn?.phase === "claim";
  // On a French keyboard the row of digits types other signs.
  const colour = COLOURS[Number(/^(?:Digit|Numpad)(\d)$/.exec(code)?.[1]) - 1];
  const target = TARGET_KEYS[code];
  if (key === "Escape") table.putBack();
  else if (key === "+" || key === "-") changeCount(table, key === "+" ? 1 : -1);
  else if (colour && claiming) table.tapClaim(colour);
  else if (colour) table.tapSlot(colour);
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
