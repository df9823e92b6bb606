import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "vitest";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { languages } from "../../src/words/fluent.svelte.ts";
import { pickLanguage } from "../../src/words/languages.ts";

const SOURCES = new URL("../../src/", import.meta.url);
const LOCALES = new URL("../../../src/mandala/locales/", import.meta.url);

function catalogue(language = "en"): FluentBundle {
  const folder = new URL(`${language}/`, LOCALES);
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".ftl"))) {
    const errors = bundle.addResource(new FluentResource(readFileSync(new URL(file, folder), "utf8")));
    assert.deepEqual(errors, [], `${language}/${file}`);
  }
  return bundle;
}

/** Every file of the page as text, without generated ones. */
function sources(): string[] {
  return readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(svelte|ts)$/.test(name) && !name.startsWith("generated"))
    .map((name) => readFileSync(new URL(name, SOURCES), "utf8"));
}

test("every key used by the page has English text", () => {
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

test("the language comes from link, settings, browser or English, in this order", () => {
  const spoken = ["en", "hu", "de"] as const;
  assert.equal(pickLanguage(spoken, "hu", "de", ["en-GB"]), "hu");
  assert.equal(pickLanguage(spoken, null, "de", ["en-GB"]), "de");
  assert.equal(pickLanguage(spoken, null, null, ["nl", "de-AT", "en"]), "de");
  assert.equal(pickLanguage(spoken, "xx", null, ["fi"]), "en");
});

test("plural forms match those in Python", () => {
  const say = (language: string, key: string, values: Record<string, string | number>): string => {
    const bundle = catalogue(language);
    const errors: Error[] = [];
    const text = bundle.formatPattern(bundle.getMessage(key)?.value ?? "", values, errors);
    assert.deepEqual(errors, [], `${language} ${key}`);
    return text;
  };
  assert.equal(say("it", "cards-Y", { count: 1 }), "1 carta gialla");
  assert.equal(say("it", "cards-Y", { count: 3 }), "3 carte gialle");
  assert.equal(say("fr", "cards-O", { count: 0 }), "0 carte orange");
  assert.equal(say("hu", "log-destroyed", { mandala: "II" }), "Megsemmisült a II. mandala.");
  assert.equal(say("de", "clock-days", { count: 2 }), "2 Tage");
  assert.equal(say("nl", "deck", { count: 1 }), "Trekstapel: 1 kaart");
  for (const language of languages) assert.notEqual(say(language, "settings", {}), "");
});
