"""The part of a storage that is the same on every database: which operation answers which call."""

import abc
from collections.abc import AsyncIterator, Callable, Sequence
from functools import partial
from typing import Final, TypeVar

from mandala.server.storage import operations, statements
from mandala.server.storage.hub import Hub
from mandala.server.storage.interface import (
    Change,
    Guest,
    NewEvent,
    NewTable,
    Seat,
    Status,
    StoredEvent,
    Summary,
    TableRow,
    Token,
)
from mandala.server.storage.operations import Transaction

Answer = TypeVar("Answer")
Operation = Callable[[Transaction], Answer]

LONGEST_ANNOUNCEMENT: Final = 4_000  # bytes; PostgreSQL takes less than 8,000 with its wrapping


class DatabaseStorage(abc.ABC):
    """A :class:`~mandala.server.storage.interface.Storage` over transactions."""

    def __init__(self) -> None:
        self._hub = Hub()

    @abc.abstractmethod
    async def _read(self, operation: Operation[Answer]) -> Answer:
        """Run an operation that only asks."""

    @abc.abstractmethod
    async def _write(self, key: str | None, operation: Operation[Answer]) -> Answer:
        """Run an operation that changes rows and return once it is durable.

        Operations may be committed together. ``key`` names what the operation locks: those
        committed together lock in the order of their keys (tables, then tokens, then guests), so
        that two instances never wait for each other. None: it gets a transaction of its own.
        """

    @abc.abstractmethod
    async def announce(self, table_id: str, text: str) -> None: ...

    @abc.abstractmethod
    async def close(self) -> None: ...

    async def create_table(
        self, table: NewTable, events: Sequence[NewEvent], summary: Summary
    ) -> list[StoredEvent]:
        operation = partial(
            operations.create_table, table=table, new_events=events, summary=summary
        )
        return await self._write(f"1 table {table.table_id}", operation)

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
        operation = partial(
            operations.append,
            table_id=table_id,
            expected_seq=expected_seq,
            new_events=events,
            summary=summary,
            seats=seats,
            tokens=tokens,
        )
        return await self._write(f"1 table {table_id}", operation)

    async def events(self, table_id: str, after_seq: int = 0) -> list[StoredEvent]:
        return await self._read(partial(operations.events, table_id=table_id, after_seq=after_seq))

    async def table(self, table_id: str) -> TableRow | None:
        return await self._read(partial(operations.table, table_id=table_id))

    async def listed_tables(self, status: Status, limit: int = 100) -> list[TableRow]:
        return await self._page(statements.LISTED_TABLES, status=status, limit=limit)

    async def tables_of_guest(self, guest_id: str, limit: int = 100) -> list[TableRow]:
        return await self._page(statements.TABLES_OF_GUEST, guest_id=guest_id, limit=limit)

    async def due_tables(self, before: int, limit: int = 100) -> list[TableRow]:
        return await self._page(statements.DUE_TABLES, before=before, limit=limit)

    async def abandoned(
        self, before: int, status: Status, after: TableRow | None = None, limit: int = 100
    ) -> list[TableRow]:
        after_at, after_id = (after.updated_at, after.table_id) if after else (0, "")
        return await self._page(
            statements.ABANDONED,
            before=before,
            status=status,
            after_at=after_at,
            after_id=after_id,
            limit=limit,
        )

    async def tables_by_status(
        self, status: Status, after_id: str = "", limit: int = 100
    ) -> list[TableRow]:
        return await self._page(
            statements.TABLES_BY_STATUS, status=status, after_id=after_id, limit=limit
        )

    async def _page(self, statement: statements.Statement, **asked: object) -> list[TableRow]:
        return await self._read(lambda t: operations.table_page(t, statement, **asked))

    async def count_tables(self) -> dict[Status, int]:
        return await self._read(operations.count_tables)

    async def delete_table(self, table_id: str, seq: int | None = None) -> bool:
        return await self._write(
            f"1 table {table_id}", partial(operations.delete_table, table_id=table_id, seq=seq)
        )

    async def token(self, token_hash: str) -> Token | None:
        return await self._read(partial(operations.token, token_hash=token_hash))

    async def put_tokens(self, tokens: Sequence[Token]) -> None:
        await self._write(None, partial(operations.put_tokens, tokens=tokens))

    async def delete_token(self, token_hash: str) -> bool:
        return await self._write(
            f"2 token {token_hash}", partial(operations.delete_token, token_hash=token_hash)
        )

    async def put_guest(self, guest: Guest) -> None:
        await self._write(f"3 guest {guest.guest_id}", partial(operations.put_guest, guest=guest))

    async def guest(self, guest_id: str) -> Guest | None:
        return await self._read(partial(operations.guest, guest_id=guest_id))

    async def delete_guest(self, guest_id: str) -> bool:
        return await self._write(None, partial(operations.delete_guest, guest_id=guest_id))

    async def delete_guests(self, before: int) -> int:
        return await self._write(None, partial(operations.delete_guests, before=before))

    async def secret(self, name: str) -> bytes:
        return await self._write(None, partial(operations.secret, name=name))

    async def check(self) -> None:
        await self._read(operations.answers)

    def changes(self) -> AsyncIterator[Change]:
        return self._hub.subscribe()


def check_announcement(text: str) -> None:
    """Raise unless ``text`` fits into a notification."""
    if len(text.encode()) > LONGEST_ANNOUNCEMENT:
        raise ValueError(f"an announcement has at most {LONGEST_ANNOUNCEMENT} bytes")
