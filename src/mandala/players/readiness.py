"""Players that compute are made ready before anybody waits for their first move."""

from collections.abc import Iterable
from typing import Final

# What each kind of player needs compiled (see mandala.engine.warming). Others need nothing.
_NEEDS: Final = {
    "greedy": ("heuristics",),
    "search": ("search",),
    "flat": ("flat",),
    "net": ("thinking",),
    "master": ("thinking",),
    "level": ("misperceiving", "thinking"),
}


def get_ready(names: Iterable[str]) -> None:
    """Compile what these players need, telling on standard error why that takes a moment.

    Costs nothing for players that need no compiler, and almost nothing from the cache.
    """
    steps = {step for name in names for step in _NEEDS.get(name.partition(":")[0], ())}
    if steps:
        from mandala.engine.telling import ready_engine

        ready_engine(sorted(steps))
