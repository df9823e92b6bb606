"""Receives other instances' commits and applies them to the tables in memory."""

import asyncio
import logging
from collections.abc import AsyncIterator, Coroutine
from typing import Any, Final

from mandala.server.errors import ApiError
from mandala.server.rooms.manager import RoomManager
from mandala.server.rooms.room import Room
from mandala.server.storage.base import (
    AccessChanged,
    AdminChanged,
    Announced,
    Change,
    Changed,
    ChangesMissed,
    SeatsChanged,
    StorageUnavailable,
)

logger = logging.getLogger(__name__)

RETRY_S: Final = 1.0  # pause after the storage failed to read


class RoomSync:
    """Keeps the tables in memory equal to the stored logs."""

    def __init__(self, rooms: RoomManager) -> None:
        self._rooms = rooms
        self._tasks: set[asyncio.Task[None]] = set()  # one per change: a slow table delays no other

    async def follow(self, changes: AsyncIterator[Change]) -> None:
        """Applies changes until cancelled, or until the storage is closed."""
        self._read_all()  # after a restart of this task, changes may have been missed
        try:
            async for change in changes:
                self.receive(change)
        finally:
            for task in self._tasks:
                task.cancel()

    def receive(self, change: Change) -> None:
        """Applies one change of the storage, in a task of its own if the log must be read."""
        match change:
            case Changed(table_id, seq):
                self._read(table_id, seq)
            case SeatsChanged(table_id):
                self._read(table_id, None)
            case AccessChanged(guest_id):
                self._rooms.access_changed(guest_id)
            case AdminChanged():
                self._start(self._read_orders())
            case ChangesMissed():
                self._read_all()
                self._start(self._read_orders())
                self._rooms.access_changed(None)
            case Announced(table_id, text):
                self._rooms.announced(table_id, text)

    def _read_all(self) -> None:
        for table_id in self._rooms.ids():
            self._read(table_id, None)

    def _read(self, table_id: str, seq: int | None) -> None:
        """Reads a table that has changed up to ``seq`` (None: unknown how far; 0: deleted)."""
        room = self._rooms.changed_elsewhere(table_id)
        if room is not None and not (seq and seq <= room.table.seq):
            self._start(self._catch_up(room, seq))

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _read_orders(self) -> None:
        """Reads until it succeeds: an order is announced only once."""
        while True:
            try:
                await self._rooms.control.refresh()
                return
            except StorageUnavailable:
                await asyncio.sleep(RETRY_S)

    async def _catch_up(self, room: Room, seq: int | None) -> None:
        """Reads until it succeeds: the storage sends a change only once."""
        logged = False
        while self._rooms.by_id.get(room.table.table_id) is room:
            async with room.lock:
                if seq and seq <= room.table.seq:  # it was this instance's own commit
                    return
                try:
                    await room.catch_up(read_seats=seq is None)
                    return
                except ApiError as error:
                    if not logged and error.code != "table/unknown":  # deleting is no fault
                        logger.warning("table_not_read_again", extra={"code": error.code})
                    if error.code != "server/unavailable":
                        return
                    logged = True
                except Exception:  # an event of a newer server, which can show the table
                    logger.exception("table_not_readable")
                    self._rooms.evict(room)
                    return
            await asyncio.sleep(RETRY_S)
