"""Plays for a long time at a steady rate with people coming and going; memory must stay flat.

    python bench/server/soak.py                          # 60 minutes at 100 moves/s
    python bench/server/soak.py --minutes 5 --games 100

Players leave and come back, spectators come and go, and finished games are followed by rematches
and new tables. Prints one line a minute. Ends with exit code 1 in four cases: a request was refused; an
acknowledged move is missing in the database; the server's memory grew by more than 3 % in the second
half; its event loop was late by more than 20 ms (p99).

The lag of the event loop is the time of a WebSocket ping: answered at once, it waits for nothing
but the loop.
"""

import argparse
import asyncio
import contextlib
import json
import os
import sqlite3
import sys
import tempfile
import time
from pathlib import Path

from honest import Game, People, percentile
from hostile import Connection, Target, frame, hello
from lean_socket import LeanSocket, memory_mb, open_lean_socket
from processes import ServerProcess

MOST_LAG_MS = 20.0
MOST_GROWTH = 0.03
PING_EVERY_S = 0.05
RENEW_S = 10  # then a new socket: this client answers no pings of the server


class Soak:
    """The people of the soak, and what was measured of the server."""

    def __init__(self, people: People) -> None:
        self.people = people
        self.lags: list[float] = []
        self.joins = self.reconnects = self.spectators = self.rematches = 0
        self.problems: list[str] = []

    async def measure_lag(self) -> None:
        """Sends pings, one after the other, on a socket of an own table."""
        target = self.people.target
        wish = {"kind": "hotseat", "names": ["Ada", "Bea"]}
        seat = await self.people.ask("127.8.8.8", "POST", "/api/v1/tables", wish, patient=True)
        while True:
            line = await Connection.open(target, "127.8.8.8")
            await line.upgrade(target, str(seat["table_id"]))
            await line.send(hello(seat_token=str(seat["seat_token"])))
            await line.reader.read(100_000)
            renew_at = time.perf_counter() + RENEW_S
            while time.perf_counter() < renew_at:
                began = time.perf_counter()
                await line.send(frame(b"lag!", opcode=9))
                while b"lag!" not in (found := await line.reader.read(10_000)):
                    if not found:
                        raise ConnectionError("the socket of the pings was closed")
                self.lags.append(time.perf_counter() - began)
                await asyncio.sleep(PING_EVERY_S)
            line.close()

    async def come_and_go(self) -> None:
        """Each second: one player reconnects, and a spectator comes for a while."""
        while True:
            await asyncio.sleep(1)
            game = self.people.source.choice(self.people.games)
            try:
                if not game.waiting and not any(one.over for one in game.players):
                    await self._reconnect(game)
                await self._watch(game)
            except (OSError, TimeoutError) as error:
                self.problems.append(f"{type(error).__name__}: {error}")

    async def _reconnect(self, game: Game) -> None:
        old, game.players = game.players, []
        game.waiting = True
        for one in old:
            one.transport.abort()
        await self.people.sit(game)
        game.waiting = False
        self.reconnects += 1

    async def _watch(self, game: Game) -> None:
        def nothing(_: object) -> None:
            pass

        watcher: LeanSocket = await open_lean_socket(
            self.people.target.url,
            game.table_id,
            {"watch_token": game.watch_token},
            nothing,
            nothing,
            "127.7.7.7",
        )
        self.spectators += 1
        asyncio.get_running_loop().call_later(20, watcher.transport.abort)

    async def play_on(self) -> None:
        """Follows each finished game by a rematch, or by a table of new people."""
        people = self.people
        while True:
            await asyncio.sleep(0.2)
            for game in [game for game in people.games if _is_over(game)]:
                people.games.remove(game)
                for one in game.players:
                    one.transport.abort()
                try:
                    if people.source.random() < 0.5:
                        await self._rematch(game)
                        self.rematches += 1
                    else:
                        await people.open_table()
                        self.joins += 1
                except (OSError, TimeoutError, asyncio.IncompleteReadError) as error:
                    self.problems.append(f"{type(error).__name__}: {error}")

    async def _rematch(self, game: Game) -> None:
        """Both players ask for another game, and take their seats there."""
        target = self.people.target
        text = b""
        async with asyncio.timeout(20):
            for token, source in zip(game.tokens, game.sources, strict=True):
                line = await Connection.open(target, source)
                await line.upgrade(target, game.table_id)
                await line.send(hello(seat_token=token))
                await line.send(frame({"type": "offer_rematch", "client_move_id": "again"}))
                text = b""
                while b'"client_move_id":"again"' not in text:
                    if not (more := await line.reader.read(65_536)):
                        raise ConnectionError("closed")
                    text += more
                while source == game.sources[1] and b'"rematch_accepted","table_id":"' not in text:
                    if not (more := await line.reader.read(65_536)):
                        raise ConnectionError("closed")
                    text += more
                line.close()
        table_id = text.split(b'"rematch_accepted","table_id":"')[1].split(b'"')[0].decode()
        tokens = []
        path = f"/api/v1/tables/{table_id}/resume"
        for token, source in zip(game.tokens, game.sources, strict=True):
            seat = await self.people.ask(source, "POST", path, {"seat_token": token}, patient=True)
            tokens.append(str(seat["seat_token"]))
            watch = str(seat["watch_token"])
        # The seats are swapped, and so are the tokens: each opens the other seat now.
        new = Game(table_id, (tokens[0], tokens[1]), game.sources, watch)
        await self.people.sit(new)
        self.people.games.append(new)


