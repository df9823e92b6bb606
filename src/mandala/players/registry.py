"""Players by the names people type: ``random``, ``cmd:./my-bot``.

Each player is imported when it is asked for, so that ``random`` loads no compiler.
"""

from collections.abc import Callable
from typing import Final

from mandala.players.protocol import Player
from mandala.records.errors import MandalaError

EXTERNAL_TIME_MS: Final = 1000


def player_from_name(name: str, time_ms: int = EXTERNAL_TIME_MS) -> Player:
    """The player called ``name``, ready for ``new_game``; ``time_ms`` is for external bots.

    Raises :class:`MandalaError`, one line that lists the names, if there is no such player.
    """
    kind, colon, argument = name.partition(":")
    maker = _MAKERS.get(kind + colon)
    if maker is None:
        raise MandalaError(f"there is no player {name!r}: choose {', '.join(PLAYER_NAMES)}")
    return maker(argument, time_ms)


def _random(_argument: str, _time_ms: int) -> Player:
    from mandala.players.random_player import RandomPlayer

    return RandomPlayer()


def _greedy(_argument: str, _time_ms: int) -> Player:
    from mandala.players.greedy import GreedyPlayer

    return GreedyPlayer()


def _external(argument: str, time_ms: int) -> Player:
    if not argument.strip():
        raise MandalaError("cmd: needs the command that starts the bot, e.g. cmd:./my-bot --flag")
    from mandala.players.external import ExternalPlayer

    return ExternalPlayer(argument, time_ms)


# A name with a colon takes an argument, one without takes none.
_MAKERS: Final[dict[str, Callable[[str, int], Player]]] = {
    "random": _random,
    "greedy": _greedy,
    "cmd:": _external,
}

PLAYER_NAMES: Final = ("random", "greedy", "cmd:./my-bot")
