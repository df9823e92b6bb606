"""One budget for all requests that create rows: tables, seats, links, rematches.

It counts by guest, by address, and for the whole server.
"""

import time
from collections.abc import Callable
from typing import Final

from mandala.server.errors import ApiError
from mandala.server.network.rate_limits import AddressLimits, Bucket, Rate
from mandala.server.storage.storage import Storage

OF_ADDRESS: Final = Rate(0.5, 40)
OF_GUEST: Final = Rate(0.25, 20)
OF_SERVER: Final = Rate(20, 600)  # what a server stores without delay to its moves
COUNT_EVERY_S: Final = 10.0  # how old the number of running tables may be


class RowBudget:
    """``most_tables``: how many tables may wait or be played at once; more are refused."""

    def __init__(
        self,
        storage: Storage,
        factor: float,
        most_tables: int,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._storage = storage
        self._addresses = AddressLimits(OF_ADDRESS.times(factor), now)
        self._guests = AddressLimits(OF_GUEST.times(factor), now)
        self._server = Bucket(OF_SERVER.times(factor), now)
        self._most_tables = most_tables
        self._tables = 0
        self._now = now
        self._counted_at: float | None = None

    async def take(self, address: str, guest_id: str | None, *, tables: int = 0) -> None:
        """Counts a request that creates rows, among them so many ``tables``.

        Raises ``rate/too_many`` if the address or the guest has used up its budget, ``server/full`` if
        the budget of the server is used up, and :class:`StorageUnavailable`.
        """
        if not self._addresses.take(address):
            raise ApiError("rate/too_many")
        if guest_id is not None and not self._guests.take(guest_id):
            raise ApiError("rate/too_many")
        if not self._server.take():
            raise ApiError("server/full")
        if tables:
            await self._count()
            if self._tables + tables > self._most_tables:
                raise ApiError("server/full")
            self._tables += tables

    async def _count(self) -> None:
        """Counts the tables that wait or are played, unless that was done a moment ago."""
        if self._counted_at is not None and self._now() - self._counted_at < COUNT_EVERY_S:
            return
        self._counted_at = self._now()
        counts = await self._storage.count_tables()
        self._tables = counts["waiting"] + counts["playing"]
