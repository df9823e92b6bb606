"""Sampling by softmax and leaving out discards."""

import numpy as np
import pytest

from mandala.engine.eval.afterstates import count_non_discards, sample_softmax
from mandala.engine.rng import new_rng
from mandala.rules.moves import claim_move, discard_move, field_move, mountain_move


def test_softmax_samples_in_proportion_to_exp_of_value_over_temperature() -> None:
    values, temperature, rng = np.array([0.1, 0.3, 0.2, 9.0]), 0.1, new_rng(1)
    found = np.bincount([sample_softmax(values, 3, temperature, rng) for _ in range(6000)])
    weights = np.exp(values[:3] / temperature)
    assert found / 6000 == pytest.approx(weights / weights.sum(), abs=0.02)


def test_softmax_with_a_low_temperature_takes_the_best() -> None:
    values, rng = np.array([0.1, 0.3, 0.2]), new_rng(1)
    assert {sample_softmax(values, 3, 1e-4, rng) for _ in range(50)} == {1}
    assert values.tolist() == [0.1, 0.3, 0.2]


@pytest.mark.parametrize(
    ("moves", "count"),
    [
        ([mountain_move(0, 1), field_move(1, 2, 1), discard_move(0, 1), discard_move(1, 1)], 2),
        ([discard_move(0, 1), discard_move(1, 1)], 2),
        ([claim_move(1), claim_move(3)], 2),
    ],
)
def test_discards_are_left_out_unless_there_is_nothing_else(moves: list[int], count: int) -> None:
    assert count_non_discards(np.array(moves, np.int64), len(moves)) == count
