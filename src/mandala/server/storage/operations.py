"""What a storage does within one transaction, written once for both databases.

Each function is given a :class:`Transaction` and runs to its end in it, perhaps next to others that
are committed together. It checks first and writes then: a refusal leaves nothing behind.
"""

import secrets
from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import Any, Protocol

from mandala.server.storage import statements as sql
from mandala.server.storage.interface import (
    Conflict,
    Duplicate,
    Guest,
    NewEvent,
    NewTable,
    Seat,
    Status,
    StoredEvent,
    Summary,
    TableRow,
    Token,
    UnknownTable,
)

SECRET_BYTES = 32

Row = Sequence[Any]


class Transaction(Protocol):
    """The line to the database within one transaction."""

    def rows(self, statement: sql.Statement, **parameters: object) -> Sequence[Row]:
        """The answer to a question."""
        ...

    def run(self, statement: sql.Statement, *parameters: Mapping[str, object]) -> int:
        """Carry out a change, once for each set of parameters; how many rows it touched."""
        ...

    def changed(self, table_id: str, seq: int) -> None:
        """Tell all instances once the transaction is committed."""
        ...


def create_table(
    t: Transaction, table: NewTable, new_events: Sequence[NewEvent], summary: Summary
) -> list[StoredEvent]:
    _check_events(new_events)
    found = t.rows(sql.LOCK_TABLE, table_id=table.table_id)
    if found:
        raise Conflict(found[0][0])
    stored = _numbered(table.table_id, 0, new_events)
    t.run(
        sql.INSERT_TABLE,
        {
            "id": table.table_id,
            "kind": table.kind,
            "created_at": table.created_at,
            "updated_at": stored[-1].at,
            "seq": stored[-1].seq,
            "status": summary.status,
            "to_move": summary.to_move,
            "deadline_at": summary.deadline_at,
            "listed": summary.listed,
        },
    )
    _insert_events(t, stored)
    _put_people(t, table.table_id, table.seats, table.tokens)
    t.changed(table.table_id, stored[-1].seq)
    return stored


def append(
    t: Transaction,
    table_id: str,
    expected_seq: int,
    new_events: Sequence[NewEvent],
    summary: Summary,
    seats: Sequence[Seat],
    tokens: Sequence[Token],
) -> list[StoredEvent]:
    _check_events(new_events)
    requests = {event.client_move_id for event in new_events} - {None}
    current_seq = 0
    for request in requests or {None}:
        found = t.rows(sql.LOCK_TABLE_AND_FIND, table_id=table_id, client_move_id=request)
        if not found:
            raise UnknownTable
        current_seq, *known = found[0]
        if known[0] is not None:
            raise Duplicate(_event(known))
    if current_seq != expected_seq:
        for request in requests:  # it may be among the events that came while we waited
            for row in t.rows(sql.EVENT_OF_REQUEST, table_id=table_id, client_move_id=request):
                raise Duplicate(_event(row))
        raise Conflict(current_seq)
    stored = _numbered(table_id, expected_seq, new_events)
    _insert_events(t, stored)
    t.run(
        sql.UPDATE_SUMMARY,
        {
            "table_id": table_id,
            "new_updated_at": stored[-1].at,
            "new_seq": stored[-1].seq,
            "new_status": summary.status,
            "new_to_move": summary.to_move,
            "new_deadline_at": summary.deadline_at,
            "new_listed": summary.listed,
        },
    )
    _put_people(t, table_id, seats, tokens)
    t.changed(table_id, stored[-1].seq)
    return stored


def events(t: Transaction, table_id: str, after_seq: int) -> list[StoredEvent]:
    return [_event(row) for row in t.rows(sql.EVENTS_AFTER, table_id=table_id, after_seq=after_seq)]


def table(t: Transaction, table_id: str) -> TableRow | None:
    found = table_page(t, sql.TABLE, table_id=table_id, limit=1)
    return found[0] if found else None


def table_page(t: Transaction, statement: sql.Statement, **parameters: object) -> list[TableRow]:
    """The answer to one of the lists of tables."""
    by_table = groupby(t.rows(statement, **parameters), key=lambda row: tuple(row[:9]))
    return [_table_row(key, rows) for key, rows in by_table]


def count_tables(t: Transaction) -> dict[Status, int]:
    none: dict[Status, int] = {"waiting": 0, "playing": 0, "over": 0}
    return none | {row[0]: row[1] for row in t.rows(sql.COUNT_TABLES)}


def delete_table(t: Transaction, table_id: str, seq: int | None) -> bool:
    deleted = t.run(sql.DELETE_TABLE, {"table_id": table_id, "expected_seq": seq}) > 0
    if deleted:
        t.changed(table_id, 0)
    return deleted


