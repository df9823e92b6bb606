/** Filters the list of finished games, and says who played and how each ended for the reader. Pure. */
import type { Seat } from "../../game/cards.ts";
import type { MyGame, TableSummary } from "../../game/messages.ts";

export type Kind = TableSummary["kind"];
export const KINDS: readonly Kind[] = ["ai", "online", "hotseat"];

/** What the reader chose to see. An empty text means all. `opponent` is a name as `opponentAt` gives it. */
export interface Choice {
  readonly opponent: string;
  readonly kind: Kind | "";
}

const LEVEL = /^level:(\d)$/;

/** The address of the history with a choice. */
export function historyAddress(choice: Choice): string {
  const wishes = Object.entries(choice).filter(([, value]) => value !== "");
  return wishes.length > 0 ? `/history?${new URLSearchParams(wishes).toString()}` : "/history";
}

/** The name of a player in an address: of a computer its level, as its shown name differs by language. */
export function opponentAt({ table }: MyGame, seat: Seat, shownName: string): string {
  const player = table.players[seat];
  return player && player.level !== null && !player.taken_over ? `level:${player.level}` : shownName;
}

/** The level that a name in an address stands for; null: the name of a person. */
export function levelOf(opponent: string): number | null {
  const level = LEVEL.exec(opponent)?.[1];
  return level ? Number(level) : null;
}

/** The reader's seat; null if the reader had both seats, and so no opponent. */
export function ownSeat(game: MyGame): Seat | null {
  return game.seats.length === 1 ? (game.seats[0] ?? null) : null;
}

/** The seats whose names are in the list of opponents. */
export function opponentsOf(game: MyGame): Seat[] {
  const me = ownSeat(game);
  return me === null ? [0, 1] : [me === 0 ? 1 : 0];
}

/** How the game ended for the reader; null: drawn, or the reader had both seats. */
export function ending(game: MyGame): "won" | "lost" | null {
  const me = ownSeat(game);
  const winner = game.table.result?.winner ?? null;
  return me === null || winner === null ? null : winner === me ? "won" : "lost";
}

/** The games that fit a choice. `nameOf` gives the name of a seat in the address. */
export function chosen(
  games: readonly MyGame[],
  choice: Choice,
  nameOf: (game: MyGame, seat: Seat) => string,
): MyGame[] {
  return games.filter(
    (game) =>
      (!choice.kind || game.table.kind === choice.kind) &&
      (!choice.opponent || opponentsOf(game).some((seat) => nameOf(game, seat) === choice.opponent)),
  );
}

/** The names of all opponents, each once, sorted by the number of games. */
export function opponents(games: readonly MyGame[], nameOf: (game: MyGame, seat: Seat) => string): string[] {
  const count = new Map<string, number>();
  for (const game of games) {
    for (const name of opponentsOf(game).map((seat) => nameOf(game, seat))) count.set(name, (count.get(name) ?? 0) + 1);
  }
  return [...count].sort(([, one], [, other]) => other - one).map(([name]) => name);
}
