"""A real table server on loopback, in the event loop of the test, and people who play at it."""

import asyncio
import functools
import random
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import Future
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, TypeVar

from mandala.client import ApiClient, TableSocket
from mandala.players.levels import level_name
from mandala.players.registry import make_player
from mandala.records.game import Game
from mandala.server.actions.resign import Resign
from mandala.server.app import Overrides
from mandala.server.config import Settings
from mandala.server.protocol.http import Online
from mandala.server.protocol.socket import Look, ServerMessage, Snapshot
from mandala.server.serve import TableServer, bind, make_server
from mandala.server.services import Services
from mandala.server.storage.base import NewEvent, NewTable, Seat, Summary
from mandala.server.storage.open import sqlite_url
from support.table_logs import LoggedTable


@dataclass
class Running:
    """A server that answers. ``services`` are its living parts."""

    url: str
    settings: Settings
    services: Services
    server: TableServer

    def guest(self) -> ApiClient:
        """A new person with no cookie yet."""
        return ApiClient(self.url)


@asynccontextmanager
async def serving(
    folder: Path,
    *,
    overrides: Overrides | None = None,
    nonce_within_s: float = 0.0,
    **settings: Any,
) -> AsyncIterator[Running]:
    """Start a server with its database in ``folder``; stopped in order at the end.

    It deals once both are seated, unless ``nonce_within_s`` gives the players time for nonces.
    """
    overrides = replace(overrides or Overrides(), nonce_within_s=nonce_within_s)
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
        Settings(**(chosen | settings)), listener, ready=ready.set_result, overrides=overrides
    )
    server.capture_signals = _no_signals  # type: ignore[method-assign]  # those are pytest's
    task = asyncio.create_task(server.serve(sockets=[listener]))
    first: set[asyncio.Future[Any]] = {task, ready}
    await asyncio.wait(first, timeout=60, return_when=asyncio.FIRST_COMPLETED)
    if task.done():
        await task
    bound = await ready
    services = server.app.state.services
    try:
        yield Running(bound.base_url, bound, services, server)
    finally:
        server.should_exit = True
        await task
        listener.close()


@functools.cache
def have_first_level_compiled() -> None:
    """Leave its code on disk, where a worker finds it: a test waits for moves, not for compilers."""
    player = make_player(level_name(1))
    player.new_game(0, 0, 0)
    player.choose(Game.new(seed=0).decision())


def _no_signals() -> Any:
    from contextlib import nullcontext

    return nullcontext()


async def until(line: TableSocket, seq: int) -> None:
    """Read until the line knows event ``seq``."""
    async with asyncio.timeout(20):
        while line.seq < seq:
            await line.next()


async def until_true(line: TableSocket, holds: Callable[[], bool]) -> None:
    """Read until a condition holds."""
    async with asyncio.timeout(20):
        while not holds():
            await line.next()


async def until_dealt(line: TableSocket) -> int:
    """Reads until the cards are dealt; returns the number of the event that the line knows then."""
    await until_true(line, lambda: line.position.to_move is not None)
    return line.seq


M = TypeVar("M", bound=ServerMessage)


async def next_of(line: TableSocket, kind: type[M]) -> M:
    """Read until a message of a kind comes."""
    async with asyncio.timeout(20):
        while not isinstance(message := await line.next(), kind):
            pass
    return message


async def look_at(line: TableSocket, seat: int | None, since: int | None = None) -> Snapshot:
    """Have the cards of ``seat`` shown at a hot-seat table."""
    await line.send(Look(seat=seat, since=since))
    async with asyncio.timeout(20):
        while (shown := await next_of(line, Snapshot)).position.seat != seat:
            pass
    return shown


async def play_out(
    lines: dict[int, TableSocket], source: random.Random, *watching: TableSocket
) -> int:
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


async def finished_pair(running: Running) -> tuple[ApiClient, ApiClient, str, str]:
    """Ada and Bea, a table where Ada (seat 0) has just resigned, and the link of her seat."""
    ada, bea = running.guest(), running.guest()
    seat = await ada.create(Online(name="Ada", starts="first"))
    await bea.join(seat.table_id, "Bea", seat.invite_token)
    async with ada.sit(seat.table_id) as line:
        ack = await line.request(Resign(client_move_id="enough"))
        await until(line, ack.seq)
    return ada, bea, seat.table_id, seat.seat_token


async def store_finished(running: Running, logged: LoggedTable, *seats: Seat) -> str:
    """Stores a finished table as the first release did, without what lists need; returns its id."""
    events = [NewEvent(e.at, e.kind, e.body, e.client_move_id) for e in logged.rows]
    summary = Summary("over", listed=logged.table.created.listed)
    new = NewTable(logged.table.table_id, logged.table.created_at, seats)
    await running.services.storage.create_table(new, events, summary)
    return new.table_id


async def table_between(two: tuple[Running, Running]) -> tuple[ApiClient, ApiClient, str]:
    """Ada, who starts at the first instance, Bea at the second, and their table."""
    ada, bea = two[0].guest(), two[1].guest()
    seat = await ada.create(Online(name="Ada", starts="first"))
    await bea.join(seat.table_id, "Bea", seat.invite_token)
    return ada, bea, seat.table_id
