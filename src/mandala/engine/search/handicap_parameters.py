"""The parameters of a handicap. Imports neither NumPy nor the compiler."""

from typing import NamedTuple


class Handicap(NamedTuple):
    """How weak a player is (``handicap.py`` applies it).

    ``ignore_opponent_rate``: how often it ignores the opponent's river and cup.
    ``miscount_rate``: how often a number of cards is off by one.
    ``temperature``: of the softmax that chooses the move.
    """

    ignore_opponent_rate: float
    miscount_rate: float
    temperature: float
