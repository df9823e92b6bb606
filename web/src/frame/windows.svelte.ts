/** Which window of the frame is open over the table. */
import type { Seat } from "../game/cards.ts";
import type { Intent } from "../table/index.ts";

type Shown = { readonly kind: "menu" | "log" | "discard" } | { readonly kind: "cup"; readonly seat: Seat };

export class FrameWindows {
  #shown = $state.raw<Shown | null>(null);

  get shown(): Shown | null {
    return this.#shown;
  }

  open(kind: "menu" | "log"): void {
    this.#shown = { kind };
  }

  /** Opens the dialog for a part of the table. */
  openPiece(intent: Extract<Intent, { type: "opened" }>): void {
    this.#shown = intent.what === "cup" ? { kind: "cup", seat: intent.seat } : { kind: "discard" };
  }

  close(): void {
    this.#shown = null;
  }
}
