"""Ending a game that has hardly begun, without a winner."""

from typing import ClassVar

from mandala.server.actions.base import Commit, TableRequest
from mandala.server.protocol.types import SeatNumber
from mandala.server.state.events import Event
from mandala.server.state.table import Table


class Aborted(Event, frozen=True, tag="aborted"):
    """Ended by a player before the second move, or (``seat`` None) by the cleanup of old tables.

    Viewers are sent ``finished`` of the same commit.
    """

    seat: SeatNumber | None

    def apply(self, table: Table, at: int) -> None:
        table.end(self.seat, "aborted", winner=None)


class Abort(TableRequest, frozen=True, tag="abort"):
    """End the game without a winner; possible before the second move."""

    events: ClassVar = (Aborted,)
    errors: ClassVar = {"abort/too_late": 409}

    @classmethod
    def why_not(cls, table: Table, seat: int, now: int) -> str | None:
        if table.status != "waiting" and (code := super().why_not(table, seat, now)):
            return code
        return "abort/too_late" if len(table.plies) >= 2 else None

    def decide(self, table: Table, seat: int, now: int) -> Commit:
        return Commit([Aborted(seat=seat)])
