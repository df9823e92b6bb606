"""Shows Markdown in a terminal: as lines, or in the pager that the person has chosen."""

import os

import click
from rich.console import Console
from rich.markdown import Markdown
from rich.padding import Padding

WIDEST = 88  # longer lines are tiring to read


def lay_out(text: str, console: Console) -> list[str]:
    """Returns Markdown as lines with the colours of the console."""
    with console.capture() as captured:
        console.print(Padding(Markdown(text), (0, 1)), width=min(WIDEST, console.width))
    return captured.get().rstrip("\n").split("\n")


def show_markdown(text: str, console: Console) -> None:
    """Prints Markdown, in the pager if it does not fit.

    Not for use during a game, because a pager leaves the alternate screen when it ends.
    """
    lines = lay_out(text, console)
    if len(lines) > console.height - 2:
        os.environ.setdefault("LESSCHARSET", "utf-8")  # else less shows bytes without a locale
        click.echo_via_pager("\n".join(lines) + "\n")
    else:
        console.file.write("\n".join(lines) + "\n")
