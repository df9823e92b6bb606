import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "vitest";
import { contrast } from "../support/colour-science.ts";

const css = readFileSync(new URL("../../src/ui/css/tokens.css", import.meta.url), "utf8");

/** The tokens of one rule of the file, by day or by night. */
function tokens(selector: string, night: boolean): Record<string, string> {
  const start = css.indexOf(`${selector} {`);
  assert.ok(start >= 0, selector);
  const rule = css.slice(start, css.indexOf("}", start));
  const found: Record<string, string> = {};
  for (const [, name, day, dark] of rule.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)) {
    found[name as string] = (night ? dark : day) as string;
  }
  for (const [, name, other] of rule.matchAll(/--([\w-]+): var\(--([\w-]+)\)/g)) found[name as string] = `=${other}`;
  return found;
}

const GROUNDS = ["linen", "linen-deep", "paper", "mine", "theirs", "mountain"];
const TEXTS = ["ink", "soft", "gold", "alarm"];

for (const night of [false, true]) {
  for (const more of [false, true]) {
    const which = `${night ? "night" : "day"}${more ? ", more contrast" : ""}`;
    const found = { ...tokens(":root", night), ...(more ? tokens(':root[data-contrast="more"]', night) : {}) };
    const value = (name: string): string => {
      const given = found[name] ?? "";
      return given.startsWith("=") ? value(given.slice(1)) : given;
    };

    test(`text has a contrast of 4.5:1 on every background (${which})`, () => {
      for (const ground of GROUNDS) {
        for (const text of TEXTS) {
          const ratio = contrast(value(text), value(ground));
          assert.ok(ratio >= 4.5, `${text} on ${ground}: ${ratio.toFixed(2)}`);
        }
      }
    });

    test(`text has enough contrast on the active side and on filled buttons (${which})`, () => {
      for (const [text, ground] of [
        ...TEXTS.map((text) => [text, "warm"] as const),
        ["on-accent", "accent"] as const,
        ["on-badge", "badge"] as const,
      ]) {
        const ratio = contrast(value(text), value(ground));
        assert.ok(ratio >= 4.5, `${text} on ${ground}: ${ratio.toFixed(2)}`);
      }
    });

    test(`meaningful lines have a contrast of 3:1 (${which})`, () => {
      for (const ground of ["linen", "paper", "mountain"]) {
        for (const line of ["edge", "glow"]) {
          const ratio = contrast(value(line), value(ground));
          assert.ok(ratio >= 3, `${line} on ${ground}: ${ratio.toFixed(2)}`);
        }
      }
    });
  }
}
