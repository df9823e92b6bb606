"""Limits the traffic of each connection and each address, in units of cost.

A client over its limit is not refused. The server stops reading from it, so its data waits on its
own machine and costs the server nothing.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final, Protocol

from mandala.server.network.rate_limits import AddressLimits, Bucket, Rate

# A unit is a byte; what a frame or a request costs besides its bytes follows.
FRAME_COST: Final = 250
REQUEST_COST: Final = 1_000
OF_SOCKET: Final = Rate(16_000, 64_000)
OF_HTTP: Final = Rate(64_000, 512_000)
OF_ADDRESS: Final = Rate(128_000, 768_000)
SLICE: Final = (
    512  # bytes that are parsed at a time: 85 of the smallest frames, about a millisecond
)


class Reader(Protocol):
    """A connection whose bytes are parsed in slices."""

    def parse_slice(self) -> bool:
        """Parse the next slice; True: more can be parsed now."""


class Turns:
    """Parses the slices of all connections in turn, one in each iteration of the event loop."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._waiting: deque[Reader] = deque()
        self._scheduled = False

    def add(self, reader: Reader) -> None:
        """Parse the slices of ``reader`` from now on, after those who wait already."""
        self._waiting.append(reader)
        self._schedule()

    def _schedule(self) -> None:
        if not self._scheduled and self._waiting:
            self._scheduled = True
            self._loop.call_soon(self._run)

    def _run(self) -> None:
        self._scheduled = False
        if self._waiting:
            reader = self._waiting.popleft()
            if reader.parse_slice():
                self._waiting.append(reader)
        self._schedule()


class Meter:
    """Counts what one connection sends: against its own limit and that of its address."""

    def __init__(self, own: Bucket, of_address: Bucket) -> None:
        self.own = own
        self.of_address = of_address
        self.units = 0.0

    def spend(self, cost: float) -> float:
        """Counts ``cost``; returns for how many seconds the connection is not to be read."""
        self.units += cost
        return max(self.own.spend(cost), self.of_address.spend(cost))


class TrafficLimits:
    """The limits of this process. ``factor``: on all of them; proxies have none of their own."""

    def __init__(self, factor: float, is_proxy: Callable[[str], bool] = lambda _: False) -> None:
        self._socket = OF_SOCKET.times(factor)
        self._http = OF_HTTP.times(factor)
        self._addresses = AddressLimits(OF_ADDRESS.times(factor))
        self._is_proxy = is_proxy
        self._unlimited = Bucket(Rate(1e12, 1e12))

    def http(self, address: str) -> Meter:
        """Returns the meter of a new connection."""
        own = self._unlimited if self._is_proxy(address) else Bucket(self._http)
        return Meter(own, self.of_address(address))

    def socket(self, address: str) -> Meter:
        """Returns the meter of a WebSocket."""
        return Meter(Bucket(self._socket), self.of_address(address))

    def of_client(self, address: str) -> Bucket:
        """Returns what a client behind a proxy may send."""
        return self._addresses.bucket(address)

    def of_address(self, address: str) -> Bucket:
        """Returns what an address may send, all its connections together."""
        return self._unlimited if self._is_proxy(address) else self._addresses.bucket(address)
