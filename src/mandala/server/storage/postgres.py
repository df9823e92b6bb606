"""PostgreSQL: several instances on one database, which wake each other with NOTIFY.

A notification is part of the transaction that causes it: nobody hears of an event that is not
committed, and every committed one is told.
"""

from collections.abc import Callable

from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncEngine

from mandala.server.storage import failures
from mandala.server.storage.database import (
    Answer,
    DatabaseStorage,
    Operation,
    check_announcement,
)
from mandala.server.storage.interface import StorageUnavailable
from mandala.server.storage.postgres_connection import (
    FAILURES,
    PostgresTransaction,
    make_engine,
    was_lost,
)
from mandala.server.storage.postgres_listener import Listener, announcement, notify
from mandala.server.storage.postgres_writer import Writer


class PostgresStorage(DatabaseStorage):
    """A storage in a PostgreSQL database that is migrated already.

    Open it with :func:`mandala.server.storage.opening.open_storage`.
    """

    def __init__(self, dsn: str) -> None:
        """Must be called inside the event loop; then await :meth:`start`."""
        super().__init__()
        self._engine: AsyncEngine = make_engine(dsn)
        # A question is one statement: without a transaction around it, it is one round trip.
        self._asking = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        self._listener = Listener(dsn, self._hub)
        self._writer = Writer(self._engine)
        self._closed = False

    async def start(self) -> None:
        """Return once changes are listened for."""
        try:
            await self._listener.start()
        except FAILURES as error:
            await self._engine.dispose()
            raise failures.of_postgresql(error) from None
        self._writer.start()

    async def _read(self, operation: Operation[Answer]) -> Answer:
        return await self._ask(lambda connection: operation(PostgresTransaction(connection)))

    async def _write(self, key: str | None, operation: Operation[Answer]) -> Answer:
        self._check_open()
        return await self._writer.submit(key, operation)

    async def announce(self, table_id: str, text: str) -> None:
        check_announcement(text)
        await self._ask(lambda connection: notify(connection, [announcement(table_id, text)]))

    async def _ask(self, question: Callable[[Connection], Answer]) -> Answer:
        """Run what may be run twice, on a new connection if the first was lost."""
        self._check_open()
        try:
            try:
                async with self._asking.connect() as connection:
                    return await connection.run_sync(question)
            except FAILURES as error:
                if not was_lost(error):
                    raise
                async with self._asking.connect() as connection:
                    return await connection.run_sync(question)
        except FAILURES as error:
            raise failures.of_postgresql(error) from None

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        await self._writer.stop()
        await self._listener.stop()
        await self._engine.dispose()
        self._hub.close()

    def _check_open(self) -> None:
        if self._closed:
            raise StorageUnavailable(failures.CLOSED)
