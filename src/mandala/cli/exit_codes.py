"""The exit codes of the program. ``docs/reference/exit-codes.md`` is generated from them."""

from enum import IntEnum


class ExitCode(IntEnum):
    """The number that the program returns to the shell."""

    SUCCESS = 0
    FAILED = 1  # also if the reader of our output closed it; click uses the same code
    MISUSE = 2
    UNCHECKED = 3
    INTERRUPTED = 130  # the number that a shell reports after Ctrl-C
