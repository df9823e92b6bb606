"""States as NumPy records, the form that compiled code reads and writes.

A record has the fields of :class:`State`. The type checker sees it as a ``State``, so it notices
a misspelt field.
"""

from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from mandala.rules.state import LAYOUT, STATE_DTYPE, State

if TYPE_CHECKING:
    StateRecord = State
else:
    StateRecord = Any

StateArray = npt.NDArray[Any]  # an array of state records


def new_states(count: int) -> StateArray:
    """Returns ``count`` states, all zero; ``states[i]`` is a record."""
    states = np.recarray(count, STATE_DTYPE)
    states.view(np.uint8)[:] = 0
    return states


def fill_record(record: StateRecord, state: State) -> None:
    """Writes ``state`` into ``record``."""
    for name, shape in LAYOUT:
        value = getattr(state, name)
        if shape:
            getattr(record, name)[...] = value
        else:
            setattr(record, name, value)


def to_record(state: State) -> StateRecord:
    """Returns a new record with the content of ``state``."""
    record: StateRecord = new_states(1)[0]
    fill_record(record, state)
    return record


def to_state(record: StateRecord) -> State:
    """Returns a plain object with the content of ``record``."""
    state = State()
    for name, shape in LAYOUT:
        value = getattr(record, name)
        setattr(state, name, value.astype(np.int64) if shape else int(value))
    return state
