"""The sequential test: exact where there is a formula, and its error rates in simulation."""

import math
import random

import pytest

from mandala.arena.intervals import score_from_elo
from mandala.arena.sprt import BOUND, PAIR_SCORES, Sprt
from mandala.records.errors import MandalaError


def test_ratio_is_zero_before_the_first_pair() -> None:
    assert Sprt(0, 10).llr([0] * 5) == 0


def test_bounds_are_those_of_five_percent_errors() -> None:
    assert pytest.approx(math.log(19)) == BOUND
    test = Sprt(0, 10)
    assert test.decision(2.95) == "accept"
    assert test.decision(-2.95) == "reject"
    assert test.decision(2.9) is None


def test_ratio_of_two_outcomes_is_the_plain_likelihood_ratio() -> None:
    """Deals that are won or lost twice: a coin, whose likelihoods are known."""
    s0, s1 = score_from_elo(0), score_from_elo(50)
    expected = 60 * math.log(s1 / s0) + 40 * math.log((1 - s1) / (1 - s0))
    assert Sprt(0, 50).llr([40, 0, 0, 0, 60]) == pytest.approx(expected, abs=0.01)


def test_ratio_of_close_hypotheses_is_that_of_normal_distributions() -> None:
    counts = [100, 50, 300, 70, 120]
    pairs = sum(counts)
    mean = sum(c * s for c, s in zip(counts, PAIR_SCORES, strict=True)) / pairs
    variance = sum(c * (s - mean) ** 2 for c, s in zip(counts, PAIR_SCORES, strict=True)) / pairs
    s0, s1 = score_from_elo(0), score_from_elo(5)
    expected = pairs * (s1 - s0) * (2 * mean - s0 - s1) / (2 * variance)
    assert Sprt(0, 5).llr(counts) == pytest.approx(expected, rel=0.02)


def test_ratio_is_symmetric() -> None:
    counts = [3, 1, 8, 2, 9]
    assert Sprt(-20, 40).llr(counts) == pytest.approx(-Sprt(-40, 20).llr(counts[::-1]))


def test_pairs_that_cancel_count_more_than_games_on_their_own() -> None:
    """Ten more wins than losses weigh more when all other deals were shared."""
    calm, wild = [0, 0, 90, 0, 10], [45, 0, 0, 0, 55]
    assert Sprt(0, 40).llr(calm) > 3 * Sprt(0, 40).llr(wild)


def run(test: Sprt, chance: float, seat_advantage: float, source: random.Random) -> str | None:
    counts = [0] * 5
    for _ in range(2000):
        wins = (source.random() < chance + seat_advantage) + (
            source.random() < chance - seat_advantage
        )
        counts[2 * wins] += 1
        if decision := test.decision(test.llr(counts)):
            return decision
    return None


@pytest.mark.parametrize(("truth", "wrong"), [(0, "accept"), (120, "reject")])
def test_both_errors_are_as_rare_as_promised(truth: float, wrong: str) -> None:
    """200 tests each: 5 % wrong ones are expected, 10 % would be three deviations more."""
    source = random.Random(truth)
    test = Sprt(0, 120)
    decisions = [run(test, score_from_elo(truth), 0.05, source) for _ in range(200)]
    assert None not in decisions
    assert decisions.count(wrong) <= 20


@pytest.mark.parametrize(("elo0", "elo1"), [(10, 0), (5, 5), (0, 5000), (float("nan"), 1)])
def test_hypotheses_must_differ_in_order(elo0: float, elo1: float) -> None:
    with pytest.raises(MandalaError, match="the smaller first"):
        Sprt(elo0, elo1)
