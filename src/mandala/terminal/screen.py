"""Input and output of a game, on a real terminal or a pipe."""

import signal
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, nullcontext, suppress
from types import FrameType
from typing import Any, Final, Self

from rich.console import Console, RenderableType

from mandala.locales.translate import t
from mandala.terminal.board import Frame
from mandala.terminal.layout import ENDLESS
from mandala.terminal.pager import lay_out
from mandala.terminal.styles import glyphs_for

BELOW_A_PAGE: Final = 2  # lines for the question

# How often the size is compared while a line is typed. A signal of the new size that arrives while
# readline handles a key wakes nobody up, so signals alone would miss some.
LOOK_S: Final = 0.2

Draw = Callable[[], None]


class Leave(Exception):
    """The person leaves: typed ``quit``, or the input ended."""


class _Resized(Exception):
    """The window has another size; raised inside ``input`` by the timer's handler."""


class Screen:
    """A context manager that gives the game its own screen on a real terminal.

    Everything in a game is drawn there, also the help and the rules, so that it never appears in the
    terminal's history. On a pipe it clears nothing and waits for no key, so a
    game can be played from a file.
    """

    def __init__(self, console: Console | None = None) -> None:
        self.console = console or Console(highlight=False, markup=False, emoji=False)
        self.interactive = self.console.is_terminal and sys.stdin.isatty()
        self.owns_screen = self.interactive and not self.console.is_dumb_terminal
        self.glyphs = glyphs_for(self.console.encoding)
        self._watches_size = self.owns_screen and hasattr(signal, "setitimer")
        self._drawn_size = self.console.size
        self._redraws = False

    def __enter__(self) -> Self:
        if self.owns_screen:
            self.console.set_alt_screen(True)
        if self._watches_size:
            signal.signal(signal.SIGALRM, self._compare_size)
        if self.interactive:
            _enable_line_editing()
        return self

    def __exit__(self, *_: object) -> None:
        if self._watches_size:
            signal.signal(signal.SIGALRM, signal.SIG_DFL)
        if self.owns_screen:
            self.console.set_alt_screen(False)

    def _compare_size(self, _number: int, _frame: FrameType | None) -> None:
        if self._redraws and self.console.size != self._drawn_size:
            raise _Resized

    @property
    def frame(self) -> Frame:
        """The present size of the window. Where the screen scrolls, the height is unlimited."""
        height = self.console.height if self.owns_screen else ENDLESS
        return Frame(self.console.width, height, self.glyphs)

    def clear(self) -> None:
        if self.owns_screen:
            self._drawn_size = self.console.size
            self.console.clear()

    def wipe(self) -> None:
        """Clears the screen, so that nothing shown before can be read."""
        if self.owns_screen:
            self.clear()
        elif self.interactive:
            self.console.print("\n" * self.console.height)

    def show(self, parts: Iterable[RenderableType]) -> None:
        """Prints the parts, on a cleared screen if there is one."""
        self.clear()
        for part in parts:
            self.console.print(part, soft_wrap=False)

    def ask(self, question: str, draw: Draw | None = None, words: Sequence[str] = ()) -> str:
        """Returns the line typed; raises :class:`Leave` at the end of input.

        ``draw`` draws the part above the question again after the window was resized. The Tab
        key completes ``words``.
        """
        typed = ""
        while True:
            try:
                answer = self._input(f"{question} {self.glyphs.prompt} ", typed, draw, words)
                break
            except _Resized:
                typed = _typed_so_far()
                assert draw is not None
                draw()
            except EOFError:
                self.console.print()
                raise Leave from None
        if not self.interactive:
            self.console.print()  # ends the line, because Enter was not pressed
        return answer

    def _input(self, prompt: str, typed: str, draw: Draw | None, words: Sequence[str]) -> str:
        with _prepared_line(typed, words) if self.interactive else nullcontext():
            self._redraws = self._watches_size and draw is not None
            if self._redraws:
                signal.setitimer(signal.ITIMER_REAL, LOOK_S, LOOK_S)
            try:
                return input(prompt)
            finally:
                self._redraws = False
                if self._watches_size:
                    signal.setitimer(signal.ITIMER_REAL, 0)

    def wait(self, why: str, draw: Draw | None = None) -> None:
        """Waits for Enter; on a pipe it returns at once."""
        if self.interactive:
            self.ask(why, draw)

    def read(self, markdown: str) -> None:
        """Shows a text, one page at a time, until the person has read it."""
        if not self.interactive:
            self.console.file.write("\n".join(lay_out(markdown, self.console)) + "\n")
            return
        top = 0
        while True:
            lines = lay_out(markdown, self.console)
            room = max(1, self.console.height - BELOW_A_PAGE)
            top = max(0, min(top, len(lines) - room))

            def draw(top: int = top) -> None:
                now = lay_out(markdown, self.console)
                rows = max(1, self.console.height - BELOW_A_PAGE)
                self.clear()
                self.console.file.write("\n".join(now[top : top + rows]) + "\n")

            draw()
            more = top + room < len(lines)
            said = "page-more" if more else "page-last" if top else "back-to-table"
            match self.ask(f" {t(said)}", draw).strip().lower():
                case "b":
                    top -= room
                case "q" | "quit" | "exit":
                    return
                case _ if not more:
                    return
                case _:
                    top += room

    @contextmanager
    def busy(self, with_what: str) -> Iterator[None]:
        """Shows a spinner during the block, on a real terminal."""
        if self.owns_screen:
            with self.console.status(f"{with_what} ...", spinner=self.glyphs.spinner):
                yield
        else:
            yield


def means_yes(answer: str) -> bool:
    """Returns whether the answer is yes, in the current language or in English."""
    return answer.strip().lower() in {*t("answer-yes").split(), "y", "yes"}


def _readline() -> Any:
    """Returns the module for line editing, or None where the platform lacks it."""
    with suppress(ImportError):
        import readline

        return readline
    return None


def _enable_line_editing() -> None:
    """Enables arrow keys, the input history and the Tab key, where the platform has them."""
    if readline := _readline():
        readline.parse_and_bind("tab:complete")
        readline.set_completer_delims("\n")


def _typed_so_far() -> str:
    readline = _readline()
    return str(readline.get_line_buffer()) if readline else ""


@contextmanager
def _prepared_line(typed: str, words: Sequence[str]) -> Iterator[None]:
    """Begins the next line with ``typed``, and completes ``words`` in it."""
    readline = _readline()
    if readline is None:
        yield
        return

    def complete(text: str, state: int) -> str | None:
        fitting = [word for word in words if word.lower().startswith(text.lower())]
        return fitting[state] if state < len(fitting) else None

    readline.set_completer(complete)
    readline.set_startup_hook(lambda: readline.insert_text(typed))
    try:
        yield
    finally:
        readline.set_startup_hook(None)
        readline.set_completer(None)
