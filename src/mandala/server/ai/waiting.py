"""Who waits for the AI: a bounded line in which nobody takes up more than a share."""

import asyncio
import contextlib
from collections import Counter, deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, Literal

from mandala.server.ai.wire import HINTS, Advise, Advised, Chosen, Task

MOST_WAITING: Final = 200  # tasks in the line
MOST_PER_OWNER: Final = 3  # tasks of one person, waiting or in work

State = Literal["warming_up", "queued", "thinking", "again"]


class Busy(Exception):
    """The line is full, or this person has enough in it: try again a little later."""


@dataclass(eq=False)
class Job:
    """One question; it counts for its owner as long as it waits or a worker is at it."""

    task: Task | Advise
    owner: str
    tell: Callable[[State], None]
    answer: "asyncio.Future[Chosen | Advised]"
    attempts: int = 0
    in_work: bool = False
    counted: bool = True

    @property
    def needs(self) -> str:
        """What the worker must have loaded for it."""
        return self.task.player if isinstance(self.task, Task) else HINTS


@dataclass
class Line:
    """First come, first served; a job whose worker was lost comes first again."""

    _waiting: deque[Job] = field(default_factory=deque)
    _changed: asyncio.Condition = field(default_factory=asyncio.Condition)
    _owners: Counter[str] = field(default_factory=Counter)

    def __len__(self) -> int:
        return len(self._waiting)

    async def answered(self, job: Job) -> Chosen | Advised:
        """Wait in line, then for the answer. Raises :class:`Busy` at once if there is no room."""
        if len(self) >= MOST_WAITING or self._owners[job.owner] >= MOST_PER_OWNER:
            raise Busy
        self._owners[job.owner] += 1
        if self._waiting:
            job.tell("queued")
        try:
            await self.put(job)
            return await job.answer
        finally:
            with contextlib.suppress(ValueError):
                self._waiting.remove(job)  # whoever asked has gone: it shall not take up room
            if not job.in_work:
                self._uncount(job)

    async def put(self, job: Job, *, first: bool = False) -> None:
        async with self._changed:
            if first:
                self._waiting.appendleft(job)
            else:
                self._waiting.append(job)
            self._changed.notify()

    async def next(self, may_leave: Callable[[], bool]) -> Job | None:
        """Whoever waits first; None if nobody does and the worker has something else to do."""
        async with self._changed:
            while True:
                while self._waiting:
                    job = self._waiting.popleft()
                    if not job.answer.done():  # the asker may have gone
                        job.in_work = True
                        return job
                if may_leave():
                    return None
                await self._changed.wait()

    async def look_again(self) -> None:
        """Have every worker that waits look again whether it may leave."""
        async with self._changed:
            self._changed.notify_all()

    def done(self, job: Job) -> None:
        """A worker is no longer at it."""
        job.in_work = False
        if job.answer.cancelled():  # whoever asked went meanwhile, yet it took its share
            self._uncount(job)

    def clear(self) -> None:
        """Send everybody away."""
        for job in self._waiting:
            job.answer.cancel()

    def _uncount(self, job: Job) -> None:
        if not job.counted:
            return
        job.counted = False
        self._owners[job.owner] -= 1
        if not self._owners[job.owner]:
            del self._owners[job.owner]
