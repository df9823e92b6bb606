"""Opening the database that an address names, migrated and ready."""

import asyncio
import sqlite3
from pathlib import Path
from typing import Final

import platformdirs

from mandala.server.storage import failures
from mandala.server.storage.interface import Storage, StorageMisuse

_SQLITE: Final = "sqlite:///"
_POSTGRESQL: Final = ("postgresql://", "postgres://")


def default_url() -> str:
    """The SQLite file in the user's data folder."""
    return sqlite_url(platformdirs.user_data_path("mandala-game") / "tables.db")


def sqlite_url(file: Path) -> str:
    return f"{_SQLITE}{file.as_posix()}"


def sqlite_file(url: str) -> Path | None:
    """The file of a SQLite address, None for PostgreSQL. Raises :class:`StorageMisuse`.

    The address itself is never repeated in an error: it may hold a password.
    """
    if url.startswith(_SQLITE) and len(url) > len(_SQLITE):
        return Path(url.removeprefix(_SQLITE))
    if url.startswith(_POSTGRESQL):
        return None
    raise StorageMisuse("database-address")


async def open_storage(url: str) -> Storage:
    """Open, and bring the schema up to date first. To be closed by the caller.

    Raises :class:`StorageMisuse` (the address) or ``StorageUnavailable`` (the database).
    """
    file = sqlite_file(url)
    if file is None:
        # Imported here: a table at home needs neither asyncpg nor its engine.
        from mandala.server.storage.postgres import PostgresStorage
        from mandala.server.storage.postgres_connection import prepare as prepare_postgresql

        await prepare_postgresql(url)
        postgres = PostgresStorage(url)
        await postgres.start()
        return postgres
    from mandala.server.storage.sqlite import SqliteStorage
    from mandala.server.storage.sqlite_file import prepare

    await asyncio.to_thread(prepare, file)
    try:
        return SqliteStorage(file)
    except sqlite3.Error as error:
        raise failures.of_sqlite(error) from None
