"""What databases say when they fail, turned into one line without data.

The drivers' own texts may quote rows and parameters, so they are never passed on: only the kind
of failure is. Callers raise the answer ``from None``.
"""

import sqlite3
from typing import Final

from mandala.server.storage.interface import StorageUnavailable

CLOSED: Final = "the storage is closed"

_SQLITE: Final = {
    "SQLITE_BUSY": "the database is locked by another program: try again in a moment",
    "SQLITE_LOCKED": "the database is locked by another program: try again in a moment",
    "SQLITE_FULL": "the disk is full: free some space, then try again",
    "SQLITE_IOERR": "the disk could not be read or written",
    "SQLITE_READONLY": "the database may not be written: check the rights of its file and folder",
    "SQLITE_CANTOPEN": "the database file could not be opened: check its folder and rights",
    "SQLITE_CORRUPT": "the database file is damaged: restore a backup",
    "SQLITE_NOTADB": "the file is not a Mandala database",
}

# By SQLSTATE, the longest matching beginning counts.
_POSTGRESQL: Final = {
    "08": "the connection to the database was lost",
    "28": "the database refuses the user or the password",
    "3D": "there is no database of that name",
    "40": "the database was busy with the same rows: try again",
    "53": "the database has run out of something it needs",
    "53100": "the disk of the database is full",
    "53300": "the database has no connection left to give",
    "55": "the database was busy with the same rows: try again",
    "57": "the database is shutting down or was restarted",
}


def of_sqlite(error: sqlite3.Error) -> StorageUnavailable:
    """The failure behind an error of the ``sqlite3`` module."""
    name: str = getattr(error, "sqlite_errorname", None) or type(error).__name__
    primary = "_".join(name.split("_")[:2])  # SQLITE_IOERR_WRITE: the family is enough
    return StorageUnavailable(_SQLITE.get(primary, f"the database failed ({name})"))


def of_postgresql(error: BaseException) -> StorageUnavailable:
    """The failure behind whatever SQLAlchemy, asyncpg or the network raised."""
    state = sqlstate(error)
    if state is None:
        return StorageUnavailable("the database does not answer")
    for length in (5, 2):
        if state[:length] in _POSTGRESQL:
            return StorageUnavailable(_POSTGRESQL[state[:length]])
    return StorageUnavailable(f"the database failed (SQLSTATE {state})")


def sqlstate(error: BaseException) -> str | None:
    """The five-letter code PostgreSQL gave, None if the error came from somewhere else."""
    for candidate in (error, getattr(error, "orig", None)):
        state = getattr(candidate, "sqlstate", None)
        if isinstance(state, str):
            return state
    return None
