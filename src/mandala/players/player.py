"""The protocol of every player: its input, its answer, its failures."""

from typing import Protocol

from mandala.locales.message import PlainText, Text, message
from mandala.records.decision import Decision
from mandala.records.errors import MandalaError
from mandala.records.move import Move
from mandala.records.observation import Result


class PlayerFailed(MandalaError):
    """The player did not return a legal move in time, so it forfeits the game.

    ``reason`` is the rest of a sentence that starts with the player's name. A string is shown as it is.
    """

    def __init__(self, reason: str | Text) -> None:
        super().__init__(PlainText(reason) if isinstance(reason, str) else reason)


class IllegalAnswer(PlayerFailed):
    """The player returned ``move``, which is well-formed but illegal in the position."""

    def __init__(self, move: Move) -> None:
        self.move = move
        super().__init__(message("bot-illegal-here", move=str(move)))


class Player(Protocol):
    """Plays one game after another; never two at once.

    Order of calls: ``new_game``, ``choose`` for each decision of the seat, ``end_game``; finally
    ``close``. With the same seed, the same decision gives the same move, for every player with a fixed
    effort, on processors of one type.
    """

    @property
    def name(self) -> str:
        """The name as given on the command line, e.g. ``search:800``."""
        ...

    def new_game(self, number: int, seat: int, seed: int) -> None:
        """Begins game ``number``; ``seed`` fixes all the player's own randomness in it."""
        ...

    def choose(self, decision: Decision) -> Move:
        """Returns one of ``decision.legal``. Raises :class:`PlayerFailed` if it cannot."""
        ...

    def end_game(self, result: Result) -> None:
        """Ends the game."""
        ...

    def close(self) -> None:
        """Frees what the player holds, such as a process."""
        ...


class BasePlayer:
    """A base class for players that need only the seed of a game. A subclass adds ``name`` and
    ``choose``."""

    seed: int = 0

    def new_game(self, number: int, seat: int, seed: int) -> None:  # noqa: ARG002 - for subclasses
        self.seed = seed

    def end_game(self, result: Result) -> None:
        pass

    def close(self) -> None:
        pass
