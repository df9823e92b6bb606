"""Learning rate, temperature and batches over a training."""

from itertools import pairwise

import pytest

from mandala.training.schedule import Schedule

COURSE = [number / 20 for number in range(21)]


@pytest.mark.parametrize(
    "schedule", [Schedule(), Schedule().warm_start("a digest"), Schedule().fine_tune()]
)
def test_learning_rate_falls_after_the_first_tenth(schedule: Schedule) -> None:
    rates = [schedule.rate(done) for done in COURSE]
    assert rates[0] == schedule.rate(0.1)  # the first tenth is full
    assert all(later <= earlier for earlier, later in pairwise(rates))
    assert rates[-1] == pytest.approx(schedule.rate_last)


def test_warm_start_never_raises_the_learning_rate() -> None:
    assert Schedule().warm_start("a digest").rate(0) < Schedule().rate(0)
    assert Schedule(rate_first=6e-5).warm_start("a digest").rate(0) == 6e-5


def test_fine_tuning_lowers_rate_temperature_decay_and_shortlist() -> None:
    begun = Schedule().warm_start("a digest")
    refining = begun.fine_tune()
    assert refining.begun_with == begun.begun_with
    assert refining.decay(0.5) < begun.decay(1)
    assert refining.rate(1) < begun.rate(1)
    assert refining.temperature(0) < begun.temperature(0)
    assert refining.shortlist < begun.shortlist


def test_temperature_falls_and_stays_in_the_last_quarter() -> None:
    schedule = Schedule()
    temperatures = [schedule.temperature(done) for done in COURSE]
    assert temperatures[0] == schedule.temperature_first
    assert all(later <= earlier for earlier, later in pairwise(temperatures))
    assert temperatures[15:] == pytest.approx([schedule.temperature_last] * 6)


def test_last_batch_may_be_smaller() -> None:
    assert Schedule(games=512).batches == 2
    assert Schedule(games=513).batches == 3
