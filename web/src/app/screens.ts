/** All screens: which address each has, and how its code is loaded. A new screen gets an entry here. */
import type { Component } from "svelte";
import type { Address } from "../nav/route.svelte.ts";
import type { TableLink } from "../screens/live/entry/link.ts";

export interface Screen {
  /** Returns the values of the screen for an address; null if another screen has the address. */
  read(address: Address): Record<string, unknown> | null;
  load(): Promise<{ default: Component<never> }>;
  /** The value that identifies the screen. Another value creates a new component. */
  readonly key?: string;
}

/** Checks that an address yields what the component takes. */
function screen<Props extends object>(
  read: (address: Address) => Props | null,
  load: () => Promise<{ default: Component<Props> }>,
  key?: keyof Props & string,
): Screen {
  return { read: (address) => read(address) as Record<string, unknown> | null, load, ...(key && { key }) };
}

const at =
  (path: string) =>
  (address: Address): Record<never, never> | null =>
    address.path === path ? {} : null;

export const SCREENS: readonly Screen[] = [
  screen(
    ({ path, hash }) => {
      const tableId = /^\/t\/([\w-]+)$/.exec(path)?.[1];
      return tableId ? { tableId, link: readLink(hash) } : null;
    },
    () => import("../screens/live/LiveScreen.svelte"),
    "tableId",
  ),
  screen(
    ({ path, search, hash }) => {
      const ply = /^#(\d{1,4})$/.exec(hash)?.[1];
      return path === "/replay" ? { tableId: search.get("table"), ply: ply ? Number(ply) : null } : null;
    },
    () => import("../screens/replay/ReplayScreen.svelte"),
  ),
  screen(
    ({ path, hash }) =>
      path === "/rules" ? { part: /^#(rule-\d(?:\.\d)?|in-short|books)$/.exec(hash)?.[1] ?? null } : null,
    () => import("../screens/rules/RulesScreen.svelte"),
  ),
  screen(
    ({ path, hash }) => {
      const secret = /^#add=([\w-]+)$/.exec(hash)?.[1];
      return path === "/device" && secret ? { secret } : null;
    },
    () => import("../screens/device/DeviceScreen.svelte"),
  ),
  screen(
    ({ path, search }) =>
      path === "/history" ? { opponent: search.get("opponent") ?? "", kind: search.get("kind") ?? "" } : null,
    () => import("../screens/history/HistoryScreen.svelte"),
  ),
  screen(at("/learn"), () => import("../screens/learn/LearnScreen.svelte")),
  screen(at("/sheet"), () => import("../screens/sheet/SheetScreen.svelte")),
  screen(at("/overview"), () => import("../screens/sheet/OverviewScreen.svelte")),
];

/** The screen of every other address. */
const START: Screen = screen(
  ({ hash }) => ({ window: /^#([a-z]+)$/.exec(hash)?.[1] ?? null }),
  () => import("../screens/start/StartScreen.svelte"),
);

/** Reads a link to a table. The secret follows the "#", so the browser never sends it to the server. */
function readLink(hash: string): TableLink | null {
  const found = /^#(seat|invite|watch)=([\w-]+)$/.exec(hash);
  return found ? { kind: found[1] as TableLink["kind"], token: found[2] as string } : null;
}

export function screenAt(address: Address): Screen {
  return SCREENS.find((candidate) => candidate.read(address) !== null) ?? START;
}
