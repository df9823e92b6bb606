"""The queue of requests to the AI: bounded, and fair between people.

Moves of games come before hints, hints before analyses. Within each kind, the person who has used
the least AI time lately comes first. So a person who asks often waits for those who ask seldom,
and many hints do not delay a game.
"""

import asyncio
import itertools
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, Literal

from mandala.server.ai.worker_process import Chosen, Found, Request, Sampled

MOST_WAITING: Final = 200  # jobs of each kind in the queue
MOST_PER_OWNER: Final = 3  # jobs of one kind and one person, waiting or running
HALF_LIFE_S: Final = 60.0  # AI time used this long ago counts half
TELL_EVERY_S: Final = 0.5  # the shortest time between two reports of a place

Kind = Literal["move", "hint", "analysis"]
ORDER: Final[dict[Kind, int]] = {"move": 0, "hint": 1, "analysis": 2}
State = Literal["warming_up", "queued", "thinking", "again"]
OnState = Callable[[State, int | None], None]
"""Called with what a job waits for; with ``queued`` comes its place, 1 for the next one."""


class Busy(Exception):
    """The queue is full, or this person has enough jobs in it."""


@dataclass(eq=False)
class Job:
    """One request. ``on_state`` is called with what it waits for."""

    request: Request
    kind: Kind
    owner: str
    on_state: OnState
    response: "asyncio.Future[Chosen | Found | Sampled]"
    attempts: int = 0
    number: int = 0  # counts the jobs as they arrive
    began: float | None = None  # when a worker took it
    told: int | None = None  # the place that was reported last
    told_at: float = field(default=float("-inf"))


class UsedTime:
    """The AI time of each person, in seconds, where older use counts less and less."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._used: dict[str, tuple[float, float]] = {}  # seconds, and the time of the last change

    def add(self, owner: str, seconds: float) -> None:
        self._used[owner] = (self[owner] + seconds, self._now())
        if len(self._used) > 1_000:
            self._used = {name: used for name, used in self._used.items() if self[name] > 0.001}

    def __getitem__(self, owner: str) -> float:
        seconds, at = self._used.get(owner, (0.0, 0.0))
        return seconds * 0.5 ** ((self._now() - at) / HALF_LIFE_S) if seconds else 0.0


class FairQueue:
    """A job counts for its owner until it is removed or finished.

    A worker takes a job with :meth:`next` and then calls either :meth:`finish` or :meth:`retry`.
    So a job whose caller has gone still counts while a worker is busy with it.
    """

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._waiting: list[Job] = []
        self._in_work: set[Job] = set()
        self._owners: Counter[tuple[Kind, str]] = Counter()
        self._used = UsedTime(now)
        self._usual_s = 0.2  # how long a job takes, a running mean
        self._numbers = itertools.count()
        self._filled = asyncio.Event()

    def __len__(self) -> int:
        return len(self._waiting)

    def place(self, kind: Kind, owner: str) -> int | None:
        """Returns the place of a person's next job of a kind; None if none waits."""
        for place, job in enumerate(self._in_order(), start=1):
            if (job.kind, job.owner) == (kind, owner):
                return place
        return None

    async def submit(self, job: Job) -> Chosen | Found | Sampled:
        """Queues a job and returns its response. Raises :class:`Busy` at once if there is no room."""
        share = (job.kind, job.owner)
        waiting = sum(other.kind == job.kind for other in self._waiting)
        if waiting >= MOST_WAITING or self._owners[share] >= MOST_PER_OWNER:
            raise Busy
        self._owners[share] += 1
        job.number = next(self._numbers)
        self._waiting.append(job)
        self._tell_places()
        self._filled.set()
        try:
            return await job.response
        finally:
            if job in self._waiting:  # the caller was cancelled
                self._waiting.remove(job)
                self._release(job)

    async def next(self, has_other_work: Callable[[], bool]) -> Job | None:
        """Takes the job that comes first. Returns None if no job waits and the worker has other
        work."""
        while not self._waiting:
            if has_other_work():
                return None
            self._filled.clear()
            await self._filled.wait()
        job = self._in_order()[0]
        self._waiting.remove(job)
        job.began = self._now()
        self._in_work.add(job)
        self._tell_places()
        return job

    def wake(self) -> None:
        """Lets every worker that waits look again whether it has other work."""
        self._filled.set()

    def retry(self, job: Job) -> None:
        """Puts a job back, unless its caller has gone. It keeps its number, so it comes before the
        later jobs of its owner."""
        if job.response.done():
            self.finish(job)
            return
        self._in_work.discard(job)
        job.began = None  # a lost worker is not the owner's fault
        self._waiting.append(job)
        self._filled.set()

    def finish(self, job: Job) -> None:
        """Counts a job for its owner no longer, but the time it took."""
        self._in_work.discard(job)
        if job.began is not None:
            took = self._now() - job.began
            self._used.add(job.owner, took)
            self._usual_s += (took - self._usual_s) / 10
        self._release(job)

    def cancel_all(self) -> None:
        """Cancels the calls that wait."""
        for job in self._waiting:
            job.response.cancel()

    def _release(self, job: Job) -> None:
        share = (job.kind, job.owner)
        self._owners[share] -= 1
        if not self._owners[share]:
            del self._owners[share]

    def _in_order(self) -> list[Job]:
        """Returns the waiting jobs, the next one first.

        The second waiting job of a person counts as if the first were done. So the jobs of people
        who asked equally much alternate.
        """
        now = self._now()
        used: dict[str, float] = {job.owner: self._used[job.owner] for job in self._waiting}
        for job in self._in_work:
            if job.owner in used and job.began is not None:
                used[job.owner] += now - job.began
        nth: Counter[tuple[Kind, str]] = Counter()
        keys: dict[Job, tuple[int, float, int]] = {}
        for job in sorted(self._waiting, key=lambda job: job.number):
            share = (job.kind, job.owner)
            expected = used[job.owner] + nth[share] * self._usual_s
            keys[job] = (ORDER[job.kind], expected, job.number)
            nth[share] += 1
        return sorted(self._waiting, key=keys.__getitem__)

    def _tell_places(self) -> None:
        """Reports its place to each waiting job, if others come first or its place has changed."""
        now = self._now()
        for place, job in enumerate(self._in_order(), start=1):
            first_news = job.told is None and place > 1
            other_news = job.told not in (None, place) and now - job.told_at >= TELL_EVERY_S
            if first_news or other_news:
                job.told, job.told_at = place, now
                job.on_state("queued", place)
