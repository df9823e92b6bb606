"""Those who read along at a table: they come, ask again, turn to another seat and go.

Each gets a snapshot first and then every update, none missed and none twice; and never less than
they know already, from another instance or from before.
"""

import time

from mandala.server.live.connection import Connection
from mandala.server.live.room import Room
from mandala.server.live.service import TableService
from mandala.server.refusal import Refused
from mandala.server.tables.steps import Reader


async def enter(
    tables: TableService, room: Room, connection: Connection, since: int | None
) -> None:
    """Add a reader, who knows the table up to event ``since``."""
    async with room.lock:
        await _show(tables, room, connection, connection.reader, since)
        room.connections.add(connection)


async def resync(
    tables: TableService, room: Room, connection: Connection, since: int | None
) -> None:
    """Tell a reader anew what there is after event ``since``."""
    async with room.lock:
        await _show(tables, room, connection, connection.reader, since)


async def look(
    tables: TableService, room: Room, connection: Connection, seat: int | None, since: int | None
) -> None:
    """Hot-seat: turn the reader to the cards of another seat, or to none.

    Whoever cannot be shown it is refused and stays with the seat they are shown, for updates too.
    Covering the cards needs nothing to be shown, and is never refused its effect.
    """
    if len(connection.reader.seats) < 2:
        raise Refused("look/only_hotseat")
    turned = Reader(connection.reader.seats, seat)
    async with room.lock:
        if seat is None:
            connection.reader = turned
        await _show(tables, room, connection, turned, since)
        connection.reader = turned


def leave(room: Room, connection: Connection) -> None:
    """A reader has gone; the table stays in memory for a while."""
    room.connections.discard(connection)
    room.used_at = time.monotonic()


async def _show(
    tables: TableService, room: Room, connection: Connection, reader: Reader, since: int | None
) -> None:
    """Send ``connection`` the table as ``reader`` sees it. The caller holds the lock."""
    if room.stale or (since is not None and since > room.table.seq):
        await tables.catch_up(room)
    connection.send(room.snapshot(reader, since, tables.now()))
