/** Runs a task once the page is idle. */

/** The longest wait for an idle page. */
const PATIENCE_MS = 4000;

export interface IdleTask {
  /** Whether the task was cancelled. */
  readonly over: boolean;
  cancel(): void;
}

/** Errors of the task are dropped: what it loads is an ornament. */
export function whenIdle(task: () => Promise<void>): IdleTask {
  let over = false;
  const run = (): void => {
    if (!over) task().catch(() => undefined);
  };
  // Safari has no requestIdleCallback.
  if (typeof requestIdleCallback === "function") requestIdleCallback(run, { timeout: PATIENCE_MS });
  else setTimeout(run, PATIENCE_MS / 4);
  return {
    get over() {
      return over;
    },
    cancel: () => {
      over = true;
    },
  };
}
