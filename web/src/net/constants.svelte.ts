/** Constants that the page shows. The server defines them. */
import type { RulesInfo } from "../game/messages.ts";
import { backoff } from "./backoff.ts";
import { ask } from "./http.ts";

type Constants = Pick<RulesInfo, "hand_limit" | "greetings">;

/** `hand_limit` 0: not known yet. The page also works without them. */
export const constants = $state<Constants>({ hand_limit: 0, greetings: [] });

/** Loads the constants; tries again until the server has answered. */
export async function loadConstants(wait = (ms: number) => new Promise((go) => setTimeout(go, ms))): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { hand_limit, greetings } = await ask<RulesInfo>("GET", "/rules");
      Object.assign(constants, { hand_limit, greetings });
      return;
    } catch {
      await wait(backoff(attempt, Math.random()));
    }
  }
}
