"""One rating list for many players (the Bradley-Terry model): Elo, with 95 % intervals."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from mandala.arena.intervals import NORMAL, Interval, dispersion

ELO_PER_LOGIT: Final = 400 / math.log(10)
_LONGEST_STEP: Final = 1.0

Floats = npt.NDArray[np.float64]
Numbers = npt.NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Rating:
    """``elo`` is relative to the average of all players in the list."""

    player: str
    elo: float
    elo_interval: Interval
    games: int

    def to_json(self) -> dict[str, Any]:
        return {
            "player": self.player,
            "elo": round(self.elo, 1),
            "elo_interval": [round(bound, 1) for bound in self.elo_interval],
            "games": self.games,
        }


def rate(
    players: Sequence[str], matches: Sequence[tuple[int, int, Sequence[float]]]
) -> list[Rating]:
    """Returns the most likely ratings, best first. A match is two player numbers and the first player's share
    (0 to 1) of each pair of games.

    Each match gets one virtual drawn pair, so that a player who lost every game has a finite
    rating. The intervals follow from the variance between pairs, not between games.
    """
    first = np.array([a for a, _, _ in matches], np.int64)
    second = np.array([b for _, b, _ in matches], np.int64)
    pairs = np.array([len(scores) + 1 for _, _, scores in matches], np.float64)
    points = np.array([sum(scores) + 0.5 for _, _, scores in matches], np.float64)
    logits = _most_likely(len(players), first, second, pairs, points)

    expected = _expected(logits, first, second)
    bend = expected * (1 - expected)
    inverse = np.linalg.pinv(_laplacian(len(players), first, second, pairs * bend))
    shares = np.array([dispersion(scores) for _, _, scores in matches])
    noise = _laplacian(len(players), first, second, pairs * bend * shares)
    errors = np.sqrt(np.diag(inverse @ noise @ inverse))

    ratings = []
    for number, player in enumerate(players):
        elo = float(logits[number]) * ELO_PER_LOGIT
        margin = float(errors[number]) * ELO_PER_LOGIT * NORMAL
        games = sum(2 * len(scores) for a, b, scores in matches if number in (a, b))
        ratings.append(Rating(player, elo, (elo - margin, elo + margin), games))
    return sorted(ratings, key=lambda rating: -rating.elo)


def _most_likely(
    players: int, first: Numbers, second: Numbers, pairs: Floats, points: Floats
) -> Floats:
    """Finds the maximum by Newton's method. The virtual draws keep it finite."""
    logits = np.zeros(players)
    for _ in range(200):
        expected = _expected(logits, first, second)
        slope = np.zeros(players)
        np.add.at(slope, first, points - pairs * expected)
        np.add.at(slope, second, pairs * expected - points)
        curvature = _laplacian(players, first, second, pairs * expected * (1 - expected))
        step = np.linalg.pinv(curvature) @ slope
        largest = float(np.abs(step).max())
        logits += step * min(1.0, _LONGEST_STEP / max(largest, 1e-12))
        if largest < 1e-10:
            break
    centred: Floats = logits - logits.mean()
    return centred


def _expected(logits: Floats, first: Numbers, second: Numbers) -> Floats:
    expected: Floats = 1 / (1 + np.exp(logits[second] - logits[first]))
    return expected


def _laplacian(players: int, first: Numbers, second: Numbers, weights: Floats) -> Floats:
    """Returns the matrix of a sum over matches of weight · (rating difference)²."""
    matrix = np.zeros((players, players))
    np.add.at(matrix, (first, first), weights)
    np.add.at(matrix, (second, second), weights)
    np.add.at(matrix, (first, second), -weights)
    np.add.at(matrix, (second, first), -weights)
    return matrix
