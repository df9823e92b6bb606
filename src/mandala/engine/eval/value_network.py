"""The value network: from the inputs of ``features.py`` to two numbers between 0 and 1.

``win`` is the probability that the seat wins (a draw counts half). ``margin`` is the expected score
difference at the end, scaled to 0 to 1 (see :data:`MARGIN_POINTS`).

The colour layer reads each colour with the same weights, and its six outputs are added up. Two
dense layers read the sum together with the inputs of the table.
"""

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from mandala.engine.eval.feature_index import OWN_INPUTS
from mandala.engine.eval.features import TABLE_INPUTS, ColourInputs
from mandala.engine.eval.network_weights import BLOCK, WIDEST, PreparedNetwork, Weight, Weights
from mandala.engine.jit.decorators import jit_helper, jit_helper_fma
from mandala.rules.colours import COLOURS

MARGIN_POINTS: Final = 60.0  # a lead of 30 points or more is margin 1, of -30 or less margin 0
WIN_WEIGHT: Final = 0.8  # weight of win in the value that moves are chosen by; the rest is margin

Values = npt.NDArray[np.float64]


class NetworkBuffers(NamedTuple):
    """Preallocated buffers for a batch of evaluations; reusable.

    ``cached_rows`` and ``cached_units`` keep for each colour the last inputs and their sums. From
    one move of a position to the next, most colours stay as they are.
    """

    cached_rows: Weight  # [colour, own input]
    cached_units: Weight  # [colour, unit]
    shared: Weight  # [unit]
    joined: Weight  # [example, unit or table input]
    first: Weight  # [example, unit]
    second: Weight  # [example, unit]


