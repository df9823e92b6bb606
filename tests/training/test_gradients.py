"""Gradients and steps of the learner."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import cast

import numpy as np
import numpy.typing as npt
import pytest
from threadpoolctl import threadpool_limits

from mandala.engine.eval.feature_index import COLOUR_INPUTS, OWN_INPUTS
from mandala.engine.eval.features import TABLE_INPUTS
from mandala.engine.eval.network_weights import (
    PreparedNetwork,
    Weights,
    new_weights,
    prepare_network,
)
from mandala.engine.eval.value_network import NetworkBuffers, forward_batch, new_network_buffers
from mandala.engine.jit.decorators import jit_entry
from mandala.rules.colours import COLOURS
from mandala.training.gradients import Adam, Floats, forward, gradient, shared_gradient


@pytest.fixture(autouse=True)
def one_thread() -> Iterator[None]:
    """As in a training: NumPy's threads would slow each other down on a busy machine."""
    with threadpool_limits(1, "blas"):
        yield


def examples(count: int) -> tuple[Floats, Floats, Floats]:
    random = np.random.default_rng(7)
    rows = random.random((count, COLOURS, COLOUR_INPUTS)).astype(np.float32)
    row = random.random((count, TABLE_INPUTS)).astype(np.float32)
    return rows, row, random.random((count, 2)).astype(np.float32)


def random_weights(seed: int) -> Weights:
    """Untrained, but with biases and an output that says something."""
    random = np.random.default_rng(seed)
    weights = new_weights(seed)
    for group in weights:
        group += (0.1 * random.standard_normal(group.shape)).astype(np.float32)
    return weights


def double(weights: Weights) -> Weights:
    """The same weights in double precision, for finite differences."""
    return Weights(*(cast("Floats", w.astype(np.float64)) for w in weights))


def test_gradient_agrees_with_finite_differences() -> None:
    """Against finite differences, in double precision, for every group of weights."""
    weights = double(new_weights(3))
    rows, row, target = (cast("Floats", part.astype(np.float64)) for part in examples(5))
    _, slopes = gradient(weights, rows, row, target)
    for group, slope in zip(weights, slopes, strict=True):
        for index in [(0,) * group.ndim, tuple(n - 1 for n in group.shape)]:
            kept, step = group[index], 1e-6
            group[index] = kept + step
            above = gradient(weights, rows, row, target)[0].sum()
            group[index] = kept - step
            below = gradient(weights, rows, row, target)[0].sum()
            group[index] = kept
            assert np.isclose((above - below) / (2 * step), slope[index], rtol=1e-3, atol=1e-7)


@jit_entry
def evaluate_compiled(
    w: PreparedNetwork,
    rows: Floats,
    row: Floats,
    count: int,
    scratch: NetworkBuffers,
    win: npt.NDArray[np.float64],
    margin: npt.NDArray[np.float64],
) -> None:
    forward_batch(w, rows, row, count, scratch, win, margin)


@pytest.mark.parametrize("count", [1, 4, 7])
@pytest.mark.parametrize("seed", [4, 5])
def test_learner_and_player_compute_the_same_network(seed: int, count: int) -> None:
    """The formula of the learner and the loop that plays give the same two numbers."""
    weights = random_weights(seed)
    rows, row, _ = examples(count)
    rows[:, :, OWN_INPUTS:] = rows[:, :1, OWN_INPUTS:]  # these are the same for every colour
    rows[1:, :3, :OWN_INPUTS] = rows[
        :1, :3, :OWN_INPUTS
    ]  # as from move to move, where most colours stay as they are
    win, margin = np.zeros(count), np.zeros(count)
    evaluate_compiled(
        prepare_network(weights), rows, row, count, new_network_buffers(count), win, margin
    )
    guess = forward(weights, rows, row).guess
    assert np.ptp(guess) > 0.01
    assert np.allclose(guess, np.stack([win, margin], axis=1), atol=1e-5)


def test_gradients_of_the_parts_add_up() -> None:
    """And in the same way, whether they are worked out one by one or at the same time."""
    weights = random_weights(6)
    rows, row, target = examples(65)
    chosen = np.random.default_rng(1).permutation(65)[:63]
    whole = gradient(weights, rows[chosen], row[chosen], target[chosen])
    in_turn = shared_gradient(weights, rows, row, target, chosen, map)
    with ThreadPoolExecutor(2) as pool:
        at_once = shared_gradient(weights, rows, row, target, chosen, pool.map)
    for one, two, three in zip(
        (whole[0], *whole[1]), (in_turn[0], *in_turn[1]), (at_once[0], *at_once[1]), strict=True
    ):
        assert np.allclose(one, two, atol=1e-5)
        assert np.array_equal(two, three)


def test_steps_lower_the_loss_on_what_they_learn() -> None:
    weights = new_weights(5)
    rows, row, target = examples(64)
    adam = Adam.for_weights(weights)
    before, _ = gradient(weights, rows, row, target)
    for _ in range(60):
        adam.step(weights, gradient(weights, rows, row, target)[1], 1e-3)
    after, _ = gradient(weights, rows, row, target)
    assert (after < before).all()


def test_a_network_that_is_far_too_sure_is_taught_without_a_word() -> None:
    """A large first step can make it so; what no number can hold was complained of."""
    weights = random_weights(6)
    weights.output_bias[:] = (-200, 200)
    rows, row, target = examples(8)
    guess = forward(weights, rows, row).guess
    assert guess.min(axis=0).tolist() == [0, 1]
    loss, slopes = gradient(weights, rows, row, target)
    assert np.isfinite(loss).all()
    assert all(np.isfinite(slope).all() for slope in slopes)
