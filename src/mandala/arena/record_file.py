"""The file of records of a run."""

import contextlib
import os
import stat
from pathlib import Path
from typing import IO, Self

from mandala.arena.errors import ArenaError
from mandala.arena.pairs import PairResult
from mandala.records.errors import file_errors, system_reason


class RecordFile:
    """Overwrites a file when the first pair is written, not before.

    A run that cannot start therefore leaves an older file unchanged, and creates no new one.
    Raises MandalaError at once if the file cannot be written.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._is_new = False
        self._begun = False
        self._length = 0
        with file_errors(path, "cannot-write"):
            self._file = self._open()

    def _open(self) -> IO[bytes]:
        try:
            handle = os.open(self._path, os.O_WRONLY)
        except FileNotFoundError:
            handle = os.open(self._path, os.O_WRONLY | os.O_CREAT, 0o666)
            self._is_new = True
        # Unbuffered: what counts is written, even if the process dies.
        return os.fdopen(handle, "wb", buffering=0)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()
        if self._is_new and not self._begun:
            Path(os.path.realpath(self._path)).unlink(missing_ok=True)

    def write(self, pair: PairResult) -> None:
        """Writes both games of a pair, a line each, or neither. Raises :class:`ArenaError`."""
        text = "".join(f"{game.record.to_line()}\n" for game in pair.games)
        rest = lines = text.encode(errors="replace")
        try:
            if not self._begun:
                self._begun = True
                self._cut_to(0)
            while rest:
                rest = rest[self._file.write(rest) :]
        except OSError as error:
            with contextlib.suppress(OSError):
                self._cut_to(self._length)
            why = system_reason(error)
            raise ArenaError("cannot-write", file=str(self._path), why=why) from None
        self._length += len(lines)

    def _cut_to(self, length: int) -> None:
        if stat.S_ISREG(os.fstat(self._file.fileno()).st_mode):  # not a pipe
            self._file.truncate(length)
            self._file.seek(length)  # else the next write would leave a gap
