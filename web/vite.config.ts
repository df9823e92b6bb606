import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readFile } from "node:fs/promises";
import { defineConfig, type Plugin } from "vite";
import { compileRules } from "./src/rules/compile.ts";

// During development the Python server answers everything that is not the page itself.
const SERVER = "http://127.0.0.1:8000";

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

export default defineConfig({
  plugins: [svelte(), rulesText],
  build: {
    outDir: "../src/mandala/server/static",
    emptyOutDir: true,
    target: "es2022",
    // The content security policy allows no data: addresses for fonts or scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": SERVER, "/ws": { target: SERVER, ws: true } },
  },
});
