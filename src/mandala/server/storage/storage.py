"""The storage interface: each call is written here once, for both databases.

See :mod:`~.calls` for ``@read`` and ``@write``. A method that writes first checks, then writes: a
refusal leaves nothing.
"""

import abc
import secrets
from collections.abc import AsyncIterator, Sequence
from dataclasses import asdict
from itertools import groupby
from typing import Final

from mandala.server.storage import queries as sql
from mandala.server.storage import rows
from mandala.server.storage.admin import AdminLog
from mandala.server.storage.base import (
    AccessChanged,
    Announced,
    Change,
    Changed,
    Conflict,
    Duplicate,
    Guest,
    Heartbeat,
    NewEvent,
    NewTable,
    NewTableRows,
    Seat,
    SeatsChanged,
    Status,
    StoredEvent,
    Summary,
    TableRow,
    Token,
    UnknownTable,
)
from mandala.server.storage.calls import Calls, read, write
from mandala.server.storage.changes import Hub
from mandala.server.storage.devices import (
    DELETE_OLD_DEVICES,
    DELETE_OLD_LINKS,
    FORGET_DEVICES,
    Devices,
)
from mandala.server.storage.health import StorageHealth
from mandala.server.storage.moderation import (
    DELETE_OLD_BLOCKS,
    FORGET_MODERATION,
    Moderation,
)
from mandala.server.storage.queries import Transaction

LONGEST_ANNOUNCEMENT: Final = 4_000  # bytes; PostgreSQL takes less than 8,000 with its wrapping
SECRET_BYTES: Final = 32
NEVER: Final = 2**63 - 1  # later than every event


def _table_key(table_id: str, *_args: object, **_kwargs: object) -> str:
    return f"1 table {table_id}"


