/** The score sheets of games played with the printed cards. They stay in this browser. */
import { COLOURS } from "../game/cards.ts";
import { readItem, readObject, writeItem } from "./items.ts";

export interface SheetSide {
  readonly name: string;
  /** The colours of the river in order of their places. */
  readonly river: string;
  /** The number of cup cards of each colour, in the order of the colours. */
  readonly cup: readonly number[];
}

export interface SheetGame {
  /** When it was begun, in milliseconds. Identifies the game. */
  readonly at: number;
  readonly sides: readonly [SheetSide, SheetSide];
}

const KEY = "mandala-sheets";
/** More games than anybody looks through; the oldest are dropped. */
const MOST = 100;
const LONGEST_NAME = 24;

export function newSheet(names: readonly [string, string], at = Date.now()): SheetGame {
  const side = (name: string): SheetSide => ({ name, river: "", cup: COLOURS.map(() => 0) });
  return { at, sides: [side(names[0]), side(names[1])] };
}

/** Whether a river or a cup has been entered. */
export function hasEntries({ sides }: SheetGame): boolean {
  return sides.some(({ river, cup }) => river !== "" || cup.some((count) => count > 0));
}

/** Parses stored games, newest first. Drops what is not one. */
export function readSheets(kept: string | null): readonly SheetGame[] {
  const { games } = readObject(kept);
  if (!Array.isArray(games)) return [];
  const read = (games as unknown[]).map(readGame).filter((game) => game !== null);
  return read.toSorted((one, other) => other.at - one.at).slice(0, MOST);
}

export function keptSheets(): readonly SheetGame[] {
  return readSheets(readItem(KEY));
}

/** Stores games that have entries. */
export function keepSheets(games: readonly SheetGame[]): void {
  writeItem(KEY, JSON.stringify({ games: games.filter(hasEntries).slice(0, MOST) }));
}

function readGame(value: unknown): SheetGame | null {
  const { at, sides } = (value ?? {}) as Partial<SheetGame>;
  if (typeof at !== "number" || !Array.isArray(sides) || sides.length !== 2) return null;
  const [one, two] = (sides as unknown[]).map(readSide);
  return one && two ? { at, sides: [one, two] } : null;
}

function readSide(value: unknown): SheetSide | null {
  const { name, river, cup } = (value ?? {}) as Partial<SheetSide>;
  if (typeof name !== "string" || typeof river !== "string" || !Array.isArray(cup)) return null;
  if (!/^[ROYGPB]{0,6}$/.test(river) || new Set(river).size !== river.length) return null;
  const counts = cup as unknown[];
  if (counts.length !== COLOURS.length || !counts.every((count) => Number.isInteger(count) && Number(count) >= 0))
    return null;
  return { name: name.slice(0, LONGEST_NAME), river, cup: counts as number[] };
}
