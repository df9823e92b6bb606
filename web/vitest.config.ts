import { mergeConfig } from "vite";
import { defineConfig } from "vitest/config";
import page from "./vite.config.ts";

export default mergeConfig(
  page,
  defineConfig({
    // Without this condition Svelte resolves to its server build, where effects do not run.
    resolve: { conditions: ["browser"] },
    test: { include: ["tests/**/*.test.ts"] },
  }),
);
