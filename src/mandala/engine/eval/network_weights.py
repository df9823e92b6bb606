"""The weights of the value network: shapes, files, and several networks in one.

``value_network.py`` computes the network. The shapes of the weights give the widths of the layers.
"""

from collections.abc import Sequence
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from mandala.engine.eval.feature_index import (
    COLOUR_INPUTS,
    FIRST_CLAIM_INPUT,
    FIRST_TABLE_CLAIM_INPUT,
    OWN_INPUTS,
    VALUE_FEATURE_VERSION,
)
from mandala.engine.eval.features import TABLE_INPUTS
from mandala.engine.eval.weights_file import read_arrays, write_arrays
from mandala.records.errors import MandalaError

Weight = npt.NDArray[np.float32]

OUTPUTS: Final = 2
BLOCK: Final = 4  # inputs, and examples, that go through a layer together
SHIPPED: Final = "value_network.npz"

# The compiled loops read whole blocks. With another width they would read past the arrays.
if TABLE_INPUTS % BLOCK:
    raise AssertionError(f"TABLE_INPUTS is {TABLE_INPUTS}, not a multiple of {BLOCK}")


class Widths(NamedTuple):
    """Units in each layer; multiples of :data:`BLOCK`."""

    colour: int
    first: int
    second: int


TRAINED: Final = Widths(128, 160, 64)  # about 48,000 weights
WIDEST: Final = Widths(320, 384, 192)  # the widest network that the buffers have room for


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


class PreparedNetwork(NamedTuple):
    """Weights, and the range of units with non-zero weights for each block of inputs.

    The compiled loops skip the other units. In an ensemble of two networks that is half of the weights.
    A range is the first unit and the one after the last.
    """

    weights: Weights
    first_nonzero: npt.NDArray[np.int64]  # [block of inputs, 2]
    second_nonzero: npt.NDArray[np.int64]


def prepare_network(weights: Weights) -> PreparedNetwork:
    """Returns the network. Does not copy the weights: call it again after they have changed."""
    return PreparedNetwork(weights, nonzero_ranges(weights.first), nonzero_ranges(weights.second))


def nonzero_ranges(layer: Weight) -> npt.NDArray[np.int64]:
    """Returns for each block of inputs the range of units with non-zero weights."""
    spans = np.zeros((len(layer) // BLOCK, 2), np.int64)
    for block in range(len(spans)):
        units = np.flatnonzero(layer[block * BLOCK : (block + 1) * BLOCK].any(axis=0))
        if len(units):
            spans[block] = units[0], units[-1] + 1
    return spans


def widths_of(weights: Weights) -> Widths:
    """Returns how many units each layer has."""
    return Widths(len(weights.colour_bias), len(weights.first_bias), len(weights.second_bias))


def zero_weights(widths: Widths) -> Weights:
    """Returns weights that are all zero."""
    colour, first, second = widths
    shapes = (
        (COLOUR_INPUTS, colour),
        (colour,),
        (colour + TABLE_INPUTS, first),
        (first,),
        (first, second),
        (second,),
        (second, OUTPUTS),
        (OUTPUTS,),
    )
    return Weights(*(np.zeros(shape, np.float32) for shape in shapes))


def new_weights(seed: int, widths: Widths = TRAINED) -> Weights:
    """Returns random weights of an untrained network."""
    random = np.random.default_rng(seed)
    weights = zero_weights(widths)
    for group in weights:
        if group.ndim > 1:
            spread = np.sqrt(2 / group.shape[0])
            group[:] = (random.standard_normal(group.shape) * spread).astype(np.float32)
    weights.first[: widths.colour] *= 0.5  # smaller, because six colours are summed
    weights.output[:] *= 0.1  # small, so that training starts near an even chance
    return weights


def zero_claim_inputs(weights: Weights) -> None:
    """Sets to zero the weights (or gradients) of the inputs for possible moves and divisions."""
    weights.colour[FIRST_CLAIM_INPUT:OWN_INPUTS] = 0
    weights.first[len(weights.colour_bias) + FIRST_TABLE_CLAIM_INPUT :] = 0


def ensemble(networks: Sequence[Weights]) -> Weights:
    """Returns one network whose log odds are the mean of those of ``networks``.

    The networks lie side by side in its layers. The errors of single networks partly cancel out.
    """
    widths = [widths_of(each) for each in networks]
    joined = zero_weights(Widths(*(sum(layer) for layer in zip(*widths, strict=True))))
    share = np.float32(1 / len(networks))
    units = len(joined.colour_bias)
    c = f = s = 0  # units taken so far
    for each, (colour, first, second) in zip(networks, widths, strict=True):
        joined.colour[:, c : c + colour] = each.colour
        joined.colour_bias[c : c + colour] = each.colour_bias
        joined.first[c : c + colour, f : f + first] = each.first[:colour]
        joined.first[units:, f : f + first] = each.first[colour:]
        joined.first_bias[f : f + first] = each.first_bias
        joined.second[f : f + first, s : s + second] = each.second
        joined.second_bias[s : s + second] = each.second_bias
        joined.output[s : s + second] = share * each.output
        joined.output_bias[:] += share * each.output_bias
        c, f, s = c + colour, f + first, s + second
    return joined


def save_weights(path: Path, weights: Weights, **about: Any) -> None:
    """Writes weights with the version of their inputs; ``about`` describes their origin."""
    write_arrays(path, weights._asdict(), VALUE_FEATURE_VERSION, **about)


def load_weights(path: Path) -> Weights:
    """Reads weights. Raises MandalaError if the file holds no weights for these inputs."""
    weights = Weights(*read_arrays(path, Weights._fields, VALUE_FEATURE_VERSION))
    if not shapes_match(weights):
        raise MandalaError("other-weights", file=str(path))
    return weights


@cache
def shipped_weights() -> Weights:
    """Returns the weights of the package (made by ``mandala train``, see docs/explanation/ai.md)."""
    with resources.as_file(resources.files("mandala.engine.eval") / "data" / SHIPPED) as path:
        return load_weights(path)


@cache
def shipped_network() -> PreparedNetwork:
    """Returns the network of the package."""
    return prepare_network(shipped_weights())


def shapes_match(weights: Weights) -> bool:
    """Returns whether the shapes agree with each other and fit into the buffers."""
    if any(
        group.ndim != 1 for group in (weights.colour_bias, weights.first_bias, weights.second_bias)
    ):
        return False
    widths = widths_of(weights)
    fits = all(
        width % BLOCK == 0 and 0 < width <= most for width, most in zip(widths, WIDEST, strict=True)
    )
    likes = zero_weights(widths) if fits else ()
    return fits and all(g.shape == like.shape for g, like in zip(weights, likes, strict=True))
