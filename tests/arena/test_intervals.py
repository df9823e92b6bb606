"""Intervals against values worked out by hand or printed in tables, and their coverage."""

import random
from math import comb, fsum

import pytest

from mandala.arena.intervals import (
    dispersion,
    elo_from_score,
    mean_interval,
    score_from_elo,
    score_interval,
    student_t,
)


@pytest.mark.parametrize(
    ("degrees", "value"),
    [
        (1, 12.7062),
        (2, 4.3027),
        (3, 3.1824),
        (4, 2.7764),
        (10, 2.2281),
        (30, 2.0423),
        (120, 1.9799),
    ],
)
def test_students_t_agrees_with_tables(degrees: int, value: float) -> None:
    assert student_t(degrees) == pytest.approx(value, abs=1e-4)


def test_students_t_is_continuous_for_many_degrees() -> None:
    assert student_t(1001) == pytest.approx(student_t(1000), abs=1e-5)
    assert student_t(10**7) == pytest.approx(1.959964, abs=1e-6)


def test_mean_has_students_interval() -> None:
    # 1, 2, 3, 6: mean 3, variance 14/3, standard error sqrt(14/12); three degrees of freedom
    low, high = mean_interval([1, 2, 3, 6]) or (0, 0)
    assert (low + high) / 2 == pytest.approx(3)
    assert (high - low) / 2 == pytest.approx(3.1824 * (14 / 12) ** 0.5, abs=1e-3)


def test_one_pair_has_no_interval_of_the_mean() -> None:
    assert mean_interval([5.0]) is None
    assert mean_interval([]) is None


def test_score_interval_agrees_with_a_calculation_by_hand() -> None:
    # mean 3/4, squares 1/4, largest variance 3/16: dispersion (1/4 + 3/16) / (4 · 3/16) = 7/12;
    # t(4) = 2.7764, k = t² · 7/12 / 4 = 1.12415; middle (0.75 + k/2) / (1 + k), margin
    # sqrt(k · (3/16 + k/4)) / (1 + k)
    assert dispersion([1, 1, 0.5, 0.5]) == pytest.approx(7 / 12)
    low, high = score_interval([1, 1, 0.5, 0.5])
    assert low == pytest.approx(0.2760, abs=2e-4)
    assert high == pytest.approx(0.9593, abs=2e-4)


@pytest.mark.parametrize("pairs", [1, 2, 10, 200])
def test_interval_of_only_wins_has_a_width(pairs: int) -> None:
    low, high = score_interval([1.0] * pairs)
    assert high == 1
    assert low == pytest.approx(pairs / (pairs + student_t(pairs) ** 2))
    mirrored = score_interval([0.0] * pairs)
    assert mirrored == pytest.approx((1 - high, 1 - low))


def test_equal_pairs_narrow_the_interval_slowly() -> None:
    """The first seat always wins: each pair is split, so the players are equal."""
    few, many = score_interval([0.5] * 4), score_interval([0.5] * 400)
    assert few[1] - few[0] > 0.5
    assert many[1] - many[0] < 0.01


@pytest.mark.parametrize("chance", [0.5, 0.8, 0.95])
@pytest.mark.parametrize("same_winner", [0.0, 0.5])
@pytest.mark.parametrize("pairs", [8, 100])
def test_score_interval_holds_the_true_score_in_95_percent(
    chance: float, same_winner: float, pairs: int
) -> None:
    """``same_winner``: how often both games of a deal go the same way for the cards' sake."""
    source = random.Random(f"{chance}/{same_winner}/{pairs}")
    held = 0
    for _ in range(400):
        scores = []
        for _ in range(pairs):
            first = source.random() < chance
            second = first if source.random() < same_winner else source.random() < chance
            scores.append((first + second) / 2)
        low, high = score_interval(scores)
        held += low <= chance <= high
    assert held / 400 > 0.92


def weakest(pairs: int) -> tuple[float, float]:
    """How often the interval holds the truth where it does least, and the chance at which it does:
    exactly, over all outcomes of ``pairs`` pairs of independent games without draws."""
    outcomes = []
    for won in range(pairs + 1):
        for shared in range(pairs - won + 1):
            lost = pairs - won - shared
            ways = comb(pairs, won) * comb(pairs - won, shared) * 2**shared
            interval = score_interval([1.0] * won + [0.5] * shared + [0.0] * lost)
            outcomes.append((*interval, ways, 2 * won + shared))

    def held(chance: float) -> float:
        return fsum(
            ways * chance**points * (1 - chance) ** (2 * pairs - points)
            for low, high, ways, points in outcomes
            if low <= chance <= high
        )

    ends = {high for _, high, _, _ in outcomes if high < 1}
    return min((held(end + 1e-9), end) for end in ends)  # just outside of one more outcome


def test_score_interval_near_certainty_is_as_documented() -> None:
    held, chance = weakest(25)
    assert held == pytest.approx(0.85, abs=0.005)
    assert chance == pytest.approx(0.997, abs=0.001)
    assert weakest(10)[0] > held  # few pairs keep the interval wide


def test_elo_and_score_are_inverse() -> None:
    assert elo_from_score(0.5) == 0
    assert elo_from_score(10 / 11) == pytest.approx(400)
    assert elo_from_score(0.6375) == pytest.approx(98, abs=0.5)
    for elo in (-300, -10, 0, 5, 250):
        assert elo_from_score(score_from_elo(elo)) == pytest.approx(elo)


def test_infinite_elo_is_none() -> None:
    assert elo_from_score(1.0) is None
    assert elo_from_score(0.0) is None