class Storage(Devices, AdminLog, Moderation, Calls):
    """The data of the server. Open it with :func:`mandala.server.storage.open.open_storage`.

    All methods may be called from any task of the event loop in which the storage was opened.
    A method that writes returns when the data is durable, and does all or nothing. Every method
    may raise :class:`~mandala.server.storage.base.StorageUnavailable`.
    """

    def __init__(self) -> None:
        self.health = StorageHealth()
        self._hub = Hub()
        self._closed = False

    @abc.abstractmethod
    async def _announce(self, announcement: Announced) -> None:
        """Sends ``announcement`` to all instances."""

    @abc.abstractmethod
    async def _close_database(self) -> None:
        """Finishes the reads under way and closes the connections; the writer has stopped."""

    async def close(self) -> None:
        """Finishes the calls under way, then closes the database."""
        if self._closed:
            return
        self._closed = True
        await self._writer.stop()
        await self._close_database()
        self._hub.close()

    @write(lambda table, *_, **__: _table_key(table.table_id))
    def create_table(
        self, t: Transaction, table: NewTable, events: Sequence[NewEvent], summary: Summary
    ) -> list[StoredEvent]:
        """Creates a table with its first events (one or more).

        Raises :class:`Conflict` if the id exists.
        """
        _check_new_table(t, table, events)
        return _insert_table(t, table, events, summary)

    @write(_table_key)
    def append(
        self,
        t: Transaction,
        table_id: str,
        expected_seq: int,
        events: Sequence[NewEvent],
        summary: Summary,
        *,
        seats: Sequence[Seat] = (),
        tokens: Sequence[Token] = (),
        new_table: NewTableRows | None = None,
    ) -> list[StoredEvent]:
        """Adds events after ``expected_seq``, the last one the caller knows.

        Writes the summary, the given seats (in place of who sat there) and the given tokens with
        them, and creates ``new_table``. Everything is stored in one transaction.

        Raises, in this order: :class:`UnknownTable`; :class:`Duplicate` if a ``client_move_id`` is
        stored already (even when ``expected_seq`` is stale: a retry); :class:`Conflict`, also if
        the id of ``new_table`` exists.
        """
        rows.check(table_id, events, tokens)
        requests = {event.client_move_id for event in events} - {None}
        current_seq = 0
        for request in requests or {None}:
            found = t.rows(sql.LOCK_TABLE_AND_FIND, table_id=table_id, client_move_id=request)
            if not found:
                raise UnknownTable
            current_seq, stored_seq = found[0]
            if stored_seq is not None:
                raise Duplicate(stored_seq)
        if current_seq != expected_seq:
            for request in requests:  # stored while this transaction waited for the lock
                for (seq,) in t.rows(sql.FIND_REQUEST, table_id=table_id, client_move_id=request):
                    raise Duplicate(seq)
            raise Conflict(current_seq)
        if new_table:
            _check_new_table(t, *new_table[:2])
        stored = rows.numbered(table_id, expected_seq, events)
        t.run(sql.INSERT_EVENTS, *map(rows.event_columns, stored))
        t.run(sql.UPDATE_SUMMARY, {"id": table_id, **rows.summary_columns(stored[-1], summary)})
        _put_seats(t, table_id, seats, tokens)
        if new_table:
            _insert_table(t, *new_table)
        t.changes.append(Changed(table_id, stored[-1].seq))
        return stored

    @read
    def events(self, t: Transaction, table_id: str, after_seq: int = 0) -> list[StoredEvent]:
        """Returns the log after ``after_seq``, in order; empty for an unknown table."""
        found = t.rows(sql.EVENTS_AFTER, table_id=table_id, after_seq=after_seq)
        return [rows.event(row) for row in found]

    @read
    def table(self, t: Transaction, table_id: str) -> TableRow | None:
        """Returns a table without its log, None if there is none."""
        found = _tables(t, sql.TABLE, table_id=table_id, limit=1)
        return found[0] if found else None

    @read
    def listed_tables(self, t: Transaction, status: Status, limit: int = 100) -> list[TableRow]:
        """Returns the tables whose owner lists them, newest first."""
        return _tables(t, sql.LISTED_TABLES, status=status, limit=limit)

    @read
    def tables_of_guest(self, t: Transaction, guest_id: str, limit: int = 100) -> list[TableRow]:
        """Returns the tables where the guest sits, last changed first."""
        return _tables(t, sql.TABLES_OF_GUEST, guest_id=guest_id, limit=limit)

    @read
    def finished_of_guest(
        self,
        t: Transaction,
        guest_id: str,
        after_at: int = NEVER,
        after_id: str = "",
        limit: int = 100,
    ) -> list[TableRow]:
        """Returns the tables that are over and where the guest sits, last changed first.

        Only those that come after the table ``after_id``, last changed at ``after_at``.
        """
        start = {"after_at": after_at, "after_id": after_id}
        return _tables(
            t, sql.FINISHED_OF_GUEST, guest_id=guest_id, status="over", **start, limit=limit
        )

    @read
    def abandoned(
        self,
        t: Transaction,
        before: int,
        status: Status,
        after: TableRow | None = None,
        limit: int = 100,
    ) -> list[TableRow]:
        """Returns the tables of a status without an event since ``before``, oldest event first.

        Only those that come after ``after``, if given, even if that table is gone or changed since.
        """
        after_at, after_id = (after.updated_at, after.table_id) if after else (0, "")
        start = {"after_at": after_at, "after_id": after_id}
        return _tables(t, sql.ABANDONED, before=before, status=status, **start, limit=limit)

    @read
    def tables_by_status(
        self, t: Transaction, status: Status, after_id: str = "", limit: int = 100
    ) -> list[TableRow]:
        """Returns a page of the tables of a status, in the order of their ids."""
        return _tables(t, sql.TABLES_BY_STATUS, status=status, after_id=after_id, limit=limit)

    @read
    def has_position(self, t: Transaction, positions: Sequence[str]) -> bool:
        """Returns whether a running online game has a position of one of these hashes."""
        return any(t.rows(sql.HAS_POSITION, position=position) for position in positions)

    @read
    def count_tables(self, t: Transaction) -> dict[Status, int]:
        """Returns the number of tables of each status."""
        none: dict[Status, int] = {"waiting": 0, "playing": 0, "over": 0}
        return none | {row[0]: row[1] for row in t.rows(sql.COUNT_TABLES)}

    @write(_table_key)
    def delete_table(self, t: Transaction, table_id: str, seq: int | None = None) -> bool:
        """Deletes a table with its log, seats and tokens.

        Returns False for an unknown table, and if ``seq`` is given and is not its last event.
        """
        deleted = t.run(sql.DELETE_TABLE, {"table_id": table_id, "expected_seq": seq}) > 0
        if deleted:
            t.changes.append(Changed(table_id, 0))
        return deleted

    @read
    def token(self, t: Transaction, token_hash: str) -> Token | None:
        """Returns the token with that hash, None if there is none."""
        found = t.rows(sql.TOKEN, hash=token_hash)
        return Token(*found[0]) if found else None

    @write(None)
    def put_tokens(self, t: Transaction, tokens: Sequence[Token]) -> None:
        """Adds tokens to existing tables. Raises :class:`UnknownTable`."""
        for table_id in sorted({token.table_id for token in tokens}):
            if not t.rows(sql.LOCK_TABLE, table_id=table_id):
                raise UnknownTable
        t.run(sql.INSERT_TOKENS, *map(asdict, tokens))

    @write(None)
    def fill_info(self, t: Transaction, table_id: str, seq: int, info: bytes) -> None:
        """Stores the list projection of a row that has none, unless its log has grown since ``seq``."""
        t.run(sql.FILL_INFO, {"id": table_id, "seq": seq, "info": info.decode()})

    @write(lambda guest: f"2 guest {guest.guest_id}")
    def put_guest(self, t: Transaction, guest: Guest) -> None:
        """Stores a guest, or their new name and ``last_seen_at``."""
        t.run(sql.PUT_GUEST, asdict(guest))

    @read
    def guest(self, t: Transaction, guest_id: str) -> Guest | None:
        """Returns a guest, None if there is none."""
        found = t.rows(sql.GUEST, guest_id=guest_id)
        return Guest(*found[0]) if found else None

    @write(None)
    def delete_guest(self, t: Transaction, guest_id: str) -> bool:
        """Deletes a guest, their devices and tokens, and their name and id at every table.

        Blocks and reports by and about the guest are deleted too.

        The games stay without a name. Sends :class:`SeatsChanged` for each table, and
        :class:`AccessChanged`. Returns False if nothing was known of the guest.
        """
        for (table_id,) in t.rows(sql.LOCK_TABLES_OF_GUEST, guest_id=guest_id):
            t.changes.append(SeatsChanged(table_id))
        t.changes.append(AccessChanged(guest_id))
        forget = (*sql.FORGET_GUEST, *FORGET_DEVICES, *FORGET_MODERATION)
        found = [t.run(statement, {"guest_id": guest_id}) for statement in forget]
        return sum(found) > 0

    @write(None)
    def delete_guests(self, t: Transaction, before: int, limit: int = 100) -> int:
        """Deletes guests last seen before then who sit at no table; returns their number.

        Their devices are deleted too, and those of guests who stay but have not used them since.
        So are blocks that are older.
        """
        deleted = t.run(sql.DELETE_GUESTS, {"before": before, "limit": limit})
        t.run(DELETE_OLD_DEVICES, {"before": before, "limit": limit})
        t.run(DELETE_OLD_LINKS, {"before": before})
        t.run(DELETE_OLD_BLOCKS, {"before": before, "limit": limit})
        return deleted

    @write(None)
    def secret(self, t: Transaction, name: str) -> bytes:
        """Returns a secret of this installation: 32 random bytes, made by the first call.

        All instances on one database get the same bytes.
        """
        if not t.rows(sql.SECRET, name=name):
            t.run(sql.PUT_SECRET, {"name": name, "value": secrets.token_bytes(SECRET_BYTES)})
        return bytes(t.rows(sql.SECRET, name=name)[0][0])  # another instance may have been faster

    @write(None)
    def put_heartbeat(self, t: Transaction, heartbeat: Heartbeat) -> None:
        """Stores a heartbeat in place of the last one: a small write that proves that writing works."""
        t.run(sql.PUT_HEARTBEAT, asdict(heartbeat))

    @read
    def heartbeat(self, t: Transaction) -> Heartbeat | None:
        """Returns the last heartbeat, None if there was none."""
        found = t.rows(sql.HEARTBEAT)
        return Heartbeat(*found[0]) if found else None

    @read
    def newest_event_at(self, t: Transaction) -> int | None:
        """Returns the time of the newest event of all tables, None without tables."""
        times = [at for at in t.rows(sql.NEWEST_EVENT)[0] if at is not None]
        return max(times, default=None)

    async def announce(self, table_id: str, text: str) -> None:
        """Sends :class:`Announced` to all instances, this one included.

        Raises :class:`ValueError` for more than 4,000 bytes.
        """
        if len(text.encode()) > LONGEST_ANNOUNCEMENT:
            raise ValueError(f"an announcement has at most {LONGEST_ANNOUNCEMENT} bytes")
        await self._announce(Announced(table_id, text))

    def changes(self) -> AsyncIterator[Change]:
        """Returns the changes that any instance commits from now on, until :meth:`close`.

        A change is a hint to read again: of several changes of a table only the last may come.
        """
        return self._hub.subscribe()


