"""The server's time: the wall clock, unless it jumps.

The wall clock is compared with a clock that is never set, and at the start with the last heartbeat
that an earlier run stored. So a wrong wall clock neither ends games nor deletes them.
"""

import logging
import time
from collections.abc import Callable
from typing import Final, Literal

from mandala.server.storage.base import Heartbeat

logger = logging.getLogger(__name__)

SECOND: Final = 1000
HOUR: Final = 3600 * SECOND
DAY: Final = 24 * HOUR
STEP: Final = 2 * SECOND  # a larger step of the wall clock is not followed
BEHIND: Final = 60 * SECOND  # how long before the last heartbeat a start may be
AHEAD: Final = (
    2 * DAY
)  # if a start is later than this after the last heartbeat, the clock is not trusted …
DOUBT: Final = DAY  # … until the server has run for this time

ClockState = Literal["ok", "jumped", "behind", "doubted"]
"""``jumped``: the wall clock was set while the server ran. ``behind``: at the start it was earlier
than what is stored. ``doubted``: at the start it was days later than what is stored."""


def wall_clock() -> int:
    """Returns milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def running_time() -> int:
    """Returns milliseconds of a clock that nobody sets and that counts while the machine sleeps."""
    # Linux has both; macOS has the second, which counts sleep there; Windows has neither.
    clock = getattr(time, "CLOCK_BOOTTIME", getattr(time, "CLOCK_MONOTONIC", None))
    found = time.monotonic_ns() if clock is None else time.clock_gettime_ns(clock)
    return int(found) // 1_000_000


class ServerClock:
    """Call it for the time in milliseconds since 1970. It never goes back."""

    def __init__(
        self,
        wall: Callable[[], int] = wall_clock,
        running: Callable[[], int] = running_time,
    ) -> None:
        self._wall, self._running = wall, running
        self._at, self._looked_at = wall(), running()
        self.state: ClockState = "ok"
        self.started_at = self._at
        self._trusted_at = self._at
        self._doubt_ms = 0

    def start(self, last: Heartbeat | None, newest_event_at: int | None) -> None:
        """Compare the wall clock with what an earlier run stored."""
        known = last.trusted_at if last else newest_event_at
        if known is None:
            return
        if self._at < known - BEHIND:
            self._say("behind", self._at - known)
            self._at = known
        elif self._at > known + AHEAD:
            self._say("doubted", self._at - known)
            self._trusted_at = known
            continued = last and last.doubt_ms and -BEHIND <= self._at - last.at <= AHEAD
            self._doubt_ms = last.doubt_ms if last and continued else DOUBT
        self.started_at = self._at

    def __call__(self) -> int:
        wall, running = self._wall(), self._running()
        passed = max(0, running - self._looked_at)
        expected, self._looked_at = self._at + passed, running
        if abs(wall - expected) <= STEP or (self.state == "behind" and wall > expected):
            self._at = max(wall, self._at)
            if self.state in ("jumped", "behind"):
                self._say("doubted" if self._doubt_ms else "ok", wall - expected)
                if wall > expected + AHEAD:
                    self._say("doubted", wall - expected)
                    self._doubt_ms = DOUBT
        else:
            self._at = expected
            if self.state in ("ok", "doubted"):
                self._say("jumped", wall - expected)
        if self._doubt_ms:
            self._doubt_ms = max(0, self._doubt_ms - passed)
            if not self._doubt_ms and self.state == "doubted":
                self._say("ok", 0)
        if not self._doubt_ms:
            self._trusted_at = self._at
        return self._at

    @property
    def offset(self) -> int:
        """How far the wall clock is from the server's time, in milliseconds."""
        return self._wall() - self()

    @property
    def trusted(self) -> bool:
        """Whether the time is good enough to delete by."""
        self()
        return self.state == "ok"

    def measured_since(self, at: int) -> bool:
        """Returns whether the server has measured all the time since ``at`` itself, or trusts it."""
        self()
        return not self._doubt_ms or at >= self.started_at

    def heartbeat(self) -> Heartbeat:
        """Returns what the next run compares its wall clock with."""
        return Heartbeat(at=self(), trusted_at=self._trusted_at, doubt_ms=self._doubt_ms)

    def _say(self, state: ClockState, by_ms: int) -> None:
        self.state = state
        if state == "ok":
            logger.warning("clock_trusted_again")
        else:
            logger.error(f"clock_{state}", extra={"seconds": by_ms // SECOND})
