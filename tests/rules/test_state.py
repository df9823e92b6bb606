"""The state: one layout, two ways to hold it."""

import numpy as np
import pytest

from mandala.rules.colours import COLOURS, DECK_CARDS
from mandala.rules.play import set_up
from mandala.rules.state import (
    CLAIM,
    DEADLOCK,
    DECK,
    GOES_ON,
    LAYOUT,
    OVER,
    RIVER,
    STALL,
    STATE_DTYPE,
    TURN,
    State,
)
from support.scenarios import NAMES, played_to_end


def test_both_ways_have_the_same_names() -> None:
    assert STATE_DTYPE.names == State.__slots__ == tuple(name for name, _ in LAYOUT)


@pytest.mark.parametrize("name", NAMES)
def test_a_record_holds_whatever_a_game_comes_to(name: str) -> None:
    state = played_to_end(name).state
    record = np.zeros((), STATE_DTYPE)
    for field, _ in LAYOUT:
        value = np.asarray(getattr(state, field))
        record[field] = value
        assert np.array_equal(record[field], value)


def test_a_new_state_is_all_zero() -> None:
    state = State()
    for name, shape in LAYOUT:
        value = getattr(state, name)
        assert np.shape(value) == shape
        assert not np.any(value)


def test_a_copy_is_equal_and_independent() -> None:
    state = played_to_end("drawn").state
    twin = state.copy()
    assert twin == state
    assert twin is not state
    for name, shape in LAYOUT:
        if shape:
            getattr(twin, name)[(0,) * len(shape)] += 1
        else:
            setattr(twin, name, getattr(twin, name) + 1)
        assert twin != state
        twin = state.copy()
    assert twin == state


def test_a_state_equals_no_other_thing_and_cannot_be_a_key() -> None:
    assert State() != "state"
    with pytest.raises(TypeError, match="unhashable"):
        hash(State())


def test_the_layout_has_two_seats_two_mandalas_six_colours() -> None:
    """Rules 1.1 to 1.3, as shapes; a size too large would go unnoticed by the rules themselves."""
    two_by_six = ("mountain", "hand", "cup", "dealt_cup", "place")
    shapes = dict(LAYOUT)
    assert all(shapes[name] == (2, COLOURS) for name in two_by_six)
    assert shapes["field"] == (2, 2, COLOURS)
    assert shapes["field_size"] == (2, 2)
    assert shapes["river_size"] == shapes["hand_size"] == (2,)
    assert shapes["discard"] == shapes["reshuffled"] == (COLOURS,)
    assert shapes["deck"] == (DECK_CARDS,)


def test_phases_and_reasons_are_numbered_without_gaps() -> None:
    """Other programs hold them as numbers; reasons count in the order of Rule 6.6."""
    assert (TURN, CLAIM, OVER) == (0, 1, 2)
    assert (GOES_ON, RIVER, DECK, DEADLOCK, STALL) == (0, 1, 2, 3, 4)


def test_compiled_states_are_aligned() -> None:
    """Loads across word borders would cost speed."""
    assert STATE_DTYPE.isalignedstruct


def test_a_new_deal_forgets_the_last_reshuffle() -> None:
    """Rule 8.3 begins with a reshuffle of this game, not of the game before."""
    s = State()
    s.reshuffled[:] = 5
    s.reshuffles = 2
    set_up(s, 0, lambda _deck, _size, _source: None, None)
    assert not s.reshuffled.any()
    assert s.reshuffles == 0
