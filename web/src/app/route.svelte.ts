/** Which screen the address names, and going from one to another. */

export type Route =
  | { readonly screen: "start" }
  | { readonly screen: "table"; readonly tableId: string; readonly link: TableLink | null }
  | { readonly screen: "replay"; readonly tableId: string | null };

/** What a link to a table opens. The secret stands behind the #, so that it is never sent along. */
export interface TableLink {
  readonly kind: "seat" | "invite" | "watch";
  readonly token: string;
}

export function readRoute(path: string, search: string, hash: string): Route {
  const table = /^\/t\/([\w-]+)$/.exec(path)?.[1];
  if (table) return { screen: "table", tableId: table, link: readLink(hash) };
  if (path === "/replay") return { screen: "replay", tableId: new URLSearchParams(search).get("table") };
  return { screen: "start" };
}

function readLink(hash: string): TableLink | null {
  const found = /^#(seat|invite|watch)=([\w-]+)$/.exec(hash);
  return found ? { kind: found[1] as TableLink["kind"], token: found[2] as string } : null;
}

let current = $state.raw<Route>(readRoute(location.pathname, location.search, location.hash));

export function route(): Route {
  return current;
}

export function go(address: string): void {
  history.pushState(null, "", address);
  look();
}

/** Change the address without a step back to the old one. */
export function replaceAddress(address: string): void {
  history.replaceState(null, "", address);
  look();
}

function look(): void {
  current = readRoute(location.pathname, location.search, location.hash);
  scrollTo(0, 0);
}

addEventListener("popstate", look);
addEventListener("hashchange", look);
