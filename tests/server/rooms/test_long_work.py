"""Long work in slices: the event loop runs in between, and one piece goes at a time."""

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import pytest

from mandala.records.game import Game
from mandala.server.actions.resign import Resign
from mandala.server.protocol.http import HotSeat
from mandala.server.rooms import long_work
from mandala.server.rooms.long_work import SLICE_S, LongWork
from mandala.server.state.table import Table
from mandala.server.storage.base import Seat
from support.raw_socket import raw_socket
from support.table_logs import taken_back_often
from support.table_server import Running, store_finished

pytestmark = pytest.mark.anyio


def work(log: list[str], name: str) -> Iterator[int | None]:
    """Ten items, each of which takes a whole slice; every second one is None."""
    for number in range(10):
        ends = time.perf_counter() + SLICE_S
        while time.perf_counter() < ends:
            pass
        log.append(name)
        yield number if number % 2 else None


async def test_others_run_between_the_items() -> None:
    log: list[str] = []

    async def other() -> None:
        while True:
            log.append("other")
            await asyncio.sleep(0)

    ticking = asyncio.create_task(other())
    found = await LongWork().run(work(log, "work"))
    ticking.cancel()
    assert found == [1, 3, 5, 7, 9]
    assert "work,work" not in ",".join(log)


async def test_one_piece_goes_at_a_time() -> None:
    log: list[str] = []
    lane = LongWork()
    await asyncio.gather(lane.run(work(log, "a")), lane.run(work(log, "b")))
    assert log == ["a"] * 10 + ["b"] * 10


@dataclass
class Calls:
    """How often a method was called in all, and at most in one iteration of the event loop."""

    now: int = 0
    total: int = 0
    most: int = 0


@asynccontextmanager
async def counted(owner: type, method: str) -> AsyncIterator[Calls]:
    """Counts the calls of a method. A slice is one item long meanwhile."""
    calls = Calls()
    true_method = getattr(owner, method)

    def counting(*args: Any, **named: Any) -> Any:
        calls.now += 1
        calls.total += 1
        calls.most = max(calls.most, calls.now)
        return true_method(*args, **named)

    async def begin_anew() -> None:
        while True:
            calls.now = 0
            await asyncio.sleep(0)

    ticking = asyncio.create_task(begin_anew())
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(owner, method, counting)
        patch.setattr(long_work, "SLICE_S", 0.0)
        try:
            yield calls
        finally:
            ticking.cancel()


async def test_long_logs_are_read_and_told_in_slices(table_server: Running) -> None:
    """Through the real server: no request applies two events in one iteration of the loop."""
    logged = taken_back_often(30)
    logged.request(0, Resign)
    ada = table_server.guest()
    seat = await ada.create(HotSeat(names=("Ada", "Bea")))
    guest_id = (await table_server.services.rooms.room(seat.table_id)).seats[0].guest_id
    table_id = await store_finished(table_server, logged, Seat(0, guest_id, "Ada"))
    for path in ("history", "records"):
        async with counted(Table, "apply") as applied:
            status, text = await asyncio.to_thread(ada.request, "GET", f"/api/v1/me/{path}")
        assert (status, b'"resign"' in text) == (200, True)
        assert (applied.total, applied.most) == (logged.table.seq - 1, 1), path
    async with raw_socket(table_server.url, table_id, Cookie=ada.cookie or "") as socket:
        async with counted(Table, "apply") as applied:
            shown = await socket.hello(since=0)
        assert len(shown["steps"]) > 30
        assert applied.total > logged.table.seq + 30
        assert applied.most == 1
        ply = len(logged.table.plies)
        async with counted(Game, "play") as played:
            await socket.send({"type": "look_back", "ply": ply})
            assert (await socket.receive("position_at"))["position"]["ply"] == ply
        assert (played.total, played.most) == (ply, 1)
