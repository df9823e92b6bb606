/** Texts of record errors, from the chapter "records". The server sends keys and values. */
import type { Said } from "../game/messages.ts";
import { t, type Values } from "./fluent.svelte.ts";

/** Returns the text of a key with its values. A value may itself be a key with values. */
export function tellSaid(said: Said): string {
  const values: Values = {};
  for (const [name, value] of Object.entries(said.values)) {
    values[name] = typeof value === "object" ? tellSaid(value) : value;
  }
  return t(said.key, values);
}
