"""One viewer's connection, seen from the table: a bounded queue of messages to send."""

import asyncio
from dataclasses import dataclass
from typing import Final, Literal

import msgspec

from mandala.server.protocol.socket import Closing, ServerMessage
from mandala.server.state.events import Viewer

MOST_WAITING: Final = 64  # messages; a viewer with more is closed and needs a new snapshot

CloseCode = Literal["shutdown", "slow_reader", "deleted", "flood", "access_ended"]
_encoder = msgspec.json.Encoder()


def encoded(message: ServerMessage) -> str:
    """Returns a message as it is sent."""
    return _encoder.encode(message).decode()


@dataclass(frozen=True, slots=True)
class Credential:
    """The cookie or the link that opened a connection. ``guest_id``: the guest to whom it belongs."""

    guest_id: str | None
    device_id: str | None = None
    token_hash: str | None = None


class Connection:
    """The outgoing queue of one socket. Two tabs of one player are two connections.

    ``send`` never waits. A viewer who reads too slowly is closed and connects again.
    """

    __slots__ = ("_closing", "_queue", "_wake", "address", "credential", "viewer")

    def __init__(
        self, viewer: Viewer, credential: Credential | None = None, address: str = ""
    ) -> None:
        """``credential``: None at a listed table, which anybody may watch. ``address``: whose
        socket it is."""
        self.address = address
        self.viewer = viewer
        self.credential = credential
        self._queue: list[str] = []
        self._closing = False
        self._wake = asyncio.Event()

    @property
    def is_closing(self) -> bool:
        """Whether nothing more is accepted: the socket closes when the last message is sent."""
        return self._closing

    def send(self, message: ServerMessage) -> None:
        """Queues a message."""
        self.send_text(encoded(message))

    def send_text(self, text: str) -> None:
        """Queues a message that is encoded already (the same for several viewers)."""
        if self._closing:
            return
        if len(self._queue) >= MOST_WAITING:
            self._queue.clear()
            self.close("slow_reader")
            return
        self._queue.append(text)
        self._wake.set()

    def close(self, code: CloseCode) -> None:
        """Queues the reason as the last message; the socket is closed once it is sent."""
        if not self._closing:
            self._queue.append(encoded(Closing(code=code)))
            self._closing = True
            self._wake.set()

    async def next_batch(self) -> list[str]:
        """Waits for messages and returns them; an empty list: close the socket."""
        while not self._queue:
            if self._closing:
                return []
            self._wake.clear()
            await self._wake.wait()
        batch, self._queue = self._queue, []
        return batch
