import assert from "node:assert/strict";
import { test } from "vitest";
import { onlyThisMachine } from "../../../../src/screens/live/entry/localhost.ts";

test("loopback addresses are local to this machine", () => {
  for (const host of ["localhost", "mandala.localhost", "127.0.0.1", "127.0.1.1", "[::1]"]) {
    assert.equal(onlyThisMachine(host), true, host);
  }
});

test("other addresses are reachable from other machines", () => {
  for (const host of [
    "192.168.1.20",
    "10.127.0.1",
    "[fe80::1]",
    "mandala.example.org",
    "localhost.example.org",
    "127.0.0.1.example.org",
  ]) {
    assert.equal(onlyThisMachine(host), false, host);
  }
});
