"""Players that compute are made ready before anybody waits for their first move."""

from collections.abc import Iterable
from typing import Final

from mandala.players.registry import maker_of

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

    Costs nothing for players that need no compiler, and almost nothing from the cache. Raises
    MandalaError for a name that cannot be, before anybody has to wait.
    """
    steps: set[str] = set()
    for name in names:
        needed = _NEEDS.get(name.partition(":")[0], ())
        if needed:
            maker_of(name)
        steps.update(needed)
    if steps:
        from mandala.engine.telling import ready_engine

        ready_engine(sorted(steps))
