/** What went wrong with a request, in words. Screens keep what was thrown and ask here when they show
 * it: so it follows the reader into another language. */
import { Problem } from "../socket/api.ts";
import { refusalText } from "./effects.ts";
import { t } from "./text.svelte.ts";

export function problemText(problem: unknown): string {
  // What is no answer of the server is a part of the page that did not come.
  return problem instanceof Problem ? refusalText(problem) : t("not-loaded");
}
