"""SQLite: one file, one writer thread with group commit, readers beside it.

Operations that arrive while a commit is synced to the disk share the next commit. With WAL readers
and the writer do not wait for each other; ``synchronous=FULL`` syncs at every commit.
"""

import asyncio
import contextlib
import functools
import logging
import os
import sqlite3
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, create_engine, event
from sqlalchemy.dialects import sqlite
from sqlalchemy.pool import NullPool

from mandala.records.errors import system_reason
from mandala.server.storage import db_errors
from mandala.server.storage.base import (
    Announced,
    ChangesMissed,
    StorageMisuse,
    StorageUnavailable,
)
from mandala.server.storage.changes import Hub
from mandala.server.storage.file_watch import DAMAGED, GONE, FileWatch
from mandala.server.storage.group_commit import Answer, GroupCommit, Job, JobResult, Operation
from mandala.server.storage.health import StorageHealth
from mandala.server.storage.migrate import migrate
from mandala.server.storage.queries import Statement, Transaction
from mandala.server.storage.rescue import rescue
from mandala.server.storage.rows import Row
from mandala.server.storage.storage import Storage

logger = logging.getLogger(__name__)

WAIT_FOR_LOCK_S: Final = 5.0
READERS: Final = 2
MOST_PER_COMMIT: Final = 500
CHECK_FOR_OTHERS_S: Final = 1.0

_DIALECT: Final = sqlite.dialect(paramstyle="named")


def make_file(file: Path) -> None:
    """Creates the file if need be, readable by its owner only. Raises :class:`StorageMisuse`.

    It holds the seeds of games being played and the key that signs cookies.
    """
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
    except OSError as error:
        raise StorageMisuse("at-file", file=str(file), why=system_reason(error)) from None


def connect(file: Path, read_only: bool = False) -> sqlite3.Connection:
    """Opens a connection in autocommit mode: transactions are begun explicitly.

    The file must exist: a new one in place of a deleted one would hide the loss.
    """
    connection = sqlite3.connect(
        f"{file.absolute().as_uri()}?mode=rw",
        uri=True,
        timeout=WAIT_FOR_LOCK_S,
        isolation_level=None,
        check_same_thread=False,
    )
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")  # sync at every commit, not at checkpoints only
    connection.execute("PRAGMA fullfsync = ON")  # macOS: reach the disk, not just its cache
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA secure_delete = ON")  # deleted names are in no free page either
    if read_only:
        connection.execute("PRAGMA query_only = ON")
    return connection


