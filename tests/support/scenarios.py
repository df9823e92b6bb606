"""Written games in ``tests/golden/scenarios``: one record each, with a ``note`` on what it shows
and ``show``, the span of plies worth reading."""

from pathlib import Path

from mandala.records.game import Game
from mandala.records.record import Record
from mandala.records.replay import read_records, start

GOLDEN = Path(__file__).parents[1] / "golden"
NAMES = sorted(path.stem for path in (GOLDEN / "scenarios").glob("*.jsonl"))


def scenario(name: str) -> Record:
    """The record of a scenario."""
    ((_, record),) = read_records(GOLDEN / "scenarios" / f"{name}.jsonl")
    return record


def before(name: str, move: int) -> Game:
    """The game of a scenario just before its move number ``move``, counted from 1."""
    record = scenario(name)
    game = start(record)
    for played in record.moves[: move - 1]:
        game.play(played)
    return game


def run_out(name: str) -> tuple[Game, str]:
    """The game just before the move that first makes the end near, and that move."""
    record = scenario(name)
    game = start(record)
    for number, move in enumerate(record.moves, start=1):
        game.play(move)
        if game.state.end_near:
            return before(name, number), str(move)
    raise AssertionError(f"the deck never runs out in {name}")


def played_to_end(name: str) -> Game:
    """The game of a scenario after its last move."""
    return before(name, len(scenario(name).moves) + 1)
