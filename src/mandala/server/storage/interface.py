"""What the server keeps, as one interface: every storage passes the same contract suite.

A table is a log of events; its state is the fold of that log. Next to the log lies a *summary* of
the table (who is to move, when the clock runs out, …), written in the same transaction, so that
lists and clocks need not read logs.

Names and guest ids never go into event bodies: they live in :class:`Seat`, where they can be
deleted. Whoever sits at a table is therefore ``events`` plus ``seats``.

Times are whole milliseconds since 1970 (UTC), taken from the caller's clock.
"""

import hashlib
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from typing import Literal, Protocol

from mandala.records.errors import MandalaError

Status = Literal["waiting", "playing", "over"]
"""``waiting`` for players, ``playing``, ``over`` (by the rules, by people, or aborted)."""


@dataclass(frozen=True, slots=True)
class NewEvent:
    """Something that happened at a table. ``body`` is one JSON value in UTF-8, free of names.

    ``client_move_id`` is the sender's own id of the request. It is unique within a table, so the
    caller writes the seat into it (``"1:…"``): one seat cannot take an id of the other.
    """

    at: int
    kind: str
    body: bytes
    client_move_id: str | None = None


@dataclass(frozen=True, slots=True)
class StoredEvent:
    """An event with its place in the log: ``seq`` counts 1, 2, 3, … without gaps."""

    table_id: str
    seq: int
    at: int
    kind: str
    body: bytes
    client_move_id: str | None = None


@dataclass(frozen=True, slots=True)
class Summary:
    """What lists and clocks need to know about a table, as of its last event.

    ``deadline_at``: when :meth:`Storage.due_tables` shall report the table; None: no clock runs.
    """

    status: Status
    to_move: int | None = None
    deadline_at: int | None = None
    listed: bool = False


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits where. ``guest_id`` and ``name`` become None and empty when the guest is deleted;
    an AI has no guest id and its level as name."""

    seat: int
    guest_id: str | None
    name: str


@dataclass(frozen=True, slots=True)
class Token:
    """A link that opens a table. Only the hash is stored: see :func:`token_hash`.

    ``role`` says what it opens; the tables service gives the words (a seat, an invitation, …).
    """

    hash: str
    table_id: str
    role: str
    created_at: int
    guest_id: str | None = None


@dataclass(frozen=True, slots=True)
class NewTable:
    """A table to be created. ``table_id`` is unguessable; ``kind`` never changes."""

    table_id: str
    kind: str
    created_at: int
    seats: tuple[Seat, ...] = ()
    tokens: tuple[Token, ...] = ()


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table without its log. ``updated_at`` is the time of its last event, ``seq`` its number."""

    table_id: str
    kind: str
    created_at: int
    updated_at: int
    seq: int
    summary: Summary
    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Guest:
    guest_id: str
    name: str
    created_at: int
    last_seen_at: int


@dataclass(frozen=True, slots=True)
class Changed:
    """The log of a table has grown to ``seq``; or the table was deleted (``seq`` 0)."""

    table_id: str
    seq: int


@dataclass(frozen=True, slots=True)
class ChangesMissed:
    """The line to the database was down: anything may have changed, read again what you hold."""


@dataclass(frozen=True, slots=True)
class Announced:
    """A passing word to all instances about a table (somebody connected …); nothing is stored."""

    table_id: str
    text: str


Change = Changed | ChangesMissed | Announced


class StorageError(MandalaError):
    """Base of what a storage raises. The text never holds data: no body, name, token or card."""


class StorageUnavailable(StorageError):
    """The database cannot serve now (locked, disk full, connection lost). Nothing was stored, or
    (connection lost in the middle of a commit) perhaps: send again with the same client_move_id."""


class StorageMisuse(StorageError):
    """The address of the database, or the file given to restore from, cannot be used."""


class UnknownTable(StorageError):
    def __init__(self) -> None:
        super().__init__("database-no-such-table")


class Conflict(StorageError):
    """The log has moved on: read from there and decide again."""

    def __init__(self, current_seq: int) -> None:
        self.current_seq = current_seq
        super().__init__("database-moved-on", event=current_seq)


class Duplicate(StorageError):
    """This request was stored before: answer with ``event`` as then."""

    def __init__(self, event: StoredEvent) -> None:
        self.event = event
        super().__init__("database-stored-already", event=event.seq)


