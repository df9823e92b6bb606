"""The tables of this instance: loaded when they are needed, evicted when they are idle."""

import asyncio
import time
from collections.abc import Callable
from typing import Final

from mandala.records.fair_deal import fair_dealer
from mandala.server.actions.event_log import fold_by_step
from mandala.server.errors import ApiError, unavailable
from mandala.server.rooms.connection import CloseCode
from mandala.server.rooms.control import Control
from mandala.server.rooms.long_work import LongWork
from mandala.server.rooms.room import Room
from mandala.server.server_clock import ServerClock
from mandala.server.state.table import DealerFor, Table
from mandala.server.storage.base import Seat, StorageUnavailable
from mandala.server.storage.storage import Storage

IDLE_S: Final = 60.0  # how long a table without connections stays in memory

OnChange = Callable[[Room, bool], None]
"""Called after a table changes. True: this instance committed the change, or loaded the table."""
OnAccessChange = Callable[[str | None], None]
"""Called with the guest whose cookies or links were revoked; None: those of any guest may be."""
OnAnnouncement = Callable[[Room, str], None]
"""Called with the text that an instance announced about a table."""


class RoomManager:
    """Loads and evicts rooms. ``by_id``: those in memory. ``on_…``: callbacks, in order.

    ``now``: the time for everything that happens at tables. ``clock``: how far it is trusted.
    """

    def __init__(
        self,
        storage: Storage,
        *,
        clock: ServerClock | None = None,
        now: Callable[[], int] | None = None,
        dealer_for: DealerFor = fair_dealer,
    ) -> None:
        self.storage = storage
        self.clock = clock or ServerClock()
        self.now = now or self.clock
        self.control = Control(storage, self.now)
        self.dealer_for = dealer_for
        self.by_id: dict[str, Room] = {}
        self.on_change: list[OnChange] = []
        self.on_access_change: list[OnAccessChange] = []
        self.on_announcement: list[OnAnnouncement] = []
        self.long_work = LongWork()
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._changed_while_loading: set[str] = set()

    async def close_all(self) -> None:
        """Waits for the requests under way, then asks every viewer to connect again later."""
        for room in list(self.by_id.values()):
            async with room.lock:
                for connection in room.connections:
                    connection.close("shutdown")

    async def room(self, table_id: str) -> Room:
        """Returns the room of a table, loaded from its log if need be.

        Raises :class:`ApiError` if there is no such table or the storage fails.
        """
        room = self.by_id.get(table_id)
        if room is None:
            task = self._loading.get(table_id)
            if task is None:
                task = self._loading[table_id] = asyncio.create_task(self._load(table_id))
                task.add_done_callback(lambda _: self._loaded(table_id))
            room = await asyncio.shield(task)
        room.used_at = time.monotonic()
        return room

    def _loaded(self, table_id: str) -> None:
        self._loading.pop(table_id, None)
        self._changed_while_loading.discard(table_id)

    async def _load(self, table_id: str) -> Room:
        try:
            stored = await self.storage.events(table_id)
            row = await self.storage.table(table_id)  # after the log: it has all seats of the log
        except StorageUnavailable as failure:
            raise unavailable(failure) from None
        if row is None:
            raise ApiError("table/unknown")
        if table_id in self._changed_while_loading:
            self._changed_while_loading.remove(table_id)
            return await self._load(table_id)
        (table,) = await self.long_work.run(fold_by_step(stored, self.dealer_for))
        room = self.register(table, row.seats)
        await room.correct_clock()
        return room

    def changed_elsewhere(self, table_id: str) -> Room | None:
        """Returns the room of a table that may have changed, if it is in memory.

        A table that is being loaded is loaded again: it is unknown which state was read.
        """
        if table_id in self._loading:
            self._changed_while_loading.add(table_id)
        return self.by_id.get(table_id)

    def ids(self) -> list[str]:
        """Returns the ids of the tables in memory and of those being loaded."""
        return [*self.by_id, *self._loading]

    def register(self, table: Table, seats: tuple[Seat, ...]) -> Room:
        """Takes a stored table into memory."""
        room = self.by_id[table.table_id] = Room(table, seats, self)
        self.changed(room, here=True)
        return room

    def changed(self, room: Room, here: bool) -> None:
        """Calls the ``on_change`` callbacks."""
        for call in self.on_change:
            call(room, here)

    def access_changed(self, guest_id: str | None) -> None:
        """Calls the ``on_access_change`` callbacks."""
        for call in self.on_access_change:
            call(guest_id)

    def announced(self, table_id: str, text: str) -> None:
        """Calls the ``on_announcement`` callbacks, if the table is in memory."""
        if room := self.by_id.get(table_id):
            for call in self.on_announcement:
                call(room, text)

    def evict(self, room: Room, code: CloseCode = "shutdown") -> None:
        """Drop a room and close its connections."""
        self.by_id.pop(room.table.table_id, None)
        for connection in room.connections:
            connection.close(code)

    def evict_idle(self) -> None:
        """Drop the rooms without connections; their logs stay."""
        before = time.monotonic() - IDLE_S
        for table_id, room in list(self.by_id.items()):
            if not room.connections and room.used_at < before and not room.lock.locked():
                del self.by_id[table_id]
