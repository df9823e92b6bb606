"""Weights of networks: widths, files of earlier versions, and networks joined side by side."""

from pathlib import Path

import numpy as np
import pytest

from mandala.engine.compiling import compiled
from mandala.engine.features import (
    COLOUR_INPUTS,
    FIRST_PROMISING,
    OWN_INPUTS,
    TABLE_INPUTS,
    TABLE_PROMISING,
)
from mandala.engine.network import evaluate, new_scratch
from mandala.engine.weights import (
    BLOCK,
    WIDEST,
    Weights,
    Widths,
    join_networks,
    leave_out_promises,
    load_weights,
    network_of,
    new_weights,
    save_weights,
    widths_of,
)
from mandala.records.errors import MandalaError
from mandala.rules.colours import COLOURS
from mandala.training.learner import pass_through

NARROW = Widths(8, 12, 4)


def log_odds(w: Weights) -> np.ndarray:
    """What a network says of some views, before it is squeezed into 0 to 1."""
    random = np.random.default_rng(4)
    rows = random.random((5, COLOURS, COLOUR_INPUTS)).astype(np.float32)
    row = random.random((5, len(w.first) - len(w.colour_bias))).astype(np.float32)
    guess = pass_through(w, rows, row).guess
    return np.log(guess / (1 - guess))


def biased(seed: int, widths: Widths) -> Weights:
    """Untrained, but with biases too."""
    weights = new_weights(seed, widths)
    random = np.random.default_rng(seed)
    for group in weights:
        if group.ndim == 1:
            group[:] = random.standard_normal(group.shape) / 4
    return weights


def test_joined_networks_say_their_mean() -> None:
    parts = [biased(1, NARROW), biased(2, Widths(16, 8, 8)), biased(3, NARROW)]
    joined = join_networks(parts)
    assert widths_of(joined) == (32, 32, 16)
    assert np.allclose(log_odds(joined), np.mean([log_odds(w) for w in parts], axis=0), atol=1e-4)


def test_weights_of_any_width_are_read_as_they_were_written(tmp_path: Path) -> None:
    weights = biased(1, NARROW)
    save_weights(tmp_path / "w.npz", weights)
    for mine, theirs in zip(weights, load_weights(tmp_path / "w.npz"), strict=True):
        assert np.array_equal(mine, theirs)


def test_weights_from_before_shares_were_told_take_no_notice_of_them(tmp_path: Path) -> None:
    blind = biased(1, NARROW)
    leave_out_promises(blind)
    first = Weights(
        **blind._asdict()
        | {
            "colour": np.delete(blind.colour, np.s_[FIRST_PROMISING:OWN_INPUTS], axis=0),
            "first": blind.first[: NARROW.colour + TABLE_PROMISING],
        }
    )
    save_weights(tmp_path / "first.npz", first)
    assert np.array_equal(log_odds(load_weights(tmp_path / "first.npz")), log_odds(blind))


@pytest.mark.parametrize(
    "widths", [Widths(6, 12, 4), WIDEST._replace(first=WIDEST.first + 4), Widths(0, 4, 4)]
)
def test_widths_that_there_is_no_room_for_are_refused(tmp_path: Path, widths: Widths) -> None:
    save_weights(tmp_path / "w.npz", new_weights(1, widths))
    with pytest.raises(MandalaError, match="another network"):
        load_weights(tmp_path / "w.npz")


def test_groups_that_do_not_fit_each_other_are_refused(tmp_path: Path) -> None:
    weights = new_weights(1, NARROW)
    for name in Weights._fields:
        odd = weights._replace(**{name: getattr(weights, name)[1:]})
        save_weights(tmp_path / "w.npz", odd)
        with pytest.raises(MandalaError):
            load_weights(tmp_path / "w.npz")


def test_what_is_zero_between_joined_networks_is_left_out() -> None:
    """Half of the joined layers; the sums are the same to the last bit as with all of it."""
    one, other = biased(1, Widths(16, 16, 8)), biased(2, Widths(8, 12, 4))
    joined = join_networks([one, other])
    network = network_of(joined)
    assert network.first_spans[:4].tolist() == [[0, 16]] * 4
    assert network.first_spans[4:6].tolist() == [[16, 28]] * 2
    assert network.first_spans[6:].tolist() == [[0, 28]] * (TABLE_INPUTS // BLOCK)
    assert network.second_spans.tolist() == [[0, 8]] * 4 + [[8, 12]] * 3
    everything = network._replace(
        first_spans=np.full_like(network.first_spans, (0, 28)),
        second_spans=np.full_like(network.second_spans, (0, 12)),
    )
    random = np.random.default_rng(4)
    rows = random.random((5, COLOURS, COLOUR_INPUTS)).astype(np.float32)
    row = random.random((5, TABLE_INPUTS)).astype(np.float32)
    told = []
    for asked in (network, everything):
        win, margin = np.zeros(5), np.zeros(5)
        ask(asked, rows, row, 5, new_scratch(5), win, margin)
        told.append((*win, *margin))
    assert told[0] == told[1]
    assert len(set(told[0])) == 10


def test_inputs_that_count_for_nothing_have_an_empty_span() -> None:
    weights = biased(3, Widths(16, 16, 8))
    weights.second[4:8] = 0
    assert network_of(weights).second_spans.tolist() == [[0, 8], [0, 0], [0, 8], [0, 8]]


@compiled
def ask(network, rows, row, count, scratch, win, margin):
    evaluate(network, rows, row, count, scratch, win, margin)
