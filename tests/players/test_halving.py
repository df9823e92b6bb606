"""Sequential halving: which candidates are dropped when, and in which order they end."""

import numpy as np

from mandala.players.halving import (
    CLEARLY,
    FIRST_CHECK,
    LAPS_BETWEEN_CHECKS,
    Elimination,
    round_shares,
)


def run(race: Elimination, values: list[float], noise: list[float], laps: int) -> None:
    """Adds laps of one world. Luck is the same for all, except ``noise``, up and down in turn."""
    for lap in range(laps):
        luck = 0.3 if lap % 3 else -0.2
        sign = 1 if lap % 2 else -1
        found = [values[i] + luck + sign * noise[i] for i in race.alive]
        race.add_lap(np.array([found, found]).T, 1)


def test_rounds_halve_the_candidates_to_one_and_share_the_budget_evenly() -> None:
    assert round_shares(1) == round_shares(2) == [1.0]
    assert round_shares(3) == round_shares(4) == [0.5, 1.0]
    assert round_shares(8) == [1 / 3, 2 / 3, 1.0]
    assert len(round_shares(9)) == len(round_shares(16)) == 4


def test_best_candidates_stay_and_the_others_are_ranked() -> None:
    race = Elimination(4)
    run(race, [0.2, 0.5, 0.4, 0.3], [0.0] * 4, 3)
    race.keep_best(2)
    assert list(race.alive) == [1, 2]
    assert race.order() == [1, 2, 3, 0]
    run(race, [0.2, 0.1, 0.4, 0.3], [0.0] * 4, 9)
    race.keep_best(1)
    assert race.order() == [2, 1, 3, 0]
    assert list(race.worlds) == [3, 12, 12, 3]
    assert race.rollouts == 4 * 3 + 2 * 9


def test_luck_that_all_candidates_share_cancels_out() -> None:
    race = Elimination(2)
    run(race, [0.500, 0.501], [0.0, 1e-6], FIRST_CHECK)
    race.drop_clearly_worse()
    assert list(race.alive) == [1]


def test_lead_within_the_standard_error_drops_no_candidate() -> None:
    laps, noise = 4 * LAPS_BETWEEN_CHECKS * FIRST_CHECK, 0.1
    standard_error = noise / (laps - 1) ** 0.5
    for lead, left in ((0.9 * CLEARLY * standard_error, 2), (1.1 * CLEARLY * standard_error, 1)):
        race = Elimination(2)
        run(race, [0.5, 0.5 + lead], [noise, 0.0], laps)
        race.drop_clearly_worse()
        assert len(race.alive) == left


def test_no_candidate_is_dropped_before_the_first_check() -> None:
    race = Elimination(2)
    run(race, [0.1, 0.9], [0.0, 0.0], FIRST_CHECK - 1)
    race.drop_clearly_worse()
    assert len(race.alive) == 2
