"""The log of a training: one line of JSON for each evaluation.

    {"games": 250112, "decisions": 14500321, "seconds": 612.3, "core_seconds": 1190.4,
     "loss": [0.5213, 0.6101], "results": [{"against": "greedy", "games": 200, "score": 0.91,
     "interval": [0.87, 0.94]}, …]}

Older lines have one result. Its ``against``, ``score`` and ``interval`` stand in the line itself.
"""

import json
import math
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from mandala.records.atomic_file import atomic_write
from mandala.records.errors import MandalaError, file_errors

LOG: Final = "log.jsonl"
PREVIOUS: Final = "previous"  # opponent: the snapshot of the evaluation before


@dataclass(frozen=True, slots=True)
class OpponentScore:
    """The share of points against one opponent, from 0 to 1, with its 95 % interval."""

    against: str
    games: int | None  # missing in older logs
    score: float
    interval: tuple[float, float]


@dataclass(frozen=True, slots=True)
class Point:
    """A training when it was evaluated; ``loss`` of winning and of the margin."""

    games: int
    decisions: int
    seconds: float
    core_seconds: float
    loss: tuple[float, float]
    results: tuple[OpponentScore, ...]

    def to_json(self) -> dict[str, Any]:
        return asdict(self) | {
            "seconds": round(self.seconds, 1),
            "core_seconds": round(self.core_seconds, 1),
            "loss": [round(loss, 4) for loss in self.loss],
        }


def read_log(folder: Path) -> list[Point]:
    """Returns all points so far, in order; none if nothing was evaluated yet.

    Raises MandalaError with the reason if the file cannot be read, and with the line number if a
    line is not of such a log.
    """
    path = folder / LOG
    with file_errors(path, "at-file"):
        try:
            lines = path.read_bytes().splitlines()
        except FileNotFoundError:
            return []
    points = []
    for number, line in enumerate(lines, 1):
        try:
            points.append(_point(json.loads(line)))
        except (ValueError, KeyError, TypeError, AttributeError, OverflowError):
            raise MandalaError("no-training-log", file=str(path), line=number) from None
    return points


def write_log(folder: Path, points: Sequence[Point]) -> None:
    """Replaces the log, so that a crash leaves no half line. Raises MandalaError."""
    lines = "".join(f"{json.dumps(point.to_json())}\n" for point in points)
    with file_errors(folder / LOG, "cannot-write"), atomic_write(folder / LOG, "wb") as file:
        file.write(lines.encode())


def _point(line: dict[str, Any]) -> Point:
    results = line.get("results", [line])
    win, margin = line["loss"]
    games = int(line["games"])
    if games < 1:
        raise ValueError("nothing is measured before the first game")
    return Point(
        games=games,
        decisions=int(line["decisions"]),
        seconds=_number(line["seconds"]),
        core_seconds=_number(line["core_seconds"]),
        loss=(_number(win), _number(margin)),
        results=tuple(_result(result, old="results" not in line) for result in results),
    )


def _result(found: dict[str, Any], old: bool) -> OpponentScore:
    low, high = found["interval"]
    games = None if old else int(found["games"])
    interval = (_number(low), _number(high))
    return OpponentScore(str(found["against"]), games, _number(found["score"]), interval)


def _number(found: object) -> float:
    """Returns a finite number: Python's JSON reads NaN and Infinity as well. Raises ValueError."""
    number = float(found)  # type: ignore[arg-type]  # the caller handles TypeError
    if not math.isfinite(number):
        raise ValueError("not a number")
    return number
