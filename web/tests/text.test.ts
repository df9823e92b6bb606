import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { pickLanguage } from "../src/text/languages.ts";

const SOURCES = new URL("../src/", import.meta.url);
const ENGLISH = new URL("../../src/mandala/locales/en/", import.meta.url);

function catalogue(): FluentBundle {
  const bundle = new FluentBundle("en", { useIsolating: false });
  for (const file of readdirSync(ENGLISH).filter((name) => name.endsWith(".ftl"))) {
    const errors = bundle.addResource(new FluentResource(readFileSync(new URL(file, ENGLISH), "utf8")));
    assert.deepEqual(errors, [], file);
  }
  return bundle;
}

/** Every file of the page as text, without generated ones. */
function sources(): string[] {
  return readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(svelte|ts)$/.test(name) && !name.startsWith("generated"))
    .map((name) => readFileSync(new URL(name, SOURCES), "utf8"));
}

test("every key the page uses has English text", () => {
  const bundle = catalogue();
  const keys = new Set<string>();
  for (const source of sources()) {
    for (const [, key] of source.matchAll(/\b(?:t|say)\(\s*"([\w-]+)"/g)) keys.add(key as string);
    for (const [, one, two] of source.matchAll(/\b(?:t|say)\([^"`(]*\? "([\w-]+)" : "([\w-]+)"/g)) {
      keys.add(one as string);
      keys.add(two as string);
    }
  }
  assert.ok(keys.size > 100, String(keys.size));
  for (const key of keys) assert.ok(bundle.hasMessage(key), key);
});

test("a language is picked: link, memory, browser, English", () => {
  const spoken = ["en", "hu", "de"] as const;
  assert.equal(pickLanguage(spoken, "hu", "de", ["en-GB"]), "hu");
  assert.equal(pickLanguage(spoken, null, "de", ["en-GB"]), "de");
  assert.equal(pickLanguage(spoken, null, null, ["nl", "de-AT", "en"]), "de");
  assert.equal(pickLanguage(spoken, "xx", null, ["fi"]), "en");
});
