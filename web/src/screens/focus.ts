/** Where the focus goes when what had it is gone: nobody who goes by keys or ears is sent back to the top. */

/** On to the heading of what there is to do now, or to what can be pressed first; nowhere if something has the focus. */
export function focusOnward(place: ParentNode): void {
  if (document.activeElement !== document.body) return;
  const next = place.querySelector<HTMLElement>("h1[tabindex], h2[tabindex]") ?? place.querySelector<HTMLElement>(".panel button, .close");
  next?.focus({ preventScroll: true });
}

/** For a place whose parts come and go: the focus of a part that goes stays in the place. */
export function keepFocus(place: HTMLElement): () => void {
  let focused: Element | null = null;
  const remember = ({ target }: FocusEvent): void => {
    focused = target as Element;
  };
  const watcher = new MutationObserver(() => {
    if (!focused || focused.isConnected) return;
    focused = null;
    setTimeout(() => focusOnward(place)); // after all who know better where to
  });
  place.addEventListener("focusin", remember);
  watcher.observe(place, { childList: true, subtree: true });
  return () => {
    place.removeEventListener("focusin", remember);
    watcher.disconnect();
  };
}
