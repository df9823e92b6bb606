"""The value network: a small function from features to two numbers between 0 and 1.

``win``: how likely the seat is to win (a drawn game counts half). ``margin``: the score difference
expected at the end, squeezed into 0 to 1 (see :data:`MARGIN_POINTS`).

One layer reads each colour alike, the six results are added up, two layers read the sum together
with the table as a whole. About 24,000 weights.
"""

from pathlib import Path
from typing import Any, Final, NamedTuple
from zipfile import BadZipFile

import numpy as np
import numpy.typing as npt

from mandala.engine.compiling import compilable
from mandala.engine.features import COLOUR_INPUTS, TABLE_INPUTS, Row, Rows
from mandala.records.errors import MandalaError
from mandala.rules.colours import COLOURS

COLOUR_UNITS: Final = 64
FIRST_UNITS: Final = 96
SECOND_UNITS: Final = 48
OUTPUTS: Final = 2

MARGIN_POINTS: Final = 60.0  # a lead of 30 points or more is margin 1, of -30 or less margin 0
WIN_SHARE: Final = 0.8  # what counts of a value for choosing moves; the rest is margin

Weight = npt.NDArray[np.float32]


class Weights(NamedTuple):
    """All weights, [input, unit] for the layers."""

    colour: Weight
    colour_bias: Weight
    first: Weight
    first_bias: Weight
    second: Weight
    second_bias: Weight
    output: Weight
    output_bias: Weight


SHAPES: Final = Weights(
    *(
        np.empty(shape, np.float32)
        for shape in (
            (COLOUR_INPUTS, COLOUR_UNITS),
            (COLOUR_UNITS,),
            (COLOUR_UNITS + TABLE_INPUTS, FIRST_UNITS),
            (FIRST_UNITS,),
            (FIRST_UNITS, SECOND_UNITS),
            (SECOND_UNITS,),
            (SECOND_UNITS, OUTPUTS),
            (OUTPUTS,),
        )
    )
)


class Scratch(NamedTuple):
    """Room for the sums of one evaluation, so that none is allocated in a loop."""

    colour: Weight
    total: Weight
    first: Weight
    second: Weight


def new_scratch() -> Scratch:
    return Scratch(
        *(
            np.zeros(units, np.float32)
            for units in (COLOUR_UNITS, COLOUR_UNITS, FIRST_UNITS, SECOND_UNITS)
        )
    )


def new_weights(seed: int) -> Weights:
    """An untrained network."""
    random = np.random.default_rng(seed)
    made = []
    for like in SHAPES:
        if like.ndim == 1:
            made.append(np.zeros(like.shape, np.float32))
        else:
            spread = np.sqrt(2 / like.shape[0])
            made.append((random.standard_normal(like.shape) * spread).astype(np.float32))
    weights = Weights(*made)
    weights.first[:COLOUR_UNITS] *= 0.5  # six colours are added up
    weights.output[:] *= 0.1  # begin near "I cannot tell"
    return weights


def save_weights(path: Path, weights: Weights, **about: Any) -> None:
    """Write weights and what they came from; loading needs the weights only."""
    with path.open("wb") as file:
        np.savez(
            file, **weights._asdict(), **{f"about_{key}": value for key, value in about.items()}
        )


def load_weights(path: Path) -> Weights:
    """Read weights; raises MandalaError, one line, if the file is not of this network."""
    try:
        with path.open("rb") as opened, np.load(opened, allow_pickle=False) as file:
            weights = Weights(
                *(np.ascontiguousarray(file[name], np.float32) for name in Weights._fields)
            )
    except (OSError, EOFError, ValueError, KeyError, BadZipFile):
        raise MandalaError("no-weights", file=str(path)) from None
    if any(w.shape != like.shape for w, like in zip(weights, SHAPES, strict=True)):
        raise MandalaError("other-weights", file=str(path))
    return weights


@compilable
def add_input(sums: Weight, value: Any, weights: Weight) -> None:
    """Add one input to the sums of a layer; most inputs are 0 and cost nothing."""
    if value != 0:
        for j in range(sums.shape[0]):
            sums[j] += value * weights[j]


@compilable
def start(sums: Weight, bias: Weight) -> None:
    for j in range(sums.shape[0]):
        sums[j] = bias[j]


@compilable
def squash(x: float) -> float:
    return float(1.0 / (1.0 + np.exp(-x)))


@compilable
def evaluate(w: Weights, rows: Rows, row: Row, scratch: Scratch) -> tuple[float, float]:
    """The network's (win, margin) for the seat whose features are given."""
    for j in range(COLOUR_UNITS):
        scratch.total[j] = 0
    for c in range(COLOURS):
        start(scratch.colour, w.colour_bias)
        for i in range(COLOUR_INPUTS):
            add_input(scratch.colour, rows[c, i], w.colour[i])
        for j in range(COLOUR_UNITS):
            scratch.total[j] += max(scratch.colour[j], np.float32(0))
    start(scratch.first, w.first_bias)
    for i in range(COLOUR_UNITS):
        add_input(scratch.first, scratch.total[i], w.first[i])
    for i in range(TABLE_INPUTS):
        add_input(scratch.first, row[i], w.first[COLOUR_UNITS + i])
    start(scratch.second, w.second_bias)
    for i in range(FIRST_UNITS):
        add_input(scratch.second, max(scratch.first[i], np.float32(0)), w.second[i])
    win = float(w.output_bias[0])
    margin = float(w.output_bias[1])
    for i in range(SECOND_UNITS):
        unit = max(scratch.second[i], np.float32(0))
        win += unit * w.output[i, 0]
        margin += unit * w.output[i, 1]
    return squash(win), squash(margin)


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
