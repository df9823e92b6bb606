"""Runs work on uploaded records in one separate thread.

Several threads would slow down the event loop, because they share the interpreter with it.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, ParamSpec, TypeVar

from mandala.server.errors import ApiError

MOST_WAITING: Final = 40
_thread: Final = ThreadPoolExecutor(1, "records")
_waiting = 0

P = ParamSpec("P")
T = TypeVar("T")


async def in_thread(work: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
    """Does ``work`` in the thread, after what waits already. Raises ``rate/too_many``."""
    global _waiting
    if _waiting >= MOST_WAITING:
        raise ApiError("rate/too_many")
    _waiting += 1
    try:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(_thread, lambda: work(*args, **named))
    finally:
        _waiting -= 1
