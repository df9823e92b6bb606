"""One open socket at a table, seen from the table: a bounded queue of what it is to be sent."""

import asyncio
from typing import Final

import msgspec

from mandala.server.messages.from_server import Closing, ServerMessage
from mandala.server.tables.steps import Reader

MOST_WAITING: Final = 64  # messages; a reader further behind is better off with a new snapshot

_encoder = msgspec.json.Encoder()


def encoded(message: ServerMessage) -> str:
    return _encoder.encode(message).decode()


class Connection:
    """A reader's line. ``send`` never waits: whoever reads too slowly is closed and comes back.

    The registry holds connections, not seats: two tabs of one player are two of these.
    """

    __slots__ = ("_closing", "_queue", "_wake", "reader")

    def __init__(self, reader: Reader) -> None:
        self.reader = reader
        self._queue: list[str] = []
        self._closing = False
        self._wake = asyncio.Event()

    def send(self, message: ServerMessage) -> None:
        self.send_text(encoded(message))

    def send_text(self, text: str) -> None:
        """Queue a message that is encoded already (the same for several readers)."""
        if self._closing:
            return
        if len(self._queue) >= MOST_WAITING:
            self._queue.clear()
            self.close("slow_reader")
            return
        self._queue.append(text)
        self._wake.set()

    def close(self, code: str) -> None:
        """Say why, then end the line once that is sent."""
        if not self._closing:
            self._queue.append(encoded(Closing(code=code)))  # type: ignore[arg-type]  # named by the callers
            self._closing = True
            self._wake.set()

    async def next_batch(self) -> list[str]:
        """Wait for what is to be sent; an empty list: the line is to be closed."""
        while not self._queue:
            if self._closing:
                return []
            self._wake.clear()
            await self._wake.wait()
        batch, self._queue = self._queue, []
        return batch
