"""The quick eye: what it sees, and that it sees nothing hidden."""

import random

import numpy as np

from mandala.engine.compiling import compiled, fill_record, new_states
from mandala.engine.eye import (
    GLANCES,
    UNITS,
    Eye,
    EyeWeights,
    glance_at,
    kind_of,
    new_eye,
    note_mandalas,
    shipped_eye_weights,
)
from mandala.records.notation import Move
from mandala.rules.state import State
from support.positions import NEW_LETTERS, positions, with_colours_renamed
from support.worlds import shuffle_hidden


@compiled
def glance_at_all(states, seat, moves, eye, odds):
    note_mandalas(states[0], seat, eye.noted)
    for i in range(moves.shape[0]):
        odds[i] = glance_at(states[0], seat, moves[i], eye)


def odds_of(state: State, seat: int, moves: list[Move], eye: Eye) -> np.ndarray:
    """How much each move stands out."""
    states = new_states(1)
    fill_record(states[0], state)
    odds = np.zeros(len(moves))
    glance_at_all(states, seat, np.array([move.index for move in moves]), eye, odds)
    return odds


def shipped() -> Eye:
    return new_eye(shipped_eye_weights())


def test_the_shipped_eye_is_whole() -> None:
    weights = shipped_eye_weights()
    assert weights.inputs.shape == (4, GLANCES, UNITS)
    assert weights.bias.shape == weights.output.shape == (4, UNITS)
    assert all(np.isfinite(group).all() for group in weights)


def test_each_kind_of_move_has_weights_of_its_own() -> None:
    assert [kind_of(Move.parse(text).index) for text in ("M2B", "F1R1", "DB8", "CR")] == [
        0,
        1,
        2,
        3,
    ]


def test_what_is_hidden_makes_no_move_stand_out() -> None:
    """Rule 8."""
    for game in positions(12):
        seat = game.to_move
        assert seat is not None
        twin = shuffle_hidden(game.state, seat, random.Random(game.ply))
        moves = game.legal_moves()
        one, other = (odds_of(state, seat, moves, shipped()) for state in (game.state, twin))
        assert np.array_equal(one, other)


def test_renaming_colours_changes_nothing() -> None:
    for game in positions(12):
        moves = game.legal_moves()
        renamed = [Move.parse(str(move).translate(NEW_LETTERS)) for move in moves]
        seat = game.to_move
        assert seat is not None
        one = odds_of(game.state, seat, moves, shipped())
        other = odds_of(with_colours_renamed(game.state), seat, renamed, shipped())
        assert np.allclose(one, other, atol=1e-5)


def test_the_loop_computes_the_formula() -> None:
    """Of what was seen last: one layer, rectified, and one sum."""
    random_numbers = np.random.default_rng(3)
    shapes = [group.shape for group in shipped_eye_weights()]
    weights = EyeWeights(*(random_numbers.standard_normal(s).astype(np.float32) for s in shapes))
    for game in positions(6):
        seat = game.to_move
        assert seat is not None
        for move in game.legal_moves():
            eye = new_eye(weights)
            found = odds_of(game.state, seat, [move], eye)[0]
            kind = kind_of(move.index)
            units = np.maximum(eye.glance @ weights.inputs[kind] + weights.bias[kind], 0)
            assert np.isclose(found, units @ weights.output[kind], rtol=1e-4, atol=1e-4)
