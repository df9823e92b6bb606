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
LEVELS: Final = (1, 2, 3, 4, 5)  # of opponents for people

_MASTER_EFFORT: Final = re.compile(r"([1-9][0-9]{0,8})(ms|sims)?(?::(.+))?")  # and weights
_EFFORT: Final = re.compile(r"([1-9][0-9]{0,8})(ms)?")
_PLAYOUTS: Final = re.compile(r"[1-9][0-9]{0,8}")


Maker = Callable[[], Player]


def player_from_name(name: str, time_ms: int = EXTERNAL_TIME_MS) -> Player:
    """The player called ``name``, ready for ``new_game``; ``time_ms`` is for external bots.

    Raises :class:`MandalaError`, one line that lists the names, if there is no such player.
    """
    return maker_of(name, time_ms)()


def maker_of(name: str, time_ms: int = EXTERNAL_TIME_MS) -> Maker:
    """Makes the player called ``name`` when called; a name that cannot be is refused at once."""
    kind, colon, argument = name.partition(":")
    reader = _READERS.get(kind + colon)
    if reader is None:
        raise MandalaError("no-such-player", player=repr(name), players=", ".join(PLAYER_NAMES))
    return reader(argument, time_ms)


def _random(_argument: str, _time_ms: int) -> Maker:
    def make() -> Player:
        from mandala.players.random_player import RandomPlayer

        return RandomPlayer()

    return make


def _greedy(_argument: str, _time_ms: int) -> Maker:
    def make() -> Player:
        from mandala.players.greedy import GreedyPlayer

        return GreedyPlayer()

    return make


def _search(argument: str, _time_ms: int) -> Maker:
    effort = _EFFORT.fullmatch(argument)
    if effort is None or int(effort[1]) > LARGEST_EFFORT:
        raise MandalaError("search-effort", effort=argument, limit=grouped(LARGEST_EFFORT))
    amount, in_time = int(effort[1]), effort[2] is not None

    def make() -> Player:
        from mandala.players.search import SearchPlayer

        return SearchPlayer(milliseconds=amount) if in_time else SearchPlayer(simulations=amount)

    return make


def _flat(argument: str, _time_ms: int) -> Maker:
    effort = _PLAYOUTS.fullmatch(argument)
    if effort is None or int(argument) > LARGEST_EFFORT:
        raise MandalaError("flat-effort", effort=argument, limit=grouped(LARGEST_EFFORT))

    def make() -> Player:
        from mandala.players.flat import FlatPlayer

        return FlatPlayer(int(argument))

    return make


def _net(_argument: str, _time_ms: int) -> Maker:
    def make() -> Player:
        from mandala.players.net import NetPlayer

        return NetPlayer()

    return make


def _net_file(argument: str, _time_ms: int) -> Maker:
    from mandala.engine.weights import load_weights
    from mandala.players.net import NetPlayer

    weights = load_weights(Path(argument))
    return lambda: NetPlayer(f"net:{argument}", weights)


def _master(argument: str, _time_ms: int) -> Maker:
    effort = _MASTER_EFFORT.fullmatch(argument)
    if effort is None or int(effort[1]) > LARGEST_EFFORT:
        raise MandalaError("master-effort", effort=argument, limit=grouped(LARGEST_EFFORT))
    amount, in_time, file = int(effort[1]), effort[2] != "sims", effort[3]
    weights = None
    if file:
        from mandala.engine.weights import load_weights

        weights = load_weights(Path(file))

    def make() -> Player:
        from mandala.players.master import MasterPlayer, Milliseconds, Simulations

        thinking = Milliseconds(amount) if in_time else Simulations(amount)
        return MasterPlayer(f"master:{argument}", thinking, weights)

    return make


def _level(argument: str, _time_ms: int) -> Maker:
    if argument not in map(str, LEVELS):
        raise MandalaError("no-such-level", level=argument, last=max(LEVELS))

    def make() -> Player:
        from mandala.players.level import level_player

        return level_player(int(argument))

    return make


def _external(argument: str, time_ms: int) -> Maker:
    if not argument.strip():
        raise MandalaError("bot-command-needed")

    def make() -> Player:
        from mandala.players.external import ExternalPlayer

        return ExternalPlayer(argument, time_ms)

    return make


# A name with a colon takes an argument, one without takes none.
_READERS: Final[dict[str, Callable[[str, int], Maker]]] = {
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
