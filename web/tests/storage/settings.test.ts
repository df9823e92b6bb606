import { clearStorage } from "../support/browser.ts";
import assert from "node:assert/strict";
import { afterEach, test, vi } from "vitest";

const KEY = "mandala-settings";
type Listener = (event: { key: string | null }) => void;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
  clearStorage();
});

/** Loads the settings as a page does. Returns them, how they are applied, and what the page listens to. */
async function opened(): Promise<typeof import("../../src/storage/settings.svelte.ts") & { changed: Listener }> {
  let changed: Listener = () => undefined;
  vi.stubGlobal("addEventListener", (name: string, listener: Listener) => {
    if (name === "storage") changed = listener;
  });
  const loaded = await import("../../src/storage/settings.svelte.ts");
  return { ...loaded, changed: (event) => changed(event) };
}

test("a change in another tab is taken over and not overwritten", async () => {
  const { settings, applySettings, changed } = await opened();
  vi.stubGlobal("document", { documentElement: { dataset: {} }, querySelectorAll: () => [] });
  localStorage.setItem(KEY, JSON.stringify({ ...settings, sounds: true }));
  changed({ key: KEY });
  assert.equal(settings.sounds, true);
  settings.speed = "slow";
  applySettings();
  assert.equal((JSON.parse(localStorage.getItem(KEY) ?? "{}") as { sounds: boolean }).sounds, true);
});

test("the browser's bar has the colour of the chosen theme, and of the system again after that", async () => {
  const { settings, applySettings } = await opened();
  const bars = [
    { content: "day", dataset: {} },
    { content: "night", dataset: {} },
  ];
  vi.stubGlobal("document", {
    documentElement: { dataset: {} },
    querySelectorAll: () => bars,
    querySelector: (selector: string) => bars[selector.includes("light") ? 0 : 1],
  });
  const colours = (): string[] => bars.map(({ content }) => content);
  settings.theme = "dark";
  applySettings();
  assert.deepEqual(colours(), ["night", "night"]);
  settings.theme = "auto";
  applySettings();
  assert.deepEqual(colours(), ["day", "night"]);
});
