"""Moves racing each other: who drops out when, and in which order they end."""

import numpy as np

from mandala.players.racing import CLEARLY, LAPS_BETWEEN, LAPS_TO_JUDGE, Race


def run(race: Race, values: list[float], noise: list[float], laps: int) -> None:
    """Laps of one world whose luck is the same for all but for ``noise``, up and down in turn."""
    for lap in range(laps):
        luck = 0.3 if lap % 3 else -0.2
        sign = 1 if lap % 2 else -1
        found = [values[i] + luck + sign * noise[i] for i in race.alive]
        race.run_lap(np.array([found, found]).T, 1)


def test_the_best_go_on_and_the_rest_are_ranked():
    race = Race(4)
    run(race, [0.2, 0.5, 0.4, 0.3], [0.0] * 4, 3)
    race.keep_best(2)
    assert list(race.alive) == [1, 2]
    assert race.order() == [1, 2, 3, 0]
    run(race, [0.2, 0.1, 0.4, 0.3], [0.0] * 4, 9)
    race.keep_best(1)
    assert race.order() == [2, 1, 3, 0]
    assert list(race.worlds) == [3, 12, 12, 3]
    assert race.lines == 4 * 3 + 2 * 9


def test_the_luck_of_a_world_cancels_out():
    """All noise is shared, so the smallest lead is clear as soon as anything is judged."""
    race = Race(2)
    run(race, [0.500, 0.501], [0.0, 1e-6], LAPS_TO_JUDGE)
    race.drop_clearly_worse()
    assert list(race.alive) == [1]


def test_a_lead_that_could_be_luck_is_not_clear():
    laps, noise = 4 * LAPS_BETWEEN * LAPS_TO_JUDGE, 0.1
    doubt = noise / (laps - 1) ** 0.5
    for lead, left in ((0.9 * CLEARLY * doubt, 2), (1.1 * CLEARLY * doubt, 1)):
        race = Race(2)
        run(race, [0.5, 0.5 + lead], [noise, 0.0], laps)
        race.drop_clearly_worse()
        assert len(race.alive) == left


def test_nobody_is_judged_after_a_few_laps():
    race = Race(2)
    run(race, [0.1, 0.9], [0.0, 0.0], LAPS_TO_JUDGE - 1)
    race.drop_clearly_worse()
    assert len(race.alive) == 2
