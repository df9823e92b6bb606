"""Where the table is shown and moves are typed: a real terminal, or a pipe."""

import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from typing import Self

from rich.console import Console, RenderableType

from mandala.locales.speaking import t
from mandala.terminal.look import glyphs_for
from mandala.terminal.pages import show_markdown
from mandala.terminal.table import WIDEST, Frame


class Leave(Exception):
    """The person leaves the table: typed ``quit``, or there is no more input."""


class Screen:
    """A context manager: on a real terminal the game has a screen of its own while it lasts.

    On a pipe nothing is cleared and nobody is waited for, so a game can be played from a file.
    """

    def __init__(self, console: Console | None = None) -> None:
        self.console = console or Console(highlight=False, markup=False, emoji=False)
        self.interactive = self.console.is_terminal and sys.stdin.isatty()
        self.owns_screen = self.interactive and not self.console.is_dumb_terminal
        self.glyphs = glyphs_for(self.console.encoding)

    def __enter__(self) -> Self:
        if self.interactive:
            _enable_line_editing()
        if self.owns_screen:
            self.console.set_alt_screen(True)
        return self

    def __exit__(self, *_: object) -> None:
        if self.owns_screen:
            self.console.set_alt_screen(False)

    @property
    def frame(self) -> Frame:
        """The room there is now; people resize their windows."""
        height = self.console.height if self.interactive else 100
        return Frame(min(self.console.width, WIDEST), height, self.glyphs)

    def clear(self) -> None:
        if self.owns_screen:
            self.console.clear()

    def wipe(self) -> None:
        """Make sure that what was shown can no longer be read on the screen."""
        if self.owns_screen:
            self.console.clear()
        elif self.interactive:
            self.console.print("\n" * self.console.height)

    def show(self, parts: Iterable[RenderableType]) -> None:
        """Print one under the other, on a fresh screen where there is one."""
        self.clear()
        for part in parts:
            self.console.print(part, width=self.frame.width, soft_wrap=False)

    def ask(self, question: str) -> str:
        """What the person types; raises :class:`Leave` at the end of input."""
        try:
            answer = input(f"{question} {self.glyphs.prompt} ")
        except EOFError:
            self.console.print()
            raise Leave from None
        if not self.interactive:
            self.console.print()  # nobody's Enter key has ended the line
        return answer

    def wait(self, why: str) -> None:
        """Until Enter is pressed; on a pipe there is nobody to wait for."""
        if self.interactive:
            self.ask(why)

    def read(self, markdown: str) -> None:
        """Show a text, then come back to the table."""
        self.clear()
        show_markdown(markdown, self.console, paged=self.interactive)
        self.wait(t("back-to-table"))

    @contextmanager
    def busy(self, with_what: str) -> Iterator[None]:
        """While something may take its time: a sign of life, on a real terminal."""
        if self.owns_screen:
            with self.console.status(f"{with_what} ...", spinner=self.glyphs.spinner):
                yield
        else:
            yield


def means_yes(answer: str) -> bool:
    """Whether somebody agreed, in the language that is spoken or in English."""
    return answer.strip().lower() in {*t("answer-yes").split(), "y", "yes"}


def _enable_line_editing() -> None:
    """Arrow keys and earlier input at the prompt, where the platform has them."""
    with suppress(ImportError):
        import readline  # noqa: F401 - importing it is what switches it on
