import assert from "node:assert/strict";
import { test } from "vitest";
import { layoutLetters, usualLetters } from "../../src/ui/key-letters.ts";

const browser = (language: string, layout?: () => Promise<ReadonlyMap<string, string>>): Navigator =>
  ({ language, ...(layout && { keyboard: { getLayoutMap: layout } }) }) as unknown as Navigator;

test("the browser tells the letters of the layout", async () => {
  const dvorak = new Map(Object.entries({ KeyQ: "'", KeyW: ",", KeyA: "a", KeyS: "o", KeyD: "e" }));
  const letters = await layoutLetters(browser("en-GB", () => Promise.resolve(dvorak)));
  assert.deepEqual(letters, { peak1: "'", peak2: ",", field1: "A", field2: "O", pile: "E" });
});

test("without the browser's word the language tells the usual keyboard", async () => {
  const french = { peak1: "A", peak2: "Z", field1: "Q", field2: "S", pile: "D" };
  assert.deepEqual(await layoutLetters(browser("fr-FR")), french);
  assert.deepEqual(await layoutLetters(browser("fr", () => Promise.reject(new Error("not allowed")))), french);
  assert.deepEqual(usualLetters("fr-CH").peak1, "Q");
  assert.deepEqual(usualLetters("de").peak1, "Q");
});
