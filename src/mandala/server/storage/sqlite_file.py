"""The SQLite file itself: making it, connecting to it, migrating it."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, create_engine, event
from sqlalchemy.pool import NullPool

from mandala.records.errors import system_reason
from mandala.server.storage import failures
from mandala.server.storage.interface import StorageMisuse
from mandala.server.storage.migrating import migrate

WAIT_FOR_LOCK_S: Final = 5.0


def make_file(file: Path) -> None:
    """Make the file if need be, readable by its owner only.

    It holds the seeds of games being played and the key that signs cookies.
    """
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
    except OSError as error:
        raise StorageMisuse("at-file", file=str(file), why=system_reason(error)) from None


def prepare(file: Path) -> None:
    """Make the file if need be, and migrate it."""
    make_file(file)
    try:
        with core_connection(file) as connection:
            migrate(connection)
    except sqlite3.Error as error:
        raise failures.of_sqlite(error) from None


def connect(file: Path, read_only: bool = False) -> sqlite3.Connection:
    """A connection in autocommit mode: transactions are begun by name. Any thread may close it."""
    connection = sqlite3.connect(
        file, timeout=WAIT_FOR_LOCK_S, isolation_level=None, check_same_thread=False
    )
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")  # sync at every commit, not at checkpoints only
    connection.execute("PRAGMA fullfsync = ON")  # macOS: reach the disk, not just its cache
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA secure_delete = ON")  # who is forgotten is in no free page either
    if read_only:
        connection.execute("PRAGMA query_only = ON")
    return connection


@contextmanager
def core_connection(file: Path, begin: str = "BEGIN IMMEDIATE") -> Iterator[Connection]:
    """One transaction through SQLAlchemy: for migrations, backup and restore.

    Raises errors of the ``sqlite3`` module, as plain connections do.
    """
    engine = create_engine("sqlite://", creator=lambda: connect(file), poolclass=NullPool)

    def begin_by_name(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    def as_it_came(context: Any) -> None:
        raise context.original_exception from None

    event.listen(engine, "begin", begin_by_name)
    event.listen(engine, "handle_error", as_it_came)
    with engine.begin() as connection:
        yield connection
