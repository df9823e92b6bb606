"""Saves the data of an open SQLite connection after its file was deleted or replaced."""

import os
import sqlite3
import time
from contextlib import closing, suppress
from pathlib import Path

from mandala.server.storage.file_watch import is_sound


def rescue(connection: sqlite3.Connection, file: Path) -> Path | None:
    """Writes the whole database beside ``file``; returns the copy, or None if it would be damaged.

    The copy is a complete database, readable by its owner only. Raises :class:`OSError` or errors
    of the ``sqlite3`` module.
    """
    stamp = time.strftime("%Y%m%dT%H%M%SZ", time.gmtime())
    copy = file.with_name(f"{file.name}.rescued-{stamp}-{os.getpid()}")
    copy.parent.mkdir(parents=True, exist_ok=True)
    os.close(os.open(copy, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    sound = False
    try:
        with closing(sqlite3.connect(copy)) as target:
            connection.backup(target)
            target.execute("PRAGMA journal_mode = DELETE")  # one file, ready to be moved
        sound = is_sound(copy)
        if sound:
            _sync(copy)
            _sync(copy.parent)
    finally:
        if not sound:
            with suppress(OSError):
                copy.unlink()
    return copy if sound else None


def _sync(path: Path) -> None:
    opened = os.open(path, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)
