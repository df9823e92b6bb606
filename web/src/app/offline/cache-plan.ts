/** Which files of a build the service worker keeps, and how it answers a request. Pure. */

/** The files of a build, by the build's plugin (plugins/service-worker.ts). */
export interface BuildFiles {
  /** Changes with every change of a file. */
  readonly build: string;
  /** The files that every reader needs. */
  readonly shared: readonly string[];
  /** The words and rules of each language. */
  readonly languages: Readonly<Record<string, readonly string[]>>;
}

/** "page": the network, else the kept page. "file": a file that never changes under its name. "fresh": the network,
 * else the kept file. null: not the worker's business. */
export type Way = "page" | "file" | "fresh" | null;

const PREFIX = "mandala-build-";

export function cacheName(build: string): string {
  return PREFIX + build;
}

/** Returns the files to keep; `language` null: the reader's language is not known yet. */
export function filesToKeep({ shared, languages }: BuildFiles, language: string | null): string[] {
  return ["/", ...shared, ...((language && languages[language]) || [])];
}

/** Returns the caches that nobody needs any more when `build` takes over. `names`: all caches, oldest first.
 *
 * The build that was `active` until then stays: a tab may still run it, in the middle of a game. Others before this one
 * only waited, or are older. null: it is not known; then the last one before this stays. A later one may be arriving.
 */
export function outdatedCaches(names: readonly string[], build: string, active: string | null): string[] {
  const earlier = names.slice(0, names.indexOf(cacheName(build))).filter((name) => name.startsWith(PREFIX));
  return active === null ? earlier.slice(0, -1) : earlier.filter((name) => name !== cacheName(active));
}

export function wayOf(request: { method: string; mode: string; url: string }, origin: string): Way {
  const { origin: from, pathname } = new URL(request.url);
  if (request.method !== "GET" || from !== origin || pathname.startsWith("/api/")) return null;
  if (request.mode === "navigate") return "page";
  if (pathname.startsWith("/assets/")) return "file";
  return /^\/[\w-]+\.(svg|png|css|webmanifest)$/.test(pathname) ? "fresh" : null;
}
