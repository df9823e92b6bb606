"""``mandala replay``: records checked move by move, and shown as states if wanted."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import click

from mandala.cli.progress import progress
from mandala.cli.spoken import SpokenCommand, option
from mandala.locales.saying import say
from mandala.locales.speaking import t

if TYPE_CHECKING:
    from mandala.records.record import Record


@click.command(
    "replay",
    cls=SpokenCommand,
    examples=(
        "mandala replay games.jsonl",
        "mandala replay games.jsonl --json",
        "mandala replay game.jsonl --states --json | head -1",
    ),
)
@click.argument("file", metavar="FILE")
@option("--states", is_flag=True, help="flag-states")
@option("--json", "as_json", is_flag=True, help="flag-json")
def command(file: str, states: bool, as_json: bool) -> None:
    """Play records through and report each."""
    from mandala.records.errors import RecordError
    from mandala.records.replay import read_lines, read_records

    name = say("standard-input") if file == "-" else file
    records = read_lines(sys.stdin.buffer, name) if file == "-" else read_records(Path(file))
    with progress(t("work-replaying"), _lines_in(file)) as bar:
        for number, (line, record) in enumerate(records):
            try:
                for text in _report(number, record, states, as_json):
                    print(text, flush=True)
            except RecordError as error:
                if file.endswith(".json"):
                    raise RecordError("at-file", file=name, why=error.said) from None
                raise RecordError("at-line", file=name, line=line, why=error.said) from None
            bar.reach(line)


def _report(number: int, record: "Record", states: bool, as_json: bool) -> Iterator[str]:
    """The lines to print for one record, as soon as they are known; raises RecordError."""
    from mandala.records.position import position
    from mandala.records.replay import replay, steps
    from mandala.terminal.outcome import outcome_line
    from mandala.terminal.positions import position_text

    if not states:
        game = replay(record)
        if as_json:
            result = game.result.to_json() if game.result else None
            yield json.dumps({"game": number, "result": result, "moves": game.ply})
        else:
            yield t("game-line", number=number, outcome=outcome_line(game))
        return
    for ply, game in enumerate(steps(record)):
        move = record.moves[ply - 1] if ply else None
        if as_json:
            yield json.dumps(position(number, game, move))
        else:
            yield position_text(number, game, move)
    if not as_json:
        yield t("game-line", number=number, outcome=outcome_line(replay(record))) + "\n"


def _lines_in(file: str) -> int | None:
    """How many lines the file has, for the progress bar; None if that cannot be known."""
    path = Path(file)
    if not path.is_file():
        return None
    try:
        with path.open("rb") as lines:
            return sum(chunk.count(b"\n") for chunk in iter(lambda: lines.read(1 << 20), b"")) or 1
    except OSError:
        return None  # whoever reads the records will say what is wrong
