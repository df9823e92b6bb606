"""Groups evaluated moves by idea, and tells which moves are practically equal.

An idea is what a player would call one move: the same colour to the same place, with any number of
cards. Of each idea only the best move is shown; other numbers of cards that are as good are named
beside it.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from mandala.players.move_evaluation import NetworkEvaluation
from mandala.records.move import Move

# The difference of two good moves varies by this much (one standard deviation, in the mean) between
# searches of the same decision with other random numbers.
WIN_NOISE: Final = 0.012
POINTS_NOISE: Final = 1.0


@dataclass(frozen=True, slots=True)
class Idea:
    """``best``: its best move. ``also``: its other moves that are practically equal to that."""

    best: NetworkEvaluation
    also: tuple[Move, ...]


def ideas_in(evaluations: Sequence[NetworkEvaluation], most: int) -> list[Idea]:
    """Returns the ideas of ``evaluations`` (best first), at most ``most``, best first."""
    groups: dict[tuple[object, ...], list[NetworkEvaluation]] = {}
    for each in evaluations:
        groups.setdefault(_idea(each.move), []).append(each)
    return [
        Idea(best, tuple(sorted(each.move for each in rest if practically_equal(each, best))))
        for best, *rest in list(groups.values())[:most]
    ]


def practically_equal(one: NetworkEvaluation, other: NetworkEvaluation) -> bool:
    """Returns whether two moves of one search differ by no more than two searches do."""
    return abs(one.win - other.win) <= WIN_NOISE and abs(one.points - other.points) <= POINTS_NOISE


def _idea(move: Move) -> tuple[object, ...]:
    return (move.kind, move.mandala, move.colour)