def new_network_buffers(examples: int) -> NetworkBuffers:
    """Returns buffers for ``examples`` examples and a network of any allowed width."""
    rows = -(-examples // BLOCK) * BLOCK
    return NetworkBuffers(
        cached_rows=np.zeros((COLOURS, OWN_INPUTS), np.float32),
        cached_units=np.zeros((COLOURS, WIDEST.colour), np.float32),
        shared=np.zeros(WIDEST.colour, np.float32),
        joined=np.zeros((rows, WIDEST.colour + TABLE_INPUTS), np.float32),
        first=np.zeros((rows, WIDEST.first), np.float32),
        second=np.zeros((rows, WIDEST.second), np.float32),
    )


@jit_helper
def sigmoid(x: float) -> float:
    """Returns the logistic function of ``x``."""
    return float(1.0 / (1.0 + np.exp(-x)))


@jit_helper_fma
def add_inputs(sums: Weight, values: Weight, weights: Weight) -> None:
    """Adds ``values`` times ``weights`` to the sums of a layer; skips values that are 0."""
    for i in range(values.shape[0]):
        value = values[i]
        if value != 0:
            for j in range(weights.shape[1]):
                sums[j] += value * weights[i, j]


@jit_helper
def clear_row_cache(buffers: NetworkBuffers) -> None:
    """Clears the cached rows. Needed when the weights may have changed."""
    for c in range(COLOURS):
        buffers.cached_rows[c, 0] = np.nan  # NaN equals nothing, so the cache is empty


@jit_helper
def colour_layer(w: Weights, inputs: ColourInputs, buffers: NetworkBuffers, total: Weight) -> None:
    """Writes into ``total`` the sum over all colours of the outputs of the colour layer."""
    shared = buffers.shared
    units = w.colour_bias.shape[0]
    for j in range(units):
        total[j] = 0
        shared[j] = w.colour_bias[j]
    add_inputs(shared, inputs[0, OWN_INPUTS:], w.colour[OWN_INPUTS:])
    for c in range(COLOURS):
        own = buffers.cached_units[c]
        seen = buffers.cached_rows[c]
        changes = 0
        for i in range(OWN_INPUTS):
            changes += seen[i] != inputs[c, i]
        if changes:
            for j in range(units):
                own[j] = 0
            for i in range(OWN_INPUTS):
                seen[i] = inputs[c, i]
            add_inputs(own, seen, w.colour)
        for j in range(units):
            total[j] += max(shared[j] + own[j], np.float32(0))


@jit_helper_fma
def dense_layer(
    values: Weight,
    count: int,
    weights: Weight,
    bias: Weight,
    ranges: npt.NDArray[np.int64],
    sums: Weight,
) -> None:
    """Computes a dense layer for ``count`` examples, four examples and four inputs at a time.

    Fetching weights takes most of the time, and each weight then serves four examples. Both arrays
    have room for a multiple of four; the rows past ``count`` are meaningless. ``ranges`` are the
    units with non-zero weights for four inputs.
    """
    for e in range(0, count, BLOCK):
        x0, x1, x2, x3 = values[e], values[e + 1], values[e + 2], values[e + 3]
        for j in range(bias.shape[0]):
            sums[e, j] = sums[e + 1, j] = sums[e + 2, j] = sums[e + 3, j] = bias[j]
        for i in range(0, weights.shape[0], BLOCK):
            first, end = ranges[i // BLOCK, 0], ranges[i // BLOCK, 1]
            a0, b0, c0, d0 = x0[i], x0[i + 1], x0[i + 2], x0[i + 3]
            a1, b1, c1, d1 = x1[i], x1[i + 1], x1[i + 2], x1[i + 3]
            a2, b2, c2, d2 = x2[i], x2[i + 1], x2[i + 2], x2[i + 3]
            a3, b3, c3, d3 = x3[i], x3[i + 1], x3[i + 2], x3[i + 3]
            # Slices: a loop that starts at 0 needs no check for negative indices.
            wa, wb = weights[i, first:end], weights[i + 1, first:end]
            wc, wd = weights[i + 2, first:end], weights[i + 3, first:end]
            s0, s1 = sums[e, first:end], sums[e + 1, first:end]
            s2, s3 = sums[e + 2, first:end], sums[e + 3, first:end]
            for j in range(wa.shape[0]):
                a, b, c, d = wa[j], wb[j], wc[j], wd[j]
                s0[j] = s0[j] + a0 * a + b0 * b + c0 * c + d0 * d
                s1[j] = s1[j] + a1 * a + b1 * b + c1 * c + d1 * d
                s2[j] = s2[j] + a2 * a + b2 * b + c2 * c + d2 * d
                s3[j] = s3[j] + a3 * a + b3 * b + c3 * c + d3 * d


@jit_helper
def relu(sums: Weight, count: int, units: int) -> None:
    """Replaces negative sums by 0."""
    for e in range(count):
        s = sums[e]
        for j in range(units):
            s[j] = max(s[j], np.float32(0))


@jit_helper
def forward_batch(
    network: PreparedNetwork,
    colour_inputs: npt.NDArray[np.float32],
    table_inputs: npt.NDArray[np.float32],
    count: int,
    buffers: NetworkBuffers,
    win: Values,
    margin: Values,
) -> None:
    """Writes win and margin of ``count`` examples.

    The inputs are ``colour_inputs`` [example, colour, input] and ``table_inputs`` [example, input].
    """
    w = network.weights
    clear_row_cache(buffers)
    colour_units = w.colour_bias.shape[0]
    first_units = w.first_bias.shape[0]
    second_units = w.second_bias.shape[0]
    for e in range(count):
        joined = buffers.joined[e]
        colour_layer(w, colour_inputs[e], buffers, joined)
        for i in range(TABLE_INPUTS):
            joined[colour_units + i] = table_inputs[e, i]
    dense_layer(buffers.joined, count, w.first, w.first_bias, network.first_nonzero, buffers.first)
    relu(buffers.first, count, first_units)
    dense_layer(
        buffers.first, count, w.second, w.second_bias, network.second_nonzero, buffers.second
    )
    for e in range(count):
        units = buffers.second[e]
        sum_win = float(w.output_bias[0])
        sum_margin = float(w.output_bias[1])
        for i in range(second_units):
            unit = max(units[i], np.float32(0))
            sum_win += unit * w.output[i, 0]
            sum_margin += unit * w.output[i, 1]
        win[e] = sigmoid(sum_win)
        margin[e] = sigmoid(sum_margin)


@jit_helper
def scalar_value(win: float, margin: float) -> float:
    """Returns the value that moves are chosen by: mostly win, a little margin."""
    return WIN_WEIGHT * win + (1.0 - WIN_WEIGHT) * margin


@jit_helper
def points_to_margin(points: float) -> float:
    """Returns a score difference as a margin from 0 to 1."""
    return min(1.0, max(0.0, 0.5 + points / MARGIN_POINTS))


def margin_to_points(margin: float) -> float:
    """Returns the score difference that a margin stands for."""
    return (margin - 0.5) * MARGIN_POINTS
