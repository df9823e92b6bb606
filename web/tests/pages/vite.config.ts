/** Builds the pages that browser tests open by themselves. */
import { fileURLToPath } from "node:url";
import { mergeConfig } from "vite";
import main from "../../vite.config.ts";

const page = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

export default mergeConfig(main, {
  root: page("."),
  base: "./",
  build: { rolldownOptions: { input: ["two-tables.html", "ritual.html", "table.html"].map(page) } },
});
