/** Builds the pages that browser tests open by themselves. */
import { fileURLToPath } from "node:url";
import { mergeConfig } from "vite";
import main, { compilers } from "../../vite.config.ts";

const page = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

// These pages have neither a list of their first load nor a service worker.
export default mergeConfig(
  { ...main, plugins: compilers },
  {
    root: page("."),
    base: "./",
    build: { rolldownOptions: { input: ["two-tables.html", "ritual.html", "table.html"].map(page) } },
  },
);
