/** The service worker: the page, its tutorial, rules and score sheet open without a network.
 *
 * A page that runs keeps the files of its own build, also after the server got a newer one. Requests to the API are
 * never answered from here. A new worker waits until the reader asks for it.
 */
import { type BuildFiles, cacheName, filesToKeep, outdatedCaches, wayOf } from "./cache-plan.ts";
import type { WorkerMessage } from "./messages.ts";

/** The part of the worker's global object that is used here. The types of the page are another world. */
interface Worker {
  addEventListener(type: "install" | "activate", listen: (event: Extendable) => void): void;
  addEventListener(type: "fetch", listen: (event: Extendable & Fetched) => void): void;
  addEventListener(type: "message", listen: (event: Extendable & { data: WorkerMessage }) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
}
interface Extendable {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetched {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

// The build's plugin puts the files of the build here.
const FILES = __BUILD_FILES__ as BuildFiles;
const worker = self as unknown as Worker;
const CACHE = cacheName(FILES.build);
/** Remembers for the next build the reader's language, and which build the tabs run. */
const READER = "mandala-reader";
const LANGUAGE = "/reader-language";
const ACTIVE = "/active-build";

async function remembered(what: string): Promise<string | null> {
  const kept = await (await caches.open(READER)).match(what);
  return kept ? kept.text() : null;
}

async function remember(what: string, text: string): Promise<void> {
  await (await caches.open(READER)).put(what, new Response(text));
}

async function keep(files: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHE);
  const missing: string[] = [];
  for (const file of files) if (!(await cache.match(file, { ignoreVary: true }))) missing.push(file);
  // The page itself must be the one of this build; everything else never changes under its name.
  await cache.addAll(missing.map((file) => new Request(file, file === "/" ? { cache: "reload" } : {})));
}

async function rememberLanguage(language: string): Promise<void> {
  await remember(LANGUAGE, language);
  await keep(filesToKeep(FILES, language));
}

async function takeOver(): Promise<void> {
  const active = await remembered(ACTIVE);
  for (const name of outdatedCaches(await caches.keys(), FILES.build, active)) await caches.delete(name);
  await remember(ACTIVE, FILES.build);
  await worker.clients.claim();
}

/** Asks the network first; without one, gives what is kept. */
async function fresh(request: Request, kept: string): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const cache = await caches.open(CACHE);
    const answer = await cache.match(kept, { ignoreVary: true });
    if (answer) return answer;
    throw error;
  }
}

/** A file with its content in its name: of any build that is kept. */
async function file(request: Request): Promise<Response> {
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(CACHE)).put(request, answer.clone());
  return answer;
}

worker.addEventListener("install", (event) => {
  event.waitUntil(remembered(LANGUAGE).then((language) => keep(filesToKeep(FILES, language))));
});
worker.addEventListener("activate", (event) => event.waitUntil(takeOver()));
worker.addEventListener("message", (event) => {
  const { data } = event;
  if (data.type === "language") event.waitUntil(rememberLanguage(data.language));
  else event.waitUntil(worker.skipWaiting());
});
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const way = wayOf(request, location.origin);
  if (way === "page") event.respondWith(fresh(request, "/"));
  else if (way === "file") event.respondWith(file(request));
  else if (way === "fresh") event.respondWith(fresh(request, new URL(request.url).pathname));
});
