"""The value network and what it sees."""

import random

import numpy as np
import pytest

from mandala.engine.afterstates import look_at, new_looking
from mandala.engine.compiling import fill_record, new_states
from mandala.engine.network import evaluate, load_weights, new_weights, save_weights
from mandala.engine.randomness import new_source
from mandala.records.errors import MandalaError
from mandala.records.game import Game
from mandala.rules.colours import COLOURS
from mandala.rules.state import State


def positions(games: int) -> list[Game]:
    """Games in the middle of being played, at random."""
    reached = []
    for number in range(games):
        choice = random.Random(number)
        game = Game.new(seed=f"network/{number}")
        for _ in range(10 + 5 * number):
            if game.over:
                break
            game.play(choice.choice(game.legal_moves()))
        if not game.over:
            reached.append(game)
    return reached


def view(state: State, move: int, seed: int) -> tuple[np.ndarray, np.ndarray]:
    """What the mover sees of the afterstate of ``move``."""
    states = new_states(2)
    fill_record(states[0], state)
    look = new_looking()
    look_at(states, 0, 1, move, new_source(seed), look, look.rows[0], look.row[0])
    return look.rows[0].copy(), look.row[0].copy()


def with_other_hidden_cards(state: State, seat: int, seed: int) -> State:
    """The same view for ``seat`` before a reshuffle: other hand, dealt cup and deck exchanged."""
    twin = state.copy()
    other = 1 - seat
    hidden = [*np.repeat(np.arange(COLOURS), twin.hand[other])]
    hidden += [*np.repeat(np.arange(COLOURS), twin.dealt_cup[other])]
    hidden += [*twin.deck[twin.deck_next : twin.deck_end]]
    random.Random(seed).shuffle(hidden)
    size = int(twin.hand_size[other])
    twin.hand[other] = np.bincount(hidden[:size], minlength=COLOURS)
    twin.cup[other] -= twin.dealt_cup[other]
    twin.dealt_cup[other] = np.bincount(hidden[size : size + 2], minlength=COLOURS)
    twin.cup[other] += twin.dealt_cup[other]
    twin.deck[twin.deck_next : twin.deck_end] = hidden[size + 2 :]
    return twin


def test_an_afterstate_looks_the_same_whatever_is_hidden() -> None:
    """Rule 8: neither the other's cards nor what the move draws or deals can be seen in it."""
    for game in positions(12):
        if game.state.reshuffles:
            continue
        assert game.to_move is not None
        twin = with_other_hidden_cards(game.state, game.to_move, game.ply)
        for move in game.legal_moves():
            for one, other in zip(
                view(game.state, move.index, 1), view(twin, move.index, 2), strict=True
            ):
                assert np.array_equal(one, other)


def test_renaming_colours_changes_no_value() -> None:
    weights = new_weights(1)
    look = new_looking()
    for game in positions(6):
        rows, row = view(game.state, game.legal_moves()[0].index, 1)
        win, margin = evaluate(weights, rows, row, look.scratch)
        turned = np.ascontiguousarray(np.roll(rows, 2, axis=0))
        assert np.allclose(evaluate(weights, turned, row, look.scratch), (win, margin), atol=1e-6)


def test_weights_come_back_as_they_were_saved(tmp_path) -> None:
    weights = new_weights(9)
    save_weights(tmp_path / "w.npz", weights, games=12)
    for one, other in zip(weights, load_weights(tmp_path / "w.npz"), strict=True):
        assert np.array_equal(one, other)


@pytest.mark.parametrize("content", [b"", b"not weights", b"PK\x03\x04 cut off"])
def test_a_file_without_weights_is_refused_in_one_line(tmp_path, content: bytes) -> None:
    path = tmp_path / "w.npz"
    path.write_bytes(content)
    with pytest.raises(MandalaError, match="no weights"):
        load_weights(path)
