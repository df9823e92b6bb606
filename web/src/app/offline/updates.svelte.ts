/** Registers the service worker, and knows whether a newer page is ready.
 *
 * A new worker waits: the page that runs keeps its own files until the reader asks for the new ones.
 */
import { onReconnected } from "../../net/socket.ts";
import type { WorkerMessage } from "./messages.ts";

const WORKER = "/service-worker.js";
const CHECK_EVERY_MS = 30 * 60_000;

let registration = $state.raw<ServiceWorkerRegistration | null>(null);
let ready = $state(false);

/** Whether a newer build is kept and waits for the reader. */
export function updateReady(): boolean {
  return ready;
}

/** Starts once the page has been loaded. Without a worker (http, an old browser) the page works as before. */
export async function startUpdates(): Promise<void> {
  if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return;
  try {
    const found = await navigator.serviceWorker.register(WORKER, { updateViaCache: "none" });
    registration = found;
    watch(found);
    const check = (): void => void found.update().catch(() => undefined); // no network: later
    document.addEventListener("visibilitychange", () => !document.hidden && check());
    setInterval(check, CHECK_EVERY_MS);
    // A connection that comes back may lead to a server that was updated.
    onReconnected(check);
  } catch {
    // The browser keeps nothing for this page.
  }
}

function watch(found: ServiceWorkerRegistration): void {
  const arrived = (): void => {
    // Without a controller it is the first worker of all: nothing is new.
    if (found.waiting && navigator.serviceWorker.controller) ready = true;
  };
  arrived();
  found.addEventListener("updatefound", () => found.installing?.addEventListener("statechange", arrived));
}

function tell(worker: ServiceWorker | null, message: WorkerMessage): void {
  worker?.postMessage(message);
}

/** Keeps the words of a language for the time without a network. */
export function keepLanguage(language: string): void {
  if (!registration) return;
  void navigator.serviceWorker.ready.then(({ active }) => tell(active, { type: "language", language }));
}

/** Changes to the new build. The page is loaded again as soon as the new worker has taken over, or at once if another
 * tab has changed to it already. */
export function useUpdate(): void {
  if (!registration?.waiting) {
    location.reload();
    return;
  }
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  tell(registration.waiting, { type: "take over" });
}
