/** The check of a deal, done here and not by the server: docs/fair-deal.md gives every byte. */
import { COLOURS, countOf } from "../model/cards.ts";
import type { Promised } from "./promise.ts";

export type CheckName = "promise" | "seed" | "deck" | "reshuffles";

export interface Check {
  readonly what: CheckName;
  readonly passed: boolean;
}

/** What a record must carry to be checked. */
export interface Dealt {
  readonly commitment: string;
  readonly seed: string;
  readonly table: string;
  readonly entropy: readonly string[];
  readonly deck: string;
  readonly reshuffles: readonly string[];
}

const VERSION = "mandala-fair-deal/1";
const ALL_CARDS = COLOURS.map((colour) => colour.repeat(18)).join("");
const WORDS = 2 ** 32;

/** Browsers offer the tools of this check only where the page came safely: https, or this machine. */
export function canCheck(): boolean {
  return typeof crypto.subtle !== "undefined";
}

/** The parts of a record that the check needs; null: it cannot be checked at all. */
export function dealtBy(record: Record<string, unknown>): Dealt | null {
  const { commitment, seed, table, deck, reshuffles, entropy = [] } = record;
  const texts = (value: unknown): value is string[] =>
    Array.isArray(value) && value.every((each) => typeof each === "string");
  if (typeof commitment !== "string" || typeof seed !== "string" || typeof table !== "string") return null;
  if (typeof deck !== "string" || !texts(reshuffles) || !texts(entropy)) return null;
  return { commitment, seed, table, deck, reshuffles, entropy };
}

/** Every check up to and including the first that fails. `promised`: what was told of it during the game, if that is known. */
export async function checkDeal(dealt: Dealt, promised: Promised | null): Promise<Check[]> {
  const done: Check[] = [];
  const passes = (what: CheckName, passed: boolean): boolean => {
    done.push({ what, passed });
    return passed;
  };
  const kept = promised === null || (promised.deal === dealt.table && promised.commitment === dealt.commitment);
  if (promised !== null && !passes("promise", kept)) return done;
  const seed = bytesOf(dealt.seed);
  const entropy = dealt.entropy.map(bytesOf);
  if (!passes("seed", seed?.length === 32 && hexOf(await sha256(seed)) === dealt.commitment)) return done;
  const known = entropy.every((part) => part !== null);
  const key = known ? await dealKey(seed as Bytes, dealt.table, entropy as Bytes[]) : null;
  if (!passes("deck", key !== null && (await shuffled(key, "deck", ALL_CARDS)) === dealt.deck)) return done;
  let number = 0;
  for (const deck of dealt.reshuffles) {
    number += 1;
    if ((await shuffled(key as Bytes, `reshuffle/${number}`, deck)) !== deck) {
      passes("reshuffles", false);
      return done;
    }
  }
  passes("reshuffles", true);
  return done;
}

type Bytes = Uint8Array<ArrayBuffer>;

export async function dealKey(seed: Bytes, table: string, entropy: readonly Bytes[]): Promise<Bytes> {
  return hmac(seed, joined(text(utf8(VERSION)), text(utf8(table)), number(entropy.length, 4), ...entropy.map(text)));
}

/** The order that `label` gives to `cards`, first drawn first. */
export async function shuffled(key: Bytes, label: string, cards: string): Promise<string> {
  const deck = COLOURS.flatMap((colour) => Array<string>(countOf(cards, colour)).fill(colour));
  const words = new Words(key, label);
  for (let last = deck.length - 1; last > 0; last -= 1) {
    const other = await below(last + 1, words);
    [deck[last], deck[other]] = [deck[other] as string, deck[last] as string];
  }
  return deck.join("");
}

/** A number from 0 to `bound` - 1, all equally likely. */
export async function below(bound: number, words: { next(): Promise<number> }): Promise<number> {
  const fair = WORDS - (WORDS % bound);
  let word = await words.next();
  while (word >= fair) word = await words.next();
  return word % bound;
}

/** The numbers of one shuffle's stream. */
export class Words {
  readonly #key: Bytes;
  readonly #label: string;
  #block = 0;
  #waiting: number[] = [];

  constructor(key: Bytes, label: string) {
    this.#key = key;
    this.#label = label;
  }

  async next(): Promise<number> {
    if (this.#waiting.length === 0) {
      const digest = await hmac(this.#key, joined(text(utf8(this.#label)), number(this.#block, 8)));
      const view = new DataView(digest.buffer);
      for (let at = 0; at < 32; at += 4) this.#waiting.push(view.getUint32(at));
      this.#block += 1;
    }
    return this.#waiting.shift() as number;
  }
}

async function sha256(data: Bytes): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", data));
}

async function hmac(key: Bytes, data: Bytes): Promise<Bytes> {
  const usable = await crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return new Uint8Array(await crypto.subtle.sign("HMAC", usable, data));
}

/** Lower-case hexadecimal to bytes; null if it is anything else. */
export function bytesOf(hex: string): Bytes | null {
  if (!/^(?:[0-9a-f]{2})*$/.test(hex)) return null;
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export function hexOf(data: Bytes): string {
  return Array.from(data, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function utf8(words: string): Bytes {
  return new TextEncoder().encode(words) as Bytes;
}

function text(data: Bytes): Bytes {
  return joined(number(data.length, 4), data);
}

/** A whole number of `size` bytes, most significant first. */
function number(value: number, size: 4 | 8): Bytes {
  const view = new DataView(new ArrayBuffer(size));
  if (size === 8) view.setBigUint64(0, BigInt(value));
  else view.setUint32(0, value);
  return new Uint8Array(view.buffer);
}

function joined(...parts: Bytes[]): Bytes {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
