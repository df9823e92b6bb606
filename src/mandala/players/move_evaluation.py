"""Search results for the moves of one decision. Imports no compiler."""

from dataclasses import dataclass

from mandala.records.move import Move


@dataclass(frozen=True, slots=True)
class MoveEvaluation:
    """One move for the seat that decides.

    ``value``: from 0 (lost) to 1 (won); moves are chosen by it. ``visits``: the number of
    sampled worlds in which the move was tried.
    """

    move: Move
    value: float
    visits: int


@dataclass(frozen=True, slots=True)
class NetworkEvaluation(MoveEvaluation):
    """A move evaluation with the two outputs of the value network that ``value`` is made of.

    ``win``: the probability to win. ``points``: the expected score difference at the end.
    """

    win: float
    points: float
