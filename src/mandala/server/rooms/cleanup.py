"""Ends and deletes tables and guests that have been silent for too long."""

import asyncio
import gc
import logging
from typing import Final

from mandala.server.actions.abort import Aborted
from mandala.server.actions.base import Commit
from mandala.server.errors import ApiError, unavailable
from mandala.server.metrics import Metrics
from mandala.server.rooms.manager import RoomManager
from mandala.server.state.clock import DAY
from mandala.server.state.table import Table
from mandala.server.storage.base import Status, StorageUnavailable

logger = logging.getLogger(__name__)

WAITING_DAYS: Final = 2  # after them a table without a second player is deleted
SILENT_DAYS: Final = 30  # after them a game without a new event is aborted and its seed shown
KEEP_DAYS: Final = 365  # after them a finished game is deleted, and a guest without a seat
EVERY_S: Final = 600.0
EVICT_EVERY_S: Final = 60.0
BATCH: Final = 100
MOST: Final = 500  # rows of each kind in one cleanup, so that a mistake cannot delete everything


async def clean_up(rooms: RoomManager) -> int:
    """Ends and deletes what is due, at most ``MOST`` of each kind, the oldest first.

    Returns how many tables were touched. Raises :class:`StorageUnavailable`.
    """
    now = rooms.now()
    touched = await _delete(rooms, "waiting", now - WAITING_DAYS * DAY)
    touched += await _delete(rooms, "over", now - KEEP_DAYS * DAY)
    touched += await _end(rooms, now - SILENT_DAYS * DAY)
    await rooms.storage.delete_guests(now - KEEP_DAYS * DAY, MOST)
    return touched


async def _delete(rooms: RoomManager, status: Status, before: int) -> int:
    """Deletes the tables of a status without an event since ``before``, unless one comes now."""
    deleted = tried = 0
    while rows := await rooms.storage.abandoned(before, status, limit=min(BATCH, MOST - tried)):
        for row in rows:
            deleted += await rooms.storage.delete_table(row.table_id, row.seq)
        tried += len(rows)
        if tried >= MOST:
            logger.error("cleanup_bounded", extra={"code": status, "count": tried})
            break
    return deleted


async def _end(rooms: RoomManager, before: int) -> int:
    """Ends the games without an event since ``before``; each is tried once.

    A game that cannot be ended stays the longest silent one, so the next batch begins after it.
    """
    ended, last = 0, None
    while rows := await rooms.storage.abandoned(before, "playing", last, BATCH):
        ended += sum([await _abort(rooms, row.table_id) for row in rows])
        last = rows[-1]
        if ended >= MOST:
            logger.error("cleanup_bounded", extra={"code": "playing", "count": ended})
            break
    return ended


async def _abort(rooms: RoomManager, table_id: str) -> bool:
    try:
        room = await rooms.room(table_id)
        await room.commit("cleanup", _abort_if_silent)
    except ApiError:
        return False
    except Exception:  # a log that cannot be read (a newer server's) must not stop the cleanup
        logger.exception("table_not_cleaned_up")
        return False
    return True


def _abort_if_silent(table: Table, at: int) -> Commit:
    if table.status != "playing" or table.last_at > at - SILENT_DAYS * DAY:
        raise ApiError("table/over")  # a player came back in this moment
    return Commit([Aborted(seat=None)])


async def keep_clean(rooms: RoomManager, metrics: Metrics) -> None:
    """Clean up at regular times, until cancelled.

    While the clock is not trusted, nothing is deleted, because it could not be restored.
    """
    while True:
        if rooms.control.read_only:
            await asyncio.sleep(EVERY_S)
            continue
        touched = 0
        if rooms.clock.trusted:
            try:
                touched = await clean_up(rooms)
            except StorageUnavailable as failure:
                unavailable(failure)
        else:
            metrics.cleanup_refused.inc()
            logger.error("cleanup_refused", extra={"code": f"clock_{rooms.clock.state}"})
        if touched:
            logger.info("cleaned_up", extra={"count": touched})
        gc.collect()  # the only full collection: see mandala.server.serve.limit_garbage_collection
        await asyncio.sleep(EVERY_S)


async def keep_few(rooms: RoomManager) -> None:
    """Evicts idle tables at regular times, until cancelled."""
    while True:
        await asyncio.sleep(EVICT_EVERY_S)
        rooms.evict_idle()
