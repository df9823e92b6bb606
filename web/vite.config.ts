import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readFile } from "node:fs/promises";
import { defineConfig, type Plugin } from "vite";
import { firstLoadList } from "./plugins/first-load.ts";
import { serviceWorker } from "./plugins/service-worker.ts";
import { words } from "./plugins/words.ts";
import { compileRules } from "./src/frame/rules/compile.ts";

// `npm run dev` serves the page itself and sends every request under /api, sockets too, to this server.
const SERVER = process.env["MANDALA_SERVER"] ?? "http://127.0.0.1:8323";

/** The rules of a language become data here, so that the page carries no Markdown and no reader of it. */
const rulesText: Plugin = {
  name: "mandala-rules-text",
  load: {
    filter: { id: /\/locales\/\w+\/rules\.md$/ },
    async handler(id) {
      this.addWatchFile(id);
      return { code: `export default ${JSON.stringify(compileRules(await readFile(id, "utf-8")))}`, moduleType: "js" };
    },
  },
};

/** What turns the sources into scripts. The other plugins are about the whole page and its files. */
export const compilers = [svelte(), rulesText, words];

export default defineConfig({
  plugins: [...compilers, firstLoadList, serviceWorker],
  build: {
    outDir: "../src/mandala/server/static",
    emptyOutDir: true,
    target: "es2022",
    // The content security policy allows no data: addresses for fonts or scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The small modules of the first load come in one file: fewer requests, and better compressed.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: "shared",
              test: /src\/(net\/(http|constants)|words\/problems|nav\/|storage\/(items|settings|seats)|ui\/\w+\.svelte$|table\/drawing\/palette)|svelte\/src\/internal\/(disclose-version|flags)/,
            },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [".."] },
    // The server accepts requests only under its own Host and from pages of its own Origin.
    proxy: { "/api": { target: SERVER, ws: true, changeOrigin: true, headers: { origin: SERVER } } },
  },
});
