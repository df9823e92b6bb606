"""Taking the win when the other player's time is over."""

from typing import ClassVar

from mandala.server.actions.base import Commit, TableRequest
from mandala.server.protocol.types import SeatNumber
from mandala.server.state.events import Event
from mandala.server.state.table import Table


class TimeoutClaimed(Event, frozen=True, tag="timeout_claimed"):
    """``seat`` claimed the win. Viewers are sent ``finished`` of the same commit."""

    seat: SeatNumber

    def apply(self, table: Table, at: int) -> None:
        table.end(self.seat, "timeout", winner=self.seat)


class ClaimTimeout(TableRequest, frozen=True, tag="claim_timeout"):
    """The other player's time is over: take the win."""

    events: ClassVar = (TimeoutClaimed,)
    errors: ClassVar = {
        "timeout/too_early": 409,
        "timeout/own_turn": 409,
        "timeout/clock_doubted": 409,
    }

    @classmethod
    def why_not(cls, table: Table, seat: int, now: int) -> str | None:
        if code := super().why_not(table, seat, now):
            return code
        if table.created.kind != "online" or table.levels[1 - seat] is not None:
            return "table/wrong_kind"
        flag_at = table.flag_at
        if table.to_move == seat or flag_at is None:
            return "timeout/own_turn"
        return None if now >= flag_at else "timeout/too_early"

    def decide(self, table: Table, seat: int, now: int) -> Commit:
        return Commit([TimeoutClaimed(seat=seat)])
