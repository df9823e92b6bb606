"""Standard input, output and error as a shell may leave them: closed, or with a full disk behind."""

import errno
import os
import sys
from io import TextIOWrapper
from typing import Final

# What the system has against printing. A reader that went away (EPIPE) is no failure.
_CANNOT_PRINT: Final = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO, errno.EBADF)
_MODES: Final = {"stdin": "r", "stdout": "w", "stderr": "w"}  # in the order of their numbers


def make_whole() -> None:
    """Open what the shell has closed on nothing, so that no other file gets its number; and let a
    name that the terminal cannot show be no fault."""
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
    os.set_inheritable(number, True)  # as the others are: programs that we start get it too


def is_about_printing(error: OSError) -> bool:
    """Whether what we printed could not be written: no file is named that it would be about."""
    return error.filename is None and error.errno in _CANNOT_PRINT


def print_out() -> OSError | None:
    """Have everything written that was printed; why that cannot be, if so."""
    try:
        sys.stdout.flush()
    except OSError as error:
        give_up_printing()
        return error
    return None


def give_up_printing() -> None:
    """Let what is still to be printed vanish, so that it does not fail again at the very end."""
    for number, stream in ((1, sys.stdout), (2, sys.stderr)):
        try:
            stream.flush()
        except OSError:
            _open_on_nothing(number)
