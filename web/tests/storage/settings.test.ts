import { clearStorage } from "../support/browser.ts";
import assert from "node:assert/strict";
import { beforeEach, test, vi } from "vitest";

const KEY = "mandala-settings";

let changed: (event: { key: string | null }) => void = () => undefined;
vi.stubGlobal("addEventListener", (name: string, listener: typeof changed) => {
  if (name === "storage") changed = listener;
});
const { settings, applySettings } = await import("../../src/storage/settings.svelte.ts");
const bars = [
  { content: "day", dataset: {} },
  { content: "night", dataset: {} },
];
vi.stubGlobal("document", {
  documentElement: { dataset: {} },
  querySelectorAll: () => bars,
  querySelector: (selector: string) => bars[selector.includes("light") ? 0 : 1],
});

beforeEach(clearStorage);

test("a change in another tab is taken over and not overwritten", () => {
  localStorage.setItem(KEY, JSON.stringify({ ...settings, sounds: true }));
  changed({ key: KEY });
  assert.equal(settings.sounds, true);
  settings.speed = "slow";
  applySettings();
  assert.equal((JSON.parse(localStorage.getItem(KEY) ?? "{}") as { sounds: boolean }).sounds, true);
});

test("the browser's bar has the colour of the chosen theme, and of the system again after that", () => {
  const colours = (): string[] => bars.map(({ content }) => content);
  settings.theme = "dark";
  applySettings();
  assert.deepEqual(colours(), ["night", "night"]);
  settings.theme = "auto";
  applySettings();
  assert.deepEqual(colours(), ["day", "night"]);
});
