/** Loads the code of a screen before it is shown. */

type Preload = (path: string) => Promise<unknown>;
let load: Preload = () => Promise.resolve();

/** Sets the function that loads the code of an address. The app calls this once. */
export function providePreload(how: Preload): void {
  load = how;
}

/** Starts to load the screen of an address. Ignores failures; the screen reports them. */
export function preload(path: string): void {
  load(path).catch(() => undefined);
}
