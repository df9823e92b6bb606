"""Compiled code, states as records, and what is kept between runs."""

from pathlib import Path

import numpy as np
import pytest

from mandala.engine import compiling
from mandala.engine.compiling import (
    JIT,
    States,
    compilable,
    compiled,
    compiled_with_arrays,
    fill_record,
    new_states,
    to_record,
    to_state,
)
from mandala.records.game import Game
from mandala.rules.marks import RULE_FUNCTIONS
from mandala.rules.state import LAYOUT, STATE_DTYPE, State


@compiled
def divide(a: float, b: float) -> float:
    return a / b


@compilable
def doubled(number: int) -> int:
    return 2 * number


@compiled
def total_doubled(states: States) -> int:
    total = 0
    for i in range(len(states)):
        total += doubled(states[i].hand[1, 5])
    return total


@compiled_with_arrays
def first_squares(count: int) -> int:
    return int((np.arange(count) ** 2).sum())


def a_state_in_the_middle_of_a_game() -> State:
    game = Game.new(seed=3)
    for _ in range(30):
        game.play(game.legal_moves()[0])
    return game.state


def test_division_by_zero_follows_numpy() -> None:
    if JIT:
        assert divide(1.0, 0.0) == np.inf
    else:
        with pytest.raises(ZeroDivisionError):
            divide(1.0, 0.0)


def test_compiled_code_reads_states_and_calls_helpers() -> None:
    states = new_states(3)
    states[0].hand[1, 5] = 4
    states[2].hand[1, 5] = 3
    assert total_doubled(states) == 14


def test_a_function_may_make_arrays_if_it_says_so() -> None:
    assert first_squares(4) == 14


def test_new_states_are_empty() -> None:
    states = new_states(4)
    assert states.dtype == np.dtype((np.record, STATE_DTYPE))
    assert all(not np.any(states[name]) for name, _ in LAYOUT)


def test_a_state_survives_as_a_record() -> None:
    state = a_state_in_the_middle_of_a_game()
    assert to_state(to_record(state)) == state


def test_a_record_can_be_filled_anew() -> None:
    states = new_states(2)
    fill_record(states[1], a_state_in_the_middle_of_a_game())
    fill_record(states[1], State())
    assert to_state(states[1]) == State()


def test_a_plain_state_has_plain_numbers() -> None:
    state = to_state(to_record(a_state_in_the_middle_of_a_game()))
    assert type(state.turn) is int
    assert state.hand.dtype == np.int64


@pytest.mark.parametrize("name", [name for name, shape in LAYOUT if name != "deck"])
def test_no_count_of_cards_is_too_big_for_a_record(name: str) -> None:
    kind = STATE_DTYPE[name].base
    assert np.iinfo(kind).max >= 108


def test_every_rule_is_known_to_the_compiler() -> None:
    names = {function.__name__ for function in RULE_FUNCTIONS}
    assert {"set_up", "play", "legal_moves", "score", "winner", "why_not", "draw"} <= names


def test_the_cache_folder_is_in_the_users_cache() -> None:
    if JIT:
        assert compiling.CACHE_FOLDER is not None
        assert Path(compiling.numba.config.CACHE_DIR) == compiling.CACHE_FOLDER
        assert any(compiling.CACHE_FOLDER.rglob("*.nbi"))
    else:
        assert compiling.CACHE_FOLDER is None
