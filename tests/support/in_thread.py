"""A real table server beside a test that is not asynchronous itself."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from mandala.server.app import Overrides
from support.table_server import serving


@contextmanager
def serving_in_thread(folder: Path, overrides: Overrides) -> Iterator[str]:
    """Serve with ``overrides`` (its clock and dealer) while the block runs; gives the address."""
    loop = asyncio.new_event_loop()
    address: list[str] = []
    up = threading.Event()
    done = asyncio.Event()

    async def serve() -> None:
        async with serving(folder, overrides=overrides, nonce_within_s=20) as running:
            address.append(running.url)
            up.set()
            await done.wait()

    thread = threading.Thread(target=lambda: loop.run_until_complete(serve()))
    thread.start()
    try:
        assert up.wait(30), "the server does not start"
        yield address[0]
    finally:
        loop.call_soon_threadsafe(done.set)
        thread.join(timeout=30)
        loop.close()
