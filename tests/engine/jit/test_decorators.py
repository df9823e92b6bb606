"""Compiled functions, states as records, and the cache folder."""

from pathlib import Path
from typing import Any

import numba
import numpy as np
import pytest

from mandala.engine.jit import decorators
from mandala.engine.jit.decorators import JIT, jit_entry, jit_helper
from mandala.engine.jit.state_arrays import StateArray, fill_record, new_states, to_record, to_state
from mandala.records.game import Game
from mandala.rules.registry import RULE_FUNCTIONS
from mandala.rules.state import LAYOUT, STATE_DTYPE, State


@jit_entry
def divide(a: float, b: float) -> float:
    return a / b


@jit_helper
def doubled(number: int) -> int:
    return 2 * number


@jit_entry
def total_doubled(states: StateArray) -> int:
    total = 0
    for i in range(len(states)):
        total += doubled(states[i].hand[1, 5])
    return total


def middle_of_a_game() -> State:
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


def test_new_states_are_empty() -> None:
    states = new_states(4)
    assert states.dtype == np.dtype((np.record, STATE_DTYPE))
    assert all(not np.any(states[name]) for name, _ in LAYOUT)


def test_state_survives_as_a_record() -> None:
    state = middle_of_a_game()
    assert to_state(to_record(state)) == state


def test_record_can_be_filled_again() -> None:
    states = new_states(2)
    fill_record(states[1], middle_of_a_game())
    fill_record(states[1], State())
    assert to_state(states[1]) == State()


def test_plain_state_has_plain_numbers() -> None:
    state = to_state(to_record(middle_of_a_game()))
    assert type(state.turn) is int
    assert state.hand.dtype == np.int64


@pytest.mark.parametrize("name", [name for name, shape in LAYOUT if name != "deck"])
def test_record_holds_any_count_of_cards(name: str) -> None:
    kind = STATE_DTYPE[name].base
    assert np.iinfo(kind).max >= 108


def unregistered(number: int) -> int:
    return number


@pytest.mark.skipif(not JIT, reason="needs the compiler")
def test_compiler_can_call_every_rule_function() -> None:
    context = numba.core.registry.cpu_target.typing_context
    context.refresh()
    for function in RULE_FUNCTIONS:
        assert isinstance(context.resolve_value_type(function), numba.types.Callable)
    with pytest.raises(ValueError, match="Numba type"):
        context.resolve_value_type(unregistered)


def test_cache_folder_is_in_use() -> None:
    config: Any = numba.config
    if JIT:
        assert decorators.CACHE_FOLDER is not None
        assert Path(config.CACHE_DIR) == decorators.CACHE_FOLDER
        assert any(decorators.CACHE_FOLDER.rglob("*.nbi"))
    else:
        assert decorators.CACHE_FOLDER is None
