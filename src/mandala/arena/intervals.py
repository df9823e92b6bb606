"""Estimates from a sample of pairs: means with 95 % intervals, and Elo.

The pair is the unit: the two games of a deal are not independent. docs/explanation/strength-measurement.md explains the
interval of the score and its coverage.
"""

import functools
import math
from collections.abc import Sequence
from statistics import NormalDist
from typing import Final

CONFIDENCE: Final = 0.95
NORMAL: Final = NormalDist().inv_cdf(
    (1 + CONFIDENCE) / 2
)  # standard errors on each side of the mean
_MANY: Final = 1000  # from so many degrees of freedom on, a short expansion is exact enough

Interval = tuple[float, float]


@functools.cache
def student_t(degrees: int) -> float:
    """Returns t such that 95 % of Student's t distribution lies between -t and t."""
    if degrees > _MANY:
        return NORMAL + (NORMAL**3 + NORMAL) / (4 * degrees)
    low, high = 0.0, 20.0
    for _ in range(60):
        middle = (low + high) / 2
        if _within(middle, degrees) < CONFIDENCE:
            low = middle
        else:
            high = middle
    return high


def _within(t: float, degrees: int) -> float:
    """Returns the probability that Student's t lies in -t .. t (finite series for whole degrees)."""
    angle = math.atan(t / math.sqrt(degrees))
    cosine2 = math.cos(angle) ** 2
    odd = degrees % 2
    term, total = (math.cos(angle) if odd else 1.0), 0.0
    for k in range(1, degrees // 2 + 1):
        total += term
        term *= cosine2 * (2 * k / (2 * k + 1) if odd else (2 * k - 1) / (2 * k))
    sine = math.sin(angle)
    return 2 / math.pi * (angle + sine * total) if odd else sine * total


def mean(values: Sequence[float]) -> float:
    """Returns the mean, exactly rounded."""
    return math.fsum(values) / len(values)


def spread(values: Sequence[float]) -> float:
    """Returns the sum of squared distances from the mean."""
    centre = mean(values)
    return math.fsum((value - centre) ** 2 for value in values)


def mean_interval(values: Sequence[float]) -> Interval | None:
    """Returns Student's interval of the mean; None for fewer than two values."""
    count = len(values)
    if count < 2:
        return None
    margin = student_t(count - 1) * math.sqrt(spread(values) / (count - 1) / count)
    return mean(values) - margin, mean(values) + margin


def dispersion(scores: Sequence[float]) -> float:
    """Returns the variance of pair scores as a share of the largest possible, m · (1 − m).

    0.5 for two independent games without draws, 1 if a deal is always won twice by the same
    player. One virtual pair with share 1 is added, so that a few equal pairs, or only won pairs, do
    not count as certainty.
    """
    if not scores:
        return 1.0
    most = mean(scores) * (1 - mean(scores))
    if most < 1e-12:  # all won or all lost
        return 1.0
    return min(1.0, (spread(scores) + most) / (len(scores) * most))


def score_interval(scores: Sequence[float]) -> Interval:
    """Returns Wilson's interval for the mean of pair scores, with their own dispersion.

    Solves |mean − p| = t · sqrt(dispersion · p · (1 − p) / pairs) for p. So the interval stays within
    0 to 1, and its width is positive even if every game was won.
    """
    centre = mean(scores)
    k = student_t(len(scores)) ** 2 * dispersion(scores) / len(scores)
    middle = (centre + k / 2) / (1 + k)
    margin = math.sqrt(k * (centre * (1 - centre) + k / 4)) / (1 + k)
    return max(0.0, middle - margin), min(1.0, middle + margin)


def elo_from_score(score: float) -> float | None:
    """Returns the Elo difference at which ``score`` is expected; None where it is infinite."""
    if not 1e-9 < score < 1 - 1e-9:
        return None
    return 400 * math.log10(score / (1 - score))


def score_from_elo(elo: float) -> float:
    """Returns the score expected of a player who is ``elo`` points better."""
    return 1 / (1 + math.pow(10, -elo / 400))
