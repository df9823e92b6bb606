import assert from "node:assert/strict";
import { test } from "vitest";
import { firstLoad } from "../../plugins/first-load.ts";

test("the list has what the page does not name itself", () => {
  const outputs = [
    { fileName: "assets/index-1.js", facadeModuleId: "/web/index.html" },
    { fileName: "assets/hu-1.js", facadeModuleId: "virtual:words/hu" },
    { fileName: "assets/tutorial-1.js", facadeModuleId: "virtual:words/hu/tutorial" },
    {
      fileName: "assets/StartScreen-1.js",
      facadeModuleId: "/web/src/screens/start/StartScreen.svelte",
      imports: ["assets/index-1.js", "assets/shared-1.js"],
      viteMetadata: { importedCss: new Set(["assets/StartScreen-1.css"]) },
    },
    { fileName: "assets/alegreya-latin-700-normal-AbC_1.woff2" },
    { fileName: "assets/alegreya-latin-ext-700-normal-AbC_1.woff2" },
  ];
  assert.deepEqual(firstLoad(outputs, '<script src="/assets/index-1.js">'), {
    words: { hu: "/assets/hu-1.js" },
    start: ["/assets/StartScreen-1.js", "/assets/shared-1.js"],
    styles: ["/assets/StartScreen-1.css"],
    fonts: ["/assets/alegreya-latin-700-normal-AbC_1.woff2"],
  });
});
