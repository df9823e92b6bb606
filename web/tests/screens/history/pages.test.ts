import { describe, expect, test, vi } from "vitest";
import { Problem } from "../../../src/net/http.ts";
import { pages, type Ask } from "../../../src/screens/history/pages.ts";

const all = async (path: string, request: Ask, wait = vi.fn(async () => {})): Promise<unknown[]> => {
  const found = [];
  for await (const page of pages(path, request, wait)) found.push(page);
  return found;
};
const refused = (code: string): never => {
  throw new Problem(code);
};

describe("pages", () => {
  test("each page is asked for with the end of the one before", async () => {
    const asked: string[] = [];
    const next = ["a/b", "c", null];
    const request = (async (path: string) => {
      asked.push(path);
      return { next: next[asked.length - 1] };
    }) as unknown as Ask;
    expect(await all("/me/history", request)).toHaveLength(3);
    expect(asked).toEqual(["/me/history", "/me/history?after=a%2Fb", "/me/history?after=c"]);
  });

  test("after too many requests the same page is asked for again", async () => {
    const answers = [() => refused("rate/too_many"), () => ({ next: null })];
    const wait = vi.fn(async () => {});
    const request = (async () => answers.shift()?.()) as unknown as Ask;
    expect(await all("/me/records", request, wait)).toEqual([{ next: null }]);
    expect(wait).toHaveBeenCalledOnce();
  });

  test("any other refusal, and a server that never has time, is an error", async () => {
    const request = (code: string): Ask => (async () => refused(code)) as unknown as Ask;
    await expect(all("/me/records", request("server/unavailable"))).rejects.toThrow("server/unavailable");
    await expect(all("/me/records", request("rate/too_many"))).rejects.toThrow("rate/too_many");
  });
});
