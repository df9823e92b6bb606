"""Failures of a run as a whole, as opposed to one player's game."""

import traceback

from mandala.records.errors import MandalaError


class ArenaError(MandalaError):
    """The run cannot continue, and no player is at fault. The games played so far stay valid."""


def as_arena_error(error: MandalaError) -> ArenaError:
    """Returns ``error`` as a failure of the run."""
    return error if isinstance(error, ArenaError) else ArenaError(error.message)


def defect(error: Exception) -> ArenaError:
    """Returns the error for a run that a programming error has ended. Its note is the traceback."""
    failure = ArenaError("arena-broke-down", why=f"{type(error).__name__}: {error}")
    failure.add_note("".join(traceback.format_exception(error)))
    return failure
