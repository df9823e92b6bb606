/** Parses moves in notation (M1R, F2G3, DB2, CY). Does not check legality. */
import type { Colour, MandalaNumber } from "./cards.ts";

/** A target of a hand card: a mountain, an own field or the discard pile. */
export type Target = "M1" | "M2" | "F1" | "F2" | "D";

/** In the order of the mat: mountains above fields, the discard pile last. */
export const TARGETS: readonly Target[] = ["M1", "M2", "F1", "F2", "D"];

export type ParsedMove =
  | { readonly kind: "mountain"; readonly mandala: MandalaNumber; readonly colour: Colour; readonly count: 1 }
  | { readonly kind: "field"; readonly mandala: MandalaNumber; readonly colour: Colour; readonly count: number }
  | { readonly kind: "discard"; readonly colour: Colour; readonly count: number }
  | { readonly kind: "claim"; readonly colour: Colour };

export function parseMove(text: string): ParsedMove {
  const [kind, second, third, fourth] = text;
  switch (kind) {
    case "M":
      return { kind: "mountain", mandala: mandala(second), colour: third as Colour, count: 1 };
    case "F":
      return { kind: "field", mandala: mandala(second), colour: third as Colour, count: Number(fourth) };
    case "D":
      return { kind: "discard", colour: second as Colour, count: Number(third) };
    case "C":
      return { kind: "claim", colour: second as Colour };
    default:
      throw new Error(`not a move: ${text}`);
  }
}

export function targetOf(move: ParsedMove): Target | null {
  switch (move.kind) {
    case "mountain":
      return move.mandala === 1 ? "M1" : "M2";
    case "field":
      return move.mandala === 1 ? "F1" : "F2";
    case "discard":
      return "D";
    case "claim":
      return null;
  }
}

/** The mandala of a target; null for the discard pile. */
export function mandalaOf(target: Target): MandalaNumber | null {
  return target === "D" ? null : mandala(target[1]);
}

function mandala(text: string | undefined): MandalaNumber {
  return text === "1" ? 1 : 2;
}
