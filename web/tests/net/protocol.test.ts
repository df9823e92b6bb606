import assert from "node:assert/strict";
import { test } from "vitest";
import { noteRefusal, outdated } from "../../src/net/protocol.svelte.ts";

test("only the refusal of its version makes a page outdated", () => {
  noteRefusal("rate/too_many");
  assert.equal(outdated(), false);
  noteRefusal("protocol/unknown");
  assert.equal(outdated(), true);
});
