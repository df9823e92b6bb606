/** Opens a new table and goes there. */
import { address, go, replaceAddress } from "../../nav/route.svelte.ts";
import { preload } from "../../nav/preload.ts";
import { keepLevel } from "../../storage/opponent.ts";
import { createTable } from "../../storage/seats.ts";
import type { CreateTable } from "../../game/messages.ts";

/** The options that every kind of game has. */
export type Options = Required<Pick<CreateTable, "starts" | "memory">>;

export class NewTable {
  busy = $state(false);
  /** Why the last request failed. */
  problem = $state.raw<unknown>(null);

  async open(wish: CreateTable): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = null;
    try {
      preload("/t/new"); // while the server makes the table
      const tableId = await createTable(wish);
      if (wish.kind === "ai") keepLevel(wish.level);
      // The browser's Back then leads to the start page, not to a window of it.
      if (address().hash) replaceAddress(`/t/${tableId}`);
      else go(`/t/${tableId}`);
    } catch (error) {
      this.problem = error;
    } finally {
      this.busy = false;
    }
  }
}
