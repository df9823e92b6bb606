"""The one task of an instance that writes to PostgreSQL, many operations per commit.

PostgreSQL lets transactions that notify commit one after the other, each with its sync to the
disk. Committing together pays for that once.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncEngine

from mandala.server.storage import failures
from mandala.server.storage.database import Answer, Operation
from mandala.server.storage.postgres_connection import FAILURES, PostgresTransaction, was_lost
from mandala.server.storage.postgres_listener import changes, notify

MOST_PER_COMMIT: Final = 100


@dataclass(slots=True)
class Job:
    key: str | None
    operation: Operation[Any]
    answer: asyncio.Future[Any]


@dataclass(slots=True)
class Outcome:
    value: Any = None
    error: Exception | None = None


class Writer:
    """Takes operations, commits them together, then answers."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._jobs: asyncio.Queue[Job | None] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def submit(self, key: str | None, operation: Operation[Answer]) -> Answer:
        """The operation's answer, once it is durable. For ``key`` see ``DatabaseStorage``. Not to
        be called after :meth:`stop`."""
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait(Job(key, operation, answer))
        return await answer

    async def stop(self) -> None:
        """Commit what was submitted, then end."""
        self._jobs.put_nowait(None)
        if self._task:
            await self._task

    async def _run(self) -> None:
        going_on = True
        while going_on:
            jobs, going_on = await self._next_jobs()
            for alone in (job for job in jobs if job.key is None):
                await self._commit([alone])
            together = [job for job in jobs if job.key is not None]
            if together:
                await self._commit(sorted(together, key=lambda job: job.key or ""))

    async def _next_jobs(self) -> tuple[list[Job], bool]:
        """What waits now, at least one; and whether to go on afterwards."""
        jobs: list[Job] = []
        job = await self._jobs.get()
        while job is not None:
            jobs.append(job)
            if self._jobs.empty() or len(jobs) == MOST_PER_COMMIT:
                return jobs, True
            job = self._jobs.get_nowait()
        return jobs, False

    async def _commit(self, jobs: Sequence[Job], again: bool = False) -> None:
        try:
            async with self._engine.begin() as connection:
                outcomes = await connection.run_sync(_attempt_all, jobs)
        except _FailedHalfway as halfway:
            if halfway.lost and not again:  # nothing was committed: try it on a new connection
                await self._commit(jobs, again=True)
                return
            if len(jobs) > 1:  # nothing of them is stored: let each stand for itself
                for job in jobs:
                    await self._commit([job])
                return
            outcomes = [Outcome(error=halfway.error)]
        except FAILURES as error:  # the database is gone, or the commit failed
            failure = failures.of_postgresql(error)
            outcomes = [Outcome(error=failure) for _ in jobs]
        except Exception as error:  # all are told; this task must go on
            outcomes = [Outcome(error=error) for _ in jobs]
        for job, outcome in zip(jobs, outcomes, strict=True):
            if job.answer.done():  # whoever asked has gone
                continue
            if outcome.error is None:
                job.answer.set_result(outcome.value)
            else:
                job.answer.set_exception(outcome.error)


class _FailedHalfway(Exception):
    """A job failed so that the transaction it shares cannot be committed.

    ``lost``: because the connection had died.
    """

    def __init__(self, error: Exception, *, lost: bool = False) -> None:
        self.error = error
        self.lost = lost


def _attempt_all(connection: Connection, jobs: Sequence[Job]) -> list[Outcome]:
    transaction = PostgresTransaction(connection)
    outcomes = [_attempt(job, transaction) for job in jobs]
    if transaction.changes:
        notify(connection, changes(transaction.changes))
    return outcomes


def _attempt(job: Job, transaction: PostgresTransaction) -> Outcome:
    """Carry out one job. Operations check before they write, so a refusal leaves nothing behind;
    a savepoint would do the same at the price of two more round trips for every job."""
    writes = transaction.writes
    try:
        return Outcome(value=job.operation(transaction))
    except FAILURES as error:
        lost = was_lost(error)
        raise _FailedHalfway(failures.of_postgresql(error), lost=lost) from None
    except Exception as error:  # whatever it is belongs to the caller, not to this task
        if transaction.writes > writes:
            raise _FailedHalfway(error) from None
        return Outcome(error=error)
