"""Deals without a missing nonce when its time is over, so that nobody can hold up a game."""

import asyncio
from typing import Final

from mandala.server.actions.add_nonce import NONCE_WITHIN_S, Dealt
from mandala.server.actions.base import Commit
from mandala.server.errors import ApiError
from mandala.server.rooms.manager import RoomManager
from mandala.server.rooms.room import Room
from mandala.server.state.table import Table

OTHER_INSTANCE_S: Final = 5.0  # time for the instance that seated the second player
RETRY_S: Final = 1.0  # after the storage failed


class DealTimer:
    """Runs one task for each table in memory where both are seated and a nonce is missing."""

    def __init__(self, rooms: RoomManager, within_s: float = NONCE_WITHIN_S) -> None:
        self._within_s = within_s
        self._tasks: dict[str, asyncio.Task[None]] = {}
        rooms.on_change.append(self.table_changed)

    async def stop(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def table_changed(self, room: Room, here: bool) -> None:
        """Starts the time of a table whose second player has sat down."""
        table_id = room.table.table_id
        if _is_due(room.table) and table_id not in self._tasks:
            wait = self._within_s + (0.0 if here else OTHER_INSTANCE_S)
            task = self._tasks[table_id] = asyncio.create_task(_deal_after(room, wait))
            task.add_done_callback(lambda _: self._tasks.pop(table_id))


def _is_due(table: Table) -> bool:
    return table.is_undealt and table.seated_at is not None


async def _deal_after(room: Room, wait: float) -> None:
    await asyncio.sleep(wait)
    while _is_due(room.table):
        try:
            await room.commit("deal", _deal)
        except ApiError as error:
            if error.code != "server/unavailable":
                return  # the table is gone, or it was dealt in this moment
            await asyncio.sleep(RETRY_S)


def _deal(table: Table, _at: int) -> Commit:
    if not _is_due(table):
        raise ApiError("nonce/not_due")
    return Commit([Dealt()])
