/** The worked examples of the printed rules. */
import type { Completion, Decision, FinalSeat, Position } from "../../game/messages.ts";
import made from "./examples.json";

/** Made from the rules by `make tutorial`. */
export interface Examples {
  readonly draws: readonly { readonly left: number; readonly drawn: number }[];
  readonly colours: { readonly position: Position; readonly decision: Decision };
  readonly destruction: {
    readonly mountain: string;
    readonly fields: readonly [string, string];
    readonly completion: Completion;
  };
  readonly score: FinalSeat;
}

export const examples = made as unknown as Examples;
