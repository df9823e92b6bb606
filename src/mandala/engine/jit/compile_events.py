"""Reports every function of this project that Numba compiles."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from numba.core import event


@dataclass(frozen=True, slots=True)
class CompileEvent:
    """The compiler starts with a function."""

    function: str  # for example "rules.legality.legal_moves"
    number: int  # functions started so far, this one included
    expected: int | None  # approximate number of functions, None if unknown
    seconds: float  # time since the first function started


Report = Callable[[CompileEvent], None]


@contextmanager
def watch_compiler(
    report: Report | None = None, expected: int | None = None
) -> Iterator["CompileWatch"]:
    """Calls ``report`` for every function compiled within a ``with`` block, in any thread."""
    watch = CompileWatch(report, expected)
    with event.install_listener("numba:compile", watch):
        yield watch


class CompileWatch(event.Listener):
    """Counts the functions of this project that are compiled, and reports their names."""

    def __init__(self, report: Report | None, expected: int | None) -> None:
        self.count = 0
        self._report = report
        self._expected = expected
        self._started = 0.0

    def on_start(self, event: Any) -> None:
        """Called by Numba before it compiles a function."""
        name = _name(event.data["dispatcher"])
        if name.startswith("numba."):  # Numba's own functions are not counted
            return
        if self.count == 0:
            self._started = time.monotonic()
        self.count += 1
        if self._report is not None:
            elapsed = time.monotonic() - self._started
            self._report(CompileEvent(name, self.count, self._expected, elapsed))

    def on_end(self, event: Any) -> None:
        """Called by Numba after it compiled a function."""
        del event


def _name(dispatcher: Any) -> str:
    function = dispatcher.py_func
    return f"{function.__module__}.{function.__qualname__}".removeprefix("mandala.")
