"""The value network and what it sees."""

import random

import numpy as np
import pytest

from mandala.engine.afterstates import look_at, new_looking
from mandala.engine.compiling import compiled, fill_record, new_states
from mandala.engine.features import COLOUR_INPUTS, OWN_INPUTS
from mandala.engine.network import evaluate, new_scratch
from mandala.engine.prospects import PROSPECT_INPUTS, TAKER_INPUTS
from mandala.engine.randomness import new_source
from mandala.engine.weights import (
    Weights,
    Widths,
    load_weights,
    network_of,
    new_weights,
    save_weights,
)
from mandala.records.errors import MandalaError
from mandala.records.game import Game
from mandala.records.notation import Move
from mandala.rules.colours import COLOURS
from mandala.rules.state import State
from mandala.training.learner import pass_through
from support.positions import NEW_LETTERS, RENAMED, positions, with_colours_renamed

NARROW = Widths(16, 16, 8)  # interpreted too: wider ones take minutes


def view(state: State, move: int, seed: int) -> tuple[np.ndarray, np.ndarray]:
    """What the mover sees of the afterstate of ``move``."""
    states = new_states(2)
    fill_record(states[0], state)
    look = new_looking()
    look_at(states, 0, 1, move, new_source(seed), look, look.rows[0], look.row[0])
    return look.rows[0].copy(), look.row[0].copy()


@compiled
def evaluate_compiled(w, rows, row, count, scratch, win, margin):
    evaluate(w, rows, row, count, scratch, win, margin)


def values(w: Weights, rows: np.ndarray, row: np.ndarray) -> np.ndarray:
    """What the network says of several views at once: [example, (win, margin)]."""
    count = len(rows)
    win, margin = np.zeros(count), np.zeros(count)
    evaluate_compiled(network_of(w), rows, row, count, new_scratch(count), win, margin)
    return np.stack([win, margin], axis=1)


def views(game: Game) -> tuple[np.ndarray, np.ndarray]:
    """What the seat to move sees of each afterstate."""
    seen = [view(game.state, move.index, 1) for move in game.legal_moves()]
    return np.stack([rows for rows, _ in seen]), np.stack([row for _, row in seen])


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


def test_renaming_colours_changes_no_view_but_of_shares_where_two_matter_alike() -> None:
    told = same = 0
    plain = [i for i in range(COLOUR_INPUTS) if not OWN_INPUTS - TAKER_INPUTS <= i < OWN_INPUTS]
    for game in positions(12):
        twin = with_colours_renamed(game.state)
        for move in game.legal_moves():
            rows, row = view(game.state, move.index, 1)
            renamed = Move.parse(str(move).translate(NEW_LETTERS))
            twin_rows, twin_row = view(twin, renamed.index, 1)
            assert np.array_equal(twin_rows[RENAMED][:, plain], rows[:, plain])
            assert np.array_equal(twin_row[:-PROSPECT_INPUTS], row[:-PROSPECT_INPUTS])
            told += 1
            same += np.allclose(twin_rows[RENAMED], rows) and np.allclose(twin_row, row)
    assert same > 0.8 * told  # where two colours matter alike, the one listed first is taken


def test_renaming_colours_changes_no_value() -> None:
    weights = new_weights(1, NARROW)
    for game in positions(6):
        rows, row = views(game)
        turned = np.ascontiguousarray(rows[:, RENAMED])
        assert np.allclose(values(weights, turned, row), values(weights, rows, row), atol=1e-6)


def test_what_is_remembered_from_move_to_move_changes_nothing() -> None:
    """All moves of a position together, most of whose rows are alike, or each move by itself."""
    weights = new_weights(2, NARROW)
    alike = 0
    for game in positions(6):
        rows, row = views(game)
        alike += int((rows[1:] == rows[:-1]).all(axis=2).sum())
        alone = [values(weights, rows[i : i + 1], row[i : i + 1])[0] for i in range(len(rows))]
        assert np.array_equal(values(weights, rows, row), alone)
    assert alike > 100


def test_the_loop_that_plays_computes_the_formula_that_learns() -> None:
    for seed, game in enumerate(positions(6)):
        weights = new_weights(seed)
        rows, row = views(game)
        formula = pass_through(weights, rows, row).guess
        assert np.ptp(formula, axis=0).min() > 0.01
        assert np.allclose(values(weights, rows, row), formula, atol=1e-5)


def test_nothing_is_remembered_of_other_weights() -> None:
    rows, row = views(positions(1)[0])
    scratch = new_scratch(len(rows))
    win, margin = np.zeros(len(rows)), np.zeros(len(rows))
    for seed in (3, 4):
        weights = new_weights(seed)
        evaluate_compiled(network_of(weights), rows, row, len(rows), scratch, win, margin)
        assert np.array_equal(np.stack([win, margin], axis=1), values(weights, rows, row))


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


def test_one_array_is_no_network(tmp_path) -> None:
    path = tmp_path / "w.npz"
    with path.open("wb") as file:
        np.save(file, np.zeros(3))
    with pytest.raises(MandalaError, match="no weights"):
        load_weights(path)


def test_a_damaged_file_is_refused_in_one_line_or_still_whole(tmp_path) -> None:
    """A byte changed where the archive or an array describes itself, which fails in many ways."""
    path = tmp_path / "w.npz"
    save_weights(path, new_weights(9))
    whole = path.read_bytes()
    described = [place for place in range(len(whole) - 1) if whole[place : place + 2] == b"PK"]
    choice = random.Random(1)
    told: list[str] = []
    for _ in range(200):
        damaged = bytearray(whole)
        place = min(len(whole) - 1, choice.choice(described) + choice.randrange(190))
        damaged[place] ^= 1 << choice.randrange(8)
        path.write_bytes(damaged)
        try:
            load_weights(path)
        except MandalaError as error:
            told.append(str(error))
    assert len(told) > 50
    assert not any("\n" in line for line in told)


def test_weights_that_are_no_numbers_are_refused(tmp_path) -> None:
    """With them no move would be better than another, and a destruction could not be solved."""
    weights = new_weights(9)
    weights.second[3, 2] = np.nan
    save_weights(tmp_path / "w.npz", weights)
    with pytest.raises(MandalaError, match="no weights"):
        load_weights(tmp_path / "w.npz")


def test_weights_of_another_network_are_refused(tmp_path) -> None:
    other = new_weights(9)._replace(output=np.zeros((3, 2), np.float32))
    save_weights(tmp_path / "w.npz", other)
    with pytest.raises(MandalaError, match="weights of another network"):
        load_weights(tmp_path / "w.npz")
