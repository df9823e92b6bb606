"""Players by the names people type: ``random``, ``greedy``, ``search:2000``, ``cmd:./my-bot``.

Each player is imported when it is asked for, so that ``random`` loads no compiler.
"""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

from mandala.locales.numbers import grouped
from mandala.players.protocol import Player
from mandala.records.errors import MandalaError

EXTERNAL_TIME_MS: Final = 1000
LARGEST_EFFORT: Final = 10_000_000

_MASTER_EFFORT: Final = re.compile(r"([1-9][0-9]{0,8})(ms|sims)?(?::(.+))?")  # and weights
_EFFORT: Final = re.compile(r"([1-9][0-9]{0,8})(ms)?")
_PLAYOUTS: Final = re.compile(r"[1-9][0-9]{0,8}")


def player_from_name(name: str, time_ms: int = EXTERNAL_TIME_MS) -> Player:
    """The player called ``name``, ready for ``new_game``; ``time_ms`` is for external bots.

    Raises :class:`MandalaError`, one line that lists the names, if there is no such player.
    """
    kind, colon, argument = name.partition(":")
    maker = _MAKERS.get(kind + colon)
    if maker is None:
        raise MandalaError("no-such-player", player=repr(name), players=", ".join(PLAYER_NAMES))
    return maker(argument, time_ms)


def _random(_argument: str, _time_ms: int) -> Player:
    from mandala.players.random_player import RandomPlayer

    return RandomPlayer()


def _greedy(_argument: str, _time_ms: int) -> Player:
    from mandala.players.greedy import GreedyPlayer

    return GreedyPlayer()


def _search(argument: str, _time_ms: int) -> Player:
    effort = _EFFORT.fullmatch(argument)
    if effort is None or int(effort[1]) > LARGEST_EFFORT:
        raise MandalaError("search-effort", effort=argument, limit=grouped(LARGEST_EFFORT))
    from mandala.players.search import SearchPlayer

    if effort[2]:
        return SearchPlayer(milliseconds=int(effort[1]))
    return SearchPlayer(simulations=int(effort[1]))


def _flat(argument: str, _time_ms: int) -> Player:
    effort = _PLAYOUTS.fullmatch(argument)
    if effort is None or int(argument) > LARGEST_EFFORT:
        raise MandalaError("flat-effort", effort=argument, limit=grouped(LARGEST_EFFORT))
    from mandala.players.flat import FlatPlayer

    return FlatPlayer(int(argument))


def _net(_argument: str, _time_ms: int) -> Player:
    from mandala.players.net import NetPlayer

    return NetPlayer()


def _net_file(argument: str, _time_ms: int) -> Player:
    from mandala.players.net import NetPlayer

    return NetPlayer(Path(argument))


def _master(argument: str, _time_ms: int) -> Player:
    effort = _MASTER_EFFORT.fullmatch(argument)
    if effort is None or int(effort[1]) > LARGEST_EFFORT:
        raise MandalaError("master-effort", effort=argument, limit=grouped(LARGEST_EFFORT))
    from mandala.players.master import Effort, MasterPlayer

    amount = int(effort[1])
    return MasterPlayer(
        f"master:{argument}",
        Effort(lines=amount) if effort[2] == "sims" else Effort(amount),
        Path(effort[3]) if effort[3] else None,
    )


def _level(argument: str, _time_ms: int) -> Player:
    from mandala.players.level import LEVELS, level_player

    if argument not in map(str, LEVELS):
        raise MandalaError("no-such-level", level=argument, last=max(LEVELS))
    return level_player(int(argument))


def _external(argument: str, time_ms: int) -> Player:
    if not argument.strip():
        raise MandalaError("bot-command-needed")
    from mandala.players.external import ExternalPlayer

    return ExternalPlayer(argument, time_ms)


# A name with a colon takes an argument, one without takes none.
_MAKERS: Final[dict[str, Callable[[str, int], Player]]] = {
    "random": _random,
    "greedy": _greedy,
    "search:": _search,
    "flat:": _flat,
    "net": _net,
    "net:": _net_file,
    "master:": _master,
    "level:": _level,
    "cmd:": _external,
}

PLAYER_NAMES: Final = (
    "random",
    "greedy",
    "search:2000",
    "search:100ms",
    "flat:1000",
    "net",
    "master:100",
    "level:3",
    "cmd:./my-bot",
)
