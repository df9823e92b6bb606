import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// During development the Python server answers everything that is not the page itself.
const SERVER = "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
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
