/** The state of the AI as text. */
import type { AiState } from "../game/messages.ts";
import { t } from "./fluent.svelte.ts";

/** `place`: the place in the queue, where it is known. */
export function aiText(state: AiState["state"], place: number | null): string {
  return state === "queued" && place !== null ? t("ai-queued-place", { place }) : t(`ai-${state}`);
}
