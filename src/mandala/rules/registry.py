"""The list of all rule functions, filled by the decorator :func:`rule`.

``rules/`` imports no compiler. ``engine/`` reads the list and registers every function with
Numba. Tables, records and tests call the same functions as plain Python.
"""

from collections.abc import Callable
from typing import TypeVar

Function = TypeVar("Function", bound=Callable[..., object])

RULE_FUNCTIONS: list[Callable[..., object]] = []


def rule(function: Function) -> Function:
    """Adds ``function`` to the list and returns it unchanged.

    Numba must be able to type a rule function: no recursion, no keyword arguments, no objects
    other than the state, numbers, arrays and functions that the caller passes in.
    """
    RULE_FUNCTIONS.append(function)
    return function
