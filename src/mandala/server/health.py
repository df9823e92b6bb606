"""Whether the server can store what people do now: for monitoring and for load balancers."""

import asyncio
import logging
from typing import Final

from mandala.server.metrics import Metrics
from mandala.server.protocol.http import HealthReport
from mandala.server.server_clock import ServerClock
from mandala.server.storage.base import StorageError
from mandala.server.storage.storage import Storage

logger = logging.getLogger(__name__)

FRESH_S: Final = 1.5  # a durable write this recent proves that writing works
FAULT_S: Final = 4.0  # a failed write counts for so long, even if a smaller one succeeds meanwhile
PROBE_S: Final = 2.0  # how long a write may take until the server counts as failing
BEAT_S: Final = 30.0
SLOW: Final = "database-no-answer"


class Health:
    """Reports the health of a server. ``draining``: it accepts no new visitors."""

    def __init__(self, storage: Storage, clock: ServerClock, metrics: Metrics) -> None:
        self._storage = storage
        self._clock = clock
        self._metrics = metrics
        self._probe: asyncio.Task[None] | None = None
        self.draining = False

    async def report(self) -> HealthReport:
        """Returns whether a write was durable just now; writes a heartbeat if none was.

        Sets the metrics to the same.
        """
        fault = self._storage.health.fault(FAULT_S)
        age = self._storage.health.age()
        if fault is None and (age is None or age > FRESH_S):
            fault = await self._proved()
        self._measure(fault)
        age = self._storage.health.age()
        return HealthReport(
            status="failing" if fault else "ok",
            code=fault,
            written_s_ago=None if age is None else round(age, 1),
            clock=self._clock.state,
        )

    async def beat(self) -> None:
        """Writes a heartbeat at regular times, until cancelled."""
        while True:
            await self._proved()
            await asyncio.sleep(BEAT_S)

    async def _proved(self) -> str | None:
        """Writes a heartbeat; returns the kind of fault if that fails or takes too long.

        Callers at the same time share one write, so that asking often costs nothing.
        """
        if self._probe is None or self._probe.done():
            self._probe = asyncio.create_task(self._write())
        await asyncio.wait([self._probe], timeout=PROBE_S)
        fault = self._storage.health.fault(FAULT_S)
        return fault or (None if self._probe.done() else SLOW)

    async def _write(self) -> None:
        try:
            await self._storage.put_heartbeat(self._clock.heartbeat())
        except StorageError as failure:
            if failure.args[0] != self._storage.health.code:
                self._storage.health.failed(failure)

    def _measure(self, fault: str | None) -> None:
        self._metrics.storage_up.set(fault is None)
        self._metrics.storage_age_s.set(self._storage.health.age() or 0)
        self._metrics.storage_failures.set(self._storage.health.failures)
        self._metrics.clock_offset_s.set(self._clock.offset / 1000)
        self._metrics.clock_trusted.set(self._clock.trusted)
