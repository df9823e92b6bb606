/** Numbers of the rules that the page shows and must not know by itself: asked of the server. */
import type { RulesInfo } from "../model/messages.ts";
import { ask } from "../socket/api.ts";

type Shown = Pick<RulesInfo, "hand_limit" | "river_places" | "greetings" | "version">;

export const rulesInfo = $state<Shown>({ hand_limit: 0, river_places: 0, greetings: [], version: "" });

export async function learnRules(): Promise<void> {
  Object.assign(rulesInfo, await ask<RulesInfo>("GET", "/rules"));
}
