import "../support/browser.ts";
import assert from "node:assert/strict";
import { beforeEach, test, vi } from "vitest";

const scrolls: unknown[] = [];
const heard = new Map<string, () => void>();
vi.stubGlobal("scrollTo", (...to: unknown[]) => scrolls.push(to));
vi.stubGlobal("addEventListener", (name: string, listener: () => void) => heard.set(name, listener));
vi.stubGlobal("history", { state: null, pushState: visit, replaceState: visit });
const { address, go, replaceAddress } = await import("../../src/nav/route.svelte.ts");

/** Acts as the browser does when it goes to an address of this page. */
function visit(_state: unknown, _title: string, to: string): void {
  const { pathname, search, hash } = new URL(to, "http://localhost");
  Object.assign(location, { pathname, search, hash });
}

beforeEach(() => {
  go("/rules");
  scrolls.length = 0;
});

test("another screen begins at its top", () => {
  go("/learn");
  assert.deepEqual([address().path, scrolls], ["/learn", [[0, 0]]]);
});

test("a link to a part of the same screen leaves the scrolling to the browser", () => {
  for (const part of ["#books", "#in-short", "#rule-5.4", ""]) {
    visit(null, "", `/rules${part}`);
    heard.get("hashchange")?.();
    assert.equal(address().hash, part);
  }
  visit(null, "", "/rules");
  heard.get("popstate")?.();
  assert.deepEqual(scrolls, []);
});

test("another choice on the same screen stays where the reader is", () => {
  go("/rules?lang=de");
  replaceAddress("/rules?lang=fr");
  assert.deepEqual([address().search.get("lang"), scrolls], ["fr", []]);
});
