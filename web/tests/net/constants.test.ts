import assert from "node:assert/strict";
import { afterEach, test, vi } from "vitest";
import { constants, loadConstants } from "../../src/net/constants.svelte.ts";

afterEach(() => vi.unstubAllGlobals());

test("the constants are asked for until the server has told them", async () => {
  const answers = [new Error("no line"), new Response("{}", { status: 503 })];
  vi.stubGlobal("fetch", () => {
    const answer = answers.shift() ?? Response.json({ hand_limit: 8, greetings: ["hello"], actions: 150 });
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
  const waits: number[] = [];
  await loadConstants((ms) => {
    waits.push(ms);
    return Promise.resolve();
  });
  assert.deepEqual([constants.hand_limit, constants.greetings], [8, ["hello"]]);
  assert.equal(waits.length, 2);
});
