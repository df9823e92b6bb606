"""The sequential test: stops as soon as the games decide between two Elo differences.

A generalised sequential probability ratio test on pairs. A pair brings 0, ½, 1, 1½ or 2 points.
The test makes no assumption about their frequencies, so draws, the advantage of the first seat and
lucky deals need no model. docs/explanation/strength-measurement.md explains it.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from mandala.arena.intervals import score_from_elo
from mandala.locales.numbers import plain
from mandala.records.errors import MandalaError

ERROR_RATE: Final = 0.05  # α = β
BOUND: Final = math.log((1 - ERROR_RATE) / ERROR_RATE)
LARGEST_ELO: Final = 1000

PAIR_SCORES: Final = (
    0.0,
    0.25,
    0.5,
    0.75,
    1.0,
)  # possible scores of a pair, as a share of its two points
_NEVER_SEEN: Final = 1e-3  # weight of an outcome that has not happened yet


@dataclass(frozen=True, slots=True)
class Sprt:
    """H0: the first player is ``elo0`` better; H1: ``elo1``. Both errors have probability 5 %.

    >>> Sprt(0, 10).decision(3.0)
    'accept'
    """

    elo0: float
    elo1: float

    def __post_init__(self) -> None:
        if not -LARGEST_ELO <= self.elo0 < self.elo1 <= LARGEST_ELO:
            raise MandalaError(
                "arena-sprt", limit=LARGEST_ELO, smaller=plain(self.elo0), larger=plain(self.elo1)
            )

    def llr(self, counts: Sequence[int]) -> float:
        """Returns the log-likelihood ratio of H1 to H0, from the counts of ``PAIR_SCORES``."""
        pairs = sum(counts)
        if pairs == 0:
            return 0.0
        weights = [max(float(count), _NEVER_SEEN) for count in counts]
        share = [weight / sum(weights) for weight in weights]
        under0 = _most_likely(share, score_from_elo(self.elo0))
        under1 = _most_likely(share, score_from_elo(self.elo1))
        return pairs * math.fsum(
            p * math.log(p1 / p0) for p, p0, p1 in zip(share, under0, under1, strict=True)
        )

    def decision(self, llr: float) -> str | None:
        """Returns ``accept`` (H1), ``reject`` (H0), or None while it is open."""
        if llr >= BOUND:
            return "accept"
        return "reject" if llr <= -BOUND else None


def _most_likely(share: Sequence[float], score: float) -> list[float]:
    """Returns the distribution with mean ``score`` under which ``share`` is most likely.

    It is share / (1 + x · (value − score)) for the one x that gives the mean; the sum below falls
    as x grows, between the two poles.
    """
    distances = [value - score for value in PAIR_SCORES]
    low, high = -1 / distances[-1], -1 / distances[0]
    for _ in range(60):
        x = (low + high) / 2
        total = math.fsum(p * d / (1 + x * d) for p, d in zip(share, distances, strict=True))
        if total > 0:
            low = x
        else:
            high = x
    return [p / (1 + x * d) for p, d in zip(share, distances, strict=True)]
