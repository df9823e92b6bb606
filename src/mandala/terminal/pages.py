"""Longer text in a terminal: laid out, and paged when it does not fit."""

import click
from rich.console import Console
from rich.markdown import Markdown
from rich.padding import Padding

WIDEST = 88  # longer lines are tiring to read


def show_markdown(text: str, console: Console, *, paged: bool) -> None:
    """Lay out Markdown; with ``paged``, text longer than the screen is shown a screen at a time."""
    page = Padding(Markdown(text), (0, 1))
    width = min(WIDEST, console.width)
    with console.capture() as captured:
        console.print(page, width=width)
    laid_out = captured.get()
    if paged and laid_out.count("\n") > console.height - 2:
        click.echo_via_pager(laid_out)
    else:
        console.file.write(laid_out)
