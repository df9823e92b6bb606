"""The names below the picture."""

import re
from typing import Final

from mandala.locales.translate import translate

_LEVEL: Final = re.compile(r"level:([1-5])")


def shown_names(players: tuple[str, str], language: str) -> tuple[str, str]:
    """Returns the names of a record for people: a level of the AI has a name of its own, and so has
    a guest who was deleted."""
    first, second = (_shown(name, language) for name in players)
    return first, second


def _shown(name: str, language: str) -> str:
    if level := _LEVEL.fullmatch(name):
        return translate(language, "player-ai", {"level": int(level[1])})
    return name or translate(language, "player-gone", {})
