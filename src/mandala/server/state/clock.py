"""The clock of a table: a pure function of the times of its events, by the server's clock.

No game ends by itself. From ``flag_at`` on the opponent may claim the win or let the AI take over.
Until then a late move still counts.
"""

from dataclasses import dataclass, replace
from typing import Final

from mandala.server.protocol.types import Clock, CorrespondenceClock, LiveClock

SECOND: Final = 1000
DAY: Final = 24 * 60 * 60 * SECOND
AWAY_DAYS: Final = 3  # time for a decision at a table without a clock


@dataclass(frozen=True, slots=True)
class TableClock:
    """The clock after an event. ``banks``: time left in ms (live clock only). ``since``: the time when
    the present decision began. ``allowance``: the time after that in which the bank does not run."""

    setting: Clock | None
    banks: tuple[int, int]
    since: int
    allowance: int

    @classmethod
    def start(cls, setting: Clock | None, at: int) -> "TableClock":
        """Returns the clock at the start of the first decision, with the allowance."""
        bank = setting.bank_s * SECOND if isinstance(setting, LiveClock) else 0
        return cls(setting, (bank, bank), at, _allowance(setting))

    def after_decision(self, seat: int, next_seat: int | None, at: int) -> "TableClock":
        """Returns the clock after a decision of ``seat``; ``next_seat`` decides next."""
        banks = list(self.banks)
        if isinstance(self.setting, LiveClock):
            banks[seat] = self.remaining(seat, at) + self.setting.increment_s * SECOND
        return self._next((banks[0], banks[1]), at, next_seat != seat)

    def after_automatic(self, at: int) -> "TableClock":
        """Returns the clock after a move made by the server: no time is taken and none is added."""
        return self._next(self.banks, at, True)

    def restarted(self, at: int) -> "TableClock":
        """Returns the clock with the present decision begun at ``at``, with its allowance."""
        return self._next(self.banks, at, True)

    def _next(self, banks: tuple[int, int], at: int, allow: bool) -> "TableClock":
        return replace(
            self, banks=banks, since=at, allowance=_allowance(self.setting) if allow else 0
        )

    def remaining(self, running: int, at: int) -> int:
        """Returns the time left in the bank of the seat whose clock runs."""
        return max(0, self.banks[running] - max(0, at - self.since - self.allowance))

    def flag_at(self, running: int) -> int:
        """Returns when the time of the seat to decide is over."""
        match self.setting:
            case LiveClock():
                return self.since + self.allowance + self.banks[running]
            case CorrespondenceClock(days=days):
                return self.since + days * DAY
            case None:
                return self.since + AWAY_DAYS * DAY


def _allowance(setting: Clock | None) -> int:
    return setting.allowance_s * SECOND if isinstance(setting, LiveClock) else 0
