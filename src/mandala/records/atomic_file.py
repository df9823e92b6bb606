"""Writes files completely or not at all, and never replaces a pipe or a device."""

import contextlib
import errno
import os
import stat
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any, Final, Literal, overload

from mandala.records.errors import MandalaError

_PREFIX: Final = ".mandala-"  # short, because names of files have a limited length


def resolve_target(path: Path) -> Path:
    """Returns where a file called ``path`` is to be written. It follows links, also broken ones.

    Raises :class:`MandalaError` if something other than a file is there (a pipe, a device), because
    a file would replace it. Raises OSError if ``path`` is a folder or cannot be looked at.
    """
    target = Path(os.path.realpath(path))
    try:
        kind = target.stat().st_mode
    except FileNotFoundError:
        return target
    if stat.S_ISDIR(kind):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if not stat.S_ISREG(kind):
        raise MandalaError("not-a-file", file=str(path))
    return target


@overload
def atomic_write(
    path: Path, mode: Literal["w"] = "w", *, permissions: int | None = None
) -> contextlib.AbstractContextManager[IO[str]]: ...
@overload
def atomic_write(
    path: Path, mode: Literal["wb"], *, permissions: int | None = None
) -> contextlib.AbstractContextManager[IO[bytes]]: ...
@contextlib.contextmanager
def atomic_write(
    path: Path, mode: Literal["w", "wb"] = "w", *, permissions: int | None = None
) -> Iterator[IO[Any]]:
    """Opens a file that replaces ``path`` at the end of the ``with`` block, synced to the disk.

    If the block raises, ``path`` is unchanged and no temporary file remains. If ``permissions`` is
    None, the file keeps its permissions; a new file gets the usual ones. ``"w"`` writes UTF-8 with plain line ends.
    Raises OSError, and MandalaError as :func:`resolve_target` does.
    """
    target = resolve_target(path)
    if permissions is None:
        permissions = _usual_permissions(target)
    handle, name = tempfile.mkstemp(prefix=_PREFIX, dir=target.parent)
    unfinished = Path(name)
    encoding, newline = ("utf-8", "\n") if mode == "w" else (None, None)
    file: IO[Any] = os.fdopen(handle, mode, encoding=encoding, newline=newline)
    try:
        yield file
        file.flush()
        os.fsync(file.fileno())
        file.close()
        unfinished.chmod(permissions)
        unfinished.replace(target)
    finally:
        with contextlib.suppress(OSError):  # for example a full disk, whose error was raised before
            file.close()
        unfinished.unlink(missing_ok=True)


def _usual_permissions(target: Path) -> int:
    try:
        return stat.S_IMODE(target.stat().st_mode) & 0o777
    except FileNotFoundError:
        mask = os.umask(0)
        os.umask(mask)
        return 0o666 & ~mask
