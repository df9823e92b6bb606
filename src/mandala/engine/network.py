"""The value network: a small function from features to two numbers between 0 and 1.

``win``: how likely the seat is to win (a drawn game counts half). ``margin``: the score difference
expected at the end, squeezed into 0 to 1 (see :data:`MARGIN_POINTS`).

One layer reads each colour alike, the six results are added up, two layers read the sum together
with the table as a whole. ``weights.py`` tells where the weights come from.
"""

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from mandala.engine.compiling import compilable, compilable_fused
from mandala.engine.features import OWN_INPUTS, TABLE_INPUTS, Rows
from mandala.engine.weights import BLOCK, WIDEST, Network, Weight, Weights
from mandala.rules.colours import COLOURS

MARGIN_POINTS: Final = 60.0  # a lead of 30 points or more is margin 1, of -30 or less margin 0
WIN_SHARE: Final = 0.8  # what counts of a value for choosing moves; the rest is margin

Values = npt.NDArray[np.float64]


class Scratch(NamedTuple):
    """Room for the sums of many evaluations at once, so that none is allocated in a loop.

    ``row_seen`` and ``own`` remember, for each colour, the last row read and its sums: from one
    move of a position to the next most colours stay as they are.
    """

    row_seen: Weight  # [colour, own input]
    own: Weight  # [colour, unit]
    shared: Weight  # [unit]
    joined: Weight  # [example, unit or table input]
    first: Weight  # [example, unit]
    second: Weight  # [example, unit]


def new_scratch(room: int) -> Scratch:
    """Room for ``room`` examples in a network of any width."""
    rows = -(-room // BLOCK) * BLOCK
    return Scratch(
        row_seen=np.zeros((COLOURS, OWN_INPUTS), np.float32),
        own=np.zeros((COLOURS, WIDEST.colour), np.float32),
        shared=np.zeros(WIDEST.colour, np.float32),
        joined=np.zeros((rows, WIDEST.colour + TABLE_INPUTS), np.float32),
        first=np.zeros((rows, WIDEST.first), np.float32),
        second=np.zeros((rows, WIDEST.second), np.float32),
    )


@compilable
def squash(x: float) -> float:
    return float(1.0 / (1.0 + np.exp(-x)))


@compilable_fused
def add_inputs(sums: Weight, values: Weight, weights: Weight) -> None:
    """Add inputs to the sums of a layer; those that are 0 cost nothing."""
    for i in range(values.shape[0]):
        value = values[i]
        if value != 0:
            for j in range(weights.shape[1]):
                sums[j] += value * weights[i, j]


@compilable
def forget_rows(scratch: Scratch) -> None:
    """Remember nothing of the rows read before: needed when the weights may have changed."""
    for c in range(COLOURS):
        scratch.row_seen[c, 0] = np.nan  # equal to nothing, not even to itself


@compilable
def read_colours(w: Weights, rows: Rows, scratch: Scratch, total: Weight) -> None:
    """The colour layer: add up what its units make of each colour's row into ``total``."""
    shared = scratch.shared
    units = w.colour_bias.shape[0]
    for j in range(units):
        total[j] = 0
        shared[j] = w.colour_bias[j]
    add_inputs(shared, rows[0, OWN_INPUTS:], w.colour[OWN_INPUTS:])
    for c in range(COLOURS):
        own = scratch.own[c]
        seen = scratch.row_seen[c]
        changes = 0
        for i in range(OWN_INPUTS):
            changes += seen[i] != rows[c, i]
        if changes:
            for j in range(units):
                own[j] = 0
            for i in range(OWN_INPUTS):
                seen[i] = rows[c, i]
            add_inputs(own, seen, w.colour)
        for j in range(units):
            total[j] += max(shared[j] + own[j], np.float32(0))


@compilable_fused
def through_layer(
    values: Weight,
    count: int,
    weights: Weight,
    bias: Weight,
    spans: npt.NDArray[np.int64],
    sums: Weight,
) -> None:
    """A dense layer for ``count`` examples, four at a time and four inputs at a time.

    Every weight that is fetched then serves four examples: fetching them is what takes the time.
    Both arrays have room for a multiple of four; the rows past ``count`` come out as nonsense.
    Units outside the span of four inputs have no weight for them.
    """
    for e in range(0, count, BLOCK):
        x0, x1, x2, x3 = values[e], values[e + 1], values[e + 2], values[e + 3]
        for j in range(bias.shape[0]):
            sums[e, j] = sums[e + 1, j] = sums[e + 2, j] = sums[e + 3, j] = bias[j]
        for i in range(0, weights.shape[0], BLOCK):
            first, end = spans[i // BLOCK, 0], spans[i // BLOCK, 1]
            a0, b0, c0, d0 = x0[i], x0[i + 1], x0[i + 2], x0[i + 3]
            a1, b1, c1, d1 = x1[i], x1[i + 1], x1[i + 2], x1[i + 3]
            a2, b2, c2, d2 = x2[i], x2[i + 1], x2[i + 2], x2[i + 3]
            a3, b3, c3, d3 = x3[i], x3[i + 1], x3[i + 2], x3[i + 3]
            # Cut to the span: a loop that begins at 0 needs no check for negative places.
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


@compilable
def rectify(sums: Weight, count: int, units: int) -> None:
    for e in range(count):
        s = sums[e]
        for j in range(units):
            s[j] = max(s[j], np.float32(0))


@compilable
def evaluate(
    network: Network,
    rows: npt.NDArray[np.float32],
    row: npt.NDArray[np.float32],
    count: int,
    scratch: Scratch,
    win: Values,
    margin: Values,
) -> None:
    """Write the network's (win, margin) of ``count`` examples.

    ``rows`` [example, colour, input] and ``row`` [example, input] are what seats see.
    """
    w = network.weights
    forget_rows(scratch)
    colour_units = w.colour_bias.shape[0]
    first_units = w.first_bias.shape[0]
    second_units = w.second_bias.shape[0]
    for e in range(count):
        joined = scratch.joined[e]
        read_colours(w, rows[e], scratch, joined)
        for i in range(TABLE_INPUTS):
            joined[colour_units + i] = row[e, i]
    through_layer(scratch.joined, count, w.first, w.first_bias, network.first_spans, scratch.first)
    rectify(scratch.first, count, first_units)
    through_layer(
        scratch.first, count, w.second, w.second_bias, network.second_spans, scratch.second
    )
    for e in range(count):
        units = scratch.second[e]
        sum_win = float(w.output_bias[0])
        sum_margin = float(w.output_bias[1])
        for i in range(second_units):
            unit = max(units[i], np.float32(0))
            sum_win += unit * w.output[i, 0]
            sum_margin += unit * w.output[i, 1]
        win[e] = squash(sum_win)
        margin[e] = squash(sum_margin)


@compilable
def worth(win: float, margin: float) -> float:
    """One number to choose by: mostly winning, a little by how much."""
    return WIN_SHARE * win + (1.0 - WIN_SHARE) * margin


@compilable
def margin_of(points: float) -> float:
    """A score difference squeezed into 0 to 1."""
    return min(1.0, max(0.0, 0.5 + points / MARGIN_POINTS))


def points_of(margin: float) -> float:
    """The score difference a margin stands for."""
    return (margin - 0.5) * MARGIN_POINTS
