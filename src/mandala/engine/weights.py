"""The weights of a value network: how many, where they are kept, and how networks are joined.

One layer reads each colour alike, the six results are added up, two layers read the sum together
with the table as a whole (``network.py`` computes it). How wide the layers are, the weights say
themselves.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from mandala.engine.features import (
    COLOUR_INPUTS,
    FIRST_PROMISING,
    OWN_INPUTS,
    TABLE_INPUTS,
    TABLE_PROMISING,
)
from mandala.records.errors import MandalaError

Weight = npt.NDArray[np.float32]

OUTPUTS: Final = 2
BLOCK: Final = 4  # inputs, and examples, that go through a layer together: widths are multiples


class Widths(NamedTuple):
    """Units in each layer."""

    colour: int
    first: int
    second: int


TRAINED: Final = Widths(128, 160, 64)  # about 48,000 weights
WIDEST: Final = Widths(320, 384, 192)  # that there is room for


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


class Network(NamedTuple):
    """Weights made ready to be asked: what is all zero between two layers is known, and left out.

    Between networks joined side by side that is half of it. A span is the first unit, and the one
    after the last, that :data:`BLOCK` inputs count for.
    """

    weights: Weights
    first_spans: npt.NDArray[np.int64]  # [block of inputs, 2]
    second_spans: npt.NDArray[np.int64]


def network_of(weights: Weights) -> Network:
    """Make ready. The weights are not copied: if they learn, it must be done again."""
    return Network(weights, spans_of(weights.first), spans_of(weights.second))


def spans_of(layer: Weight) -> npt.NDArray[np.int64]:
    spans = np.zeros((len(layer) // BLOCK, 2), np.int64)
    for block in range(len(spans)):
        units = np.flatnonzero(layer[block * BLOCK : (block + 1) * BLOCK].any(axis=0))
        if len(units):
            spans[block] = units[0], units[-1] + 1
    return spans


def widths_of(weights: Weights) -> Widths:
    return Widths(len(weights.colour_bias), len(weights.first_bias), len(weights.second_bias))


def no_weights(widths: Widths) -> Weights:
    """All zero."""
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
    """An untrained network."""
    random = np.random.default_rng(seed)
    weights = no_weights(widths)
    for group in weights:
        if group.ndim > 1:
            spread = np.sqrt(2 / group.shape[0])
            group[:] = (random.standard_normal(group.shape) * spread).astype(np.float32)
    weights.first[: widths.colour] *= 0.5  # six colours are added up
    weights.output[:] *= 0.1  # begin near "I cannot tell"
    return weights


def leave_out_promises(weights: Weights) -> None:
    """Let weights, or a gradient of them, not look at what could be played and shared out."""
    weights.colour[FIRST_PROMISING:OWN_INPUTS] = 0
    weights.first[len(weights.colour_bias) + TABLE_PROMISING :] = 0


def join_networks(networks: Sequence[Weights]) -> Weights:
    """One network that says the mean of what several say (of their log odds), side by side in it.

    A part of what a network gets wrong is its own and not the position's, so the mean is better.
    """
    widths = [widths_of(each) for each in networks]
    joined = no_weights(Widths(*(sum(layer) for layer in zip(*widths, strict=True))))
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
    """Write weights and what they came from; loading needs the weights only."""
    with path.open("wb") as file:
        np.savez(
            file, **weights._asdict(), **{f"about_{key}": value for key, value in about.items()}
        )


def load_weights(path: Path) -> Weights:
    """Read weights; raises MandalaError, one line, if the file is not of such a network."""
    try:
        with path.open("rb") as opened, np.load(opened, allow_pickle=False) as file:
            weights = Weights(
                *(np.ascontiguousarray(file[name], np.float32) for name in Weights._fields)
            )
        weights = with_promises(weights)
    except Exception:  # a broken archive fails in a dozen ways, each an error of another kind
        raise MandalaError("no-weights", file=str(path)) from None
    if not are_whole(weights):
        raise MandalaError("other-weights", file=str(path))
    if not all(np.isfinite(group).all() for group in weights):  # no move would be the best
        raise MandalaError("no-weights", file=str(path))
    return weights


def with_promises(weights: Weights) -> Weights:
    """Weights from before networks were told of shares to come: they take no notice of them."""
    known = COLOUR_INPUTS - (OWN_INPUTS - FIRST_PROMISING)
    units = len(weights.colour_bias)
    if len(weights.colour) != known or len(weights.first) != units + TABLE_PROMISING:
        return weights
    wider = no_weights(widths_of(weights))
    wider.colour[:FIRST_PROMISING] = weights.colour[:FIRST_PROMISING]
    wider.colour[OWN_INPUTS:] = weights.colour[FIRST_PROMISING:]
    wider.first[: len(weights.first)] = weights.first
    return weights._replace(colour=wider.colour, first=wider.first)


def are_whole(weights: Weights) -> bool:
    """Whether every group has the shape that the others ask for, and there is room for them."""
    if any(
        group.ndim != 1 for group in (weights.colour_bias, weights.first_bias, weights.second_bias)
    ):
        return False
    widths = widths_of(weights)
    fits = all(
        width % BLOCK == 0 and 0 < width <= most for width, most in zip(widths, WIDEST, strict=True)
    )
    likes = no_weights(widths) if fits else ()
    return fits and all(g.shape == like.shape for g, like in zip(weights, likes, strict=True))
