"""Ends a game by order of the host. Runs in a separate program while servers run."""

from mandala.server.actions.abort import Aborted
from mandala.server.actions.base import Commit
from mandala.server.errors import ApiError
from mandala.server.rooms.manager import RoomManager
from mandala.server.state.table import Table
from mandala.server.storage.storage import Storage


async def close_table(storage: Storage, table_id: str) -> None:
    """Aborts a running game, or deletes a table that waits for its second player.

    The servers on this database are notified as of any event. Raises :class:`ApiError`:
    ``table/unknown``, or ``table/over`` if the game has ended already.
    """
    room = await RoomManager(storage).room(table_id)
    if room.table.status == "waiting" and await storage.delete_table(table_id, room.table.seq):
        return
    await room.commit("admin", _abort)


def _abort(table: Table, _at: int) -> Commit:
    if table.status != "playing":
        raise ApiError("table/over" if table.status == "over" else "table/not_started")
    return Commit([Aborted(seat=None)])
