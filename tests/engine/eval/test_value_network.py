"""The value network: its inputs read nothing hidden, colours are alike, the loop computes the formula."""

import random
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest

from mandala.engine.eval.afterstates import encode_afterstate, new_afterstate_buffers
from mandala.engine.eval.claim_features import CLAIM_INPUTS
from mandala.engine.eval.feature_index import C_TAKERS, COLOUR_INPUTS, OWN_INPUTS
from mandala.engine.eval.network_weights import (
    PreparedNetwork,
    Weights,
    Widths,
    load_weights,
    new_weights,
    prepare_network,
    save_weights,
)
from mandala.engine.eval.value_network import (
    NetworkBuffers,
    Values,
    forward_batch,
    new_network_buffers,
)
from mandala.engine.jit.decorators import jit_entry
from mandala.engine.jit.state_arrays import fill_record, new_states
from mandala.engine.rng import new_rng
from mandala.records.errors import MandalaError
from mandala.records.game import Game
from mandala.records.move import Move
from mandala.rules.state import State
from mandala.training.gradients import forward
from support.positions import NEW_LETTERS, RENAMED, positions, with_colours_renamed
from support.random_games import RandomGame
from support.worlds import shuffle_hidden

NARROW = Widths(16, 16, 8)  # narrow: tests also run interpreted
Inputs = npt.NDArray[np.float32]


def view(state: State, move: int, seed: int) -> tuple[Inputs, Inputs]:
    """Returns the mover's view of the afterstate of ``move``."""
    states = new_states(2)
    fill_record(states[0], state)
    afterstates = new_afterstate_buffers()
    encode_afterstate(
        states,
        0,
        1,
        move,
        new_rng(seed),
        afterstates,
        afterstates.colour_inputs[0],
        afterstates.table_inputs[0],
    )
    return afterstates.colour_inputs[0].copy(), afterstates.table_inputs[0].copy()


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


def values(w: Weights, rows: Inputs, row: Inputs) -> Values:
    """Evaluates several views at once. Returns [example, (win, margin)]."""
    count = len(rows)
    win, margin = np.zeros(count), np.zeros(count)
    evaluate_compiled(prepare_network(w), rows, row, count, new_network_buffers(count), win, margin)
    return np.stack([win, margin], axis=1)


def views(game: Game) -> tuple[Inputs, Inputs]:
    """Returns the view of each afterstate for the seat to move."""
    seen = [view(game.state, move.index, 1) for move in game.legal_moves()]
    return np.stack([rows for rows, _ in seen]), np.stack([row for _, row in seen])


def reshuffled_positions() -> Iterator[Game]:
    """Yields some positions of a game after its first reshuffle."""
    for game in RandomGame(seed=5, temperament="discarder", first=0).positions():
        if game.state.reshuffles and not game.over and game.ply % 5 == 0:
            yield game


def test_inputs_do_not_depend_on_hidden_cards() -> None:
    """Rule 8: neither the other's cards nor what the move draws or deals can be seen in it."""
    reshuffled = 0
    for game in chain(positions(12), reshuffled_positions()):
        assert game.to_move is not None
        reshuffled += game.state.reshuffles > 0
        twin = shuffle_hidden(game.state, game.to_move, random.Random(game.ply))
        for move in game.legal_moves():
            for one, other in zip(
                view(game.state, move.index, 1), view(twin, move.index, 2), strict=True
            ):
                assert np.array_equal(one, other)
    assert reshuffled >= 3


def test_renaming_colours_changes_no_input_except_ties_in_divisions() -> None:
    told = same = 0
    plain = [i for i in range(COLOUR_INPUTS) if not C_TAKERS <= i < OWN_INPUTS]
    for game in positions(12):
        twin = with_colours_renamed(game.state)
        for move in game.legal_moves():
            rows, row = view(game.state, move.index, 1)
            renamed = Move.parse(str(move).translate(NEW_LETTERS))
            twin_rows, twin_row = view(twin, renamed.index, 1)
            assert np.array_equal(twin_rows[RENAMED][:, plain], rows[:, plain])
            assert np.array_equal(twin_row[:-CLAIM_INPUTS], row[:-CLAIM_INPUTS])
            told += 1
            same += np.allclose(twin_rows[RENAMED], rows) and np.allclose(twin_row, row)
    assert same > 0.8 * told  # if two colours are worth the same, the first is claimed


def test_renaming_colours_changes_no_value() -> None:
    weights = new_weights(1, NARROW)
    for game in positions(6):
        rows, row = views(game)
        turned = np.ascontiguousarray(rows[:, RENAMED])
        assert np.allclose(values(weights, turned, row), values(weights, rows, row), atol=1e-6)


def test_row_cache_changes_no_value() -> None:
    """All moves of a position together, most of whose rows are alike, or each move by itself."""
    weights = new_weights(2, NARROW)
    alike = 0
    for game in positions(6):
        rows, row = views(game)
        alike += int((rows[1:] == rows[:-1]).all(axis=2).sum())
        alone = [values(weights, rows[i : i + 1], row[i : i + 1])[0] for i in range(len(rows))]
        assert np.array_equal(values(weights, rows, row), alone)
    assert alike > 100


def test_loop_computes_the_formula_of_the_training() -> None:
    for seed, game in enumerate(positions(6)):
        weights = new_weights(seed)
        rows, row = views(game)
        formula = forward(weights, rows, row).guess
        assert np.ptp(formula, axis=0).min() > 0.01
        assert np.allclose(values(weights, rows, row), formula, atol=1e-5)


def test_row_cache_is_cleared_for_other_weights() -> None:
    rows, row = views(positions(1)[0])
    scratch = new_network_buffers(len(rows))
    win, margin = np.zeros(len(rows)), np.zeros(len(rows))
    for seed in (3, 4):
        weights = new_weights(seed)
        evaluate_compiled(prepare_network(weights), rows, row, len(rows), scratch, win, margin)
        assert np.array_equal(np.stack([win, margin], axis=1), values(weights, rows, row))


def test_weights_are_read_as_they_were_written(tmp_path: Path) -> None:
    weights = new_weights(9)
    save_weights(tmp_path / "w.npz", weights, games=12)
    for one, other in zip(weights, load_weights(tmp_path / "w.npz"), strict=True):
        assert np.array_equal(one, other)


@pytest.mark.parametrize("content", [b"", b"not weights", b"PK\x03\x04 cut off"])
def test_file_without_weights_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "w.npz"
    path.write_bytes(content)
    with pytest.raises(MandalaError, match="no weights"):
        load_weights(path)


def test_file_with_one_array_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "w.npz"
    with path.open("wb") as file:
        np.save(file, np.zeros(3))
    with pytest.raises(MandalaError, match="no weights"):
        load_weights(path)


def test_damaged_file_is_refused_in_one_line_or_loads(tmp_path: Path) -> None:
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


def test_weights_that_are_not_finite_are_refused(tmp_path: Path) -> None:
    """With them no move would be better than another, and a destruction could not be solved."""
    weights = new_weights(9)
    weights.second[3, 2] = np.nan
    save_weights(tmp_path / "w.npz", weights)
    with pytest.raises(MandalaError, match="no weights"):
        load_weights(tmp_path / "w.npz")


def test_weights_of_another_network_are_refused(tmp_path: Path) -> None:
    other = new_weights(9)._replace(output=np.zeros((3, 2), np.float32))
    save_weights(tmp_path / "w.npz", other)
    with pytest.raises(MandalaError, match="weights of another network"):
        load_weights(tmp_path / "w.npz")
