"""``mandala picture``: a mandala drawn from the moves of a finished game."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from mandala.cli.localized_click import LocalizedCommand, LocalizedInt, option
from mandala.cli.record_input import name_of, records_in
from mandala.locales.translate import current_language, t

if TYPE_CHECKING:
    from mandala.records.record import Record

_MOST_GAMES: Final = 1_000_000_000


@click.command(
    "picture",
    cls=LocalizedCommand,
    examples=(
        "mandala picture game.json",
        "mandala picture game.json -o game.png",
        "mandala picture games.jsonl --game 3 -o third.svg",
    ),
)
@click.argument("file", metavar="FILE")
@option("-o", "--out", metavar="OUT", help="flag-picture-out")
@option(
    "--game",
    "number",
    metavar="N",
    type=LocalizedInt(1, _MOST_GAMES),
    default=1,
    help="flag-picture-game",
)
def command(file: str, out: str | None, number: int) -> None:
    """Draws one game."""
    out = out or f"{'mandala' if file == '-' else Path(file).stem}.svg"
    if out != "-" and Path(out).suffix not in (".svg", ".png"):
        raise click.UsageError(t("picture-kind", file=out))
    svg = _drawn(file, number)
    if out == "-":
        sys.stdout.write(svg + "\n")
        return
    _write(Path(out), svg)
    print(t("picture-written", file=out))


def _drawn(file: str, number: int) -> str:
    """Returns the picture of a game of the file; raises MandalaError."""
    from mandala.picture.names import shown_names
    from mandala.picture.svg import svg
    from mandala.records.errors import MandalaError

    line, record = _record(file, number)
    try:
        return svg(record, shown_names(record.players, current_language()))
    except MandalaError as error:
        if file.endswith(".json"):
            raise MandalaError("at-file", file=name_of(file), why=error.message) from None
        raise MandalaError("at-line", file=name_of(file), line=line, why=error.message) from None


def _record(file: str, number: int) -> tuple[int, "Record"]:
    """Returns a game of the file with its line; raises MandalaError if there are fewer."""
    from mandala.records.errors import MandalaError

    count = 0
    for count, found in enumerate(records_in(file), start=1):
        if count == number:
            return found
    raise MandalaError("picture-no-game", file=name_of(file), number=number, count=count)


def _write(path: Path, svg: str) -> None:
    """Writes the picture as its name says; raises MandalaError if it cannot be written."""
    from mandala.picture.png import png
    from mandala.records.atomic_file import atomic_write
    from mandala.records.errors import MandalaError, file_errors

    content = png(svg) if path.suffix == ".png" else svg.encode()
    with file_errors(path, "cannot-write", MandalaError), atomic_write(path, "wb") as file:
        file.write(content)
