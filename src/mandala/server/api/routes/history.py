"""The finished games of a guest, page by page, and their records."""

import re
from collections.abc import Iterator
from typing import Any, Final

from mandala.server.actions.event_log import fold_by_step
from mandala.server.api.routes.tables import listed
from mandala.server.api.routing import Call, operation
from mandala.server.errors import ApiError
from mandala.server.network.rate_limits import RECORDS
from mandala.server.protocol import http
from mandala.server.state.table import DealerFor
from mandala.server.storage.base import Seat, StoredEvent, TableRow
from mandala.server.storage.storage import NEVER
from mandala.server.views import record

GAMES_PER_PAGE: Final = 48
RECORDS_PER_PAGE: Final = 20
NEXT: Final = {"after": "`next` of the page before"}
_NEXT: Final = re.compile(r"([0-9]{1,18})\.([0-9A-Za-z_-]{1,64})")
CODES: Final = ("message/malformed", "guest/banned", "server/unavailable")


@operation("GET", "/api/v1/me/history", codes=CODES, query=NEXT)
async def my_history(call: Call) -> http.History:
    """The finished games of this guest, the one changed last first. Games called off are left out."""
    rows, further = await _page(call, GAMES_PER_PAGE)
    guest_id = await call.known_guest()
    games = []
    for row, table in zip(rows, await listed(call, rows), strict=True):
        if table.result is None or table.result.reason == "aborted":
            continue
        seats = tuple(seat.seat for seat in row.seats if seat.guest_id == guest_id)
        games.append(http.MyGame(table=table, seats=seats, your_turn=False))
    return http.History(games=tuple(games), next=further)


@operation("GET", "/api/v1/me/records", codes=CODES, rate=RECORDS, query=NEXT)
async def my_records(call: Call) -> http.Records:
    """The records of these games (mandala-record/1), in the same order."""
    rows, further = await _page(call, RECORDS_PER_PAGE)
    records: list[dict[str, Any]] = []
    for row in rows:
        events = await call.services.storage.events(row.table_id)
        rooms = call.services.rooms
        records += await rooms.long_work.run(_record_by_step(events, row.seats, rooms.dealer_for))
    return http.Records(records=tuple(records), next=further)


def _record_by_step(
    events: list[StoredEvent], seats: tuple[Seat, ...], dealer_for: DealerFor
) -> Iterator[dict[str, Any] | None]:
    """Computes the record of a finished table in small steps; none for one that was called off."""
    for table in fold_by_step(events, dealer_for):
        yield None
        if table and table.result and table.result.reason != "aborted":
            yield record.table_record(table, seats).to_json()


async def _page(call: Call, size: int) -> tuple[list[TableRow], str | None]:
    """Returns a page of finished tables, and where the next one starts; None after the last one."""
    after_at, after_id = _start(call.query.get("after", ""))
    guest_id = await call.known_guest()
    if guest_id is None:
        return [], None
    rows = await call.services.storage.finished_of_guest(guest_id, after_at, after_id, size)
    if len(rows) < size:
        return rows, None
    return rows, f"{rows[-1].updated_at}.{rows[-1].table_id}"


def _start(after: str) -> tuple[int, str]:
    """Returns where a page starts. Raises :class:`ApiError` if the text is not one of ``next``."""
    if not after:
        return NEVER, ""
    found = _NEXT.fullmatch(after)
    if found is None:
        raise ApiError("message/malformed")
    return int(found[1]), found[2]


OPERATIONS: Final = (my_history, my_records)
