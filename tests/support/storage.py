"""Helpers that put rows into a storage, or open its database without one."""

import asyncio
from collections.abc import Callable, Sequence
from typing import TypeVar

from sqlalchemy import Connection

from mandala.server.storage.base import NewEvent, NewTable, Seat, StoredEvent, Summary, Token
from mandala.server.storage.open import sqlite_file
from mandala.server.storage.postgres import core_connection as postgres_connection
from mandala.server.storage.sqlite import core_connection, make_file
from mandala.server.storage.storage import Storage

Answer = TypeVar("Answer")

PLAYING = Summary("playing", to_move=0)


def event(kind: str = "moved", at: int = 1_000, request: str | None = None) -> NewEvent:
    return NewEvent(at, kind, b'{"move":"M1R"}', request)


async def new_table(
    storage: Storage,
    table_id: str = "t1",
    summary: Summary = PLAYING,
    at: int = 1_000,
    seats: Sequence[Seat] = (),
    tokens: Sequence[Token] = (),
) -> list[StoredEvent]:
    """A table with one event."""
    table = NewTable(table_id, at, tuple(seats), tuple(tokens))
    return await storage.create_table(table, [event("created", at)], summary)


def in_transaction(url: str, work: Callable[[Connection], Answer]) -> Answer:
    """Runs ``work`` in one transaction on the bare database, without migrating it."""
    file = sqlite_file(url)

    async def on_postgresql() -> Answer:
        async with postgres_connection(url) as connection:
            return await connection.run_sync(work)

    if file is None:
        return asyncio.run(on_postgresql())
    make_file(file)
    with core_connection(file) as connection:
        return work(connection)
