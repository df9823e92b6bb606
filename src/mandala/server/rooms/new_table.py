"""A table to be created: its first events folded, and its rows for the storage."""

from dataclasses import dataclass

from mandala.players.levels import level_name
from mandala.server.actions import follow_up
from mandala.server.actions.event_log import encode_event
from mandala.server.state.events import Created, Joined
from mandala.server.state.table import DealerFor, Table
from mandala.server.storage.base import NewTable, NewTableRows, Seat, Token
from mandala.server.views.summary import summary


@dataclass(frozen=True, slots=True)
class PreparedTable:
    """``table`` is what the events of ``rows`` lead to."""

    table: Table
    seats: tuple[Seat, ...]
    rows: NewTableRows


def prepare_table(
    table_id: str,
    created: Created,
    people: tuple[Seat, ...],
    now: int,
    dealer_for: DealerFor,
    tokens: tuple[Token, ...] = (),
) -> PreparedTable:
    """Returns a new table with ``people`` at their seats; nothing is stored."""
    table = Table.new(table_id, now, created, dealer_for)
    for seat in people:
        table.apply(table.seq + 1, now, Joined(seat=seat.seat))
    while (following := follow_up(table)) is not None:
        table.apply(table.seq + 1, now, following)
    ai = [Seat(n, None, level_name(lv)) for n, lv in enumerate(created.levels) if lv is not None]
    seats = tuple(sorted((*people, *ai), key=lambda seat: seat.seat))
    events = [encode_event(event, at) for _, at, event in table.log]
    rows = NewTable(table_id, now, seats, tokens), events, summary(table)
    return PreparedTable(table, seats, rows)
