/** Holds the order of the folders: a folder imports only itself and the folders above it in this list. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { test } from "vitest";

const LAYERS = [
  "generated",
  "game",
  "table",
  "net",
  "fair-deal",
  "storage",
  "words",
  "nav",
  "ui",
  "frame",
  "screens",
  "app",
];
const SOURCES = new URL("../src/", import.meta.url);

interface Import {
  readonly from: string;
  readonly to: string;
}

function imports(): Import[] {
  const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.(svelte|ts)$/.test(name),
  );
  return files.flatMap((from) => {
    const source = readFileSync(new URL(from, SOURCES), "utf8");
    const found = source.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*"(\.[^"]+)"/g);
    return [...found].map(([, path = ""]) => ({ from, to: join(dirname(from), path) }));
  });
}

const folder = (path: string, depth = 1): string => path.split("/").slice(0, depth).join("/");

function isAllowed({ from, to }: Import): boolean {
  const [own, other] = [folder(from), folder(to)];
  if (own === "screens" && other === "screens") return folder(from, 2) === folder(to, 2);
  if (own === other) return true;
  if (other === "generated") return from === "game/messages.ts";
  if (other === "table") return to === "table/index.ts" && LAYERS.indexOf(own) > LAYERS.indexOf("table");
  if (own === "table") return other === "game";
  return LAYERS.indexOf(other) < LAYERS.indexOf(own);
}

test("every folder is listed in the layer order", () => {
  const found = readdirSync(SOURCES, { withFileTypes: true }).map(({ name }) => name);
  assert.deepEqual(found.toSorted(), LAYERS.toSorted());
});

test("a folder imports only from folders above it", () => {
  const broken = imports()
    .filter((edge) => !isAllowed(edge))
    .map(({ from, to }) => `${from} -> ${to}`);
  assert.deepEqual(broken, []);
});

test("an import against the order is found", () => {
  const wrong = [
    ["screens/start/Ways.svelte", "screens/live/session.svelte.ts"],
    ["table/index.ts", "net/http.ts"],
    ["frame/ScoreSheet.svelte", "table/drawing/Hand.svelte"],
    ["ui/focus.ts", "generated/messages.ts"],
    ["net/http.ts", "storage/items.ts"],
  ] as const;
  assert.deepEqual(
    wrong.filter(([from, to]) => isAllowed({ from, to })),
    [],
  );
});
