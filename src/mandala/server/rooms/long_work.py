"""Work of more than a few milliseconds, done in slices between the moves of other tables."""

import asyncio
import time
from collections.abc import Iterable
from typing import Final, TypeVar

T = TypeVar("T")
SLICE_S: Final = 0.002  # then everybody else gets a turn


class LongWork:
    """Runs one piece of long work at a time, so that two together take no more than one slice."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()

    async def run(self, work: Iterable[T | None]) -> list[T]:
        """Returns the items of ``work`` that are not None; between two slices the event loop runs."""
        found: list[T] = []
        async with self._turn:
            ends = time.perf_counter() + SLICE_S
            for item in work:
                if item is not None:
                    found.append(item)
                if time.perf_counter() >= ends:
                    await asyncio.sleep(0)
                    ends = time.perf_counter() + SLICE_S
        return found
