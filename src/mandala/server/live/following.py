"""What other instances do to the tables in memory here: heard from the storage, read from the log."""

import asyncio
import logging
from collections.abc import AsyncIterator
from typing import Final

from mandala.server.live.room import Room
from mandala.server.live.service import TableService
from mandala.server.refusal import Refused
from mandala.server.storage.interface import Announced, Change, Changed, ChangesMissed

logger = logging.getLogger(__name__)

TRY_AGAIN_S: Final = 1.0  # after the storage did not let us read
SEATS_CHANGED: Final = "seats"  # announced when somebody's name was deleted


class Follower:
    """Keeps the tables in memory equal to the log, whoever wrote it."""

    def __init__(self, tables: TableService) -> None:
        self._tables = tables
        self._reading: set[asyncio.Task[None]] = set()  # a slow table does not hold up the others

    async def follow(self, changes: AsyncIterator[Change]) -> None:
        """Runs until cancelled, or until the storage is closed."""
        self._heard_of_all()  # begun again, it may have missed something
        try:
            async for change in changes:
                self._take(change)
        finally:
            for task in self._reading:
                task.cancel()

    def _take(self, change: Change) -> None:
        match change:
            case Changed(table_id, seq):
                self._heard(table_id, seq)
            case ChangesMissed():
                self._heard_of_all()
            case Announced(table_id, text) if text == SEATS_CHANGED:
                self._heard(table_id, None)
            case Announced(table_id, text):
                self._tables.announced(table_id, text)

    def _heard_of_all(self) -> None:
        for table_id in self._tables.ids():
            self._heard(table_id, None)

    def _heard(self, table_id: str, seq: int | None) -> None:
        """The table may have changed (``seq`` None: nobody knows how; 0: it was deleted)."""
        room = self._tables.changed_elsewhere(table_id)
        if room is not None and not (seq and seq <= room.table.seq):
            task = asyncio.create_task(self._read_again(room, seq))
            self._reading.add(task)
            task.add_done_callback(self._reading.discard)

    async def _read_again(self, room: Room, seq: int | None) -> None:
        """Until it is read: nobody tells the news a second time."""
        complained = False
        while self._tables.rooms.get(room.table.table_id) is room:
            async with room.lock:
                if seq and seq <= room.table.seq:  # it was this instance's own commit
                    return
                try:
                    await self._tables.catch_up(room, seats_too=seq is None)
                    return
                except Refused as error:
                    if not complained:
                        logger.warning("table_not_read_again", extra={"code": error.code})
                    if error.code != "server/unavailable":
                        return
                    complained = True
                except Exception:  # an event of a newer server: let that one show it
                    logger.exception("table_not_readable")
                    self._tables.let_go(room)
                    return
            await asyncio.sleep(TRY_AGAIN_S)
