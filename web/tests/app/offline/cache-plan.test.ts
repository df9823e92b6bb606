import assert from "node:assert/strict";
import { test } from "vitest";
import { buildFiles } from "../../../plugins/service-worker.ts";
import { cacheName, filesToKeep, outdatedCaches, wayOf } from "../../../src/app/offline/cache-plan.ts";

const OUTPUTS = [
  { type: "chunk", fileName: "assets/index-1.js", moduleIds: ["/web/src/app/main.ts"] },
  { type: "chunk", fileName: "assets/hu-1.js", moduleIds: ["virtual:words/hu"] },
  { type: "chunk", fileName: "assets/rules-1.js", moduleIds: ["/src/mandala/locales/hu/rules.md"] },
  { type: "chunk", fileName: "assets/rules-2.js", moduleIds: ["/src/mandala/locales/en/rules.md"] },
  { type: "asset", fileName: "assets/letters-latin-ext-1.woff2" },
  { type: "asset", fileName: "index.html" },
] as const;

test("a reader keeps what everybody needs and the own language", () => {
  const files = buildFiles(OUTPUTS, ["/icon.svg"], "<html>");
  const shared = ["/", "/assets/index-1.js", "/icon.svg"];
  assert.deepEqual(filesToKeep(files, null), shared);
  assert.deepEqual(filesToKeep(files, "hu"), [...shared, "/assets/hu-1.js", "/assets/rules-1.js"]);
  assert.deepEqual(filesToKeep(files, "xx"), shared);
});

test("every change of a file or of the page is another build", () => {
  const build = (page: string, outputs: Parameters<typeof buildFiles>[0] = OUTPUTS): string =>
    buildFiles(outputs, [], page).build;
  assert.equal(build("<html>"), build("<html>"));
  assert.notEqual(build("<html>"), build("<html lang>"));
  assert.notEqual(build("<html>"), build("<html>", [{ type: "chunk", fileName: "assets/index-2.js" }]));
});

const KEPT = [cacheName("first"), "mandala-reader", cacheName("second"), "another program's", cacheName("third")];

test("the build before this one stays, and other caches are left alone", () => {
  assert.deepEqual(outdatedCaches(KEPT, "third", "second"), [cacheName("first")]);
  assert.deepEqual(outdatedCaches(KEPT, "third", null), [cacheName("first")]);
  assert.deepEqual(outdatedCaches([cacheName("third")], "third", null), []);
});

test("a build that only waited goes, and the one that the tabs run stays", () => {
  assert.deepEqual(outdatedCaches(KEPT, "third", "first"), [cacheName("second")]);
});

test("a build that arrives while another one takes over stays", () => {
  assert.deepEqual(outdatedCaches(KEPT, "second", "first"), []);
});

test("the API and other sites are never answered from the cache", () => {
  const origin = "https://mandala.test";
  const way = (path: string, { mode = "cors", method = "GET" } = {}): string | null =>
    wayOf({ method, mode, url: new URL(path, origin).href }, origin);
  assert.equal(way("/api/v1/games"), null);
  assert.equal(way("/api/v1/tables/x/picture.png", { mode: "navigate" }), null);
  assert.equal(way("/assets/a.js", { method: "POST" }), null);
  assert.equal(way("https://elsewhere.test/assets/a.js"), null);
  assert.equal(way("/rules", { mode: "navigate" }), "page");
  assert.equal(way("/assets/a.js"), "file");
  assert.equal(way("/icon.svg"), "fresh");
  assert.equal(way("/robots.txt"), null);
});
