"""A real table server on loopback, in the event loop of the test, and people who play at it."""

import asyncio
import functools
import random
import threading
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import Future
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from mandala.client import Server, TableLine
from mandala.players.protocol import decision_for
from mandala.players.registry import player_from_name
from mandala.records.game import Game
from mandala.server.ai.levels import LEVELS
from mandala.server.app import Seams
from mandala.server.messages.from_client import Resign
from mandala.server.messages.http import Online
from mandala.server.running import TableServer, bind, make_server
from mandala.server.services import Services
from mandala.server.settings import Settings
from mandala.server.storage.opening import sqlite_url


@dataclass
class Running:
    """A server that answers. ``services`` are its living parts."""

    url: str
    settings: Settings
    services: Services
    server: TableServer

    def guest(self) -> Server:
        """A new person with no cookie yet."""
        return Server(self.url)


@asynccontextmanager
async def serving(
    folder: Path, *, seams: Seams | None = None, **settings: Any
) -> AsyncIterator[Running]:
    """Start a server with its database in ``folder``; stopped in order at the end."""
    chosen: dict[str, Any] = {
        "database_url": sqlite_url(folder / "tables.db"),
        "ai_workers": 0,
        "limits": 1000.0,
    }
    if settings.get("ai_workers"):
        have_first_level_compiled()
    listener = bind("127.0.0.1", 0)
    ready: asyncio.Future[Settings] = asyncio.get_running_loop().create_future()
    server = make_server(
        Settings(**(chosen | settings)), listener, ready=ready.set_result, seams=seams
    )
    server.capture_signals = _no_signals  # type: ignore[method-assign]  # those are pytest's
    task = asyncio.create_task(server.serve(sockets=[listener]))
    await asyncio.wait([task, asyncio.ensure_future(ready)], return_when=asyncio.FIRST_COMPLETED)
    if task.done():
        await task
    bound = await ready
    services = server._gate.services
    assert services is not None
    try:
        yield Running(bound.base_url, bound, services, server)
    finally:
        server.should_exit = True
        await task
        listener.close()


@functools.cache
def have_first_level_compiled() -> None:
    """Leave its code on disk, where a worker finds it: a test waits for moves, not for compilers."""
    player = player_from_name(LEVELS[1])
    player.new_game(0, 0, 0)
    player.choose(decision_for(Game.new(seed=0)))


def _no_signals() -> Any:
    from contextlib import nullcontext

    return nullcontext()


async def until(line: TableLine, seq: int) -> None:
    """Read until the line knows event ``seq``."""
    async with asyncio.timeout(20):
        while line.seq < seq:
            await line.next()


async def play_out(lines: dict[int, TableLine], source: random.Random, *watching: TableLine) -> int:
    """Play random legal moves at both seats until the game is over; how many were sent."""
    sent = 0
    everybody = [*lines.values(), *watching]
    while everybody[0].table.status != "over":
        seat = everybody[0].position.to_move
        assert seat is not None
        decision = lines[seat].decision
        assert decision is not None
        ack = await lines[seat].move(source.choice(decision.legal).move)
        sent += 1
        for line in everybody:
            await until(line, ack.seq)
    return sent


@contextmanager
def serving_in_a_thread(folder: Path, **settings: Any) -> Iterator[Running]:
    """The same server with an event loop of its own, for tests that are not asynchronous."""
    started: Future[Running] = Future()
    stop = threading.Event()

    async def run() -> None:
        async with serving(folder, **settings) as running:
            started.set_result(running)
            await asyncio.to_thread(stop.wait)

    def main() -> None:
        try:
            asyncio.run(run())
        except BaseException as error:
            if not started.done():
                started.set_exception(error)
            raise

    thread = threading.Thread(target=main)
    thread.start()
    try:
        yield started.result(60)
    finally:
        stop.set()
        thread.join()


async def finished_pair(running: Running) -> tuple[Server, Server, str, str]:
    """Ada and Bea, a table where Ada (seat 0) has just resigned, and the link of her seat."""
    ada, bea = running.guest(), running.guest()
    seat = await ada.create(Online(name="Ada", starts="first"))
    await bea.join(seat.table_id, "Bea", seat.invite_token)
    async with ada.sit(seat.table_id) as line:
        ack = await line.request(Resign(client_move_id="enough"))
        await until(line, ack.seq)
    return ada, bea, seat.table_id, seat.seat_token


async def table_between(two: tuple[Running, Running]) -> tuple[Server, Server, str]:
    """Ada, who starts at the first instance, Bea at the second, and their table."""
    ada, bea = two[0].guest(), two[1].guest()
    seat = await ada.create(Online(name="Ada", starts="first"))
    await bea.join(seat.table_id, "Bea", seat.invite_token)
    return ada, bea, seat.table_id
