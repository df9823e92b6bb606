"""Giving up: the other player wins."""

from typing import ClassVar

from mandala.server.actions.base import Commit, TableRequest
from mandala.server.protocol.types import SeatNumber
from mandala.server.state.events import Event
from mandala.server.state.table import Table


class Resigned(Event, frozen=True, tag="resigned"):
    """A seat gave up. Viewers are sent ``finished`` of the same commit."""

    seat: SeatNumber

    def apply(self, table: Table, at: int) -> None:
        table.end(self.seat, "resign", winner=1 - self.seat)


class Resign(TableRequest, frozen=True, tag="resign"):
    """Give up: the other player wins."""

    events: ClassVar = (Resigned,)

    def decide(self, table: Table, seat: int, now: int) -> Commit:
        return Commit([Resigned(seat=seat)])
