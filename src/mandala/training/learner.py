"""Gradients of the value network and the Adam optimiser, in plain NumPy.

At 24,000 weights a tensor library would spend its time on overhead: this trains on about 150,000
examples a second on one core.
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from mandala.engine.network import COLOUR_UNITS, Weights
from mandala.rules.colours import COLOURS

Floats = npt.NDArray[np.float32]

_MOMENT_DECAY = (0.9, 0.999)
_TINY = np.float32(1e-8)


class Adam(NamedTuple):
    """The optimiser's memory; ``steps`` is a one-element array so that it can be saved as it is."""

    mean: Weights
    square: Weights
    steps: npt.NDArray[np.int64]

    @classmethod
    def for_weights(cls, weights: Weights) -> "Adam":
        return cls(
            Weights(*(np.zeros_like(w) for w in weights)),
            Weights(*(np.zeros_like(w) for w in weights)),
            np.zeros(1, np.int64),
        )

    def step(self, weights: Weights, gradient: Weights, rate: float) -> None:
        """Move ``weights`` in place."""
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


def gradient(w: Weights, rows: Floats, row: Floats, target: Floats) -> tuple[Floats, Weights]:
    """The mean cross-entropy of each output over the examples, and its gradient.

    ``rows`` [example, colour, input], ``row`` [example, input], ``target`` [example, output].
    """
    examples = len(rows)
    inputs = rows.reshape(examples * COLOURS, -1)
    colour_sum = inputs @ w.colour + w.colour_bias
    colour_unit = np.maximum(colour_sum, 0)
    total = colour_unit.reshape(examples, COLOURS, COLOUR_UNITS).sum(axis=1)
    joined = np.concatenate([total, row], axis=1)
    first_sum = joined @ w.first + w.first_bias
    first_unit = np.maximum(first_sum, 0)
    second_sum = first_unit @ w.second + w.second_bias
    second_unit = np.maximum(second_sum, 0)
    guess = 1 / (1 + np.exp(-(second_unit @ w.output + w.output_bias)))
    loss = -(target * np.log(guess + _TINY) + (1 - target) * np.log(1 - guess + _TINY))

    at_output = ((guess - target) / np.float32(examples)).astype(np.float32)
    at_second = (at_output @ w.output.T) * (second_sum > 0)
    at_first = (at_second @ w.second.T) * (first_sum > 0)
    at_total = (at_first @ w.first.T)[:, :COLOUR_UNITS]
    at_colour = np.repeat(at_total, COLOURS, axis=0) * (colour_sum > 0)
    return loss.mean(axis=0), Weights(
        colour=inputs.T @ at_colour,
        colour_bias=at_colour.sum(axis=0),
        first=joined.T @ at_first,
        first_bias=at_first.sum(axis=0),
        second=first_unit.T @ at_second,
        second_bias=at_second.sum(axis=0),
        output=second_unit.T @ at_output,
        output_bias=at_output.sum(axis=0),
    )
