/** Moves the focus when its element is removed, so that keys and screen readers do not start at the top again.
 *
 * The attribute `data-focus` marks where it may go: "task" the heading of the current task, "next" a button or the
 * box around it, "armed" the button of the armed move, "hints" the button of the hints.
 */
type FocusMark = "task" | "next" | "armed" | "hints";

/** The first element with a mark that can take the focus. */
export function focusable(mark: FocusMark, place: ParentNode = document): HTMLElement | null {
  return place.querySelector(`:is(button, h1, h2)[data-focus=${mark}], [data-focus=${mark}] button`);
}

/** Focuses the first of these elements that accepts the focus, unless another element has it. */
export function restoreFocus(...candidates: readonly (Element | null)[]): void {
  for (const candidate of candidates) {
    if (document.activeElement !== document.body) return;
    if (candidate instanceof HTMLElement) takeFocus(candidate);
  }
}

/** An attachment: focuses the element when it appears. */
export function takeFocus(element: HTMLElement): void {
  element.focus({ preventScroll: true });
}

/** An attachment: keeps the focus inside a container when its focused child is removed. */
export function keepFocus(place: HTMLElement): () => void {
  let focused: Element | null = null;
  const follow = ({ target }: FocusEvent): void => {
    focused = target as Element;
  };
  const observer = new MutationObserver(() => {
    if (!focused || focused.isConnected) return;
    focused = null;
    // runs last, after more specific handlers
    setTimeout(() => restoreFocus(focusable("task", place), focusable("next", place)));
  });
  place.addEventListener("focusin", follow);
  observer.observe(place, { childList: true, subtree: true });
  return () => {
    place.removeEventListener("focusin", follow);
    observer.disconnect();
  };
}