def _is_over(game: Game) -> bool:
    return bool(game.players) and all(one.finished for one in game.players)


def stored_moves(database: Path) -> int:
    """Returns how many requests of people the database holds as moves."""
    with contextlib.closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as found:
        query = "SELECT count(*) FROM events WHERE kind = 'moved' AND client_move_id IS NOT NULL"
        return int(found.execute(query).fetchone()[0])


async def soak(wanted: argparse.Namespace, folder: Path) -> dict[str, object]:
    database = folder / "tables.db"
    server = ServerProcess(f"sqlite:///{database}", folder / "server.log", limits=wanted.limits)
    await asyncio.to_thread(server.start)
    run = Soak(People(Target(server.url, "")))
    people = run.people
    for _ in range(wanted.games):
        await people.open_table()
    chores = [
        asyncio.create_task(chore())
        for chore in (run.measure_lag, run.come_and_go, run.play_on, people.visit)
    ]
    memory: list[float] = []
    load: list[float] = []
    for minute in range(round(wanted.minutes)):
        people.acknowledged = []
        behind = await people.play(wanted.rate, 60)
        memory.append(memory_mb(server.pid))
        load.append(os.getloadavg()[0])
        print(
            f"minute {minute + 1}: {len(people.acknowledged)} moves, {behind} not sent, p99"
            f" {percentile(people.acknowledged, 0.99)} ms, lag p99 {percentile(run.lags, 0.99)} ms,"
            f" {memory[-1]:.0f} MB, {run.rematches} rematches, {run.reconnects} reconnects,"
            f" {run.spectators} spectators, load {load[-1]:.1f}",
            flush=True,
        )
    await asyncio.sleep(1)
    for chore in chores:
        chore.cancel()
    done = await asyncio.gather(*chores, return_exceptions=True)
    run.problems += [repr(one) for one in done if isinstance(one, Exception)]
    errors = people.errors() + len(people.refused) + len(run.problems)
    half = memory[len(memory) // 2 :]
    for text in (*run.problems, *people.refused)[:10]:
        print(f"  {text}", file=sys.stderr)
    await asyncio.to_thread(server.stop)
    return {
        "minutes": len(memory),
        "moves": people.moves,
        "errors": errors,
        "lost": max(0, people.moves - stored_moves(database)),
        "lag_p99_ms": percentile(run.lags, 0.99),
        "memory_mb": [round(memory[0]), round(half[0]), round(memory[-1])],
        "growth_of_the_second_half": round(half[-1] / half[0] - 1, 4),
        "joins": run.joins,
        "rematches": run.rematches,
        "reconnects": run.reconnects,
        "spectators": run.spectators,
        "load": round(sum(load) / len(load), 1),
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument(
        "--rate", type=float, default=100, help="moves a second, all games together"
    )
    parser.add_argument("--limits", type=float, default=100, help="factor on the server's limits")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(soak(wanted, Path(folder)))
    print(json.dumps(found))
    lag, growth = found["lag_p99_ms"], found["growth_of_the_second_half"]
    assert isinstance(lag, float)
    assert isinstance(growth, float)
    good = (
        not found["errors"] and not found["lost"] and lag <= MOST_LAG_MS and growth <= MOST_GROWTH
    )
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
