/** Vite plugin: the Fluent catalogues as modules, one per language and chapter.
 *
 * A language is a folder of `src/mandala/locales`; nothing else names it here. The page gets
 * `virtual:words/<language>` with all words that every screen may need, and
 * `virtual:words/<language>/<chapter>` with words that are loaded when they are needed.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const LOCALES = fileURLToPath(new URL("../../src/mandala/locales/", import.meta.url));
const CHAPTERS = ["tutorial", "records", "hints", "study", "sheet", "rules", "people"];
/** Catalogues that only Python reads. */
const PYTHON_ONLY = ["terminal", "help", "errors", "reports", "site"];
const INDEX = "virtual:words";

/** The languages in the order in which the English catalogue names them. */
function languages(): string[] {
  const names = read(join(LOCALES, "en", "screens.ftl"));
  const place = (language: string): number => names.indexOf(`\nlanguage-${language} =`);
  const found = readdirSync(LOCALES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[a-z]{2}$/.test(entry.name))
    .map(({ name }) => name);
  const nameless = found.filter((language) => place(language) < 0);
  if (nameless.length > 0) throw new Error(`en/screens.ftl has no language-${nameless.join(", language-")}`);
  return found.sort((one, other) => place(one) - place(other));
}

function catalogues(language: string, chapter: string | undefined): string[] {
  const files = readdirSync(join(LOCALES, language)).filter((name) => name.endsWith(".ftl"));
  const apart = [...CHAPTERS, ...PYTHON_ONLY].map((name) => `${name}.ftl`);
  const wanted = files.filter((name) => (chapter ? name === `${chapter}.ftl` : !apart.includes(name)));
  return wanted.map((name) => join(LOCALES, language, name));
}

/** The text of a key without values, for words that must be there before a catalogue is loaded. */
function textIn(language: string): (key: string) => string {
  const words = read(join(LOCALES, language, "screens.ftl"));
  return (key) => {
    const text = new RegExp(`^${key} = (.+)$`, "m").exec(words)?.[1];
    if (!text) throw new Error(`${language}/screens.ftl has no ${key}`);
    return text;
  };
}

const read = (path: string): string => readFileSync(path, "utf8");

function index(): string {
  const parts = languages().flatMap((language) => [language, ...CHAPTERS.map((chapter) => `${language}/${chapter}`)]);
  const loaders = parts.map((part) => `"${part}": () => import("${INDEX}/${part}")`);
  const offline = Object.fromEntries(
    languages().map((language) => [language, ["not-loaded", "reload"].map(textIn(language))]),
  );
  return `export const languages = ${JSON.stringify(languages())};
export const parts = {${loaders.join(", ")}};
export const offline = ${JSON.stringify(offline)};`;
}

export const words: Plugin = {
  name: "mandala-words",
  resolveId: {
    filter: { id: /^virtual:words(\/|$)/ },
    handler: (id) => id,
  },
  load: {
    filter: { id: /^virtual:words(\/|$)/ },
    handler(id) {
      if (id === INDEX) return index();
      const [language = "", chapter] = id.slice(INDEX.length + 1).split("/");
      const files = catalogues(language, chapter);
      for (const file of files) this.addWatchFile(file);
      const words = files.map(read).join("\n");
      // Every page loads the words of its language: without the comments, which are for translators.
      return `export default ${JSON.stringify(chapter ? words : words.replace(/^(#.*\n)+\n*/gm, ""))};`;
    },
  },
};
