/** Requests to the server: what an answer that breaks off, or a refusal, is for the page. */
import { afterEach, expect, test, vi } from "vitest";
import { ask, Problem } from "../../src/net/http.ts";

afterEach(() => vi.unstubAllGlobals());

function answering(body: string, status = 200): void {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(body, { status })));
}

test("an answer is returned as it is", async () => {
  answering('{"waiting": []}');
  await expect(ask("GET", "/tables")).resolves.toEqual({ waiting: [] });
});

test("an answer that breaks off is a lost connection, not an empty answer", async () => {
  answering('{"waiting": [');
  await expect(ask("GET", "/tables")).rejects.toEqual(new Problem("network/unreachable"));
});

test("a refusal without a readable body is a failure of the server", async () => {
  answering("<html>", 502);
  await expect(ask("GET", "/tables")).rejects.toEqual(new Problem("server/failed"));
});
