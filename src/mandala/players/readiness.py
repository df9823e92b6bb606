"""Players that compute are made ready before anybody waits for their first move."""

from collections.abc import Iterable
from typing import Final

from mandala.players.registry import maker_of

# What each kind of player, or one of its kind, needs compiled (see mandala.engine.warming). Others
# need nothing. Which levels think is told in level.py, which cannot be asked without the compiler.
_NEEDS: Final[dict[str, tuple[str, ...]]] = {
    "greedy": ("heuristics",),
    "search": ("search",),
    "flat": ("flat",),
    "net": ("thinking",),
    "master": ("pondering", "reading", "thinking"),
    **{f"level:{level}": ("misperceiving",) for level in (1, 2, 3)},
    "level:4": ("thinking",),
    "level:5": ("pondering", "reading", "thinking"),
}


def get_ready(names: Iterable[str]) -> None:
    """Compile what these players need, telling on standard error why that takes a moment.

    Costs nothing for players that need no compiler, and almost nothing from the cache. Raises
    MandalaError for a name that cannot be, before anybody has to wait.
    """
    steps: set[str] = set()
    for name in names:
        maker_of(name)
        steps.update(_NEEDS.get(name, ()) or _NEEDS.get(name.partition(":")[0], ()))
    _compile(steps)


def get_ready_to_advise() -> None:
    """The same for hints."""
    _compile(_NEEDS["master"])


def _compile(steps: Iterable[str]) -> None:
    if steps:
        from mandala.engine.telling import ready_engine

        ready_engine(sorted(steps))
