"""The compiled engine, before the tests: ``python -m support.compiled``.

Whoever finds nothing compiled compiles what it needs. With many tests at once, each in a process of its
own, many would compile the same: minutes that this saves. Two processes share the work.
"""

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Final

from mandala.engine.warming import STEPS, warm_up

THINKING: Final = ("thinking", "pondering", "reading")  # about half of the work


def compile_all() -> int:
    """Make everything ready; how many functions had to be compiled."""
    halves = (THINKING, tuple(step for step in STEPS if step not in THINKING))
    with ProcessPoolExecutor(2, get_context("spawn")) as pool:
        return sum(pool.map(_compile, halves))


def _compile(steps: tuple[str, ...]) -> int:
    return warm_up(steps=steps)


if __name__ == "__main__":
    print(
        "Compiling the engine for the tests (a minute, unless it is compiled already) ...",
        flush=True,
    )
    print(f"{compile_all()} functions compiled")
