"""The file that keeps the games of a run."""

import os
import stat
from pathlib import Path
from typing import IO, Self

from mandala.arena.errors import ArenaError
from mandala.arena.pairs import PairPlayed
from mandala.records.errors import MandalaError, system_reason


class RecordsFile:
    """Written anew, but not before there is something to write: a run that cannot start (a bot
    that is not there, a cluster that does not answer) leaves an older file as it was, and no new
    one. That it can be written is tried at once. Raises :class:`MandalaError` if not.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._is_new = False
        self._begun = False
        try:
            self._file = self._open()
        except OSError as error:
            raise MandalaError("cannot-write", file=str(path), why=system_reason(error)) from None

    def _open(self) -> IO[bytes]:
        try:
            handle = os.open(self._path, os.O_WRONLY)
        except FileNotFoundError:
            handle = os.open(self._path, os.O_WRONLY | os.O_CREAT, 0o666)
            self._is_new = True
        return os.fdopen(handle, "wb", buffering=0)  # what is counted is written, even if we die

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()
        if self._is_new and not self._begun:
            Path(os.path.realpath(self._path)).unlink(missing_ok=True)

    def write(self, pair: PairPlayed) -> None:
        """Both games of a pair, a line each. Raises :class:`ArenaError`."""
        lines = "".join(f"{game.record.to_line()}\n" for game in pair.games)
        rest = lines.encode(errors="replace")
        try:
            if not self._begun:
                self._begun = True
                self._empty()
            while rest:
                rest = rest[self._file.write(rest) :]
        except OSError as error:
            why = system_reason(error)
            raise ArenaError("cannot-write", file=str(self._path), why=why) from None

    def _empty(self) -> None:
        if stat.S_ISREG(os.fstat(self._file.fileno()).st_mode):  # a pipe has nothing to empty
            self._file.truncate(0)
