"""The mark that says: this function is a rule of the game.

``rules/`` knows nothing about compilers. It only keeps a list of its functions, in the order
they were written; ``engine/`` reads that list and hands every function on it to Numba. The
table, the records and the tests call the very same functions as plain Python.
"""

from collections.abc import Callable
from typing import TypeVar

Function = TypeVar("Function", bound=Callable[..., object])

RULE_FUNCTIONS: list[Callable[..., object]] = []


def rule(function: Function) -> Function:
    """Put ``function`` on the list of rule functions and return it unchanged.

    A marked function must stay within what Numba can type: no recursion, no keyword arguments,
    no objects other than the state, numbers, arrays and functions handed in by the caller.
    """
    RULE_FUNCTIONS.append(function)
    return function
