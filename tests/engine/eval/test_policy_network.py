"""The policy network: its inputs read nothing hidden, and the loop computes the formula."""

import random
from pathlib import Path

import numpy as np
import pytest

from mandala.engine.eval.claim_division import Points
from mandala.engine.eval.feature_index import MOVE_INPUTS, POLICY_FEATURE_VERSION
from mandala.engine.eval.policy_network import (
    UNITS,
    PolicyNetwork,
    PolicyWeights,
    cache_mandalas,
    keep_top_moves,
    load_policy_weights,
    move_kind,
    new_policy_network,
    policy_logit,
    save_policy_weights,
    shipped_policy_weights,
)
from mandala.engine.eval.weights_file import write_arrays
from mandala.engine.jit.decorators import jit_entry
from mandala.engine.jit.state_arrays import StateArray, fill_record, new_states, to_record
from mandala.records.errors import MandalaError
from mandala.records.move import Move
from mandala.rules.state import Cards, State
from support.positions import NEW_LETTERS, positions, with_colours_renamed
from support.worlds import shuffle_hidden


@jit_entry
def all_logits(
    states: StateArray, seat: int, moves: Cards, policy: PolicyNetwork, logits: Points
) -> None:
    cache_mandalas(states[0], seat, policy.mandala_cache)
    for i in range(moves.shape[0]):
        logits[i] = policy_logit(states[0], seat, moves[i], policy)


def logits_of(state: State, seat: int, moves: list[Move], policy: PolicyNetwork) -> Points:
    """Returns the logit of each move."""
    states = new_states(1)
    fill_record(states[0], state)
    logits = np.zeros(len(moves))
    all_logits(states, seat, np.array([move.index for move in moves]), policy, logits)
    return logits


def shipped() -> PolicyNetwork:
    return new_policy_network(shipped_policy_weights())


def test_shipped_weights_fit_the_network() -> None:
    weights = shipped_policy_weights()
    assert weights.inputs.shape == (4, MOVE_INPUTS, UNITS)
    assert weights.bias.shape == weights.output.shape == (4, UNITS)
    assert all(np.isfinite(group).all() for group in weights)


def test_each_kind_of_move_has_weights_of_its_own() -> None:
    assert [move_kind(Move.parse(text).index) for text in ("M2B", "F1R1", "DB8", "CR")] == [
        0,
        1,
        2,
        3,
    ]


def test_hidden_cards_change_no_logit() -> None:
    """Rule 8."""
    for game in positions(12):
        seat = game.to_move
        assert seat is not None
        twin = shuffle_hidden(game.state, seat, random.Random(game.ply))
        moves = game.legal_moves()
        one, other = (logits_of(state, seat, moves, shipped()) for state in (game.state, twin))
        assert np.array_equal(one, other)


def test_renaming_colours_changes_no_logit() -> None:
    for game in positions(12):
        moves = game.legal_moves()
        renamed = [Move.parse(str(move).translate(NEW_LETTERS)) for move in moves]
        seat = game.to_move
        assert seat is not None
        one = logits_of(game.state, seat, moves, shipped())
        other = logits_of(with_colours_renamed(game.state), seat, renamed, shipped())
        assert np.allclose(one, other, atol=1e-5)


def test_loop_computes_the_formula() -> None:
    """One layer with ReLU, and one sum."""
    random_numbers = np.random.default_rng(3)
    shapes = [group.shape for group in shipped_policy_weights()]
    weights = PolicyWeights(*(random_numbers.standard_normal(s).astype(np.float32) for s in shapes))
    for game in positions(6):
        seat = game.to_move
        assert seat is not None
        for move in game.legal_moves():
            policy = new_policy_network(weights)
            found = logits_of(game.state, seat, [move], policy)[0]
            kind = move_kind(move.index)
            units = np.maximum(policy.inputs @ weights.inputs[kind] + weights.bias[kind], 0)
            assert np.isclose(found, units @ weights.output[kind], rtol=1e-4, atol=1e-4)


@pytest.mark.parametrize("version", [0, POLICY_FEATURE_VERSION + 1])
def test_weights_for_other_inputs_are_refused(tmp_path: Path, version: int) -> None:
    write_arrays(tmp_path / "w.npz", shipped_policy_weights()._asdict(), version)
    with pytest.raises(MandalaError, match=f"version {version} .* needs version"):
        load_policy_weights(tmp_path / "w.npz")


def test_weights_of_another_shape_are_refused(tmp_path: Path) -> None:
    weights = shipped_policy_weights()
    for name in PolicyWeights._fields:
        odd = weights._replace(**{name: getattr(weights, name)[:, 1:]})
        save_policy_weights(tmp_path / "w.npz", odd)
        with pytest.raises(MandalaError, match="another network"):
            load_policy_weights(tmp_path / "w.npz")


def test_weights_are_read_as_they_were_written(tmp_path: Path) -> None:
    weights = shipped_policy_weights()
    save_policy_weights(tmp_path / "w.npz", weights)
    for one, other in zip(weights, load_policy_weights(tmp_path / "w.npz"), strict=True):
        assert np.array_equal(one, other)


def test_top_moves_are_those_with_the_highest_logits() -> None:
    game = positions(3)[2]
    seat, moves = game.to_move, game.legal_moves()
    assert seat is not None
    logits = logits_of(game.state, seat, moves, shipped())
    listed = np.array([move.index for move in moves], np.int64)
    record = to_record(game.state)
    assert keep_top_moves(record, seat, listed, 4, 4, shipped()) == 4
    assert listed.tolist() == [move.index for move in moves]  # no more than wanted: unchanged
    assert keep_top_moves(record, seat, listed, len(listed), 4, shipped()) == 4
    best = [moves[i].index for i in np.argsort(-logits, kind="stable")[:4]]
    assert listed[:4].tolist() == best
