"""Getting the compiled loops ready: from the cache in a moment, the first time by compiling.

Compiling happens by itself on first use; :func:`warm_up` makes it happen now, and tells what is
going on while it does. A program calls it once, before it starts to play or to measure.
"""

import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Final

from numba.core import event

from mandala.engine.compiling import JIT


@dataclass(frozen=True, slots=True)
class Compiling:
    """What the compiler does at this moment."""

    function: str  # being compiled now, e.g. "rules.legality.legal_moves"
    number: int  # how many were begun, this one included
    expected: int | None  # about how many there will be, if that is known
    seconds: float  # since the first was begun


Report = Callable[[Compiling], None]

# What is made ready: a module of this package, whose function warm_up() uses every compiled loop
# in it once, in the way that programs use it; and about how many functions that compiles.
STEPS: Final = {
    "playouts": 45,
    "heuristics": 50,
    "search": 100,
    "flat": 70,
    "misperceiving": 115,
    "thinking": 140,
    "pondering": 150,
    "reading": 150,
}


def warm_up(report: Report | None = None, steps: Iterable[str] = STEPS) -> int:
    """Make the compiled loops of ``steps`` ready; returns how many functions had to be compiled.

    ``report`` is called at the beginning of each one, from the thread that compiles. It is never
    called when everything comes from the cache.
    """
    if not JIT:
        return 0
    wanted = list(steps)
    # The steps have most functions in common: the longest tells how many there are.
    expected = max((STEPS[step] for step in wanted), default=None)
    with watch_compiler(report, expected) as watch:
        for step in wanted:
            import_module(f"mandala.engine.{step}").warm_up()
    return watch.count


@contextmanager
def watch_compiler(report: Report | None = None, expected: int | None = None) -> Iterator["Watch"]:
    """Tell ``report`` of every function compiled within a ``with`` block, in whatever thread."""
    watch = Watch(report, expected)
    with event.install_listener("numba:compile", watch):
        yield watch


class Watch(event.Listener):
    """Counts the functions of ours that are compiled, and passes on their names."""

    def __init__(self, report: Report | None, expected: int | None) -> None:
        self.count = 0
        self._report = report
        self._expected = expected
        self._begun = 0.0

    def on_start(self, event: Any) -> None:
        name = _name(event.data["dispatcher"])
        if name.startswith("numba."):  # what it needs for itself says nothing to anybody
            return
        if self.count == 0:
            self._begun = time.monotonic()
        self.count += 1
        if self._report is not None:
            elapsed = time.monotonic() - self._begun
            self._report(Compiling(name, self.count, self._expected, elapsed))

    def on_end(self, event: Any) -> None:
        del event


def _name(dispatcher: Any) -> str:
    function = dispatcher.py_func
    return f"{function.__module__}.{function.__qualname__}".removeprefix("mandala.")