def token(t: Transaction, token_hash: str) -> Token | None:
    for hashed, table_id, role, created_at, guest_id in t.rows(sql.TOKEN, hash=token_hash):
        return Token(hashed, table_id, role, created_at, guest_id)
    return None


def put_tokens(t: Transaction, tokens: Sequence[Token]) -> None:
    for table_id in sorted({new.table_id for new in tokens}):
        if not t.rows(sql.LOCK_TABLE, table_id=table_id):
            raise UnknownTable
    for new in tokens:
        _put_people(t, new.table_id, (), (new,))


def delete_token(t: Transaction, token_hash: str) -> bool:
    return t.run(sql.DELETE_TOKEN, {"hash": token_hash}) > 0


def put_guest(t: Transaction, guest: Guest) -> None:
    t.run(
        sql.PUT_GUEST,
        {
            "id": guest.guest_id,
            "name": guest.name,
            "created_at": guest.created_at,
            "last_seen_at": guest.last_seen_at,
        },
    )


def guest(t: Transaction, guest_id: str) -> Guest | None:
    for row in t.rows(sql.GUEST, guest_id=guest_id):
        return Guest(*row)
    return None


def delete_guest(t: Transaction, guest_id: str) -> bool:
    for table_id, seq in t.rows(sql.LOCK_TABLES_OF_GUEST, guest_id=guest_id):
        t.changed(table_id, seq)  # whoever shows this table holds a name that is gone now
    forgotten = [
        t.run(statement, {"guest_id": guest_id})
        for statement in (sql.FORGET_SEATS, sql.FORGET_TOKENS, sql.FORGET_GUEST)
    ]
    return any(forgotten)


def delete_guests(t: Transaction, before: int) -> int:
    return t.run(sql.DELETE_GUESTS, {"before": before})


def secret(t: Transaction, name: str) -> bytes:
    if not t.rows(sql.SECRET, name=name):
        t.run(sql.PUT_SECRET, {"name": name, "value": secrets.token_bytes(SECRET_BYTES)})
    return bytes(t.rows(sql.SECRET, name=name)[0][0])  # read again: another instance may have won


def answers(t: Transaction) -> None:
    t.rows(sql.ANSWERS)


def _check_events(new_events: Sequence[NewEvent]) -> None:
    if not new_events:
        raise ValueError("a table changes by events only: give one or more")
    ids = [event.client_move_id for event in new_events if event.client_move_id is not None]
    if len(set(ids)) < len(ids):
        raise ValueError("two events of one request need different client_move_ids")


def _numbered(table_id: str, last_seq: int, new_events: Sequence[NewEvent]) -> list[StoredEvent]:
    return [
        StoredEvent(table_id, seq, event.at, event.kind, event.body, event.client_move_id)
        for seq, event in enumerate(new_events, start=last_seq + 1)
    ]


def _insert_events(t: Transaction, stored: Sequence[StoredEvent]) -> None:
    t.run(
        sql.INSERT_EVENTS,
        *(
            {
                "table_id": event.table_id,
                "seq": event.seq,
                "at": event.at,
                "kind": event.kind,
                "body": event.body.decode(),
                "client_move_id": event.client_move_id,
            }
            for event in stored
        ),
    )


def _put_people(
    t: Transaction, table_id: str, seats: Sequence[Seat], tokens: Sequence[Token]
) -> None:
    if seats:
        t.run(
            sql.PUT_SEAT,
            *(
                {
                    "table_id": table_id,
                    "seat": seat.seat,
                    "guest_id": seat.guest_id,
                    "name": seat.name,
                }
                for seat in seats
            ),
        )
    if any(new.table_id != table_id for new in tokens):
        raise ValueError("a token goes with the table it opens")
    if tokens:
        t.run(
            sql.INSERT_TOKENS,
            *(
                {
                    "hash": new.hash,
                    "table_id": new.table_id,
                    "role": new.role,
                    "created_at": new.created_at,
                    "guest_id": new.guest_id,
                }
                for new in tokens
            ),
        )


def _event(row: Row) -> StoredEvent:
    table_id, seq, at, kind, body, client_move_id = row
    return StoredEvent(table_id, seq, at, kind, body.encode(), client_move_id)


def _table_row(key: Row, rows: Iterable[Row]) -> TableRow:
    table_id, kind, created_at, updated_at, seq, status, to_move, deadline_at, listed = key
    return TableRow(
        table_id=table_id,
        kind=kind,
        created_at=created_at,
        updated_at=updated_at,
        seq=seq,
        summary=Summary(status, to_move, deadline_at, bool(listed)),
        seats=tuple(Seat(*row[9:]) for row in rows if row[9] is not None),
    )
