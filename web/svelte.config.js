import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

// Without `runes`, a component that uses no rune would bring the code of Svelte 4's mode into the page.
export default { preprocess: vitePreprocess(), compilerOptions: { runes: true } };
