"""Time at a table: a pure function of when events happened, by the server's clock alone.

Nothing ends by itself. From ``flag_at`` on the other player may claim the win or let the AI take
over; until somebody does, a late move still counts.
"""

from dataclasses import dataclass, replace
from typing import Final

from mandala.server.messages.values import Clock, CorrespondenceClock, LiveClock

SECOND: Final = 1000
DAY: Final = 24 * 60 * 60 * SECOND
AWAY_DAYS: Final = 3  # without a clock, for how long a player may stay away


@dataclass(frozen=True, slots=True)
class TableClock:
    """``banks`` in ms (live clock only); ``since``: when the decision now awaited began;
    ``allowance``: how long after that the bank does not run yet."""

    setting: Clock | None
    banks: tuple[int, int]
    since: int
    allowance: int

    @classmethod
    def start(cls, setting: Clock | None, at: int) -> "TableClock":
        """Both players are there: the first decision begins, with the allowance."""
        bank = setting.bank_s * SECOND if isinstance(setting, LiveClock) else 0
        return cls(setting, (bank, bank), at, _allowance(setting))

    def after_decision(self, seat: int, next_seat: int | None, at: int) -> "TableClock":
        """``seat`` has decided; the next decision is ``next_seat``'s."""
        banks = list(self.banks)
        if isinstance(self.setting, LiveClock):
            banks[seat] = self.remaining(seat, at) + self.setting.increment_s * SECOND
        return self._next((banks[0], banks[1]), at, next_seat != seat)

    def after_automatic(self, at: int) -> "TableClock":
        """A move was made for somebody: no time taken, none given; the next decision begins."""
        return self._next(self.banks, at, True)

    def _next(self, banks: tuple[int, int], at: int, allow: bool) -> "TableClock":
        return replace(
            self, banks=banks, since=at, allowance=_allowance(self.setting) if allow else 0
        )

    def remaining(self, running: int, at: int) -> int:
        """What is left in the bank of the seat whose clock runs."""
        return max(0, self.banks[running] - max(0, at - self.since - self.allowance))

    def flag_at(self, running: int) -> int:
        """When the time of the seat to decide is over."""
        match self.setting:
            case LiveClock():
                return self.since + self.allowance + self.banks[running]
            case CorrespondenceClock(days=days):
                return self.since + days * DAY
            case None:
                return self.since + AWAY_DAYS * DAY


def _allowance(setting: Clock | None) -> int:
    return setting.allowance_s * SECOND if isinstance(setting, LiveClock) else 0