def token_hash(token: str) -> str:
    """What is stored of a token. Tokens are random (128 bits or more), so no salt is needed."""
    return hashlib.sha256(token.encode()).hexdigest()


class Storage(Protocol):
    """All methods may be called from any task of the event loop the storage was opened in.

    A method that writes returns once the data is durable, and does all or nothing. Every method
    may raise :class:`StorageUnavailable`.
    """

    async def create_table(
        self, table: NewTable, events: Sequence[NewEvent], summary: Summary
    ) -> list[StoredEvent]:
        """Create a table with its first events (one or more). Raises :class:`Conflict` if the id
        exists."""
        ...

    async def append(
        self,
        table_id: str,
        expected_seq: int,
        events: Sequence[NewEvent],
        summary: Summary,
        *,
        seats: Sequence[Seat] = (),
        tokens: Sequence[Token] = (),
    ) -> list[StoredEvent]:
        """Add events after ``expected_seq``, the last one the caller knows; write the summary, the
        given seats (in place of who sat there) and the given tokens with them.

        Raises, in this order: :class:`UnknownTable`; :class:`Duplicate` if a ``client_move_id`` is
        stored already (even when ``expected_seq`` is stale: a retry); :class:`Conflict`.
        """
        ...

    async def events(self, table_id: str, after_seq: int = 0) -> list[StoredEvent]:
        """The log after ``after_seq``, in order; empty for an unknown table."""
        ...

    async def table(self, table_id: str) -> TableRow | None: ...

    async def listed_tables(self, status: Status, limit: int = 100) -> list[TableRow]:
        """Tables whose owner lists them, newest first."""
        ...

    async def tables_of_guest(self, guest_id: str, limit: int = 100) -> list[TableRow]:
        """Tables where the guest sits, last changed first."""
        ...

    async def due_tables(self, before: int, limit: int = 100) -> list[TableRow]:
        """Tables whose deadline has passed (``deadline_at <= before``), oldest deadline first."""
        ...

    async def abandoned(
        self, before: int, status: Status, after: TableRow | None = None, limit: int = 100
    ) -> list[TableRow]:
        """Tables of that status without an event since ``before``, longest silent first; only
        those that come after ``after``, if given: it may be gone or changed since."""
        ...

    async def tables_by_status(
        self, status: Status, after_id: str = "", limit: int = 100
    ) -> list[TableRow]:
        """Tables in the order of their ids, a page at a time (export, picking up after a start)."""
        ...

    async def count_tables(self) -> dict[Status, int]:
        """How many tables there are of each status (metrics)."""
        ...

    async def delete_table(self, table_id: str, seq: int | None = None) -> bool:
        """Remove a table with its log, seats and tokens; False if there was none, or none whose
        last event is ``seq``, if given."""
        ...

    async def token(self, token_hash: str) -> Token | None: ...

    async def put_tokens(self, tokens: Sequence[Token]) -> None:
        """Add tokens to existing tables. Raises :class:`UnknownTable`."""
        ...

    async def delete_token(self, token_hash: str) -> bool: ...

    async def put_guest(self, guest: Guest) -> None:
        """Store a guest, or their new name and ``last_seen_at``."""
        ...

    async def guest(self, guest_id: str) -> Guest | None: ...

    async def delete_guest(self, guest_id: str) -> bool:
        """Forget a person: the guest, their tokens, and their name and id at every table. The games
        stay, played by nobody in particular. False if nothing was known of them."""
        ...

    async def delete_guests(self, before: int) -> int:
        """Forget everybody last seen before then who sits at no table; how many that were."""
        ...

    async def secret(self, name: str) -> bytes:
        """A secret of this installation, 32 random bytes made when first asked for; the same for
        all instances on one database (to sign cookies with)."""
        ...

    async def announce(self, table_id: str, text: str) -> None:
        """Send :class:`Announced` to all instances, this one included; at most 4,000 bytes."""
        ...

    def changes(self) -> AsyncIterator[Change]:
        """What is committed from now on, by every instance, this one included; ends with
        :meth:`close`. Only a hint to read again: several changes of a table may come as the
        last one."""
        ...

    async def check(self) -> None:
        """Return if the database answers; else raise :class:`StorageUnavailable`."""
        ...

    async def close(self) -> None:
        """Finish what was begun, then let go of the database."""
        ...
