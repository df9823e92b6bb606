"""SQLite: one file, one writer thread with group commit, readers beside it.

Appends that arrive while a commit is being synced to the disk share the next commit. WAL keeps
readers and the writer out of each other's way; ``synchronous=FULL`` syncs at every commit.
"""

import asyncio
import sqlite3
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

from mandala.server.storage import failures
from mandala.server.storage.database import (
    Answer,
    DatabaseStorage,
    Operation,
    check_announcement,
)
from mandala.server.storage.interface import Announced, StorageUnavailable
from mandala.server.storage.sqlite_file import connect
from mandala.server.storage.sqlite_transaction import SqliteTransaction
from mandala.server.storage.sqlite_writer import Writer

READERS: Final = 2


class SqliteStorage(DatabaseStorage):
    """A storage in one file. Open it with :func:`mandala.server.storage.opening.open_storage`."""

    def __init__(self, file: Path) -> None:
        """``file`` exists and is migrated. Must be called inside the event loop."""
        super().__init__()
        self._file = file
        self._closed = False
        self._reader = threading.local()
        self._reader_connections: list[sqlite3.Connection] = []
        self._readers = ThreadPoolExecutor(READERS, "mandala-sqlite-reader")
        self._writer = Writer(file, asyncio.get_running_loop(), self._hub)
        self._writer.start()

    async def _read(self, operation: Operation[Answer]) -> Answer:
        self._check_open()
        return await asyncio.get_running_loop().run_in_executor(
            self._readers, self._read_here, operation
        )

    def _read_here(self, operation: Operation[Answer]) -> Answer:
        try:
            connection: sqlite3.Connection | None = getattr(self._reader, "connection", None)
            if connection is None:
                connection = self._reader.connection = connect(self._file, read_only=True)
                self._reader_connections.append(connection)
            return operation(SqliteTransaction(connection))
        except sqlite3.Error as error:
            raise failures.of_sqlite(error) from None

    async def _write(self, key: str | None, operation: Operation[Answer]) -> Answer:  # noqa: ARG002 - one writer: nothing can wait for each other
        self._check_open()
        return await self._writer.submit(operation)

    async def announce(self, table_id: str, text: str) -> None:
        check_announcement(text)
        self._hub.publish(Announced(table_id, text))

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        await asyncio.to_thread(self._writer.stop)
        await asyncio.to_thread(self._readers.shutdown)
        for connection in self._reader_connections:
            connection.close()
        self._hub.close()

    def _check_open(self) -> None:
        if self._closed:
            raise StorageUnavailable(failures.CLOSED)
