"""Connections to PostgreSQL, and a transaction on one."""

from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final

import asyncpg
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from mandala.server.storage import failures
from mandala.server.storage.interface import StorageMisuse
from mandala.server.storage.migrating import migrate
from mandala.server.storage.operations import Row
from mandala.server.storage.statements import Statement

CONNECTIONS: Final = 8
CONNECT_S: Final = 10
COMMAND_S: Final = 15

# Whatever a lost, overloaded or wrongly addressed database makes a call raise.
FAILURES: Final = (
    SQLAlchemyError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    OSError,
    TimeoutError,
)

_SETTINGS: Final = {
    "application_name": "mandala",
    "synchronous_commit": "on",  # a commit has reached the disk, whatever the server's default
}
_LIMITS: Final = {
    "lock_timeout": "5s",
    "statement_timeout": "10s",
    "idle_in_transaction_session_timeout": "30s",
}


async def connect(dsn: str, bounded: bool = True) -> Any:
    """A connection of asyncpg, which reads the address as other PostgreSQL programs do.

    ``bounded``: nothing waits for ever. Migrations, backup and restore may take their time.
    """
    try:
        return await asyncpg.connect(
            dsn,
            timeout=CONNECT_S,
            command_timeout=COMMAND_S if bounded else None,
            server_settings=_SETTINGS | _LIMITS if bounded else _SETTINGS,
        )
    except ValueError as error:  # its text would repeat the address
        if isinstance(error, OSError):  # a certificate: Python counts that as both
            raise
        raise StorageMisuse("database-address-unreadable") from None


def make_engine(dsn: str, bounded: bool = True) -> AsyncEngine:
    """SQLAlchemy over such connections. It never sees the address, so it cannot print it."""
    return create_async_engine(
        "postgresql+asyncpg://",
        async_creator=lambda: connect(dsn, bounded),
        pool_size=CONNECTIONS,
        max_overflow=0,
        pool_timeout=CONNECT_S,
        hide_parameters=True,
    )


def was_lost(error: BaseException) -> bool:
    """Whether the connection had died, perhaps long ago in the pool: a new one may do.

    Trying again costs one failure after a loss. Asking each connection beforehand whether it is
    alive would cost a round trip for every statement there is.
    """
    return isinstance(error, DBAPIError) and error.connection_invalidated


class PostgresTransaction:
    """Runs statements on a SQLAlchemy connection; notes which tables changed, and whether
    anything was written at all."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self.changes: dict[str, int] = {}
        self.writes = 0

    def rows(self, statement: Statement, **parameters: object) -> Sequence[Row]:
        return self._connection.execute(statement, parameters).all()

    def run(self, statement: Statement, *parameters: Mapping[str, object]) -> int:
        self.writes += 1
        if len(parameters) == 1:  # a single execution reports how many rows it touched
            return self._connection.execute(statement, parameters[0]).rowcount
        self._connection.execute(statement, parameters)
        return len(parameters)

    def changed(self, table_id: str, seq: int) -> None:
        self.changes[table_id] = seq


@asynccontextmanager
async def core_connection(
    dsn: str, isolation: str = "READ COMMITTED"
) -> AsyncIterator[AsyncConnection]:
    """One transaction without time limits: for migrations, backup and restore."""
    engine = make_engine(dsn, bounded=False).execution_options(isolation_level=isolation)
    try:
        async with engine.begin() as connection:
            yield connection
    except FAILURES as error:
        raise failures.of_postgresql(error) from None
    finally:
        await engine.dispose()


async def prepare(dsn: str) -> None:
    """Migrate the database."""
    async with core_connection(dsn) as connection:
        await connection.run_sync(migrate)
