import assert from "node:assert/strict";
import { test } from "node:test";
import { newRequestId, Requests } from "../src/model/requests.ts";
import { backoff } from "../src/socket/backoff.ts";

test("requests wait, in order and under one id, until they are answered", () => {
  const requests = new Requests<{ client_move_id: string }>();
  requests.add({ client_move_id: "a" });
  requests.add({ client_move_id: "b" });
  assert.deepEqual(requests.settle("a"), { client_move_id: "a" });
  assert.equal(requests.settle("a"), undefined);
  assert.equal(requests.settle(null), undefined);
  assert.deepEqual(requests.waiting, [{ client_move_id: "b" }]);
});

test("ids are fit for the server and never the same", () => {
  const ids = new Set(Array.from({ length: 100 }, newRequestId));
  assert.equal(ids.size, 100);
  for (const id of ids) assert.match(id, /^[0-9A-Za-z_.-]{1,64}$/);
});

test("the wait between attempts grows and is bounded", () => {
  assert.equal(backoff(1, 1), 250);
  assert.equal(backoff(1, 0), 125);
  assert.ok(backoff(4, 1) > backoff(3, 1));
  assert.equal(backoff(40, 1), 8_000);
});
