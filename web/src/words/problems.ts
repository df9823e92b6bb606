/** Error texts of requests. Screens store the error and ask for its text when they show it, so that the
 * text follows a change of language. */
import { Problem } from "../net/http.ts";
import { refusalText } from "./effects.ts";
import { t } from "./fluent.svelte.ts";

export function problemText(problem: unknown): string {
  // Any other error means that a part of the page could not be loaded.
  return problem instanceof Problem ? refusalText(problem) : t("not-loaded");
}
