"""All SQL, written once as SQLAlchemy Core for both databases.

PostgreSQL runs the statements through SQLAlchemy; SQLite runs the same statements, compiled once to
text.
"""

import abc
from collections.abc import Mapping, Sequence
from typing import Any, Final

import sqlalchemy as sa

from mandala.server.storage.base import Change
from mandala.server.storage.rows import Row
from mandala.server.storage.schema import (
    events,
    guests,
    heartbeat,
    seats,
    secrets,
    tables,
    tokens,
)

_TABLE_ID: Final[sa.BindParameter[str]] = sa.bindparam("table_id")
_GUEST_ID: Final[sa.BindParameter[str]] = sa.bindparam("guest_id")
_HAS_STATUS: Final = tables.c.status == sa.bindparam("status")
_HAS_GUEST: Final = tables.c.id.in_(
    sa.select(seats.c.table_id).where(seats.c.guest_id == _GUEST_ID)
)


def _page(
    condition: sa.ColumnElement[bool], order: str, newest_first: bool = False
) -> sa.Select[Any]:
    """Selects up to ``limit`` tables: one row for each seat, one empty row if none is taken."""

    def direction(column: sa.ColumnElement[Any]) -> sa.ColumnElement[Any]:
        return column.desc() if newest_first else column.asc()

    page = (
        sa.select(tables)
        .where(condition)
        .order_by(direction(tables.c[order]), tables.c.id)
        .limit(sa.bindparam("limit", type_=sa.Integer))
        .subquery("page")
    )
    return (
        sa.select(page, seats.c.seat, seats.c.guest_id, seats.c.name)
        .outerjoin(seats, seats.c.table_id == page.c.id)
        .order_by(direction(page.c[order]), page.c.id, seats.c.seat)
    )


# The log
LOCK_TABLE: Final = sa.select(tables.c.seq).where(tables.c.id == _TABLE_ID).with_for_update()
INSERT_TABLE: Final = sa.insert(tables)
INSERT_EVENTS: Final = sa.insert(events)
_IS_REQUEST: Final = (events.c.table_id == _TABLE_ID) & (
    events.c.client_move_id == sa.bindparam("client_move_id", type_=sa.Text)
)
FIND_REQUEST: Final = sa.select(events.c.seq).where(_IS_REQUEST)
# Two queries in one round trip. If PostgreSQL had to wait for the lock, it returns the newest row
# of the table, but the events as they were before: search again if seq has moved on.
LOCK_TABLE_AND_FIND: Final = (
    sa.select(tables.c.seq, events.c.seq)
    .outerjoin(events, _IS_REQUEST)
    .where(tables.c.id == _TABLE_ID)
    .with_for_update(of=tables)
)
EVENTS_AFTER: Final = (
    sa.select(events)
    .where(
        events.c.table_id == _TABLE_ID,
        events.c.seq > sa.bindparam("after_seq", type_=sa.BigInteger),
    )
    .order_by(events.c.seq)
)
UPDATE_SUMMARY: Final = sa.text(
    "UPDATE tables SET updated_at = :updated_at, seq = :seq, status = :status,"
    " to_move = :to_move, listed = :listed, info = :info, position = :position WHERE id = :id"
)
FILL_INFO: Final = sa.text(
    "UPDATE tables SET info = :info WHERE id = :id AND seq = :seq AND info IS NULL"
)
_EXPECTED: Final[sa.BindParameter[int | None]] = sa.bindparam("expected_seq", type_=sa.BigInteger)
DELETE_TABLE: Final = sa.delete(tables).where(
    tables.c.id == _TABLE_ID, sa.or_(_EXPECTED.is_(None), tables.c.seq == _EXPECTED)
)

# Lists of tables
TABLE: Final = _page(tables.c.id == _TABLE_ID, "id")
LISTED_TABLES: Final = _page(
    tables.c.listed.is_(True) & _HAS_STATUS, "created_at", newest_first=True
)
TABLES_OF_GUEST: Final = _page(_HAS_GUEST, "updated_at", newest_first=True)
FINISHED_OF_GUEST: Final = _page(
    _HAS_GUEST
    & _HAS_STATUS
    & (
        (tables.c.updated_at < sa.bindparam("after_at", type_=sa.BigInteger))
        | (
            (tables.c.updated_at == sa.bindparam("after_at", type_=sa.BigInteger))
            & (tables.c.id > sa.bindparam("after_id", type_=sa.Text))
        )
    ),
    "updated_at",
    newest_first=True,
)
ABANDONED: Final = _page(
    _HAS_STATUS
    & (tables.c.updated_at < sa.bindparam("before", type_=sa.BigInteger))
    & (
        sa.tuple_(tables.c.updated_at, tables.c.id)
        > sa.tuple_(
            sa.bindparam("after_at", type_=sa.BigInteger), sa.bindparam("after_id", type_=sa.Text)
        )
    ),
    "updated_at",
)
TABLES_BY_STATUS: Final = _page(_HAS_STATUS & (tables.c.id > sa.bindparam("after_id")), "id")
HAS_POSITION: Final = (
    sa.select(tables.c.id).where(tables.c.position == sa.bindparam("position")).limit(1)
)
COUNT_TABLES: Final = sa.select(tables.c.status, sa.func.count()).group_by(tables.c.status)

