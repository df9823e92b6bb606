"""PostgreSQL: several instances on one database, which wake each other with NOTIFY.

A notification is part of the transaction that causes it. So instances are notified of every
committed change, and of no other. PostgreSQL commits transactions that notify one after the other,
each with its sync to the disk: group commit pays for that once.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, Final

import asyncpg
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from mandala.server.storage import db_errors
from mandala.server.storage.base import Announced, StorageMisuse
from mandala.server.storage.group_commit import Answer, GroupCommit, Job, JobResult, Operation
from mandala.server.storage.health import StorageHealth
from mandala.server.storage.migrate import migrate
from mandala.server.storage.postgres_notify import FAILURES, Listener, notify
from mandala.server.storage.queries import Statement, Transaction
from mandala.server.storage.rows import Row
from mandala.server.storage.storage import Storage

CONNECTIONS: Final = 8
CONNECT_S: Final = 10
COMMAND_S: Final = 15
MOST_PER_COMMIT: Final = 100
SETTINGS: Final = {
    "application_name": "mandala",
    "synchronous_commit": "on",  # a commit has reached the disk, whatever the server's default
}
TIME_LIMITS: Final = {
    "lock_timeout": "5s",
    "statement_timeout": "10s",
    "idle_in_transaction_session_timeout": "30s",
}


async def connect(dsn: str, bounded: bool = True) -> Any:
    """Opens a connection of asyncpg, which reads the address as other PostgreSQL programs do.

    ``bounded``: nothing waits for ever. Migrations, backup and restore may take longer.
    Raises :class:`StorageMisuse` for an address that cannot be read, else one of ``FAILURES``.
    """
    try:
        return await asyncpg.connect(
            dsn,
            timeout=CONNECT_S,
            command_timeout=COMMAND_S if bounded else None,
            server_settings=SETTINGS | TIME_LIMITS if bounded else SETTINGS,
        )
    except ValueError as error:  # its text would repeat the address
        if isinstance(error, OSError):  # a certificate: Python counts that as both
            raise
        raise StorageMisuse("database-address-unreadable") from None


def make_engine(dsn: str, bounded: bool = True) -> AsyncEngine:
    """Returns SQLAlchemy over such connections. It never gets the address, so cannot print it."""
    return create_async_engine(
        "postgresql+asyncpg://",
        async_creator=lambda: connect(dsn, bounded),
        pool_size=CONNECTIONS,
        max_overflow=0,
        pool_timeout=CONNECT_S,
        hide_parameters=True,
    )


@asynccontextmanager
async def core_connection(
    dsn: str, isolation: str = "READ COMMITTED"
) -> AsyncIterator[AsyncConnection]:
    """Opens one transaction without time limits: for migrations, backup and restore.

    Raises :class:`StorageUnavailable`.
    """
    engine = make_engine(dsn, bounded=False).execution_options(isolation_level=isolation)
    try:
        async with engine.begin() as connection:
            yield connection
    except FAILURES as error:
        raise db_errors.of_postgresql(error) from None
    finally:
        await engine.dispose()


async def prepare(dsn: str) -> None:
    """Migrates the database. Raises :class:`StorageUnavailable`."""
    async with core_connection(dsn) as connection:
        await connection.run_sync(migrate)


def was_lost(error: BaseException) -> bool:
    """Returns whether the connection had died, perhaps long ago in the pool: a new one may work.

    So one statement fails after a loss and is tried again. Testing each connection before its use
    would cost a round trip for every statement.
    """
    return isinstance(error, DBAPIError) and error.connection_invalidated


class PostgresTransaction(Transaction):
    """Runs statements on a connection and counts the writes."""

    def __init__(self, connection: Connection) -> None:
        super().__init__()
        self._connection = connection

    def rows(self, statement: Statement, **parameters: object) -> Sequence[Row]:
        return self._connection.execute(statement, parameters).all()

    def run(self, statement: Statement, *parameters: Mapping[str, object]) -> int:
        if not parameters:
            return 0
        self.writes += 1
        if len(parameters) == 1:  # a single execution reports how many rows it touched
            return self._connection.execute(statement, parameters[0]).rowcount
        self._connection.execute(statement, parameters)
        return len(parameters)


class _BatchFailed(Exception):
    """A job failed so that the transaction it shares cannot be committed.

    ``lost``: because the connection had died.
    """

    def __init__(self, error: Exception, *, lost: bool = False) -> None:
        self.error = error
        self.lost = lost


class PostgresWriter(GroupCommit):
    """The one task of an instance that writes."""

    def __init__(self, engine: AsyncEngine, health: StorageHealth) -> None:
        super().__init__(MOST_PER_COMMIT, health)
        self._engine = engine
        self._signal = asyncio.Event()
        self._task = asyncio.create_task(self._run())

    def _wake(self) -> None:
        self._signal.set()

    async def stop(self) -> None:
        self._stopping = True
        self._wake()
        await self._task

    async def _run(self) -> None:
        while self._waiting or not self._stopping:
            batch = self.next_batch()
            if batch:
                self.answer(batch, await self._commit(batch))
            else:
                await self._signal.wait()
                self._signal.clear()

    async def _commit(self, batch: Sequence[Job], again: bool = False) -> list[JobResult]:
        try:
            async with self._engine.begin() as connection:
                return await connection.run_sync(_attempt_all, batch)
        except _BatchFailed as failed:
            if failed.lost and not again:  # nothing was committed: try it on a new connection
                return await self._commit(batch, again=True)
            if len(batch) > 1:  # nothing of them is stored: commit each alone
                return [result for job in batch for result in await self._commit([job])]
            return [JobResult(error=failed.error)]
        except FAILURES as error:  # the database is gone, or the commit failed
            failure = db_errors.of_postgresql(error)
            return [JobResult(error=failure) for _ in batch]
        except Exception as error:  # every caller gets it; this task must go on
            return [JobResult(error=error) for _ in batch]


def _attempt_all(connection: Connection, batch: Sequence[Job]) -> list[JobResult]:
    results = [_attempt(connection, job) for job in batch]
    changes = [change for result in results for change in result.changes]
    if changes:
        notify(connection, changes)
    return results


def _attempt(connection: Connection, job: Job) -> JobResult:
    """Runs one job. Operations check before they write, so a refusal leaves nothing behind;
    a savepoint would do the same at the price of two more round trips for every job."""
    transaction = PostgresTransaction(connection)
    try:
        value = job.operation(transaction)
        return JobResult(value, changes=transaction.changes, wrote=transaction.writes > 0)
    except FAILURES as error:
        raise _BatchFailed(db_errors.of_postgresql(error), lost=was_lost(error)) from None
    except Exception as error:  # belongs to the caller, not to this task
        if transaction.writes:
            raise _BatchFailed(error) from None
        return JobResult(error=error)


class PostgresStorage(Storage):
    """A storage in a PostgreSQL database that is migrated already."""

    def __init__(self, dsn: str) -> None:
        """Must be called inside the event loop; then await :meth:`start`."""
        super().__init__()
        self._engine = make_engine(dsn)
        # A read is one statement: without a transaction around it, it is one round trip.
        self._autocommit = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        self._listener = Listener(partial(connect, dsn), self._hub)
        self._writer = PostgresWriter(self._engine, self.health)

    async def start(self) -> None:
        """Returns when changes are received. Raises :class:`StorageUnavailable`."""
        try:
            await self._listener.start()
        except FAILURES as error:
            await self.close()
            raise db_errors.of_postgresql(error) from None

    async def _read(self, operation: Operation[Answer]) -> Answer:
        return await self._run_once(lambda connection: operation(PostgresTransaction(connection)))

    async def _announce(self, announcement: Announced) -> None:
        await self._run_once(lambda connection: notify(connection, [announcement]))

    async def _run_once(self, work: Callable[[Connection], Answer]) -> Answer:
        """Runs what may run twice, on a new connection if the first was lost."""
        self._check_open()
        try:
            try:
                async with self._autocommit.connect() as connection:
                    return await connection.run_sync(work)
            except FAILURES as error:
                if not was_lost(error):
                    raise
                async with self._autocommit.connect() as connection:
                    return await connection.run_sync(work)
        except FAILURES as error:
            failure = db_errors.of_postgresql(error)
            if failure.affects_all:
                self.health.failed(failure)
            raise failure from None

    async def _close_database(self) -> None:
        await self._listener.stop()
        await self._engine.dispose()
