"""The base class of stored events, and the events that belong to no action.

Event bodies are JSON. They hold no names: those are in the stored seats. The log of a table is
secret, because it holds the seed; :meth:`Event.view` returns the part of an event that one viewer
may know.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from msgspec import Struct

from mandala.locales.message import PlainText
from mandala.records.errors import MandalaError
from mandala.server.protocol.types import Clock, EndReason, GameResult, Kind, Memory, SeatNumber

if TYPE_CHECKING:
    from mandala.server.state.table import Table


@dataclass(frozen=True, slots=True)
class Viewer:
    """A person at a table. ``seats``: those they may play; ``look``: whose cards they are shown.

    A player looks at their own seat. A spectator has neither. At a hot-seat table both seats
    belong to the viewer, who looks at one of them or at none.
    """

    seats: tuple[int, ...] = ()
    look: int | None = None


class StepEvent(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="type"):
    """Base of the sent events whose fields differ from the stored event."""


class Event(Struct, frozen=True, kw_only=True, tag_field="type"):
    """Base of the stored events. Unknown fields are ignored: older servers read newer logs."""

    shows_position: ClassVar[bool] = False
    """Whether the step of this event carries the position after it."""
    sets_time: ClassVar[bool] = False
    """Whether the time of the table may go back with this event."""

    def apply(self, table: "Table", at: int) -> None:
        """Changes ``table`` as the event says. The event was checked before it was stored."""
        raise NotImplementedError

    @property
    def secret_of(self) -> int | None:
        """The seat whose player alone may know that the event happened; None: all may."""
        return None

    def view(self, table: "Table", viewer: Viewer) -> "Event | StepEvent | None":
        """Returns what ``viewer`` may know of the event, once ``table`` has applied it.

        By default the viewer is sent nothing (None).
        """
        del table, viewer
        return None


class PublicEvent(Event, frozen=True):
    """A stored event that every viewer is sent unchanged."""

    def view(self, table: "Table", viewer: Viewer) -> Event:
        return self


class WhatIf(Struct, frozen=True, kw_only=True):
    """The game goes on from a position of another game. ``decks``: those that were sampled for it, so
    that they fit what one seat knew there. ``seat``: that one. ``ply``: how many moves are from the
    other game. A rematch with the same cards keeps ``seat``: the people swap, the cards do not."""

    decks: tuple[str, ...]
    seat: int
    ply: int


class Created(Event, frozen=True, tag="created"):
    """The table was created. ``first``: the seat that starts, None: the deal decides. ``levels``: the AI level at each seat,
    None for a person. ``deal``: the table at which these cards were first dealt (this one's id, or
    that of a game replayed with the same deal). ``nonces``: those of that game, None: the players
    add new ones. In version 1 there are none, and the cards are dealt with the creation. ``what_if``:
    the decks do not follow from the seed, only later reshuffles do."""

    kind: Kind
    memory: Memory
    first: int | None
    clock: Clock | None
    listed: bool
    levels: tuple[int | None, int | None]
    seed: str
    commitment: str
    deal: str
    rematch_of: str | None = None
    deal_version: int = 1
    nonces: tuple[str | None, str | None] | None = None
    what_if: WhatIf | None = None

    def apply(self, table: "Table", at: int) -> None:
        """Raises :class:`MandalaError`: a table starts with this event and has no second one."""
        raise MandalaError(PlainText("a table is created once"))


class Seated(StepEvent, frozen=True, tag="seated"):
    """A person took a seat; once both are taken, play begins."""

    seat: SeatNumber


class Joined(Event, frozen=True, tag="joined"):
    """A person took a seat."""

    seat: SeatNumber

    def apply(self, table: "Table", at: int) -> None:
        table.take_seat(self.seat, at)

    def view(self, table: "Table", viewer: Viewer) -> StepEvent:
        return Seated(seat=self.seat)


class ClockCorrected(Event, frozen=True, tag="clock_corrected"):
    """The last events were stored by a clock that was far ahead. The time of the present decision
    starts again, because it would otherwise end far in the future."""

    sets_time: ClassVar[bool] = True

    def apply(self, table: "Table", at: int) -> None:
        if table.clock:
            table.clock = table.clock.restarted(at)


class Finished(StepEvent, frozen=True, tag="finished"):
    """The game is over. ``by``: the seat that resigned, aborted or claimed the win, else None."""

    result: GameResult
    by: SeatNumber | None


class GameFinished(Event, frozen=True, tag="finished"):
    """The game is over and its seed may be shown. Stored in the commit that ended the game.

    ``by``: the seat that resigned, aborted or claimed the win.
    """

    shows_position: ClassVar[bool] = True
    reason: EndReason
    scores: tuple[int, int]
    winner: int | None
    by: int | None

    def apply(self, table: "Table", at: int) -> None:
        table.finished_at = at

    def view(self, table: "Table", viewer: Viewer) -> StepEvent:
        result = GameResult(scores=self.scores, winner=self.winner, reason=self.reason)
        return Finished(result=result, by=self.by)
