"""What a person sees while the engine is compiled: why they wait, what is being done, how long.

On a terminal a line that moves, else one plain line. All of it goes to standard error, and none
of it appears when the compiled code comes from the cache.
"""

import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final, TextIO

from mandala.engine.compiling import CACHE_FOLDER
from mandala.engine.warming import STEPS, Compiling, warm_up, watch_compiler
from mandala.locales.speaking import t

if TYPE_CHECKING:
    from rich.progress import Progress

_KEPT: Final = "compiling-kept"
_NOT_KEPT: Final = "compiling-not-kept"


def ready_engine(steps: Iterable[str] = STEPS) -> None:
    """Make compiled loops ready, all of them or those of ``steps``, and tell who must wait."""
    display = _Display(sys.stderr)
    try:
        warm_up(display.show, steps)
    finally:
        display.close()


@contextmanager
def telling() -> Iterator[None]:
    """Tell of whatever is compiled within a ``with`` block, without compiling anything ahead."""
    display = _Display(sys.stderr)
    try:
        with watch_compiler(display.show):
            yield
    finally:
        display.close()


class _Display:
    """Shows itself when the first function is compiled."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream
        self._line: Progress | None = None
        self._told = False

    def show(self, now: Compiling) -> None:
        if not self._told:
            self._told = True
            what = t("compiling", how=t(_KEPT if CACHE_FOLDER else _NOT_KEPT))
            if self._stream.isatty():
                self._line = _new_line(self._stream, what)
            else:
                print(f"{what} …", file=self._stream, flush=True)
        if self._line is not None:
            task = self._line.task_ids[0]
            name = now.function.rpartition(".")[2]
            known = now.expected is not None and now.number <= now.expected
            told: dict[str, str | int] = {"number": now.number, "name": name}
            if known and now.expected is not None:
                doing = t("compiling-function-of", **told, expected=now.expected)
            else:
                doing = t("compiling-function", **told)
            self._line.update(task, doing=doing)

    def close(self) -> None:
        if self._line is not None:
            self._line.stop()


def _new_line(stream: TextIO, what: str) -> "Progress":
    from rich.console import Console
    from rich.progress import Progress, SpinnerColumn, TextColumn, TimeElapsedColumn
    from rich.table import Column

    line = Progress(
        SpinnerColumn(),
        TextColumn("{task.description}"),
        TimeElapsedColumn(Column(min_width=7)),  # 0:00:00, whatever the rest needs
        TextColumn("[dim]{task.fields[doing]}", table_column=Column(ratio=1, no_wrap=True)),
        console=Console(file=stream, highlight=False),
        transient=True,
        expand=True,
    )
    line.add_task(what, total=None, doing="")
    line.start()
    return line
