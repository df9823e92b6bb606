"""Honest people for the attack suite and the soak: players at a steady rate, and visitors."""

import asyncio
import contextlib
import json
import random
import time
from collections.abc import Iterator
from dataclasses import dataclass, field

from hostile import Connection, Target
from lean_socket import LeanSocket, open_lean_socket

VISIT_EVERY_S = 0.5
ANSWER_WITHIN_S = 20.0


def addresses(block: int) -> Iterator[str]:
    """Yields addresses of this machine, each for one person: ``127.BLOCK.x.y``."""
    for number in range(1, 65_000):
        yield f"127.{block}.{number // 250}.{number % 250 + 1}"


@dataclass
class Game:
    """One table with two players, and whether a move is under way."""

    table_id: str
    tokens: tuple[str, str]
    sources: tuple[str, str]
    watch_token: str = ""
    players: list[LeanSocket] = field(default_factory=list)
    waiting: bool = False

    def to_move(self) -> LeanSocket | None:
        return next((one for one in self.players if one.legal and not one.over), None)


@dataclass
class People:
    """All honest people. ``acknowledged`` and ``visits`` are in seconds; ``refused``: how often an
    honest request was refused or not answered."""

    target: Target
    source: random.Random = field(default_factory=lambda: random.Random(1))
    games: list[Game] = field(default_factory=list)
    acknowledged: list[float] = field(default_factory=list)
    visits: list[float] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)
    moves: int = 0
    lost: int = 0
    _addresses: Iterator[str] = field(default_factory=lambda: addresses(1))

    async def ask(
        self, address: str, method: str, path: str, body: object = None, *, patient: bool = False
    ) -> dict[str, object]:
        """Sends one request from an address; ``patient``: again while the server is full."""
        data = b"" if body is None else json.dumps(body).encode()
        while True:
            line = await Connection.open(self.target, address)
            try:
                async with asyncio.timeout(ANSWER_WITHIN_S):
                    status, answer, _ = await line.request(self.target, method, path, data)
            finally:
                line.close()
            if status in (429, 503) and patient:
                await asyncio.sleep(0.5)
                continue
            if status >= 400:
                raise ConnectionError(f"{method} {path}: {status}")
            found: dict[str, object] = json.loads(answer) if answer[:1] == b"{" else {}
            return found

    async def open_table(self) -> Game:
        """Two new people make a table and sit down."""
        ada, bea = next(self._addresses), next(self._addresses)
        wish = {"kind": "online", "name": "Ada"}
        first = await self.ask(ada, "POST", "/api/v1/tables", wish, patient=True)
        join = {"name": "Bea", "invite_token": first["invite_token"]}
        path = f"/api/v1/tables/{first['table_id']}/join"
        second = await self.ask(bea, "POST", path, join, patient=True)
        game = Game(
            str(first["table_id"]),
            (str(first["seat_token"]), str(second["seat_token"])),
            (ada, bea),
            str(first["watch_token"]),
        )
        await self.sit(game)
        self.games.append(game)
        return game

    async def sit(self, game: Game) -> None:
        """Connects both players."""

        def acknowledged(seconds: float) -> None:
            game.waiting = False
            self.moves += 1
            self.acknowledged.append(seconds)

        game.players = [
            await open_lean_socket(
                self.target.url,
                game.table_id,
                {"seat_token": token},
                lambda _: None,
                acknowledged,
                source,
            )
            for token, source in zip(game.tokens, game.sources, strict=True)
        ]

    async def play(self, rate: float, seconds: float) -> int:
        """Sends moves at a steady rate; returns how many could not be sent in time."""
        behind = number = 0
        began = time.perf_counter()
        while (now := time.perf_counter()) < began + seconds:
            due = began + number / rate
            if now < due:
                await asyncio.sleep(due - now)
                continue
            number += 1
            for _ in range(20):
                game = self.source.choice(self.games)
                player = None if game.waiting else game.to_move()
                if player:
                    break
            else:
                behind += 1
                continue
            assert player is not None
            game.waiting = True
            move = self.source.choice(player.legal)
            player.legal = []
            player.move(move)
        return behind

    def waited(self) -> list[float]:
        """Returns for how long each move waits that is not acknowledged yet."""
        now = time.perf_counter()
        return [
            now - max(player.sent_at for player in game.players)
            for game in self.games
            if game.waiting and game.players
        ]

    async def visit(self) -> None:
        """One new person after the other opens the page, makes a table and comes in."""
        while True:
            began = time.perf_counter()
            address = next(self._addresses)
            try:
                await self.ask(address, "GET", "/")
                await self.ask(address, "GET", "/api/v1/tables")
                wish = {"kind": "hotseat", "names": ["Ada", "Bea"]}
                seat = await self.ask(address, "POST", "/api/v1/tables", wish)
                async with asyncio.timeout(ANSWER_WITHIN_S):
                    socket = await open_lean_socket(
                        self.target.url,
                        str(seat["table_id"]),
                        {"seat_token": str(seat["seat_token"])},
                        lambda _: None,
                        lambda _: None,
                        address,
                    )
                socket.transport.abort()
                self.visits.append(time.perf_counter() - began)
            except (OSError, TimeoutError, asyncio.IncompleteReadError) as error:
                self.refused.append(f"{type(error).__name__}: {error}"[:80])
            await asyncio.sleep(max(0.0, VISIT_EVERY_S - (time.perf_counter() - began)))

    def errors(self) -> int:
        """Returns how many honest messages were refused, or sockets closed under a running game."""
        return sum(
            one.errors + (one.closed and not one.finished)
            for game in self.games
            for one in game.players
        )

    async def go_on(self) -> None:
        """Opens a new table in place of each game that is over."""
        while True:
            for game in [game for game in self.games if all(one.over for one in game.players)]:
                self.games.remove(game)
                for one in game.players:
                    self.lost += one.closed and not one.finished
                    one.transport.abort()
                with contextlib.suppress(OSError, TimeoutError, asyncio.IncompleteReadError):
                    await self.open_table()
            await asyncio.sleep(0.5)


def percentile(values: list[float], share: float) -> float:
    """Returns a percentile in milliseconds."""
    ordered = sorted(values) or [0.0]
    return round(ordered[min(len(ordered) - 1, int(len(ordered) * share))] * 1000, 1)
