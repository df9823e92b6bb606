"""``mandala replay``: records checked move by move, and shown as states if wanted."""

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING

import click

from mandala.cli.localized_click import LocalizedCommand, option
from mandala.cli.progress import progress
from mandala.cli.record_input import lines_in, name_of, records_in
from mandala.locales.translate import t

if TYPE_CHECKING:
    from mandala.records.record import Record


@click.command(
    "replay",
    cls=LocalizedCommand,
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
    """Replays each record and reports it."""
    from mandala.records.errors import RecordError

    with progress(t("work-replaying"), lines_in(file)) as bar:
        for number, (line, record) in enumerate(records_in(file)):
            try:
                for text in _report(number, record, states, as_json):
                    print(text, flush=True)
            except RecordError as error:
                if file.endswith(".json"):
                    raise RecordError("at-file", file=name_of(file), why=error.message) from None
                raise RecordError(
                    "at-line", file=name_of(file), line=line, why=error.message
                ) from None
            bar.reach(line)


def _report(number: int, record: "Record", states: bool, as_json: bool) -> Iterator[str]:
    """Yields the lines to print for one record; raises :class:`RecordError`."""
    from mandala.records.full_position import position
    from mandala.records.replay import replay, steps
    from mandala.terminal.final_score import outcome_line
    from mandala.terminal.position_text import position_text

    if not states:
        game = replay(record)
        if as_json:
            result = game.result.to_json() if game.result else None
            yield json.dumps({"game": number, "result": result, "moves": game.ply})
        else:
            yield t("game-line", number=number + 1, outcome=outcome_line(game))
        return
    for ply, game in enumerate(steps(record)):
        move = record.moves[ply - 1] if ply else None
        if as_json:
            yield json.dumps(position(number, game, move))
        else:
            yield position_text(number + 1, game, move)
    if not as_json:
        yield t("game-line", number=number + 1, outcome=outcome_line(replay(record))) + "\n"
