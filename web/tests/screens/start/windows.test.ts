import "../../support/browser.ts";
import assert from "node:assert/strict";
import { test } from "vitest";
import { windowAt } from "../../../src/screens/start/windows.ts";

test("an address opens a window of the start page, and nothing else", () => {
  assert.equal(typeof windowAt("online"), "function");
  for (const name of [null, "", "elsewhere", "constructor", "toString", "__proto__"])
    assert.equal(windowAt(name), null);
});
