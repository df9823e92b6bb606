"""Conversion between the values of the interface and rows of the database."""

from collections.abc import Iterable, Sequence
from typing import Any

from mandala.server.storage.base import NewEvent, Seat, StoredEvent, Summary, TableRow, Token

Row = Sequence[Any]
Columns = dict[str, object]


def check(table_id: str, events: Sequence[NewEvent], tokens: Sequence[Token]) -> None:
    """Raises :class:`ValueError` for events and tokens that cannot be stored at a table."""
    if not events:
        raise ValueError("only events change a table: pass one or more")
    requests = [event.client_move_id for event in events if event.client_move_id is not None]
    if len(set(requests)) < len(requests):
        raise ValueError("two events of one request need different client_move_ids")
    if any(token.table_id != table_id for token in tokens):
        raise ValueError("a token must be stored with its own table")


def numbered(table_id: str, last_seq: int, events: Sequence[NewEvent]) -> list[StoredEvent]:
    """Returns the events with their numbers in the log."""
    return [
        StoredEvent(table_id, seq, event.at, event.kind, event.body, event.client_move_id)
        for seq, event in enumerate(events, start=last_seq + 1)
    ]


def event_columns(event: StoredEvent) -> Columns:
    return {
        "table_id": event.table_id,
        "seq": event.seq,
        "at": event.at,
        "kind": event.kind,
        "body": event.body.decode(),
        "client_move_id": event.client_move_id,
    }


def event(row: Row) -> StoredEvent:
    table_id, seq, at, kind, body, client_move_id = row
    return StoredEvent(table_id, seq, at, kind, body.encode(), client_move_id)


def summary_columns(last: StoredEvent, summary: Summary) -> Columns:
    """Returns the columns of a table that change with each event."""
    return {
        "updated_at": last.at if summary.shown_at is None else summary.shown_at,
        "seq": last.seq,
        "status": summary.status,
        "to_move": summary.to_move,
        "listed": summary.listed,
        "info": None if summary.info is None else summary.info.decode(),
        "position": summary.position,
    }


def table(columns: Row, seats: Iterable[Row]) -> TableRow:
    """Returns a table from its columns and a row for each seat (one empty row if none is taken)."""
    table_id, created_at, updated_at, seq, status, to_move, listed, info, position = columns
    return TableRow(
        table_id=table_id,
        created_at=created_at,
        updated_at=updated_at,
        seq=seq,
        summary=Summary(
            status, to_move, bool(listed), None if info is None else info.encode(), position
        ),
        seats=tuple(Seat(*row[9:]) for row in seats if row[9] is not None),
    )
