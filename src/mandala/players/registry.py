"""Players by the names people type: ``random``, ``greedy``, ``search:2000``, ``cmd:./my-bot``.

A player is one file and one row of :data:`KINDS`. Its module is imported only when it is made, so
that a wrong name is refused without loading the compiler.
"""

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from difflib import get_close_matches
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from mandala.engine.search.handicap_parameters import Handicap
from mandala.engine.warm_up_steps import WarmUpStep
from mandala.locales.numbers import grouped
from mandala.players.effort import BOT_TIME_MS, Milliseconds, Rollouts, Simulations
from mandala.players.levels import LEVELS, PERSON, level_name
from mandala.records.errors import MandalaError

if TYPE_CHECKING:
    from mandala.players.player import Player

MAX_EFFORT: Final = 10_000_000

_NUMBER: Final = re.compile(r"([1-9][0-9]{0,8})(ms|sims)?")


@dataclass(frozen=True, slots=True)
class Argument:
    """The part of a name after the colon.

    ``parse`` returns the arguments of the factory, or None if the text is not possible. ``limit``
    is the largest number allowed. If it is ``optional``, the part and its colon may be left out.
    """

    parse: Callable[[str], tuple[Any, ...] | None]
    limit: int | None = None
    optional: bool = False


def _count(text: str) -> tuple[int] | None:
    number = _NUMBER.fullmatch(text)
    if number is None or number[2] or int(number[1]) > MAX_EFFORT:
        return None
    return (int(number[1]),)


def _search_effort(text: str) -> tuple[Milliseconds | Simulations] | None:
    """Parses ``2000`` (simulations) or ``100ms``."""
    number = _NUMBER.fullmatch(text)
    if number is None or number[2] == "sims" or int(number[1]) > MAX_EFFORT:
        return None
    return (Milliseconds(int(number[1])) if number[2] else Simulations(int(number[1])),)


def _master_effort(text: str) -> tuple[Any, ...] | None:
    """Parses ``100`` (milliseconds) or ``400sims``, optionally with a colon and a file of weights."""
    effort, colon, file = text.partition(":")
    number = _NUMBER.fullmatch(effort)
    if number is None or int(number[1]) > MAX_EFFORT or (colon and not file):
        return None
    amount = int(number[1])
    weights = _weights(file)[1] if file else None
    return (
        f"master:{text}",
        Simulations(amount) if number[2] == "sims" else Milliseconds(amount),
        weights,
    )


def _weights(text: str) -> tuple[str, Any]:
    """Loads a file of weights. Raises :class:`MandalaError` if it has none."""
    from mandala.engine.eval.network_weights import load_weights

    return f"net:{text}", load_weights(Path(text))


def _level(text: str) -> tuple[int] | None:
    return next(((level,) for level in LEVELS if text == str(level)), None)


def _command(text: str) -> tuple[str] | None:
    return (text,) if text.strip() else None


def _level_steps(level: int) -> tuple[WarmUpStep, ...]:
    strength = LEVELS[level]
    if isinstance(strength, Handicap):
        return (WarmUpStep.HANDICAP,)
    return (WarmUpStep.ROLLOUTS,) if isinstance(strength, Rollouts) else MASTER_STEPS


MASTER_STEPS: Final = (WarmUpStep.TREE_SEARCH, WarmUpStep.HAND_INFERENCE, WarmUpStep.ROLLOUTS)


@dataclass(frozen=True, slots=True)
class PlayerKind:
    """A kind of player.

    - ``factory``: ``module:name`` of a function that makes the player from the parsed argument.
    - ``argument``: how the text after the colon is parsed, None if there is none.
    - ``examples``: names shown in help and error lines.
    - ``quick``: names of fast players for tests.
    - ``compiles``: the warm-up steps, or a function that returns them for the parsed argument.
    - ``external``: whether the player also gets the time limit of bots.
    """

    name: str
    factory: str
    argument: Argument | None
    examples: tuple[str, ...]
    quick: tuple[str, ...]
    compiles: tuple[WarmUpStep, ...] | Callable[..., tuple[WarmUpStep, ...]] = ()
    external: bool = False


