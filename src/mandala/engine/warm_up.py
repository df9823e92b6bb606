"""Makes compiled functions ready: from the cache at once, the first time by compiling them.

Functions are also compiled on their first use. A program calls :func:`warm_up` before it starts to
play or to measure, so that no clock runs while it compiles.
"""

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from mandala.engine.eval import heuristics
from mandala.engine.hidden import hand_inference
from mandala.engine.jit.compile_events import Report, watch_compiler
from mandala.engine.jit.decorators import JIT
from mandala.engine.jit.progress import progress_line
from mandala.engine.search import flat, handicap, is_mcts, playouts, rollouts, tree_search
from mandala.engine.warm_up_steps import WarmUpStep


class _Step(NamedTuple):
    """``run`` calls every compiled function of a module once; ``functions``: about how many."""

    run: Callable[[], None]
    functions: int


_STEPS: Final = {
    WarmUpStep.PLAYOUTS: _Step(playouts.warm_up, 45),
    WarmUpStep.HEURISTICS: _Step(heuristics.warm_up, 50),
    WarmUpStep.IS_MCTS: _Step(is_mcts.warm_up, 100),
    WarmUpStep.FLAT: _Step(flat.warm_up, 70),
    WarmUpStep.HANDICAP: _Step(handicap.warm_up, 115),
    WarmUpStep.ROLLOUTS: _Step(rollouts.warm_up, 140),
    WarmUpStep.TREE_SEARCH: _Step(tree_search.warm_up, 150),
    WarmUpStep.HAND_INFERENCE: _Step(hand_inference.warm_up, 150),
}


def warm_up(steps: Iterable[WarmUpStep] = WarmUpStep, report: Report | None = None) -> int:
    """Makes the functions of ``steps`` ready and returns how many had to be compiled.

    Calls ``report`` before each function, in the thread that compiles. Does not call it when
    everything comes from the cache.
    """
    if not JIT:
        return 0
    chosen = [_STEPS[step] for step in steps]
    # Most functions belong to several steps, so the longest step is an estimate of the total.
    expected = max((step.functions for step in chosen), default=None)
    with watch_compiler(report, expected) as watch:
        for step in chosen:
            step.run()
    return watch.count


def warm_up_with_progress(steps: Iterable[WarmUpStep] = WarmUpStep) -> None:
    """Makes the functions of ``steps`` ready and shows the progress on standard error."""
    with progress_line() as show:
        warm_up(steps, show)
