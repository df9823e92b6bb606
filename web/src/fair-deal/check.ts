/** Checks a deal in the browser, without the server. docs/reference/fair-deal.md specifies every byte. */

import { COLOURS, countOf } from "../game/cards.ts";

/** The facts that a browser stored before a deal: its name, its commitment, and this browser's nonce. */
export interface Promised {
  readonly deal: string;
  readonly commitment: string;
  readonly version: number;
  /** The number that this browser added, if the server took it. */
  readonly nonce: { readonly seat: number; readonly hex: string } | null;
}

export type CheckName = "promise" | "nonce" | "seed" | "start" | "deck" | "reshuffles";

export interface Check {
  readonly what: CheckName;
  readonly passed: boolean;
}

/** The fields of a record that the check needs. */
export interface Dealt {
  readonly commitment: string;
  readonly seed: string;
  readonly table: string;
  readonly version: number;
  readonly first: number;
  readonly starts: string;
  /** Version 1: the entropies. Version 2: the nonce of each seat; empty: that seat added none. */
  readonly added: readonly string[];
  readonly deck: string;
  readonly reshuffles: readonly string[];
}

const VERSIONS: readonly unknown[] = ["mandala-fair-deal/1", "mandala-fair-deal/2"];
const ALL_CARDS = COLOURS.map((colour) => colour.repeat(18)).join("");
const WORDS = 2 ** 32;

/** Whether Web Crypto is available. Browsers offer it only on https and on localhost. */
export function canCheck(): boolean {
  return typeof crypto.subtle !== "undefined";
}

/** Returns the parts of a record that the check needs; null if the record cannot be checked. */
export function dealtBy(record: Record<string, unknown>): Dealt | null {
  const { commitment, seed, table, deck, reshuffles, first, fair_deal = VERSIONS[0], starts = "" } = record;
  const texts = (value: unknown): value is string[] =>
    Array.isArray(value) && value.every((each) => typeof each === "string");
  if (typeof commitment !== "string" || typeof seed !== "string" || typeof table !== "string") return null;
  if (typeof deck !== "string" || typeof first !== "number" || !texts(reshuffles)) return null;
  const version = VERSIONS.indexOf(fair_deal) + 1;
  const { entropy = [], nonces } = record;
  const added: unknown = version === 1 ? entropy : Array.isArray(nonces) ? nonces.map((each) => each ?? "") : null;
  // An unknown version is shown as a failed check, not as a record without a commitment.
  const known = version === 0 ? [] : added;
  if (!texts(known)) return null;
  return { commitment, seed, table, deck, reshuffles, version, first, starts: String(starts), added: known };
}

/** Runs the checks up to the first that fails. `promised`: what this browser knows from the time before the deal. */
export async function checkDeal(dealt: Dealt, promised: Promised | null): Promise<Check[]> {
  const done: Check[] = [];
  const passes = (what: CheckName, passed: boolean): boolean => {
    done.push({ what, passed });
    return passed;
  };
  if (promised && !passes("promise", isKept(dealt, promised))) return done;
  const nonce = promised?.nonce;
  if (nonce && !passes("nonce", dealt.added[nonce.seat] === nonce.hex)) return done;
  const seed = bytesOf(dealt.seed);
  const joint = dealt.version === 2;
  const hashed = seed && (joint ? joined(jointMessage(dealt.table, dealt.starts), text(seed)) : seed);
  const committed = dealt.version > 0 && seed?.length === 32 && hashed !== null;
  if (!passes("seed", committed && hexOf(await sha256(hashed)) === dealt.commitment)) return done;
  const added = dealt.added.map(bytesOf);
  const known = added.every((part) => part !== null) && (!joint || added.every((part) => fits(part as Bytes)));
  const makeKey = joint ? jointKey : dealKey;
  const key = known ? await makeKey(seed as Bytes, dealt.table, added as Bytes[], dealt.starts) : null;
  if (joint) {
    const first = key && (dealt.starts === "random" ? await below(2, new Words(key, "first")) : Number(dealt.starts));
    if (!passes("start", first === dealt.first)) return done;
  }
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

function isKept(dealt: Dealt, promised: Promised): boolean {
  const same = promised.deal === dealt.table && promised.commitment === dealt.commitment;
  return same && promised.version === dealt.version;
}

/** Whether a nonce has its 32 bytes, or is missing. */
function fits(nonce: Bytes): boolean {
  return nonce.length === 32 || nonce.length === 0;
}

/** The key of version 1. */
export async function dealKey(seed: Bytes, table: string, entropy: readonly Bytes[]): Promise<Bytes> {
  const message = joined(text(utf8(VERSIONS[0] as string)), text(utf8(table)), number(entropy.length, 4));
  return hmac(seed, joined(message, ...entropy.map(text)));
}

/** The key of version 2. */
export async function jointKey(seed: Bytes, table: string, nonces: readonly Bytes[], starts: string): Promise<Bytes> {
  return hmac(seed, joined(jointMessage(table, starts), ...nonces.map(text)));
}

function jointMessage(table: string, starts: string): Bytes {
  return joined(...[VERSIONS[1] as string, table, starts].map((part) => text(utf8(part))));
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
