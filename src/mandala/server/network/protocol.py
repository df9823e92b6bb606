"""The base of the HTTP and the WebSocket protocol: metered reading and bounded writing."""

import asyncio
from typing import Final, cast

from mandala.server.network.connections import OpenConnection
from mandala.server.network.guard import Guard
from mandala.server.network.traffic import Meter

STUCK_S: Final = 20.0  # how long a client may not read while something waits for it
MOST_READ: Final = 16_384  # bytes that are taken from the system at a time


class MeteredReading(asyncio.Protocol):
    """Parses what a client sends in slices, as fast as its meter allows.

    A subclass implements ``feed``, which parses a slice, and ``held``: whether its flow control waits
    for the application.
    """

    slice_size: int
    guard: Guard
    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    entry: OpenConnection | None = None
    meter: Meter
    _unread: bytearray
    _waits: asyncio.TimerHandle | None = None
    _has_turn: bool = False
    _stuck: asyncio.TimerHandle | None = None
    gone: bool = False

    def feed(self, data: bytes) -> float:
        """Parse ``data`` and return its cost."""
        raise NotImplementedError

    def held(self) -> bool:
        """Returns whether nothing may be parsed until the application has read more."""
        raise NotImplementedError

    def data_received(self, data: bytes) -> None:
        if not (self._unread or self._waits or self.held()) and len(data) <= self.slice_size:
            self._spend(self.feed(data))
            return
        self._unread += data
        self.transport.pause_reading()
        self.read_on()

    def read_on(self) -> None:
        """Parse on if something waits and nothing holds it back."""
        if self._unread and not (self._waits or self._has_turn or self.held() or self.gone):
            self._has_turn = True
            self.guard.turns(self.loop).add(self)

    def parse_slice(self) -> bool:
        """Parse the next slice; True: more can be parsed now."""
        self._has_turn = False
        if self.gone or self.held() or self._waits:
            return False
        data = bytes(self._unread[: self.slice_size])
        del self._unread[: self.slice_size]
        self._spend(self.feed(data))
        if not self._unread:
            self._resume()
            return False
        self._has_turn = not (self._waits or self.held())
        return self._has_turn

    def _spend(self, cost: float) -> None:
        """Counts what was parsed; a client over its limit is not read for a while."""
        wait = self.meter.spend(cost)
        if wait and not self.gone:
            self.transport.pause_reading()
            self._waits = self.loop.call_later(wait, self._waited)

    def _waited(self) -> None:
        self._waits = None
        self.read_on()
        self._resume()

    def _resume(self) -> None:
        """Reads again, unless something that was read waits still."""
        waits = self._unread or self._waits or self.held() or self.gone
        if not waits and not self.transport.is_closing():
            self.transport.resume_reading()

    def hold_again(self) -> None:
        """Undoes what the flow control below has resumed, while bytes wait or the limit is passed."""
        if not self.gone and (self._unread or self._waits):
            self.transport.pause_reading()
            self.read_on()

    def limit_reads(self) -> None:
        """Bound how much one connection can make the server hold (asyncio takes 256 kB)."""
        if hasattr(self.transport, "max_size"):
            self.transport.max_size = MOST_READ

    def abort_if_stuck(self) -> None:
        """Starts to wait for a client that does not read; a closing handshake would take for ever."""
        if self._stuck is None:
            self._stuck = self.loop.call_later(STUCK_S, self.transport.abort)

    def not_stuck(self) -> None:
        """The client reads again, or is gone."""
        if self._stuck:
            self._stuck.cancel()
            self._stuck = None

    def forget(self) -> None:
        """Drop what waits: the connection is closed, or another protocol has taken it over."""
        self.gone = True
        self._unread.clear()
        self.not_stuck()
        if self._waits:
            self._waits.cancel()
            self._waits = None


def as_transport(transport: asyncio.BaseTransport) -> asyncio.Transport:
    """Returns a stream's transport as what it is."""
    return cast("asyncio.Transport", transport)
