"""Gradients of the value network and the Adam optimiser, in plain NumPy.

At 48,000 weights a tensor library would spend its time on overhead.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Final, Generic, NamedTuple, TypeVar

import numpy as np
import numpy.typing as npt

from mandala.engine.eval.network_weights import Weights
from mandala.engine.eval.policy_network import PolicyWeights
from mandala.rules.colours import COLOURS

Floats = npt.NDArray[np.float32]
Order = npt.NDArray[np.int64]

# Maps a function over items, in parallel or not, and returns the results in order.
MapFunction = Callable[[Callable[[Any], Any], Iterable[Any]], Iterable[Any]]

GRADIENT_PARTS: Final = 2  # parts of each step, for two cores

_MOMENT_DECAY = (0.9, 0.999)
_TINY = np.float32(1e-8)


Groups = TypeVar("Groups", Weights, PolicyWeights)  # a named tuple of weight arrays


@dataclass(frozen=True, slots=True)
class Adam(Generic[Groups]):
    """The optimiser's moments; ``steps`` is a one-element array, so that it is saved like them."""

    mean: Groups
    square: Groups
    steps: npt.NDArray[np.int64]

    @classmethod
    def for_weights(cls, weights: Groups) -> "Adam[Groups]":
        nothing = {name: np.zeros_like(w) for name, w in weights._asdict().items()}
        return cls(
            weights._replace(**nothing),
            weights._replace(**{name: zeros.copy() for name, zeros in nothing.items()}),
            np.zeros(1, np.int64),
        )

    def step(self, weights: Groups, gradient: Groups, rate: float) -> None:
        """Changes ``weights`` in place by one step."""
        self.steps[0] += 1
        first, second = _MOMENT_DECAY
        scale = np.float32(rate / (1 - first ** int(self.steps[0])))
        unbias = np.float32(1 - second ** int(self.steps[0]))
        for w, g, mean, square in zip(weights, gradient, self.mean, self.square, strict=True):
            mean *= np.float32(first)
            mean += np.float32(1 - first) * g
            square *= np.float32(second)
            square += np.float32(1 - second) * g * g
            w -= scale * mean / (np.sqrt(square / unbias) + _TINY)


class Activations(NamedTuple):
    """The values of each layer for some examples; ``guess`` [example, output] is the last."""

    inputs: Floats
    colour_sum: Floats
    joined: Floats
    first_sum: Floats
    first_unit: Floats
    second_sum: Floats
    second_unit: Floats
    guess: Floats


def forward(w: Weights, rows: Floats, row: Floats) -> Activations:
    """Computes the network for ``rows`` [example, colour, input] and ``row`` [example, input]."""
    examples = len(rows)
    inputs = rows.reshape(examples * COLOURS, -1)
    colour_sum = inputs @ w.colour + w.colour_bias
    colour_unit = np.maximum(colour_sum, 0)
    total = colour_unit.reshape(examples, COLOURS, -1).sum(axis=1)
    joined = np.concatenate([total, row], axis=1)
    first_sum = joined @ w.first + w.first_bias
    first_unit = np.maximum(first_sum, 0)
    second_sum = first_unit @ w.second + w.second_bias
    second_unit = np.maximum(second_sum, 0)
    with np.errstate(over="ignore"):  # on overflow the result is 0, which is correct
        guess = 1 / (1 + np.exp(-(second_unit @ w.output + w.output_bias)))
    return Activations(
        inputs, colour_sum, joined, first_sum, first_unit, second_sum, second_unit, guess
    )


def gradient(w: Weights, rows: Floats, row: Floats, target: Floats) -> tuple[Floats, Weights]:
    """Returns the mean cross-entropy of each output over the examples, and its gradient.

    ``rows`` [example, colour, input], ``row`` [example, input], ``target`` [example, output].
    """
    examples = len(rows)
    p = forward(w, rows, row)
    loss = -(target * np.log(p.guess + _TINY) + (1 - target) * np.log(1 - p.guess + _TINY))
    at_output = ((p.guess - target) / np.float32(examples)).astype(np.float32)
    at_second: Floats = (at_output @ w.output.T) * (p.second_sum > 0)
    at_first: Floats = (at_second @ w.second.T) * (p.first_sum > 0)
    at_total = (at_first @ w.first.T)[:, : len(w.colour_bias)]
    at_colour: Floats = np.repeat(at_total, COLOURS, axis=0) * (p.colour_sum > 0)
    return loss.mean(axis=0), Weights(
        colour=p.inputs.T @ at_colour,
        colour_bias=at_colour.sum(axis=0),
        first=p.joined.T @ at_first,
        first_bias=at_first.sum(axis=0),
        second=p.first_unit.T @ at_second,
        second_bias=at_second.sum(axis=0),
        output=p.second_unit.T @ at_output,
        output_bias=at_output.sum(axis=0),
    )


def shared_gradient(
    w: Weights, rows: Floats, row: Floats, target: Floats, chosen: Order, do: MapFunction
) -> tuple[Floats, Weights]:
    """As :func:`gradient`, over the ``chosen`` examples, computed in :data:`GRADIENT_PARTS` parts.

    ``do`` may compute the parts in parallel. They are added up in the same order, so that the
    result is the same to the last bit.
    """

    def share(part: Order) -> tuple[Floats, Weights]:
        return gradient(w, rows[part], row[part], target[part])

    parts = np.array_split(chosen, GRADIENT_PARTS)
    found = list(do(share, parts))
    loss = np.zeros(target.shape[1], np.float32)
    total = Weights(*(np.zeros_like(group) for group in w))
    for part, (share_loss, share_slopes) in zip(parts, found, strict=True):
        weight = np.float32(len(part) / len(chosen))
        loss += weight * share_loss
        for sum_, slope in zip(total, share_slopes, strict=True):
            sum_ += weight * slope
    return loss, total
