/** What went wrong with a request, in words. Screens keep what was thrown and ask here when they show
 * it: so it follows the reader into another language. */
import { Problem } from "../socket/api.ts";
import { refusalText } from "./effects.ts";

export function problemText(problem: unknown): string {
  return problem instanceof Problem ? refusalText(problem) : String(problem);
}
