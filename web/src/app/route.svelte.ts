/** Which screen the address names, and going from one to another. */

export type Route =
  | { readonly screen: "start" }
  | { readonly screen: "table"; readonly tableId: string; readonly link: TableLink | null }
  | { readonly screen: "replay"; readonly tableId: string | null; readonly ply: number | null }
  | { readonly screen: "rules"; readonly clause: string | null }
  | { readonly screen: "learn" };

/** What a link to a table opens. The secret stands behind the #, so that it is never sent along. */
export interface TableLink {
  readonly kind: "seat" | "invite" | "watch";
  readonly token: string;
}

export function readRoute(path: string, search: string, hash: string): Route {
  const table = /^\/t\/([\w-]+)$/.exec(path)?.[1];
  if (table) return { screen: "table", tableId: table, link: readLink(hash) };
  if (path === "/replay") return { screen: "replay", tableId: new URLSearchParams(search).get("table"), ply: readPly(hash) };
  if (path === "/rules") return { screen: "rules", clause: /^#rule-(\d(?:\.\d)?)$/.exec(hash)?.[1] ?? null };
  if (path === "/learn") return { screen: "learn" };
  return { screen: "start" };
}

function readPly(hash: string): number | null {
  const found = /^#(\d{1,4})$/.exec(hash)?.[1];
  return found === undefined ? null : Number(found);
}

function readLink(hash: string): TableLink | null {
  const found = /^#(seat|invite|watch)=([\w-]+)$/.exec(hash);
  return found ? { kind: found[1] as TableLink["kind"], token: found[2] as string } : null;
}

let current = $state.raw<Route>(readRoute(location.pathname, location.search, location.hash));

export function route(): Route {
  return current;
}

/** Marks a step of ours in the history: behind it lies another screen. */
const STEP = "step";

export function go(address: string): void {
  history.pushState(STEP, "", address);
  look();
}

/** Back to the screen before this one; to `otherwise` if the address was opened by itself. */
export function leave(otherwise: string): void {
  if (history.state === STEP) history.back();
  else go(otherwise);
}

/** Change the address without a step back to the old one. */
export function replaceAddress(address: string): void {
  history.replaceState(history.state, "", address);
  look();
}

/** Name the move of a replay in the address, to come back to or to show somebody. */
export function namePly(ply: number): void {
  history.replaceState(history.state, "", `${location.pathname}${location.search}${ply ? `#${ply}` : ""}`);
  current = readRoute(location.pathname, location.search, location.hash);
}

function look(): void {
  current = readRoute(location.pathname, location.search, location.hash);
  // A clause of the rules is gone to by the page that shows it.
  if (current.screen !== "rules" || !current.clause) scrollTo(0, 0);
}

addEventListener("popstate", look);
addEventListener("hashchange", look);
