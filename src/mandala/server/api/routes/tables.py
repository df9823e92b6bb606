"""Tables: creating, joining and listing them."""

import contextlib
from dataclasses import replace
from typing import Final

from mandala.server.actions.event_log import fold_by_step
from mandala.server.api.routing import TABLE_CODES, Call, operation
from mandala.server.errors import ApiError
from mandala.server.protocol import http
from mandala.server.storage.base import StorageUnavailable, TableRow
from mandala.server.views import summary

MOST_LISTED: Final = 50
NEW_GAME_CODES: Final = ("guest/banned", "server/read_only", "server/draining")


@operation(
    "POST",
    "/api/v1/tables",
    codes=("name/unusable", "name/looks_alike", *NEW_GAME_CODES, "server/unavailable"),
    status=201,
    rows=True,
    tables=1,
)
async def create_table(call: Call, body: http.CreateTable) -> http.SeatTaken:
    """Opens a table and takes a seat."""
    return await call.services.lobby.create(body, await call.guest())


@operation("GET", "/api/v1/tables", codes=("server/unavailable",))
async def listed_tables(call: Call) -> http.ListedTables:
    """Tables that anybody may join or watch."""
    storage = call.services.storage
    return http.ListedTables(
        waiting=tuple(
            table
            for table in await listed(call, await storage.listed_tables("waiting", MOST_LISTED))
            if None in table.players  # else both are seated, and the cards are about to be dealt
        ),
        playing=await listed(call, await storage.listed_tables("playing", MOST_LISTED)),
    )


@operation("GET", "/api/v1/tables/{table_id}", codes=TABLE_CODES)
async def table_summary(call: Call) -> http.TableSummary:
    """A table without its cards."""
    row = await call.services.storage.table(call.table_id)
    if row is None:
        raise ApiError("table/unknown")
    return (await listed(call, [row]))[0]


@operation(
    "POST",
    "/api/v1/tables/{table_id}/join",
    codes=(
        "name/unusable",
        "name/looks_alike",
        "token/unknown",
        "table/full",
        "table/over",
        "seat/already_here",
        "guest/blocked",
        *NEW_GAME_CODES,
        *TABLE_CODES,
    ),
    rows=True,
)
async def join_table(call: Call, body: http.JoinTable) -> http.SeatTaken:
    """Takes the free seat of an online table."""
    return await call.services.lobby.join(call.table_id, body, await call.guest())


@operation(
    "POST",
    "/api/v1/tables/{table_id}/resume",
    codes=("seat/not_yours", "guest/banned", "server/read_only", *TABLE_CODES),
    rows=True,
)
async def resume_seat(call: Call, body: http.ResumeSeat) -> http.SeatTaken:
    """New links for one's own seat, also after a rematch."""
    guest_id = await call.known_guest()
    return await call.services.lobby.resume(call.table_id, body.seat_token, guest_id)


@operation("GET", "/api/v1/games", codes=("guest/banned", "server/unavailable"))
async def my_games(call: Call) -> http.MyGames:
    """The tables of the guest named by the cookie, last changed first."""
    guest_id = await call.known_guest()
    if guest_id is None:
        return http.MyGames(games=())
    rows = await call.services.storage.tables_of_guest(guest_id, MOST_LISTED)
    games = []
    for row, table in zip(rows, await listed(call, rows), strict=True):
        seats = tuple(seat.seat for seat in row.seats if seat.guest_id == guest_id)
        games.append(http.MyGame(table=table, seats=seats, your_turn=table.to_move in seats))
    return http.MyGames(games=tuple(games))


async def listed(call: Call, rows: list[TableRow]) -> tuple[http.TableSummary, ...]:
    """Returns rows as lists show them.

    A row of the first release has no ``info``: it is computed from the log and stored, once.
    """
    storage, rooms = call.services.storage, call.services.rooms
    found = []
    for row in rows:
        if row.summary.info is None:
            events = await storage.events(row.table_id)
            (table,) = await rooms.long_work.run(fold_by_step(events, rooms.dealer_for))
            row = replace(row, summary=summary.summary(table))
            assert row.summary.info is not None
            with contextlib.suppress(StorageUnavailable):  # then it is computed again next time
                await storage.fill_info(row.table_id, row.seq, row.summary.info)
        found.append(summary.table_summary(row))
    return tuple(found)


OPERATIONS: Final = (create_table, listed_tables, table_summary, join_table, resume_seat, my_games)
