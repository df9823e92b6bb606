"""Long work in slices: the event loop runs in between, and one piece goes at a time."""

import asyncio
import time
from collections.abc import Iterator

import pytest

from mandala.server.rooms.long_work import SLICE_S, LongWork

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
