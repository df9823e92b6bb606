"""The log of a training: one JSON object a line for each time its strength was measured.

    {"games": 250112, "decisions": 14500321, "seconds": 612.3, "core_seconds": 1190.4,
     "loss": [0.5213, 0.6101], "results": [{"against": "greedy", "games": 200, "score": 0.91,
     "interval": [0.87, 0.94]}, …]}

Older lines have one result, whose ``against``, ``score`` and ``interval`` stand in the line itself.
"""

import json
import math
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from mandala.records.errors import MandalaError
from mandala.training.checkpoint import write_whole

LOG: Final = "log.jsonl"


@dataclass(frozen=True, slots=True)
class Result:
    """The share of points against one opponent, from 0 to 1, with its 95 % interval."""

    against: str
    games: int | None  # None in older logs
    score: float
    interval: tuple[float, float]


@dataclass(frozen=True, slots=True)
class Point:
    """A training when it was measured; ``loss`` of winning and of the margin."""

    games: int
    decisions: int
    seconds: float
    core_seconds: float
    loss: tuple[float, float]
    results: tuple[Result, ...]

    def to_json(self) -> dict[str, Any]:
        return asdict(self) | {
            "seconds": round(self.seconds, 1),
            "core_seconds": round(self.core_seconds, 1),
            "loss": [round(loss, 4) for loss in self.loss],
        }


def read_log(folder: Path) -> list[Point]:
    """All points so far, in order; none if nothing was measured yet.

    Raises MandalaError, one line that names the place, for what is no line of such a log.
    """
    path = folder / LOG
    try:
        lines = path.read_bytes().splitlines()
    except FileNotFoundError:
        return []
    except OSError:
        raise MandalaError("no-training-log", file=str(path), line=1) from None
    points = []
    for number, line in enumerate(lines, 1):
        try:
            points.append(_point(json.loads(line)))
        except (ValueError, KeyError, TypeError, AttributeError, OverflowError):
            raise MandalaError("no-training-log", file=str(path), line=number) from None
    return points


def write_log(folder: Path, points: Sequence[Point]) -> None:
    """Replace the log at once, so that a crash leaves no half line."""
    lines = "".join(f"{json.dumps(point.to_json())}\n" for point in points)
    write_whole(folder / LOG, lambda file: file.write(lines.encode()))


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


def _result(found: dict[str, Any], old: bool) -> Result:
    low, high = found["interval"]
    games = None if old else int(found["games"])
    interval = (_number(low), _number(high))
    return Result(str(found["against"]), games, _number(found["score"]), interval)


def _number(found: object) -> float:
    """A number that can be drawn: Python's JSON reads NaN and Infinity as well."""
    number = float(found)  # type: ignore[arg-type]  # a TypeError is what the caller waits for
    if not math.isfinite(number):
        raise ValueError("not a number")
    return number
