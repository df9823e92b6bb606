"""Handles standard streams that are closed, or that write to a full disk."""

import errno
import os
import sys
from io import TextIOWrapper
from typing import Final

# Errors of the system that prevent printing. A reader that closed the pipe (EPIPE) is none.
_CANNOT_PRINT: Final = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO, errno.EBADF)
_MODES: Final = {"stdin": "r", "stdout": "w", "stderr": "w"}  # in the order of their file numbers


def make_whole() -> None:
    """Opens streams that the shell closed on the null device, so that no other file gets their
    numbers. Letters that the terminal cannot show are replaced."""
    for number, (name, mode) in enumerate(_MODES.items()):
        if getattr(sys, name) is None:
            _open_on_nothing(number)
            setattr(sys, name, os.fdopen(number, mode, encoding="utf-8", closefd=False))
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def _open_on_nothing(number: int) -> None:
    nothing = os.open(os.devnull, os.O_RDWR)
    if nothing != number:
        os.dup2(nothing, number)
        os.close(nothing)
    os.set_inheritable(number, True)  # like the other two, so that child processes inherit it


def is_about_printing(error: OSError) -> bool:
    """Returns whether the error comes from printing: then it names no file."""
    return error.filename is None and error.errno in _CANNOT_PRINT


def print_out() -> OSError | None:
    """Writes everything that was printed; returns the error if that fails."""
    try:
        sys.stdout.flush()
    except OSError as error:
        give_up_printing()
        return error
    return None


def give_up_printing() -> None:
    """Drops what is still to be printed, so that it does not fail again at exit."""
    for number, stream in ((1, sys.stdout), (2, sys.stderr)):
        try:
            stream.flush()
        except OSError:
            _open_on_nothing(number)