KINDS: Final = (
    PlayerKind(
        "random", "mandala.players.random_player:RandomPlayer", None, ("random",), ("random",)
    ),
    PlayerKind(
        "greedy",
        "mandala.players.greedy:GreedyPlayer",
        None,
        ("greedy",),
        ("greedy",),
        (WarmUpStep.HEURISTICS,),
    ),
    PlayerKind(
        "search",
        "mandala.players.search:SearchPlayer",
        Argument(_search_effort, MAX_EFFORT),
        ("search:2000", "search:100ms"),
        ("search:40", "search:5ms"),
        (WarmUpStep.IS_MCTS,),
    ),
    PlayerKind(
        "flat",
        "mandala.players.flat:FlatPlayer",
        Argument(_count, MAX_EFFORT),
        ("flat:1000",),
        ("flat:40",),
        (WarmUpStep.FLAT,),
    ),
    PlayerKind(
        "net",
        "mandala.players.net:NetPlayer",
        Argument(_weights, optional=True),
        ("net",),
        ("net",),
        (WarmUpStep.ROLLOUTS,),
    ),
    PlayerKind(
        "master",
        "mandala.players.master:MasterPlayer",
        Argument(_master_effort, MAX_EFFORT),
        ("master:100", "master:400sims"),
        ("master:40sims", "master:5"),
        MASTER_STEPS,
    ),
    PlayerKind(
        "level",
        "mandala.players.levels:level_player",
        Argument(_level, max(LEVELS)),
        ("level:3",),
        tuple(map(level_name, LEVELS)),
        _level_steps,
    ),
    PlayerKind(
        "cmd",
        "mandala.players.external:ExternalPlayer",
        Argument(_command),
        ("cmd:./my-bot",),
        (),
        external=True,
    ),
)

PLAYER_EXAMPLES: Final = tuple(example for kind in KINDS for example in kind.examples)


@dataclass(frozen=True, slots=True)
class ParsedPlayer:
    """A name that can be made: its kind, and the arguments of the factory."""

    kind: PlayerKind
    arguments: tuple[Any, ...]

    @property
    def steps(self) -> tuple[WarmUpStep, ...]:
        """The warm-up steps of this player."""
        compiles = self.kind.compiles
        return compiles(*self.arguments) if callable(compiles) else compiles


def parse_player(name: str) -> ParsedPlayer:
    """Reads a player's name without making the player. Raises :class:`MandalaError`, one line."""
    kind_name, colon, text = name.partition(":")
    for kind in KINDS:
        if kind.name != kind_name:
            continue
        argument = kind.argument
        if not colon and (argument is None or argument.optional):
            return ParsedPlayer(kind, ())
        if colon and argument is not None:
            arguments = argument.parse(text)
            if arguments is None:
                raise MandalaError("player-argument", player=name, examples=_examples(kind))
            return ParsedPlayer(kind, arguments)
    kinds = [*(kind.name for kind in KINDS), PERSON]
    if like := get_close_matches(kind_name, kinds, n=2):
        names = ", ".join(_whole_name(kind, colon + text) for kind in like)
        raise MandalaError("no-such-player-like", player=repr(name), names=names)
    raise MandalaError("no-such-player", player=repr(name), players=", ".join(PLAYER_EXAMPLES))


def _whole_name(kind_name: str, rest: str) -> str:
    """Returns the name of a kind with the typed argument, or an example of that kind."""
    for kind in KINDS:
        if kind.name == kind_name and kind.argument and not kind.argument.optional and not rest:
            return kind.examples[0]
        if kind.name == kind_name and kind.argument is None:
            return kind_name
    return kind_name + rest


def _examples(kind: PlayerKind) -> str:
    limit = kind.argument.limit if kind.argument else None
    return ", ".join(kind.examples) + (f" (1–{grouped(limit)})" if limit else "")


def make_player(name: str, time_ms: int = BOT_TIME_MS) -> "Player":
    """Makes the player called ``name``; ``time_ms`` limits each move of an external bot.

    Raises :class:`MandalaError`, one line, if the name is wrong or the player cannot be made.
    """
    parsed = parse_player(name)
    module, _, factory = parsed.kind.factory.partition(":")
    make: Callable[..., Player] = getattr(import_module(module), factory)
    return make(*parsed.arguments, time_ms) if parsed.kind.external else make(*parsed.arguments)


def warm_up_players(names: Iterable[str], *, show: bool = True) -> None:
    """Compiles the code of these players. ``show``: with a progress line on standard error.

    Loads no compiler for players that have nothing to compile. Raises :class:`MandalaError` for a
    wrong name before anything is compiled.
    """
    _compile((step for name in names for step in parse_player(name).steps), show)


def warm_up_hints(*, show: bool = True) -> None:
    """Compiles the code of hints. ``show``: with a progress line on standard error."""
    _compile(MASTER_STEPS, show)


def _compile(steps: Iterable[WarmUpStep], show: bool) -> None:
    wanted = set(steps)
    if wanted:
        from mandala.engine.warm_up import warm_up, warm_up_with_progress

        (warm_up_with_progress if show else warm_up)(wanted)
