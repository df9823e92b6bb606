"""Plays live games at a steady rate and measures the time until a move is durably acknowledged.

    python bench/server/load.py                                   # 2,000 sockets, 500 games, 300/s
    python bench/server/load.py --instances 2 --rate 150 --database postgresql://…

Half of the sockets are players, the others watch. The AI's worker is busy meanwhile. With two
instances the players of a table use different ones; ``told`` is the time until the other player
has the move. Server and load run on this machine.
"""

import argparse
import asyncio
import gc
import json
import random
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

from lean_socket import LeanSocket, cpu_s, memory_mb, open_lean_socket
from processes import ServerProcess

from mandala.client import ApiClient
from mandala.server.protocol.http import AgainstAi, Online

AI_TABLES = 4


@dataclass
class Game:
    """One table: its two players, and when the move under way was sent."""

    players: list[LeanSocket] = field(default_factory=list)
    sent_at: float = 0.0
    waiting: bool = False

    def to_move(self) -> LeanSocket | None:
        for player in self.players:
            if player.legal and not player.over:
                return player
        return None


@dataclass
class Load:
    urls: list[str]
    source: random.Random = field(default_factory=lambda: random.Random(1))
    games: list[Game] = field(default_factory=list)
    sockets: list[LeanSocket] = field(default_factory=list)
    acknowledged: list[float] = field(default_factory=list)
    told: list[float] = field(default_factory=list)
    measuring: bool = False

    async def open_table(self, watchers: int) -> None:
        ada, bea = ApiClient(self.urls[0]), ApiClient(self.urls[-1])
        first = await ada.create(Online(name="Ada"))
        second = await bea.join(first.table_id, "Bea", first.invite_token)
        game = Game()

        def acknowledged(seconds: float) -> None:
            game.waiting = False
            if self.measuring:
                self.acknowledged.append(seconds)

        def player_update(socket: LeanSocket) -> None:
            if self.measuring and game.sent_at and socket.legal:
                self.told.append(time.perf_counter() - game.sent_at)
                game.sent_at = 0.0

        for person, seat in ((ada, first), (bea, second)):
            hello = {"seat_token": seat.seat_token}
            game.players.append(
                await open_lean_socket(
                    person.url, first.table_id, hello, player_update, acknowledged
                )
            )
        watch = {"watch_token": str(first.watch_token)}
        self.sockets += game.players
        for number in range(watchers):
            url = self.urls[number % len(self.urls)]
            self.sockets.append(
                await open_lean_socket(url, first.table_id, watch, lambda _: None, lambda _: None)
            )
        self.games.append(game)

    async def keep_ai_busy(self) -> None:
        """Plays against the strongest AI and replies at once."""
        person = ApiClient(self.urls[0])
        while True:
            seat = await person.create(AgainstAi(name="Cleo", level=5))
            async with person.sit(seat.table_id) as line:
                while line.table.status != "over":
                    if line.decision is None:
                        await line.next()
                    else:
                        ack = await line.move(self.source.choice(line.decision.legal).move)
                        while line.seq < ack.seq:
                            await line.next()

    async def run(self, rate: float, seconds: float) -> int:
        """Sends moves at a steady rate; returns how many could not be sent in time."""
        behind = 0
        began = time.perf_counter()
        number = 0
        order = self.games[:]
        self.source.shuffle(order)
        while (now := time.perf_counter()) < began + seconds:
            due = began + number / rate
            if now < due:
                await asyncio.sleep(due - now)
                continue
            number += 1
            for _ in range(20):
                game = order[self.source.randrange(len(order))]
                player = None if game.waiting else game.to_move()
                if player:
                    break
            else:
                behind += 1
                continue
            assert player is not None
            move = self.source.choice(player.legal)
            player.legal = []
            game.waiting = True
            game.sent_at = time.perf_counter()
            player.move(move)
        return behind


def percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return round(ordered[min(len(ordered) - 1, int(len(ordered) * share))] * 1000, 1)


async def measure(wanted: argparse.Namespace, folder: Path) -> dict[str, object]:
    database = wanted.database or f"sqlite:///{folder / 'tables.db'}"
    servers = [
        ServerProcess(database, folder / f"server{n}.log", ai_workers=1 if n == 0 else 0)
        for n in range(wanted.instances)
    ]
    for server in servers:
        await asyncio.to_thread(server.start)
    load = Load([server.url for server in servers])
    watchers = wanted.sockets // wanted.games - 2
    for start in range(0, wanted.games, 20):
        await asyncio.gather(
            *(load.open_table(watchers) for _ in range(start, min(start + 20, wanted.games)))
        )
    gc.collect()
    gc.disable()  # a pause here would count as one of the server
    busy = [asyncio.create_task(load.keep_ai_busy()) for _ in range(AI_TABLES)]
    await load.run(wanted.rate, 3)  # warm
    load.measuring = True
    before = [cpu_s(server.pid) for server in servers]
    peak = 0.0
    began = time.perf_counter()
    running = asyncio.create_task(load.run(wanted.rate, wanted.seconds))
    while not running.done():
        peak = max(peak, *(memory_mb(server.pid) for server in servers))
        await asyncio.wait([running], timeout=1)
    behind = running.result()
    await asyncio.sleep(1)
    seconds = time.perf_counter() - began - 1
    used = [cpu_s(server.pid) - start for server, start in zip(servers, before, strict=True)]
    for task in busy:
        task.cancel()
    await asyncio.gather(*busy, return_exceptions=True)
    found: dict[str, object] = {
        "instances": wanted.instances,
        "sockets": len(load.sockets) + AI_TABLES,
        "games": len(load.games),
        "moves_per_s": round(len(load.acknowledged) / seconds, 1),
        "not_sent": behind,
        "errors": sum(socket.errors for socket in load.sockets),
        "ack_ms": {
            f"p{round(s * 100)}": percentile(load.acknowledged, s) for s in (0.5, 0.95, 0.99)
        },
        "told_ms": {f"p{round(s * 100)}": percentile(load.told, s) for s in (0.5, 0.95, 0.99)},
        "server_cpu": [round(u / seconds, 2) for u in used],
        "server_mb": round(peak),
    }
    for socket in load.sockets:
        socket.transport.abort()
    for server in servers:
        await asyncio.to_thread(server.stop)
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--sockets", type=int, default=2000)
    parser.add_argument(
        "--rate", type=float, default=300, help="moves a second, all games together"
    )
    parser.add_argument("--seconds", type=float, default=40)
    parser.add_argument("--instances", type=int, default=1)
    parser.add_argument("--database", help="default: a new SQLite file")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        print(json.dumps(asyncio.run(measure(wanted, Path(folder)))))
    return 0


if __name__ == "__main__":
    sys.exit(main())
