"""Maps errors of the database drivers to one line without data.

The drivers' own texts may quote rows and parameters, so only the kind of failure is passed on.
Callers raise the result ``from None``.
"""

import sqlite3
import ssl
from typing import Final

from mandala.server.storage.base import StorageUnavailable

CLOSED: Final = "database-closed"

_SQLITE: Final = {
    "SQLITE_BUSY": "database-locked",
    "SQLITE_LOCKED": "database-locked",
    "SQLITE_FULL": "database-full",
    "SQLITE_IOERR": "database-disk",
    "SQLITE_READONLY": "database-read-only",
    "SQLITE_CANTOPEN": "database-cannot-open",
    "SQLITE_CORRUPT": "database-damaged",
    "SQLITE_NOTADB": "database-not-ours",
}

# By SQLSTATE; the longest matching prefix counts.
_POSTGRESQL: Final = {
    "08": "database-connection-lost",
    "25006": "database-read-only",
    "28": "database-refuses-user",
    "3D": "database-no-such-name",
    "40": "database-busy",
    "53": "database-exhausted",
    "53100": "database-its-disk-full",
    "53300": "database-no-connections",
    "55": "database-busy",
    "57": "database-shutting-down",
    "58": "database-disk",
    "XX001": "database-damaged",
    "XX002": "database-damaged",
}


def of_sqlite(error: sqlite3.Error) -> StorageUnavailable:
    """Returns the failure behind an error of the ``sqlite3`` module."""
    name: str = getattr(error, "sqlite_errorname", None) or type(error).__name__
    primary = "_".join(name.split("_")[:2])  # SQLITE_IOERR_WRITE: the family is enough
    if primary in _SQLITE:
        return StorageUnavailable(_SQLITE[primary])
    return StorageUnavailable("database-failed", code=name)


def of_postgresql(error: BaseException) -> StorageUnavailable:
    """Returns the failure behind an error of SQLAlchemy, asyncpg or the network."""
    state = sqlstate(error)
    if isinstance(error, ssl.SSLCertVerificationError):
        return StorageUnavailable("database-certificate")
    if state is None:
        return StorageUnavailable("database-no-answer")
    for length in (5, 2):
        if state[:length] in _POSTGRESQL:
            return StorageUnavailable(_POSTGRESQL[state[:length]])
    return StorageUnavailable("database-failed", code=f"SQLSTATE {state}")


def sqlstate(error: BaseException) -> str | None:
    """Returns PostgreSQL's five-letter code, None if the error has another source."""
    for candidate in (error, getattr(error, "orig", None)):
        state = getattr(candidate, "sqlstate", None)
        if isinstance(state, str):
            return state
    return None
