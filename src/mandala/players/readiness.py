"""Players that compute are made ready before anybody waits for their first move."""

from collections.abc import Iterable
from typing import Final

# What each kind of player needs compiled (see mandala.engine.warming). Others need nothing.
_NEEDS: Final = {
    "greedy": "heuristics",
    "search": "search",
    "net": "thinking",
    "master": "thinking",
}


def get_ready(names: Iterable[str]) -> None:
    """Compile what these players need, telling on standard error why that takes a moment.

    Costs nothing for players that need no compiler, and almost nothing from the cache.
    """
    steps = {_NEEDS[kind] for name in names if (kind := name.partition(":")[0]) in _NEEDS}
    if steps:
        from mandala.engine.telling import ready_engine

        ready_engine(sorted(steps))
