"""One training at a time in a folder: two would write over each other's files."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Final

from mandala.records.errors import MandalaError, system_reason

LOCK: Final = "lock"


@contextmanager
def alone_in(folder: Path) -> Iterator[None]:
    """Have ``folder`` to oneself; the system gives it free when the process ends, however it ends.

    Raises MandalaError if the folder cannot be made or another training is at work in it.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        file = (folder / LOCK).open("ab")
    except OSError as error:
        raise MandalaError("cannot-write", file=str(folder), why=system_reason(error)) from None
    with file:
        try:
            _hold(file)
        except OSError:
            raise MandalaError("train-folder-busy", folder=str(folder)) from None
        yield


if sys.platform == "win32":  # pragma: no cover - not tested, see docs/hosting.md
    import msvcrt

    def _hold(file: IO[bytes]) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _hold(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
