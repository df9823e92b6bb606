"""The state: one layout, two ways to hold it."""

import numpy as np
import pytest

from mandala.rules.state import LAYOUT, STATE_DTYPE, State
from support.scenarios import NAMES, played_to_end


def test_both_ways_have_the_same_names():
    assert STATE_DTYPE.names == State.__slots__ == tuple(name for name, _ in LAYOUT)


@pytest.mark.parametrize("name", NAMES)
def test_a_record_holds_whatever_a_game_comes_to(name):
    state = played_to_end(name).state
    record = np.zeros((), STATE_DTYPE)
    for field, _ in LAYOUT:
        value = np.asarray(getattr(state, field))
        record[field] = value
        assert np.array_equal(record[field], value)


def test_a_new_state_is_all_zero():
    state = State()
    for name, shape in LAYOUT:
        value = getattr(state, name)
        assert np.shape(value) == shape
        assert not np.any(value)


def test_a_copy_is_equal_and_independent():
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


def test_a_state_equals_no_other_thing_and_cannot_be_a_key():
    assert State() != "state"
    with pytest.raises(TypeError, match="unhashable"):
        hash(State())
