/** A table with the windows, words and settings of its frame. */
import { settings } from "../storage/settings.svelte.ts";
import { TableModel } from "../table/index.ts";
import { ring } from "../ui/sounds.ts";
import { vibrate } from "../ui/vibration.ts";
import type { Readership } from "../words/sentences.ts";
import { tableSettings } from "./table-settings.ts";
import { tableWords } from "./table-words.ts";
import { FrameWindows } from "./windows.svelte.ts";

export interface FramedTable {
  readonly table: TableModel;
  readonly windows: FrameWindows;
}

interface Options {
  readonly readership: () => Readership;
  readonly onmove?: (move: string) => void;
  readonly onsettled?: () => void;
}

/** Makes a table. Its sounds and windows are handled here, its moves by the caller. */
export function framedTable({ readership, onmove, onsettled }: Options): FramedTable {
  const windows = new FrameWindows();
  const table: TableModel = new TableModel({
    settings: tableSettings,
    words: tableWords(readership, () => table.near),
    onintent: (intent) => {
      switch (intent.type) {
        case "move":
          onmove?.(intent.move);
          break;
        case "settled":
          onsettled?.();
          break;
        case "opened":
          windows.openPiece(intent);
          break;
        case "cue":
          if (settings.sounds) ring(intent.sound);
          if (settings.vibration) vibrate(intent.sound);
          break;
      }
    },
  });
  return { table, windows };
}
