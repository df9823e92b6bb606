/** Vite plugin: which files the first picture needs besides those that `index.html` names.
 *
 * The server reads this list (page_head.py) and names the files in the HTML, for the reader's language. Without it the
 * browser would learn of them one after the other.
 */
import type { Plugin } from "vite";

export interface FirstLoad {
  /** The words of each language. */
  readonly words: Readonly<Record<string, string>>;
  /** The code of the start page that the page itself does not name. */
  readonly start: readonly string[];
  /** The styles of the start page. */
  readonly styles: readonly string[];
  readonly fonts: readonly string[];
}

interface Chunk {
  readonly fileName: string;
  readonly facadeModuleId?: string | null;
  readonly imports?: readonly string[];
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
}

const WORDS = /^virtual:words\/(\w\w)$/;
const START = /\/screens\/start\/StartScreen\.svelte$/;
const LETTERS = /-latin-\d+-normal-[\w-]+\.woff2$/;

export function firstLoad(outputs: readonly Chunk[], page: string): FirstLoad {
  const address = (name: string): string => `/${name}`;
  const words: Record<string, string> = {};
  const start: string[] = [];
  const styles: string[] = [];
  const unnamed = (names: Iterable<string>): string[] => [...names].map(address).filter((name) => !page.includes(name));
  for (const { fileName, facadeModuleId, imports = [], viteMetadata } of outputs) {
    const language = WORDS.exec(facadeModuleId ?? "")?.[1];
    if (language) words[language] = address(fileName);
    if (!START.test(facadeModuleId ?? "")) continue;
    start.push(...unnamed([fileName, ...imports]));
    styles.push(...unnamed(viteMetadata?.importedCss ?? []));
  }
  const fonts = outputs.map(({ fileName }) => address(fileName)).filter((name) => LETTERS.test(name));
  return { words, start, styles, fonts };
}

export const firstLoadList: Plugin = {
  name: "mandala-first-load",
  apply: "build",
  generateBundle: {
    order: "post",
    handler(_options, bundle) {
      const page = bundle["index.html"];
      const html = page?.type === "asset" ? String(page.source) : "";
      if (!html) throw new Error("no index.html in the build");
      const found = firstLoad(Object.values(bundle) as Chunk[], html);
      this.emitFile({ type: "asset", fileName: "first-load.json", source: JSON.stringify(found) });
    },
  },
};
