"""Records whether writes reach the disk: the last success, the last failure and its reason."""

import time
from collections.abc import Callable

from mandala.records.errors import MandalaError


class StorageHealth:
    """Records whether the writes of the storage succeed. Any thread may report to it.

    - ``written_at``: the time of the last durable write, None before the first.
    - ``failed_at``: the time of the last failure, None before the first.
    - ``code``: the kind of the last failure.
    - ``lost``: the kind of a fault that only a restart can mend, for example a deleted file. Then
      nothing is stored any more.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self.written_at: float | None = None
        self.failed_at: float | None = None
        self.code: str | None = None
        self.lost: str | None = None
        self.failures = 0

    def written(self) -> None:
        """Reports that a write is durable."""
        self.written_at = self._clock()

    def failed(self, failure: MandalaError) -> None:
        """Reports that the database could not read or write."""
        self.failed_at, self.code = self._clock(), str(failure.args[0])
        self.failures += 1

    def lose(self, code: str) -> None:
        """Reports a fault that only a restart can mend."""
        self.lost = self.lost or code

    def age(self) -> float | None:
        """Returns the seconds since the last durable write, None before the first."""
        return None if self.written_at is None else self._clock() - self.written_at

    def fault(self, within_s: float) -> str | None:
        """Returns the kind of the fault of the last ``within_s`` seconds, None if there was none."""
        if self.lost:
            return self.lost
        if self.failed_at is not None and self._clock() - self.failed_at < within_s:
            return self.code
        return None
