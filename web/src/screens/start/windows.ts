/** The windows of the start page by their part of the address ("/#online"). Their code is loaded when it is needed. */
import type { Component } from "svelte";
import type { ListedTables } from "../../game/messages.ts";

export interface WindowProps {
  /** The reader's name, or the default name. */
  readonly name: string;
  readonly listed: ListedTables;
  readonly onclose: () => void;
}

type Load = () => Promise<{ default: Component<WindowProps> }>;

const LOADS = {
  opponents: () => import("./OpponentsWindow.svelte"),
  online: () => import("./OnlineWindow.svelte"),
  hotseat: () => import("./HotSeatWindow.svelte"),
  settings: () => import("./SettingsWindow.svelte"),
} satisfies Record<string, Load>;

export type WindowName = keyof typeof LOADS;

/** Returns the function that loads the window of this name; null if there is none. */
export function windowAt(name: string | null): Load | null {
  return name !== null && Object.hasOwn(LOADS, name) ? LOADS[name as WindowName] : null;
}
