"""The registry of rule functions that the engine compiles."""

import importlib
import inspect
import pkgutil
from collections.abc import Callable, Iterator
from graphlib import TopologicalSorter

import mandala.rules
from mandala.rules.registry import RULE_FUNCTIONS, rule


def rule_functions() -> Iterator[Callable[..., object]]:
    """Yields every function defined in ``rules/``, except the decorator."""
    for info in pkgutil.iter_modules(mandala.rules.__path__, "mandala.rules."):
        module = importlib.import_module(info.name)
        for _, function in inspect.getmembers(module, inspect.isfunction):
            if function.__module__ == info.name and function is not rule:
                yield function


def test_every_function_is_registered_once() -> None:
    found = list(rule_functions())
    assert len(found) > 30
    assert sorted(f.__name__ for f in found) == sorted(f.__name__ for f in RULE_FUNCTIONS)
    assert set(found) == set(RULE_FUNCTIONS)


def test_decorator_returns_the_function_unchanged() -> None:
    def some_rule() -> int:
        return 7

    try:
        assert rule(some_rule) is some_rule
        assert RULE_FUNCTIONS[-1] is some_rule
    finally:
        RULE_FUNCTIONS.pop()


def test_no_rule_is_recursive() -> None:
    """Neither directly nor through other rules: the compiler cannot type recursion."""
    names = {function.__name__ for function in RULE_FUNCTIONS}
    calls = {f.__name__: names & set(f.__code__.co_names) for f in RULE_FUNCTIONS}
    assert calls["play"] >= {"build_mountain", "claim"}
    assert tuple(TopologicalSorter(calls).static_order())  # raises CycleError
