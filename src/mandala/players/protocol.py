"""The one small protocol of every player, ours and other people's."""

from dataclasses import dataclass
from typing import Protocol

from mandala.records.errors import MandalaError
from mandala.records.game import Game
from mandala.records.memory import SeatMemory
from mandala.records.notation import Move
from mandala.records.observation import Observation, Result


@dataclass(frozen=True, slots=True)
class Decision:
    """Everything a player is told when it must move: only what its seat may know (Rule 8).

    ``legal`` is in index order and never empty; ``history`` holds every move so far, both seats.
    ``dealt`` is what was dealt face up to the mountains, pair by pair, if it is known.
    ``memory`` is what the seat knows since the first reshuffle (Rule 8.3), None before it.
    ``time_ms`` is the thinking time if whoever asks sets one for this decision. The arena does not:
    its time is that of external bots, other players keep their own.
    """

    observation: Observation
    legal: tuple[Move, ...]
    history: tuple[Move, ...]
    memory: SeatMemory | None = None
    time_ms: int | None = None
    dealt: tuple[str, ...] = ()


def decision_for(game: Game, time_ms: int | None = None) -> Decision:
    """What the seat to move of a running game is told."""
    seat = game.to_move
    if seat is None:
        raise MandalaError("game-nothing-to-decide")
    return Decision(
        observation=game.observation(seat),
        legal=tuple(game.legal_moves()),
        history=tuple(game.moves),
        memory=game.memory(seat),
        time_ms=time_ms,
        dealt=game.dealt,
    )


class PlayerFailed(MandalaError):
    """The player could not give a move (crashed, too late, not a legal move): it forfeits.

    ``said`` is what it did, to be read after its name: a key of the catalogues, or own words.
    """


class Player(Protocol):
    """Plays one game after another; never two at once.

    Order of calls: ``new_game``, ``choose`` for each decision of the seat, ``end_game``; finally
    ``close``. Same seed and same decision → same move, for every player with a fixed effort.
    """

    @property
    def name(self) -> str:
        """The name as given on the command line, e.g. ``search:800``."""
        ...

    def new_game(self, game: int, seat: int, seed: int) -> None:
        """A game begins; ``seed`` fixes all the player's own randomness in it."""
        ...

    def choose(self, decision: Decision) -> Move:
        """One of ``decision.legal``. Raises :class:`PlayerFailed` if it cannot."""
        ...

    def end_game(self, result: Result) -> None: ...

    def close(self) -> None:
        """Free whatever the player holds (a process, a network)."""
        ...
