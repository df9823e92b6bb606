"""Gradients and steps of the learner."""

import numpy as np

from mandala.engine.features import COLOUR_INPUTS, TABLE_INPUTS
from mandala.engine.network import Weights, evaluate, new_scratch, new_weights
from mandala.rules.colours import COLOURS
from mandala.training.learner import Adam, gradient


def examples(count: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    random = np.random.default_rng(7)
    rows = random.random((count, COLOURS, COLOUR_INPUTS)).astype(np.float32)
    row = random.random((count, TABLE_INPUTS)).astype(np.float32)
    return rows, row, random.random((count, 2)).astype(np.float32)


def double(weights: Weights) -> Weights:
    return Weights(*(w.astype(np.float64) for w in weights))


def test_the_gradient_is_the_slope_of_the_loss() -> None:
    """Against finite differences, in double precision, for every group of weights."""
    weights = double(new_weights(3))
    rows, row, target = (part.astype(np.float64) for part in examples(5))
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


def test_learner_and_player_compute_the_same_network() -> None:
    """The batch formula of the learner and the loop that plays give the same two numbers."""
    weights = new_weights(4)
    rows, row, _ = examples(1)
    win, margin = evaluate(weights, rows[0], row[0], new_scratch())
    certain = np.ones((1, 2), np.float32)
    loss, _ = gradient(weights, rows, row, certain)
    assert np.allclose(np.exp(-loss), [win, margin], atol=1e-5)


def test_steps_lower_the_loss_on_what_they_learn() -> None:
    weights = new_weights(5)
    rows, row, target = examples(64)
    adam = Adam.for_weights(weights)
    before, _ = gradient(weights, rows, row, target)
    for _ in range(60):
        adam.step(weights, gradient(weights, rows, row, target)[1], 1e-3)
    after, _ = gradient(weights, rows, row, target)
    assert (after < before).all()
