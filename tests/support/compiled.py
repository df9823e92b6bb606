"""Compiles the engine before the tests: ``python -m support.compiled``.

Tests run in many processes. Without this, each process would compile the same functions, which
takes minutes. Two processes share the work.
"""

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Final

from mandala.engine.warm_up import warm_up
from mandala.engine.warm_up_steps import WarmUpStep

FIRST_HALF: Final = (WarmUpStep.ROLLOUTS, WarmUpStep.TREE_SEARCH, WarmUpStep.HAND_INFERENCE)


def compile_all() -> int:
    """Makes all steps ready and returns how many functions had to be compiled."""
    second_half = tuple(step for step in WarmUpStep if step not in FIRST_HALF)
    with ProcessPoolExecutor(2, get_context("spawn")) as pool:
        return sum(pool.map(warm_up, (FIRST_HALF, second_half)))


if __name__ == "__main__":
    print(
        "Compiling the engine for the tests (a minute, unless it is compiled already) …", flush=True
    )
    print(f"{compile_all()} functions compiled")
