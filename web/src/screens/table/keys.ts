/** Keys at the table. 1 to 6 pick up a colour; Q W A S D are the targets, as they lie on the mat;
 * H asks for a hint where there are hints, Escape puts hints away and cards back. */
import { COLOURS } from "../../model/cards.ts";
import type { Target } from "../../model/moves.ts";
import type { TableView } from "./view.svelte.ts";

const TARGET_KEYS: Readonly<Record<string, Target>> = { q: "M1", w: "M2", a: "F1", s: "F2", d: "D" };

interface Help {
  readonly open: boolean;
  ask(): void;
  close(): void;
}

/** Act on a key if it is one of ours and nobody is typing. */
export function shortcut(event: KeyboardEvent, view: TableView, help?: Help): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
  if (event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement) return;
  if (document.querySelector("dialog[open]")) return;
  const claiming = view.shown?.phase === "claim";
  const colour = COLOURS[Number(event.key) - 1];
  const target = TARGET_KEYS[event.key.toLowerCase()];
  const holding = view.selection.picked !== null || view.selection.armed !== null;
  if (event.key === "Escape" && help?.open && !holding) help.close();
  else if (event.key === "Escape") view.putBack();
  else if (event.key.toLowerCase() === "h" && help) help.ask();
  else if (colour && claiming) view.tapClaim(colour);
  else if (colour) view.tapWell(colour);
  else if (event.key === "+" || event.key === "-") step(view, event.key === "+" ? 1 : -1);
  else if (target && !claiming) view.tapTarget(target);
  else return;
  event.preventDefault();
}

function step(view: TableView, by: number): void {
  const { picked } = view.selection;
  if (!picked) return;
  const count = picked.count + by;
  if (count >= 1 && count <= view.inHand(picked.colour)) view.pickCount(count);
}