@contextlib.contextmanager
def core_connection(file: Path, begin: str = "BEGIN IMMEDIATE") -> Iterator[Connection]:
    """Opens one transaction through SQLAlchemy: for migrations, backup and restore.

    Raises errors of the ``sqlite3`` module, as plain connections do.
    """
    engine = create_engine("sqlite://", creator=lambda: connect(file), poolclass=NullPool)

    def begin_transaction(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    def raise_original(context: Any) -> None:
        raise context.original_exception from None

    event.listen(engine, "begin", begin_transaction)
    event.listen(engine, "handle_error", raise_original)
    with engine.begin() as connection:
        yield connection


def prepare(file: Path) -> None:
    """Creates the file if need be, and migrates it. Raises :class:`StorageUnavailable`."""
    make_file(file)
    try:
        with core_connection(file) as connection:
            migrate(connection)
    except sqlite3.Error as error:
        raise db_errors.of_sqlite(error) from None


class SqliteTransaction(Transaction):
    """Runs statements on a connection."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        super().__init__()
        self._connection = connection

    def rows(self, statement: Statement, **parameters: object) -> Sequence[Row]:
        text, constants = _compiled(statement)
        return self._connection.execute(text, {**constants, **parameters}).fetchall()

    def run(self, statement: Statement, *parameters: Mapping[str, object]) -> int:
        if not parameters:
            return 0
        text, constants = _compiled(statement)
        given = [{**constants, **each} for each in parameters] if constants else parameters
        touched = self._connection.executemany(text, given).rowcount
        self.writes += touched != 0
        return touched


@functools.cache  # statements are module constants: each is compiled once per process
def _compiled(statement: Statement) -> tuple[str, dict[str, object]]:
    """Returns the text, and the values that are part of the statement itself."""
    compiled = statement.compile(dialect=_DIALECT)
    constants = {name: value for name, value in compiled.params.items() if value is not None}
    return str(compiled), constants


class SqliteWriter(GroupCommit):
    """The one thread that writes to the file.

    Each operation runs behind a savepoint: one that fails leaves nothing and does not fail the
    others in its commit.
    """

    def __init__(self, file: Path, hub: Hub, health: StorageHealth) -> None:
        super().__init__(MOST_PER_COMMIT, health)
        self._file = file
        self._connection = connect(file)
        self._hub = hub
        self._version = self._data_version()
        self.watch = FileWatch(file)
        self._rescued = False
        self._signal = threading.Event()
        self._thread = threading.Thread(target=self._run, name="mandala-sqlite-writer", daemon=True)
        self._thread.start()

    def _wake(self) -> None:
        self._signal.set()

    async def stop(self) -> None:
        self._stopping = True
        self._wake()
        await asyncio.to_thread(self._thread.join)
        self._connection.close()

    def _run(self) -> None:
        while self._waiting or not self._stopping:
            batch = self.next_batch()
            if batch:
                results = self._commit(batch)
                self._to_loop(functools.partial(self._answer_and_publish, batch, results))
            else:
                self._signal.wait(CHECK_FOR_OTHERS_S)
                self._signal.clear()
            if not self._lost():
                self._check_for_others()
            elif not self._rescued:
                self._rescued = True
                self._rescue()

    def _commit(self, batch: Sequence[Job]) -> list[JobResult]:
        try:
            self._require_file()
            self._connection.execute("BEGIN IMMEDIATE")
            results = [self._attempt(job) for job in batch]
            self._connection.execute("COMMIT")
            self.watch.accept()  # a checkpoint may have written to the file
            self._require_file()
        except Exception as error:  # every caller gets it; this thread must go on
            with contextlib.suppress(sqlite3.Error):  # the first failure is the one to report
                if self._connection.in_transaction:
                    self._connection.execute("ROLLBACK")
            return [JobResult(error=_without_data(error)) for _ in batch]
        return results

    def _attempt(self, job: Job) -> JobResult:
        transaction = SqliteTransaction(self._connection)
        self._connection.execute("SAVEPOINT job")
        try:
            value = job.operation(transaction)
            wrote = transaction.writes > 0
            result = JobResult(value, changes=transaction.changes, wrote=wrote)
        except Exception as error:  # belongs to the caller, not to this thread
            if not self._connection.in_transaction:  # e.g. the disk is full: all is rolled back
                raise
            self._connection.execute("ROLLBACK TO job")
            result = JobResult(error=_without_data(error))
        self._connection.execute("RELEASE job")
        return result

    def _answer_and_publish(self, batch: Sequence[Job], results: Sequence[JobResult]) -> None:
        self.answer(batch, results)
        for result in results:
            for change in result.changes:
                self._hub.publish(change)

    def _lost(self) -> bool:
        """Returns whether the opened file is gone or damaged, for good."""
        if not self._health.lost and (code := self.watch.fault()):
            logger.error("database_file_lost", extra={"code": code})
            self._health.lose(code)
        return self._health.lost is not None

    def _require_file(self) -> None:
        """Raises :class:`StorageUnavailable` if what is committed would be lost."""
        if self._lost():
            raise StorageUnavailable(str(self._health.lost))

    def _rescue(self) -> None:
        """Saves a copy of everything that was stored, for the host to put in place."""
        try:
            copy = rescue(self._connection, self._file)
        except (OSError, sqlite3.Error) as error:
            logger.error("database_not_rescued", extra={"code": type(error).__name__})
            return
        if copy is None:
            logger.error("database_not_rescued", extra={"code": DAMAGED})
        else:
            logger.error("database_rescued", extra={"path": str(copy)})

    def _check_for_others(self) -> None:
        """Publishes :class:`ChangesMissed` if another program wrote to the file."""
        try:
            version = self._data_version()
        except sqlite3.Error:
            return  # the next read or write reports it
        if version != self._version:
            self._version = version
            self._to_loop(functools.partial(self._hub.publish, ChangesMissed()))

    def _data_version(self) -> int:
        """Returns a number that changes when another connection commits, not by own commits."""
        (version,) = self._connection.execute("PRAGMA data_version").fetchone()
        return int(version)

    def _to_loop(self, call: Callable[[], None]) -> None:
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(call)


class SqliteStorage(Storage):
    """A storage in one file."""

    def __init__(self, file: Path) -> None:
        """``file`` exists and is migrated. Must be called inside the event loop.

        Raises errors of the ``sqlite3`` module.
        """
        super().__init__()
        self._file = file
        self._reader = threading.local()
        self._reader_connections: list[sqlite3.Connection] = []
        self._readers = ThreadPoolExecutor(READERS, "mandala-sqlite-reader")
        self._writer = self._sqlite_writer = SqliteWriter(file, self._hub, self.health)

    async def _read(self, operation: Operation[Answer]) -> Answer:
        self._check_open()
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, self._read_here, operation)

    def _read_here(self, operation: Operation[Answer]) -> Answer:
        try:
            connection: sqlite3.Connection | None = getattr(self._reader, "connection", None)
            if connection is None:
                if not self._sqlite_writer.watch.is_opened():
                    raise StorageUnavailable(GONE)
                connection = self._reader.connection = connect(self._file, read_only=True)
                self._reader_connections.append(connection)
            return operation(SqliteTransaction(connection))
        except sqlite3.Error as error:
            failure = db_errors.of_sqlite(error)
            if failure.affects_all:
                self.health.failed(failure)
            raise failure from None

    async def _announce(self, announcement: Announced) -> None:
        self._hub.publish(announcement)

    async def _close_database(self) -> None:
        await asyncio.to_thread(self._readers.shutdown)
        for connection in self._reader_connections:
            connection.close()


def _without_data(error: Exception) -> Exception:
    """Returns the error for the caller: the database's own text may quote rows."""
    return db_errors.of_sqlite(error) if isinstance(error, sqlite3.Error) else error
