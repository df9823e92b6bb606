"""Locks a folder: two trainings in it would overwrite each other's files."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Final

from mandala.records.errors import MandalaError, file_errors

LOCK: Final = "lock"


@contextmanager
def folder_lock(folder: Path) -> Iterator[None]:
    """Holds the lock of ``folder``. The system releases it when the process ends or is killed.

    Raises MandalaError if the folder cannot be made, or another training holds the lock.
    """
    with file_errors(folder, "cannot-write"):
        folder.mkdir(parents=True, exist_ok=True)
        file = (folder / LOCK).open("ab")
    with file:
        try:
            _hold(file)
        except OSError:
            raise MandalaError("train-folder-busy", folder=str(folder)) from None
        yield


if sys.platform == "win32":  # pragma: no cover - not tested, see docs/how-to/hosting.md
    import msvcrt

    def _hold(file: IO[bytes]) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _hold(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
