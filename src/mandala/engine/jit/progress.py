"""The progress line that people see while functions are compiled.

It moves on a terminal; elsewhere it is one plain line. It goes to standard error. It does not
appear when the compiled code comes from the cache.
"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final, TextIO

from mandala.engine.jit.compile_events import CompileEvent, Report, watch_compiler
from mandala.engine.jit.decorators import CACHE_FOLDER
from mandala.locales.translate import t

if TYPE_CHECKING:
    from rich.progress import Progress

_KEPT: Final = "compiling-kept"
_NOT_KEPT: Final = "compiling-not-kept"


@contextmanager
def progress_line() -> Iterator[Report]:
    """Yields a function that shows one :class:`CompileEvent`; removes the line at the end."""
    display = _Display(sys.stderr)
    try:
        yield display.show
    finally:
        display.close()


@contextmanager
def compile_progress() -> Iterator[None]:
    """Shows every function that is compiled within a ``with`` block."""
    with progress_line() as show, watch_compiler(show):
        yield


class _Display:
    """Appears with the first compiled function."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream
        self._line: Progress | None = None
        self._shown = False

    def show(self, now: CompileEvent) -> None:
        if not self._shown:
            self._shown = True
            what = t("compiling", how=t(_KEPT if CACHE_FOLDER else _NOT_KEPT))
            if self._stream.isatty():
                self._line = _new_line(self._stream, what)
            else:
                print(f"{what} …", file=self._stream, flush=True)
        if self._line is not None:
            task = self._line.task_ids[0]
            name = now.function.rpartition(".")[2]
            known = now.expected is not None and now.number <= now.expected
            values: dict[str, str | int] = {"number": now.number, "name": name}
            if known and now.expected is not None:
                doing = t("compiling-function-of", **values, expected=now.expected)
            else:
                doing = t("compiling-function", **values)
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
