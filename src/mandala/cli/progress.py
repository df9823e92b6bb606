"""A progress bar for work that takes longer than two seconds, on a terminal only."""

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from rich.progress import Progress

PATIENCE: Final = 2.0  # seconds without a bar
BETWEEN_LOOKS: Final = 0.1  # seconds between two updates of the bar; more would cost time


class ProgressBar:
    """Shows itself on the first :meth:`reach` after :data:`PATIENCE` seconds; never when piped.

    While it is shown, lines printed to the same terminal appear above it.
    """

    def __init__(self, what: str, total: float | None, now: Callable[[], float]) -> None:
        self._what = what
        self._total = total
        self._now = now
        self._next_look = now() + PATIENCE
        self._bar: Progress | None = None
        self._on_terminal = sys.stdout.isatty() or sys.stderr.isatty()

    def reach(self, done: float) -> None:
        """``done`` of the total is finished now."""
        if not self._on_terminal or self._now() < self._next_look:
            return
        if self._bar is None:
            self._bar = _new_bar()
            self._bar.add_task(self._what, total=self._total)
            self._bar.start()
        self._bar.update(self._bar.task_ids[0], completed=done)
        self._next_look = self._now() + BETWEEN_LOOKS

    def close(self) -> None:
        if self._bar is not None:
            self._bar.stop()


def _new_bar() -> "Progress":
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        TextColumn("{task.percentage:>3.0f} %"),
        TimeRemainingColumn(),
        console=Console(stderr=not sys.stdout.isatty()),
        transient=True,
    )


@contextmanager
def progress(
    what: str, total: float | None, now: Callable[[], float] = time.monotonic
) -> Iterator[ProgressBar]:
    """A bar for the length of a ``with`` block; ``total`` None: the end is not known."""
    bar = ProgressBar(what, total, now)
    try:
        yield bar
    finally:
        bar.close()
