"""Weights of the value network: widths, versions of the inputs, and ensembles."""

from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from mandala.engine.eval.feature_index import COLOUR_INPUTS, VALUE_FEATURE_VERSION
from mandala.engine.eval.features import TABLE_INPUTS
from mandala.engine.eval.network_weights import (
    BLOCK,
    WIDEST,
    PreparedNetwork,
    Weights,
    Widths,
    ensemble,
    load_weights,
    new_weights,
    prepare_network,
    save_weights,
    widths_of,
)
from mandala.engine.eval.value_network import (
    NetworkBuffers,
    Values,
    forward_batch,
    new_network_buffers,
)
from mandala.engine.jit.decorators import jit_entry
from mandala.records.errors import MandalaError
from mandala.rules.colours import COLOURS
from mandala.training.gradients import forward

NARROW = Widths(8, 12, 4)
Inputs = npt.NDArray[np.float32]


def log_odds(w: Weights) -> Inputs:
    """Returns the outputs for some inputs, before the sigmoid."""
    random = np.random.default_rng(4)
    rows = random.random((5, COLOURS, COLOUR_INPUTS)).astype(np.float32)
    row = random.random((5, len(w.first) - len(w.colour_bias))).astype(np.float32)
    guess = forward(w, rows, row).guess
    return np.asarray(np.log(guess / (1 - guess)), np.float32)


def biased(seed: int, widths: Widths) -> Weights:
    """Returns untrained weights with biases."""
    weights = new_weights(seed, widths)
    random = np.random.default_rng(seed)
    for group in weights:
        if group.ndim == 1:
            group[:] = random.standard_normal(group.shape) / 4
    return weights


def test_ensemble_gives_the_mean_of_the_log_odds() -> None:
    parts = [biased(1, NARROW), biased(2, Widths(16, 8, 8)), biased(3, NARROW)]
    joined = ensemble(parts)
    assert widths_of(joined) == (32, 32, 16)
    assert np.allclose(log_odds(joined), np.mean([log_odds(w) for w in parts], axis=0), atol=1e-4)


def test_weights_are_read_as_they_were_written(tmp_path: Path) -> None:
    weights = biased(1, NARROW)
    save_weights(tmp_path / "w.npz", weights)
    for mine, theirs in zip(weights, load_weights(tmp_path / "w.npz"), strict=True):
        assert np.array_equal(mine, theirs)


@pytest.mark.parametrize("version", [None, VALUE_FEATURE_VERSION + 1])
def test_weights_for_other_inputs_are_refused_in_one_line(
    tmp_path: Path, version: int | None
) -> None:
    path = tmp_path / "w.npz"
    content: dict[str, Any] = {**new_weights(1, NARROW)._asdict()}
    if version is not None:
        content["feature_version"] = version
    with path.open("wb") as file:
        np.savez(file, **content)
    with pytest.raises(MandalaError) as refused:
        load_weights(path)
    line = str(refused.value)
    assert f"version {version or 0}" in line
    assert f"needs version {VALUE_FEATURE_VERSION}" in line
    assert "\n" not in line


@pytest.mark.parametrize(
    "widths", [Widths(6, 12, 4), WIDEST._replace(first=WIDEST.first + 4), Widths(0, 4, 4)]
)
def test_widths_beyond_the_buffers_are_refused(tmp_path: Path, widths: Widths) -> None:
    save_weights(tmp_path / "w.npz", new_weights(1, widths))
    with pytest.raises(MandalaError, match="another network"):
        load_weights(tmp_path / "w.npz")


def test_arrays_that_do_not_fit_each_other_are_refused(tmp_path: Path) -> None:
    weights = new_weights(1, NARROW)
    for name in Weights._fields:
        odd = weights._replace(**{name: getattr(weights, name)[1:]})
        save_weights(tmp_path / "w.npz", odd)
        with pytest.raises(MandalaError):
            load_weights(tmp_path / "w.npz")


def test_zero_blocks_of_an_ensemble_are_skipped() -> None:
    """The sums are the same to the last bit as with all weights."""
    one, other = biased(1, Widths(16, 16, 8)), biased(2, Widths(8, 12, 4))
    joined = ensemble([one, other])
    network = prepare_network(joined)
    assert network.first_nonzero[:4].tolist() == [[0, 16]] * 4
    assert network.first_nonzero[4:6].tolist() == [[16, 28]] * 2
    assert network.first_nonzero[6:].tolist() == [[0, 28]] * (TABLE_INPUTS // BLOCK)
    assert network.second_nonzero.tolist() == [[0, 8]] * 4 + [[8, 12]] * 3
    everything = network._replace(
        first_nonzero=np.full_like(network.first_nonzero, (0, 28)),
        second_nonzero=np.full_like(network.second_nonzero, (0, 12)),
    )
    random = np.random.default_rng(4)
    rows = random.random((5, COLOURS, COLOUR_INPUTS)).astype(np.float32)
    row = random.random((5, TABLE_INPUTS)).astype(np.float32)
    told = []
    for asked in (network, everything):
        win, margin = np.zeros(5), np.zeros(5)
        evaluate_compiled(asked, rows, row, 5, new_network_buffers(5), win, margin)
        told.append((*win, *margin))
    assert told[0] == told[1]
    assert len(set(told[0])) == 10


def test_inputs_without_weights_have_an_empty_range() -> None:
    weights = biased(3, Widths(16, 16, 8))
    weights.second[4:8] = 0
    assert prepare_network(weights).second_nonzero.tolist() == [[0, 8], [0, 0], [0, 8], [0, 8]]


@jit_entry
def evaluate_compiled(
    network: PreparedNetwork,
    colour_inputs: Inputs,
    table_inputs: Inputs,
    count: int,
    buffers: NetworkBuffers,
    win: Values,
    margin: Values,
) -> None:
    forward_batch(network, colour_inputs, table_inputs, count, buffers, win, margin)
