/** Vite plugin: the service worker with the list of all files of the build. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import type { BuildFiles } from "../src/app/offline/cache-plan.ts";

const SOURCE = fileURLToPath(new URL("../src/app/offline/worker.ts", import.meta.url));
const PUBLIC = fileURLToPath(new URL("../public/", import.meta.url));
const NAME = "service-worker.js";
/** Put into the worker's code when all files are known. */
const FILES = "__BUILD_FILES__";
/** A module that only readers of one language need. */
const OF_LANGUAGE = /(?:virtual:words|\/locales)\/(\w\w)\b/;
/** Loaded on first use and kept then: letters of other languages, pictures for the system. */
const NOT_AHEAD = /-latin-ext-|\.png$/;

interface Output {
  readonly fileName: string;
  readonly type: "chunk" | "asset";
  readonly moduleIds?: readonly string[];
}

/** Returns the language whose readers alone need a file; null: everybody needs it. */
function languageOf({ moduleIds = [] }: Output): string | null {
  const found = new Set(moduleIds.map((id) => OF_LANGUAGE.exec(id)?.[1] ?? null));
  const [only] = found;
  return found.size === 1 && only ? only : null;
}

export function buildFiles(outputs: readonly Output[], standing: readonly string[], page: string): BuildFiles {
  const shared: string[] = [...standing];
  const languages: Record<string, string[]> = {};
  for (const output of outputs) {
    const { fileName } = output;
    if (!fileName.startsWith("assets/") || NOT_AHEAD.test(fileName)) continue;
    const language = languageOf(output);
    (language ? (languages[language] ??= []) : shared).push(`/${fileName}`);
  }
  shared.sort();
  const listed = JSON.stringify([shared, languages, page]);
  return { build: createHash("sha256").update(listed).digest("hex").slice(0, 16), shared, languages };
}

export const serviceWorker: Plugin = {
  name: "mandala-service-worker",
  apply: "build",
  buildStart() {
    this.emitFile({ type: "chunk", id: SOURCE, fileName: NAME });
  },
  generateBundle: {
    order: "post",
    handler(_options, bundle) {
      const worker = bundle[NAME];
      if (worker?.type !== "chunk") throw new Error("no service worker in the build");
      const standing = readdirSync(PUBLIC).filter((name) => !NOT_AHEAD.test(name));
      const contents = standing.map((name) => readFileSync(join(PUBLIC, name), "utf8"));
      const page = bundle["index.html"];
      const html = page?.type === "asset" ? String(page.source) : "";
      const outputs = Object.values(bundle).filter(({ fileName }) => fileName !== NAME);
      const files = buildFiles(
        outputs,
        standing.map((name) => `/${name}`),
        html + contents.join(""),
      );
      if (!worker.code.includes(FILES)) throw new Error("the service worker does not name its files");
      worker.code = worker.code.replace(FILES, JSON.stringify(files));
    },
  },
};
