/** When a move needs a second tap. */
import type { LegalMove } from "../../game/messages.ts";

export type ConfirmSetting = "always" | "matters" | "never";

export const CONFIRM_SETTINGS: readonly ConfirmSetting[] = ["always", "matters", "never"];

export function mustConfirm(legal: LegalMove, setting: ConfirmSetting): boolean {
  switch (setting) {
    case "always":
      return true;
    case "never":
      return false;
    case "matters":
      return legal.effects.kind === "claim" || legal.effects.completes !== null || legal.effects.ends !== "no";
  }
}
