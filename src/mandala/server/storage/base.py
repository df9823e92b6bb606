"""The values and errors of the storage interface, which is :class:`~.storage.Storage`.

A table is a log of events; its state is the fold of that log. The storage also keeps a *summary*
of the table, written in the same transaction, so that lists do not read logs. Names and guest ids
are never part of event bodies: they are in :class:`Seat`, where they can be deleted.

Times are whole milliseconds since 1970 (UTC), taken from the caller's clock.
"""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from mandala.records.errors import MandalaError

Status = Literal["waiting", "playing", "over"]
"""``waiting`` for players, ``playing``, ``over`` (by the rules, by people, or aborted)."""


@dataclass(frozen=True, slots=True)
class NewEvent:
    """An event at a table. ``body`` is one JSON value in UTF-8, without names.

    ``client_move_id`` is the sender's own id of the request. It is unique within a table, so the
    caller prefixes it with the seat (``"1:…"``): one seat cannot use an id of the other.
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
    """The columns of a table that lists read, as of its last event.

    - ``info``: one JSON value in UTF-8, without names and guest ids. Rows of the first release
      have None.
    - ``position``: the hash of the position of a running online game.
    - ``shown_at``: the time of the last event that is not secret; None: the time of the last event.
    """

    status: Status
    to_move: int | None = None
    listed: bool = False
    info: bytes | None = None
    position: str | None = None
    shown_at: int | None = None


@dataclass(frozen=True, slots=True)
class Seat:
    """A player at a table. ``guest_id`` and ``name`` become None and empty when the guest is
    deleted; an AI has no guest id and its level as name."""

    seat: int
    guest_id: str | None
    name: str


@dataclass(frozen=True, slots=True)
class Token:
    """A link that opens a table. Only the hash is stored: see :func:`token_hash`.

    ``role``: what it opens (a seat, an invitation, …); ``rooms.access`` defines the values.
    """

    hash: str
    table_id: str
    role: str
    created_at: int
    guest_id: str | None = None


@dataclass(frozen=True, slots=True)
class NewTable:
    """A table to be created. ``table_id`` is unguessable."""

    table_id: str
    created_at: int
    seats: tuple[Seat, ...] = ()
    tokens: tuple[Token, ...] = ()


NewTableRows = tuple[NewTable, Sequence[NewEvent], Summary]
"""A table to be created, its first events (one or more) and its summary."""


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table without its log. ``seq``: the number of its last event. ``updated_at``: the time of the
    last event that is not secret, because the time of a secret event is secret too."""

    table_id: str
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
class Device:
    """A browser that a guest uses: the cookie names it and is not valid without this row.

    ``label`` is a short text such as "Firefox, Linux"; empty: unknown.
    """

    device_id: str
    guest_id: str
    label: str
    created_at: int
    last_seen_at: int


@dataclass(frozen=True, slots=True)
class Heartbeat:
    """The row that a running server writes at regular times. ``at``: the time of its clock.
    ``trusted_at``: the last time at which the clock was trusted. ``doubt_ms``: how much longer the
    clock is not trusted."""

    at: int
    trusted_at: int
    doubt_ms: int = 0


@dataclass(frozen=True, slots=True)
class Changed:
    """The log of a table has grown to ``seq``; or the table was deleted (``seq`` 0)."""

    table_id: str
    seq: int


@dataclass(frozen=True, slots=True)
class SeatsChanged:
    """Names or guest ids at a table changed without an event: a guest was deleted."""

    table_id: str


@dataclass(frozen=True, slots=True)
class AccessChanged:
    """Cookies or links of a guest were revoked: what they opened is to be closed."""

    guest_id: str


@dataclass(frozen=True, slots=True)
class AdminChanged:
    """The people who run the server gave an order: see the admin log."""


@dataclass(frozen=True, slots=True)
class ChangesMissed:
    """The connection to the database was lost: anything may have changed."""


@dataclass(frozen=True, slots=True)
class Announced:
    """A message to all instances about a table (a player connected …); nothing is stored."""

    table_id: str
    text: str


Change = Changed | SeatsChanged | AccessChanged | AdminChanged | ChangesMissed | Announced


class StorageError(MandalaError):
    """Base of what a storage raises. The text never holds data: no body, name, token or card."""


class StorageUnavailable(StorageError):
    """The database cannot serve now (locked, disk full, connection lost). If the connection was lost
    during a commit, the data may be stored: send again with the same client_move_id."""

    @property
    def affects_all(self) -> bool:
        """Whether other operations would fail too: False for one that broke a constraint."""
        return str(self.args[0]) != "database-failed"


class StorageMisuse(StorageError):
    """The address of the database, or the file given to restore from, cannot be used."""


class UnknownTable(StorageError):
    def __init__(self) -> None:
        super().__init__("database-no-such-table")


class Conflict(StorageError):
    """The log has moved on: the caller reads it and decides again."""

    def __init__(self, current_seq: int) -> None:
        super().__init__("database-moved-on", event=current_seq)


class Duplicate(StorageError):
    """This request was stored before."""

    def __init__(self, seq: int) -> None:
        super().__init__("database-stored-already", event=seq)


def token_hash(token: str) -> str:
    """Returns what is stored of a token. Tokens are random (128 bits or more): no salt is needed."""
    return hashlib.sha256(token.encode()).hexdigest()