# Seats and tokens. "Insert or replace" is the same SQL on both databases.
PUT_SEAT: Final = sa.text(
    "INSERT INTO seats (table_id, seat, guest_id, name) VALUES (:table_id, :seat, :guest_id, :name)"
    " ON CONFLICT (table_id, seat)"
    " DO UPDATE SET guest_id = excluded.guest_id, name = excluded.name"
)
INSERT_TOKENS: Final = sa.insert(tokens)
TOKEN: Final = sa.select(tokens).where(tokens.c.hash == sa.bindparam("hash"))

# Guests
PUT_GUEST: Final = sa.text(
    "INSERT INTO guests (id, name, created_at, last_seen_at)"
    " VALUES (:guest_id, :name, :created_at, :last_seen_at)"
    " ON CONFLICT (id) DO UPDATE SET name = excluded.name, last_seen_at = excluded.last_seen_at"
)
GUEST: Final = sa.select(guests).where(guests.c.id == _GUEST_ID)
# Locks the tables of a guest in the order of their ids, like an append: two transactions that
# lock the same tables in different orders would wait for each other.
LOCK_TABLES_OF_GUEST: Final = (
    sa.select(tables.c.id).where(_HAS_GUEST).order_by(tables.c.id).with_for_update()
)
CLEAR_SEATS: Final = (
    sa.update(seats).where(seats.c.guest_id == _GUEST_ID).values(guest_id=sa.null(), name="")
)
DELETE_TOKENS_OF_GUEST: Final = sa.delete(tokens).where(tokens.c.guest_id == _GUEST_ID)
DELETE_GUEST: Final = sa.delete(guests).where(guests.c.id == _GUEST_ID)
FORGET_GUEST: Final = (CLEAR_SEATS, DELETE_TOKENS_OF_GUEST, DELETE_GUEST)
DELETE_GUESTS: Final = sa.delete(guests).where(
    guests.c.id.in_(
        sa.select(guests.c.id)
        .where(
            guests.c.last_seen_at < sa.bindparam("before", type_=sa.BigInteger),
            ~sa.exists().where(seats.c.guest_id == guests.c.id),
        )
        .limit(sa.bindparam("limit", type_=sa.Integer))
    )
)

# Secrets of the installation
SECRET: Final = sa.select(secrets.c.value).where(secrets.c.name == sa.bindparam("name"))
PUT_SECRET: Final = sa.text(
    "INSERT INTO secrets (name, value) VALUES (:name, :value) ON CONFLICT (name) DO NOTHING"
)

# The heartbeat
HEARTBEAT: Final = sa.select(heartbeat.c.at, heartbeat.c.trusted_at, heartbeat.c.doubt_ms)
PUT_HEARTBEAT: Final = sa.text(
    "INSERT INTO heartbeat (id, at, trusted_at, doubt_ms) VALUES (1, :at, :trusted_at, :doubt_ms)"
    " ON CONFLICT (id) DO UPDATE SET"
    " at = excluded.at, trusted_at = excluded.trusted_at, doubt_ms = excluded.doubt_ms"
)
NEWEST_EVENT: Final = sa.select(
    *(
        sa.select(sa.func.max(tables.c.updated_at))
        .where(tables.c.status == status)
        .scalar_subquery()
        for status in ("waiting", "playing", "over")  # each is one look into an index
    )
)

Statement = sa.Select[Any] | sa.Insert | sa.Update | sa.Delete | sa.TextClause


class Transaction(abc.ABC):
    """Runs statements within one transaction. ``changes`` are published when it is committed.
    ``writes`` counts the statements that may have written."""

    def __init__(self) -> None:
        self.changes: list[Change] = []
        self.writes = 0

    @abc.abstractmethod
    def rows(self, statement: Statement, **parameters: object) -> Sequence[Row]:
        """Returns the result of a query."""

    @abc.abstractmethod
    def run(self, statement: Statement, *parameters: Mapping[str, object]) -> int:
        """Runs a statement once for each set of parameters; returns how many rows it touched."""
