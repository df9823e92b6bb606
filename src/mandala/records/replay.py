"""Replays records: checks every move, deck and result by the rules."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

from mandala.locales.message import Message, message
from mandala.records.dealers import FixedDealer
from mandala.records.errors import IllegalMove, RecordError, file_errors
from mandala.records.game import Game
from mandala.records.record import LONGEST_LINE, PEOPLE_REASONS, Record


def start(record: Record) -> Game:
    """Returns the game of a record before its first move."""
    return Game(FixedDealer(record.deck, record.reshuffles), record.players, record.first)


def steps(record: Record) -> Iterator[Game]:
    """Yields the game before the first move and after every move, then checks it as a whole.

    Yields the same :class:`Game` each time. If people ended the game (resigned, out of time), it is
    over the last time. Raises :class:`RecordError` at the first move, deck or result that
    does not follow the rules.
    """
    game = start(record)
    if not record.moves:
        _apply_result(record, game)
    yield game
    for number, move in enumerate(record.moves, start=1):
        try:
            if game.result:
                raise RecordError("record-past-end", move=str(move), reason=game.result.reason)
            game.play(move)
        except (IllegalMove, RecordError) as error:
            raise RecordError(
                "at-move-entry", number=number, index=number - 1, why=error.message
            ) from None
        if number == len(record.moves):
            _apply_result(record, game)
        yield game
    _check_reshuffles(record, game)
    _check_result(record, game)


def replay(record: Record) -> Game:
    """Plays a whole record and returns the game at its end; raises :class:`RecordError`.

    Applies a result that people decided (resigned, out of time).
    """
    game = start(record)
    for game in steps(record):  # noqa: B007 - the last one is the answer
        pass
    return game


def _apply_result(record: Record, game: Game) -> None:
    """Ends the game as the record says, if people ended it after the last move."""
    if record.result and record.result.reason in PEOPLE_REASONS and not game.over:
        game.end(record.result)


def _check_reshuffles(record: Record, game: Game) -> None:
    made, written = len(game.reshuffles), len(record.reshuffles)
    if written > made:
        raise RecordError("record-reshuffles-surplus", written=written, made=made)


def _check_result(record: Record, game: Game) -> None:
    stated, reached = record.result, game.result
    if stated is None:
        return
    if reached is None:
        raise RecordError("record-not-over", reason=stated.reason, ply=game.ply)
    if stated != reached:
        raise RecordError(
            "record-result-differs",
            stated=json.dumps(stated.to_json()),
            reached=json.dumps(reached.to_json()),
        )


def read_records(path: Path) -> Iterator[tuple[int, Record]]:
    """Yields each record of a file with its line number; raises RecordError that names the place.

    A ``.json`` file holds one object, any other file one object per line.
    """
    with file_errors(path, "at-file", RecordError), path.open("rb") as file:
        if path.suffix == ".json":
            yield from _one_object(file, str(path))
        else:
            yield from read_lines(file, str(path))


def read_lines(file: BinaryIO, name: str | Message) -> Iterator[tuple[int, Record]]:
    """Yields each record of an open file, one object per line, with its line number.

    Raises RecordError; its text begins with ``name`` and the line.
    """
    number = 0
    found = False
    while line := file.readline(LONGEST_LINE + 2):
        number += 1
        if not line.strip():
            continue
        found = True
        try:
            yield number, Record.from_line(line.rstrip(b"\r\n"))
        except RecordError as error:
            raise RecordError("at-line", file=name, line=number, why=error.message) from None
    if not found:
        raise RecordError("at-file", file=name, why=message("record-none"))


def _one_object(file: BinaryIO, name: str) -> Iterator[tuple[int, Record]]:
    try:
        yield 1, Record.from_line(file.read(LONGEST_LINE + 1))
    except RecordError as error:
        raise RecordError("at-file", file=name, why=error.message) from None
