/** Which moves to say of that they end the game. */
import type { ClaimEffects, TurnEffects } from "./messages.ts";

export type ForeseenEnd = "no" | "possible" | "certain";

/** Once the deck has run out the game ends after this mandala whatever colour is chosen: no reason
 * to say so of each. A river that is filled depends on the choice. */
export function foreseenEnd(effects: TurnEffects | ClaimEffects): ForeseenEnd {
  if (effects.ends === "no" || (effects.kind === "claim" && effects.ends === "deck")) return "no";
  return effects.ends === "river_possible" ? "possible" : "certain";
}
