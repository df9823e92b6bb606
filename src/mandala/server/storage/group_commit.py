"""Group commit: operations that wait are committed together, then their callers get the results.

The backends share this part. A backend subclasses :class:`GroupCommit` and runs a writer, which is
a thread or a task. The writer repeats three steps: it takes a batch with
:meth:`~GroupCommit.next_batch`, commits it, and passes the results to :meth:`~GroupCommit.answer`.
"""

import abc
import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

from mandala.server.storage.base import Change, StorageUnavailable
from mandala.server.storage.health import StorageHealth
from mandala.server.storage.queries import Transaction

Answer = TypeVar("Answer")
Operation = Callable[[Transaction], Answer]


@dataclass(slots=True)
class Job:
    """An operation that waits for its commit. For ``key`` see ``Storage._write``."""

    key: str | None
    operation: Operation[Any]
    answer: asyncio.Future[Any]


@dataclass(slots=True)
class JobResult:
    """The value or the error of a job, and the changes it publishes. ``wrote``: it changed rows."""

    value: Any = None
    error: Exception | None = None
    changes: list[Change] = field(default_factory=list)
    wrote: bool = False


class GroupCommit(abc.ABC):
    """Collects jobs from the event loop and answers them there."""

    def __init__(self, most_per_commit: int, health: StorageHealth) -> None:
        """Must be called inside the event loop. ``health`` gets the outcome of each commit."""
        self._health = health
        self._loop = asyncio.get_running_loop()
        self._most_per_commit = most_per_commit
        self._waiting: deque[Job] = deque()
        self._stopping = False

    @abc.abstractmethod
    def _wake(self) -> None:
        """Makes the writer look for jobs."""

    @abc.abstractmethod
    async def stop(self) -> None:
        """Commits what was submitted, then ends the writer."""

    async def submit(self, key: str | None, operation: Operation[Answer]) -> Answer:
        """Returns the operation's result when it is durable. Not to be called after `stop`."""
        answer: asyncio.Future[Answer] = self._loop.create_future()
        self._waiting.append(Job(key, operation, answer))
        self._wake()
        return await answer

    def next_batch(self) -> list[Job]:
        """Takes the jobs to commit together, in the order of their keys; empty if none waits.

        A job without a key is alone in its batch. The writer may call this in its own thread.
        """
        batch: list[Job] = []
        while self._waiting and len(batch) < self._most_per_commit:
            if batch and self._waiting[0].key is None:
                break
            batch.append(self._waiting.popleft())
            if batch[-1].key is None:
                break
        return sorted(batch, key=lambda job: job.key or "")

    def answer(self, batch: Sequence[Job], results: Sequence[JobResult]) -> None:
        """Gives each caller its result. Must be called in the event loop."""
        self._report(results)
        for job, result in zip(batch, results, strict=True):
            if job.answer.done():  # the caller was cancelled
                continue
            if result.error is None:
                job.answer.set_result(result.value)
            else:
                job.answer.set_exception(result.error)

    def _report(self, results: Sequence[JobResult]) -> None:
        if any(result.wrote and result.error is None for result in results):
            self._health.written()
        for result in results:
            if isinstance(result.error, StorageUnavailable) and result.error.affects_all:
                self._health.failed(result.error)
                return
