"""Notices that a SQLite file was deleted, replaced or cut while it is open.

SQLite keeps using the file it opened, even if the file was deleted. Everything stored then is lost
when the process ends. A check of the name costs a few microseconds.
"""

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

GONE: Final = "database-file-gone"
DAMAGED: Final = "database-damaged"

Identity = tuple[int, int]


class FileWatch:
    """Compares the file at a path, and its write-ahead log, with the ones that were opened."""

    def __init__(self, file: Path) -> None:
        """``file`` and its log exist. Raises :class:`OSError`."""
        self._file = file
        self._log = file.with_name(file.name + "-wal")
        found = file.stat()
        self._identity = (found.st_dev, found.st_ino)
        self._log_identity = _identity(self._log)
        self._content = (found.st_size, found.st_mtime_ns)

    def fault(self) -> str | None:
        """Returns the code of the fault if the opened file is gone or damaged, else None."""
        try:
            found = self._file.stat()
        except OSError:
            return GONE
        if (found.st_dev, found.st_ino) != self._identity or _identity(
            self._log
        ) != self._log_identity:
            return GONE
        content = (found.st_size, found.st_mtime_ns)
        if content != self._content:
            self._content = content
            return self._inspect()
        return None

    def accept(self) -> None:
        """Remembers the present content: this process has just written to the file.

        A file that shrank is not accepted: a commit does not make it smaller.
        """
        try:
            found = self._file.stat()
        except OSError:
            return  # the next look reports it
        if found.st_size >= self._content[0]:
            self._content = (found.st_size, found.st_mtime_ns)

    def is_opened(self) -> bool:
        """Returns whether the path still leads to the file that was opened."""
        return _identity(self._file) == self._identity

    def _inspect(self) -> str | None:
        """Checks a file that another program has written to.

        An empty file is not opened: SQLite would delete the log beside it. The file is not opened
        without SQLite either: closing it would drop the locks that SQLite holds in this process.
        """
        if self._content[0] == 0:
            return DAMAGED
        return None if is_sound(self._file) else DAMAGED


def is_sound(file: Path) -> bool:
    """Returns whether SQLite finds no damage in an existing file."""
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=rw", uri=True)) as other:
            (answer,) = other.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.Error as error:
        name = getattr(error, "sqlite_errorname", "")
        return name.startswith(("SQLITE_BUSY", "SQLITE_LOCKED"))  # nothing is known of the file
    return bool(answer == "ok")


def _identity(file: Path) -> Identity | None:
    try:
        found = os.stat(file)  # noqa: PTH116 - called at every commit
    except OSError:
        return None
    return found.st_dev, found.st_ino
