"""What changes in the course of a training."""

from itertools import pairwise

import pytest

from mandala.training.schedule import (
    CAREFUL_DECAY,
    CAREFUL_RATE,
    CAREFUL_SHORTLIST,
    Schedule,
)

COURSE = [number / 20 for number in range(21)]


@pytest.mark.parametrize(
    "schedule", [Schedule(), Schedule().begun_from("a digest"), Schedule().refining()]
)
def test_steps_are_large_at_first_and_small_in_the_end(schedule: Schedule) -> None:
    rates = [schedule.rate(done) for done in COURSE]
    assert rates[0] == schedule.rate(0.1)  # the first tenth is full
    assert all(later <= earlier for earlier, later in pairwise(rates))
    assert rates[-1] == pytest.approx(schedule.rate_last)


def test_a_network_that_has_learnt_already_takes_no_larger_steps_than_it_can_bear() -> None:
    assert Schedule().rate(0) == Schedule().rate_first > CAREFUL_RATE
    assert Schedule().begun_from("a digest").rate(0) == CAREFUL_RATE
    assert Schedule(rate_first=6e-5).begun_from("a digest").rate(0) == 6e-5


def test_one_that_goes_on_playing_itself_trusts_its_judgement_and_the_eye() -> None:
    begun = Schedule().begun_from("a digest")
    refining = begun.refining()
    assert refining.begun_with == begun.begun_with
    assert refining.decay(0.5) == CAREFUL_DECAY < begun.decay(1)
    assert refining.rate(1) < begun.rate(1)
    assert refining.temperature(0) < begun.temperature(0)
    assert refining.shortlist == CAREFUL_SHORTLIST < begun.shortlist


def test_moves_are_chosen_softly_first_and_hardly_so_in_the_last_quarter() -> None:
    schedule = Schedule()
    temperatures = [schedule.temperature(done) for done in COURSE]
    assert temperatures[0] == schedule.temperature_first
    assert all(later <= earlier for earlier, later in pairwise(temperatures))
    assert temperatures[15:] == pytest.approx([schedule.temperature_last] * 6)


def test_a_last_batch_that_is_not_full_counts_as_one() -> None:
    assert Schedule(games=512).batches == 2
    assert Schedule(games=513).batches == 3
