"""Files that other people find whole or not at all, and never in place of something else."""

import contextlib
import errno
import os
import stat
import tempfile
from pathlib import Path
from typing import Final

from mandala.records.errors import MandalaError

_UNFINISHED: Final = ".mandala-"  # short: the name it will have may be as long as names can be


def place_of(path: Path) -> Path:
    """Where a file called ``path`` is to be written: links are followed, also one to nothing yet.

    Raises :class:`MandalaError` if something else than a file is there (a pipe, a device): putting
    a file in its place would take it away. Raises OSError if the place cannot be looked at.
    """
    place = Path(os.path.realpath(path))
    try:
        kind = place.stat().st_mode
    except FileNotFoundError:
        return place
    if stat.S_ISDIR(kind):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if not stat.S_ISREG(kind):
        raise MandalaError("not-a-file", file=str(path))
    return place


class WholeFile:
    """Text that appears as ``path`` when :meth:`keep` is called, in place of an older file there.

    Always :meth:`drop` it in the end. ``rights`` are those of the file; None: those of the older
    one, or what is usual. Every step may raise OSError, the first one what :func:`place_of` raises.
    """

    def __init__(self, path: Path, rights: int | None = None) -> None:
        self._place = place_of(path)
        self._rights = _usual_rights(self._place) if rights is None else rights
        handle, name = tempfile.mkstemp(prefix=_UNFINISHED, dir=self._place.parent)
        self._unfinished = Path(name)
        self._file = os.fdopen(handle, "w", encoding="utf-8", newline="\n")

    def write(self, text: str) -> None:
        self._file.write(text)

    def keep(self) -> None:
        """All is written: sync it to the disk and give it its name."""
        self._file.flush()
        os.fsync(self._file.fileno())
        self._file.close()
        self._unfinished.chmod(self._rights)
        self._unfinished.replace(self._place)

    def drop(self) -> None:
        """Tidy up; nothing is left of what was not kept."""
        with contextlib.suppress(OSError):  # what cannot be written was told before
            self._file.close()
        self._unfinished.unlink(missing_ok=True)


def _usual_rights(place: Path) -> int:
    try:
        return stat.S_IMODE(place.stat().st_mode) & 0o777
    except FileNotFoundError:
        mask = os.umask(0)
        os.umask(mask)
        return 0o666 & ~mask
