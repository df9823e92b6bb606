import { describe, expect, test } from "vitest";
import type { MyGame } from "../../../src/game/messages.ts";
import {
  chosen,
  ending,
  historyAddress,
  levelOf,
  opponentAt,
  opponents,
  opponentsOf,
} from "../../../src/screens/history/games.ts";

function game(id: string, kind: MyGame["table"]["kind"], names: [string, string], seats: MyGame["seats"]): MyGame {
  const players = names.map((name) => ({ name, level: null, taken_over: false }));
  const result = { scores: [30, 20], winner: 0, reason: "river" };
  return { table: { id, kind, players, result }, seats, your_turn: false } as unknown as MyGame;
}
const nameOf = ({ table }: MyGame, seat: 0 | 1): string => table.players[seat]?.name ?? "";

const GAMES = [
  game("1", "ai", ["Ada", "Adept"], [0]),
  game("2", "online", ["Bea", "Ada"], [1]),
  game("3", "hotseat", ["Ada", "Eve"], [0, 1]),
  game("4", "online", ["Ada", "Bea"], [0]),
];
const ids = (games: readonly MyGame[]): string[] => games.map(({ table }) => table.id);

describe("history", () => {
  test("games are chosen by kind and by opponent", () => {
    const by = (choice: Parameters<typeof chosen>[1]): string[] => ids(chosen(GAMES, choice, nameOf));
    expect(by({ kind: "", opponent: "" })).toEqual(["1", "2", "3", "4"]);
    expect(by({ kind: "online", opponent: "" })).toEqual(["2", "4"]);
    expect(by({ kind: "", opponent: "Bea" })).toEqual(["2", "4"]);
    expect(by({ kind: "ai", opponent: "Bea" })).toEqual([]);
    // At one screen both players count as opponents; in other games the reader does not.
    expect(by({ kind: "", opponent: "Ada" })).toEqual(["3"]);
  });

  test("each opponent is named once, the one of most games first", () => {
    expect(opponents(GAMES, nameOf)).toEqual(["Bea", "Adept", "Ada", "Eve"]);
    expect(opponentsOf(GAMES[2] as MyGame)).toEqual([0, 1]);
  });

  test("a game with both seats is neither won nor lost", () => {
    expect(GAMES.map(ending)).toEqual(["won", "lost", null, "won"]);
    const drawn = { ...GAMES[0], table: { ...GAMES[0]?.table, result: { winner: null } } } as unknown as MyGame;
    expect(ending(drawn)).toBeNull();
  });

  test("the choice stands in the address", () => {
    expect(historyAddress({ kind: "", opponent: "" })).toBe("/history");
    expect(historyAddress({ kind: "ai", opponent: "level:2" })).toBe("/history?kind=ai&opponent=level%3A2");
    const { searchParams } = new URL(historyAddress({ kind: "", opponent: "Bea & Éva" }), "http://localhost");
    expect([...searchParams]).toEqual([["opponent", "Bea & Éva"]]);
  });

  test("the address names a computer by its level, and a person by name", () => {
    const computer = {
      ...GAMES[0],
      table: { ...GAMES[0]?.table, players: [null, { name: "", level: 3, taken_over: false }] },
    };
    const name = opponentAt(computer as unknown as MyGame, 1, "Adept");
    expect([name, levelOf(name)]).toEqual(["level:3", 3]);
    expect([opponentAt(GAMES[1] as MyGame, 0, "Bea"), levelOf("Bea")]).toEqual(["Bea", null]);
  });
});
