"""Tables and guests that nobody comes back as or to, and how long each kind is kept."""

import asyncio
import gc
import logging
from typing import Final

from mandala.server.live.service import TableService
from mandala.server.refusal import Refused, unavailable
from mandala.server.storage.interface import Status, StorageUnavailable
from mandala.server.tables import events as log
from mandala.server.tables.clocks import DAY
from mandala.server.tables.table import Table

logger = logging.getLogger(__name__)

WAITING_DAYS: Final = 2  # a table nobody joined is deleted
SILENT_DAYS: Final = 30  # a game without an event is ended as aborted, its seed told
KEEP_DAYS: Final = 365  # a finished game is deleted, and a guest who sits at no table any more
EVERY_S: Final = 600.0
BATCH: Final = 100


async def clean_up(tables: TableService) -> int:
    """End and delete what is due; returns how many tables were touched."""
    now = tables.now()
    touched = await _delete(tables, "waiting", now - WAITING_DAYS * DAY)
    touched += await _delete(tables, "over", now - KEEP_DAYS * DAY)
    touched += await _end(tables, now - SILENT_DAYS * DAY)
    await tables.storage.delete_guests(now - KEEP_DAYS * DAY)
    return touched


async def _delete(tables: TableService, status: Status, before: int) -> int:
    """Delete the tables of that status without an event since ``before``, unless one comes now."""
    deleted = 0
    while rows := await tables.storage.abandoned(before, status, limit=BATCH):
        for row in rows:
            deleted += await tables.storage.delete_table(row.table_id, row.seq)
    return deleted


async def _end(tables: TableService, before: int) -> int:
    """End the games without an event since ``before``, each tried once.

    Those that cannot be ended stay the longest silent ones: the next batch begins after them,
    however many they are, instead of with them.
    """
    ended, last = 0, None
    while rows := await tables.storage.abandoned(before, "playing", last, BATCH):
        ended += sum([await _abort(tables, row.table_id) for row in rows])
        last = rows[-1]
    return ended


async def _abort(tables: TableService, table_id: str) -> bool:
    def events(table: Table, at: int) -> list[log.TableLogEvent]:
        if table.status != "playing" or table.last_at > at - SILENT_DAYS * DAY:
            raise Refused("table/over")  # somebody came back in this moment
        return [log.Aborted(seat=None)]

    try:
        await tables.commit(await tables.room(table_id), events, "cleanup")
    except Refused:
        return False
    except Exception:  # a log that cannot be read (a newer server's) must not keep the others
        logger.exception("table_not_cleaned_up")
        return False
    return True


async def keep_clean(tables: TableService) -> None:
    """Clean up and let go of idle tables, again and again. Runs until cancelled."""
    while True:
        tables.forget_idle()
        try:
            touched = await clean_up(tables)
        except StorageUnavailable as failure:
            unavailable(failure)
            touched = 0
        if touched:
            logger.info("cleaned_up", extra={"count": touched})
        gc.collect()  # the only full one: see mandala.server.running.collect_rarely
        await asyncio.sleep(EVERY_S)
