/** The address of the page and navigation between screens. The app maps addresses to screens. */

export interface Address {
  readonly path: string;
  readonly search: URLSearchParams;
  /** With its "#"; empty: none. */
  readonly hash: string;
}

function read(): Address {
  return { path: location.pathname, search: new URLSearchParams(location.search), hash: location.hash };
}

let current = $state.raw<Address>(read());

export function address(): Address {
  return current;
}

/** Marks a history entry that has another screen of ours before it. */
const STEP = "step";

export function go(to: string): void {
  history.pushState(STEP, "", to);
  arrive();
}

/** Handles a click on a link to another screen. Leaves clicks with Ctrl, Cmd, Shift or Alt to the browser. */
export function follow(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const { pathname, search, hash } = event.currentTarget;
  go(pathname + search + hash);
}

/** Goes back to the previous screen, or to `otherwise` if there is none. */
export function leave(otherwise: string): void {
  if (history.state === STEP) history.back();
  else go(otherwise);
}

/** Changes the address without a history entry for the old one. */
export function replaceAddress(to: string): void {
  history.replaceState(history.state, "", to);
  arrive();
}

/** Changes the part after the "#" without scrolling. */
export function replaceHash(hash: string): void {
  history.replaceState(history.state, "", `${location.pathname}${location.search}${hash && `#${hash}`}`);
  current = read();
}

/** Reads the address. Another screen begins at its top; within a screen the browser or the screen itself scrolls. */
function arrive(): void {
  const { path } = current;
  current = read();
  if (current.path !== path) scrollTo(0, 0);
}

addEventListener("popstate", arrive);
addEventListener("hashchange", arrive);
