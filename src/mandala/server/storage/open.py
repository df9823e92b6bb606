"""Opens the database of an address, migrated and ready."""

import asyncio
import sqlite3
from pathlib import Path
from typing import Final

import platformdirs

from mandala.server.storage import db_errors
from mandala.server.storage.base import StorageMisuse
from mandala.server.storage.storage import Storage

_SQLITE: Final = "sqlite:///"
_POSTGRESQL: Final = ("postgresql://", "postgres://")


def default_url() -> str:
    """Returns the address of the SQLite file in the user's data folder."""
    return sqlite_url(platformdirs.user_data_path("mandala-game") / "tables.db")


def sqlite_url(file: Path) -> str:
    return f"{_SQLITE}{file.as_posix()}"


def sqlite_file(url: str) -> Path | None:
    """Returns the file of a SQLite address, None for PostgreSQL. Raises :class:`StorageMisuse`.

    The address itself is never repeated in an error: it may hold a password.
    """
    if url.startswith(_SQLITE) and len(url) > len(_SQLITE):
        return Path(url.removeprefix(_SQLITE))
    if url.startswith(_POSTGRESQL):
        return None
    raise StorageMisuse("database-address")


async def open_storage(url: str) -> Storage:
    """Migrates and opens a database. The caller closes it.

    Raises :class:`StorageMisuse` (the address) or ``StorageUnavailable`` (the database).
    """
    file = sqlite_file(url)
    if file is None:
        # Imported here: a table at home needs neither asyncpg nor its engine.
        from mandala.server.storage import postgres

        await postgres.prepare(url)
        storage = postgres.PostgresStorage(url)
        await storage.start()
        return storage
    from mandala.server.storage import sqlite

    await asyncio.to_thread(sqlite.prepare, file)
    try:
        return sqlite.SqliteStorage(file)
    except sqlite3.Error as error:
        raise db_errors.of_sqlite(error) from None
