"""Every query, written once as SQLAlchemy Core; both storages run these.

PostgreSQL gets them through SQLAlchemy; SQLite gets the same statements compiled once to text.
"""

from typing import Any, Final

from sqlalchemy import (
    BigInteger,
    BindParameter,
    ColumnElement,
    Delete,
    Insert,
    Integer,
    Select,
    Text,
    TextClause,
    Update,
    bindparam,
    delete,
    exists,
    func,
    insert,
    null,
    or_,
    select,
    text,
    tuple_,
    update,
)

from mandala.server.storage.schema import events, guests, seats, secrets, tables, tokens

_TABLE_ID: Final[BindParameter[str]] = bindparam("table_id")
_GUEST_ID: Final[BindParameter[str]] = bindparam("guest_id")


def _page(condition: ColumnElement[bool], order: str, newest_first: bool = False) -> Select[Any]:
    """Up to ``limit`` tables that fulfil a condition, one row per seat (or one without seat)."""

    def direction(column: ColumnElement[Any]) -> ColumnElement[Any]:
        return column.desc() if newest_first else column.asc()

    page = (
        select(tables)
        .where(condition)
        .order_by(direction(tables.c[order]), tables.c.id)
        .limit(bindparam("limit", type_=Integer))
        .subquery("page")
    )
    return (
        select(page, seats.c.seat, seats.c.guest_id, seats.c.name)
        .outerjoin(seats, seats.c.table_id == page.c.id)
        .order_by(direction(page.c[order]), page.c.id, seats.c.seat)
    )


# The log
LOCK_TABLE: Final = select(tables.c.seq).where(tables.c.id == _TABLE_ID).with_for_update()
INSERT_TABLE: Final = insert(tables)
INSERT_EVENTS: Final = insert(events)
_IS_REQUEST: Final = (events.c.table_id == _TABLE_ID) & (
    events.c.client_move_id == bindparam("client_move_id", type_=Text)
)
EVENT_OF_REQUEST: Final = select(events).where(_IS_REQUEST)
# Both questions in one round trip. Where PostgreSQL had to wait for the lock, it answers with the
# newest row of the table, but with the events as they were before: ask again if seq has moved on.
LOCK_TABLE_AND_FIND: Final = (
    select(tables.c.seq, events)
    .outerjoin(events, _IS_REQUEST)
    .where(tables.c.id == _TABLE_ID)
    .with_for_update(of=tables)
)
EVENTS_AFTER: Final = (
    select(events)
    .where(events.c.table_id == _TABLE_ID, events.c.seq > bindparam("after_seq", type_=BigInteger))
    .order_by(events.c.seq)
)
UPDATE_SUMMARY: Final = (
    update(tables)
    .where(tables.c.id == _TABLE_ID)
    .values(
        {
            column: bindparam(f"new_{column.name}", type_=column.type)
            for column in (
                tables.c.updated_at,
                tables.c.seq,
                tables.c.status,
                tables.c.to_move,
                tables.c.deadline_at,
                tables.c.listed,
            )
        }
    )
)
_EXPECTED: Final[BindParameter[int | None]] = bindparam("expected_seq", type_=BigInteger)
DELETE_TABLE: Final = delete(tables).where(
    tables.c.id == _TABLE_ID, or_(_EXPECTED.is_(None), tables.c.seq == _EXPECTED)
)

# Lists of tables
TABLE: Final = _page(tables.c.id == _TABLE_ID, "id")
LISTED_TABLES: Final = _page(
    tables.c.listed.is_(True) & (tables.c.status == bindparam("status")),
    "created_at",
    newest_first=True,
)
TABLES_OF_GUEST: Final = _page(
    tables.c.id.in_(select(seats.c.table_id).where(seats.c.guest_id == _GUEST_ID)),
    "updated_at",
    newest_first=True,
)
DUE_TABLES: Final = _page(
    tables.c.deadline_at <= bindparam("before", type_=BigInteger), "deadline_at"
)
ABANDONED: Final = _page(
    (tables.c.status == bindparam("status"))
    & (tables.c.updated_at < bindparam("before", type_=BigInteger))
    & (
        tuple_(tables.c.updated_at, tables.c.id)
        > tuple_(bindparam("after_at", type_=BigInteger), bindparam("after_id", type_=Text))
    ),
    "updated_at",
)
TABLES_BY_STATUS: Final = _page(
    (tables.c.status == bindparam("status")) & (tables.c.id > bindparam("after_id")), "id"
)
COUNT_TABLES: Final = select(tables.c.status, func.count()).group_by(tables.c.status)

# Seats and tokens. "Insert, or replace what is there" reads the same on both databases.
PUT_SEAT: Final = text(
    "INSERT INTO seats (table_id, seat, guest_id, name) VALUES (:table_id, :seat, :guest_id, :name)"
    " ON CONFLICT (table_id, seat)"
    " DO UPDATE SET guest_id = excluded.guest_id, name = excluded.name"
)
INSERT_TOKENS: Final = insert(tokens)
TOKEN: Final = select(tokens).where(tokens.c.hash == bindparam("hash"))
DELETE_TOKEN: Final = delete(tokens).where(tokens.c.hash == bindparam("hash"))

# Guests
PUT_GUEST: Final = text(
    "INSERT INTO guests (id, name, created_at, last_seen_at)"
    " VALUES (:id, :name, :created_at, :last_seen_at)"
    " ON CONFLICT (id) DO UPDATE SET name = excluded.name, last_seen_at = excluded.last_seen_at"
)
GUEST: Final = select(guests).where(guests.c.id == _GUEST_ID)
# The tables a guest sits at are locked in the order of their ids, as appends lock them: two
# transactions that lock the same tables in different orders would wait for each other.
LOCK_TABLES_OF_GUEST: Final = (
    select(tables.c.id, tables.c.seq)
    .where(tables.c.id.in_(select(seats.c.table_id).where(seats.c.guest_id == _GUEST_ID)))
    .order_by(tables.c.id)
    .with_for_update()
)
FORGET_SEATS: Final = (
    update(seats).where(seats.c.guest_id == _GUEST_ID).values(guest_id=null(), name="")
)
FORGET_TOKENS: Final = delete(tokens).where(tokens.c.guest_id == _GUEST_ID)
FORGET_GUEST: Final = delete(guests).where(guests.c.id == _GUEST_ID)
DELETE_GUESTS: Final = delete(guests).where(
    guests.c.last_seen_at < bindparam("before", type_=BigInteger),
    ~exists().where(seats.c.guest_id == guests.c.id),
)

# Secrets of the installation
SECRET: Final = select(secrets.c.value).where(secrets.c.name == bindparam("name"))
PUT_SECRET: Final = text(
    "INSERT INTO secrets (name, value) VALUES (:name, :value) ON CONFLICT (name) DO NOTHING"
)

ANSWERS: Final = select(func.count()).select_from(secrets)

Statement = Select[Any] | Insert | Update | Delete | TextClause
