"""The request to continue against the AI when the other player's time is over."""

from typing import ClassVar

from mandala.server.actions.base import Commit, TableRequest
from mandala.server.actions.claim_timeout import ClaimTimeout
from mandala.server.protocol.types import Level, SeatNumber
from mandala.server.state.events import PublicEvent
from mandala.server.state.table import Table, with_seat


class AiTookOver(PublicEvent, frozen=True, tag="ai_took_over"):
    """The AI plays on for ``seat``, because the other player asked for it."""

    seat: SeatNumber
    level: Level

    def apply(self, table: Table, at: int) -> None:
        table.levels = with_seat(table.levels, self.seat, self.level)
        table.taken_over = with_seat(table.taken_over, self.seat, True)


class LetAiTakeOver(TableRequest, frozen=True, tag="let_ai_take_over"):
    """The other player's time is over: let the AI play on for them."""

    level: Level

    events: ClassVar = (AiTookOver,)

    @classmethod
    def why_not(cls, table: Table, seat: int, now: int) -> str | None:
        return ClaimTimeout.why_not(table, seat, now)

    def decide(self, table: Table, seat: int, now: int) -> Commit:
        return Commit([AiTookOver(seat=1 - seat, level=self.level)])