def _check_new_table(t: Transaction, table: NewTable, events: Sequence[NewEvent]) -> None:
    rows.check(table.table_id, events, table.tokens)
    found = t.rows(sql.LOCK_TABLE, table_id=table.table_id)
    if found:
        raise Conflict(found[0][0])


def _insert_table(
    t: Transaction, table: NewTable, events: Sequence[NewEvent], summary: Summary
) -> list[StoredEvent]:
    stored = rows.numbered(table.table_id, 0, events)
    columns = rows.summary_columns(stored[-1], summary)
    t.run(sql.INSERT_TABLE, {"id": table.table_id, "created_at": table.created_at, **columns})
    t.run(sql.INSERT_EVENTS, *map(rows.event_columns, stored))
    _put_seats(t, table.table_id, table.seats, table.tokens)
    t.changes.append(Changed(table.table_id, stored[-1].seq))
    return stored


def _put_seats(
    t: Transaction, table_id: str, seats: Sequence[Seat], tokens: Sequence[Token]
) -> None:
    t.run(sql.PUT_SEAT, *({"table_id": table_id, **asdict(seat)} for seat in seats))
    t.run(sql.INSERT_TOKENS, *map(asdict, tokens))


def _tables(t: Transaction, statement: sql.Statement, **parameters: object) -> list[TableRow]:
    """Runs one of the lists of tables: a table has one row per seat."""
    by_table = groupby(t.rows(statement, **parameters), key=lambda row: tuple(row[:9]))
    return [rows.table(columns, seats) for columns, seats in by_table]
