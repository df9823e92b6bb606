"""The one thread that writes to a SQLite file, many operations per commit."""

import asyncio
import contextlib
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from mandala.server.storage import failures
from mandala.server.storage.database import Answer, Operation
from mandala.server.storage.hub import Hub
from mandala.server.storage.interface import Changed, ChangesMissed
from mandala.server.storage.sqlite_file import connect
from mandala.server.storage.sqlite_transaction import SqliteTransaction

MOST_PER_COMMIT: Final = 500
LOOK_FOR_OTHERS_S: Final = 1.0


@dataclass(slots=True)
class Job:
    operation: Operation[Any]
    answer: asyncio.Future[Any]


@dataclass(slots=True)
class Outcome:
    job: Job
    value: Any = None
    error: Exception | None = None


class Writer(threading.Thread):
    """Takes operations from the event loop, commits them together, then answers.

    Each operation runs behind a savepoint: one that fails leaves nothing and does not fail the
    others. Answers and changes are handed to the loop after the commit, never before.
    """

    def __init__(self, file: Path, loop: asyncio.AbstractEventLoop, hub: Hub) -> None:
        super().__init__(name="mandala-sqlite-writer", daemon=True)
        self._connection = connect(file)
        self._loop = loop
        self._hub = hub
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._version = self._data_version()

    async def submit(self, operation: Operation[Answer]) -> Answer:
        """The operation's answer, once it is durable. Not to be called after :meth:`stop`."""
        answer: asyncio.Future[Answer] = self._loop.create_future()
        self._jobs.put(Job(operation, answer))
        return await answer

    def stop(self) -> None:
        """Commit what was submitted, then end. Blocks; not to be called in the loop's thread."""
        self._jobs.put(None)
        self.join()
        self._connection.close()

    def run(self) -> None:
        going_on = True
        while going_on:
            jobs, going_on = self._next_jobs()
            if jobs:
                self._hand_over(*self._commit(jobs))
            self._look_for_others()

    def _next_jobs(self) -> tuple[list[Job], bool]:
        """What waits now, at least one unless none comes for a while; and whether to go on."""
        jobs: list[Job] = []
        try:
            job = self._jobs.get(timeout=LOOK_FOR_OTHERS_S)
            while job is not None and len(jobs) < MOST_PER_COMMIT - 1:
                jobs.append(job)
                job = self._jobs.get_nowait()
        except queue.Empty:
            return jobs, True
        if job is not None:
            jobs.append(job)
        return jobs, job is not None

    def _commit(self, jobs: Sequence[Job]) -> tuple[list[Outcome], dict[str, int]]:
        """Carry out the jobs in one transaction; what each came to, and which tables changed."""
        transaction = SqliteTransaction(self._connection)
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            outcomes = [self._attempt(job, transaction) for job in jobs]
            self._connection.execute("COMMIT")
        except Exception as error:  # all are told; this thread must go on
            self._roll_back()
            return [Outcome(job, error=_shown(error)) for job in jobs], {}
        return outcomes, transaction.changes

    def _attempt(self, job: Job, transaction: SqliteTransaction) -> Outcome:
        self._connection.execute("SAVEPOINT job")
        try:
            outcome = Outcome(job, value=job.operation(transaction))
        except Exception as error:  # whatever it is belongs to the caller, not to this thread
            if not self._connection.in_transaction:  # e.g. the disk is full: all is rolled back
                raise
            self._connection.execute("ROLLBACK TO job")
            outcome = Outcome(job, error=_shown(error))
        self._connection.execute("RELEASE job")
        return outcome

    def _roll_back(self) -> None:
        with contextlib.suppress(sqlite3.Error):  # what failed before is what the callers are told
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")

    def _hand_over(self, outcomes: Sequence[Outcome], changes: dict[str, int]) -> None:
        def answer() -> None:
            for outcome in outcomes:
                future = outcome.job.answer
                if future.done():  # whoever asked has gone
                    continue
                if outcome.error is None:
                    future.set_result(outcome.value)
                else:
                    future.set_exception(outcome.error)
            for table_id, seq in changes.items():
                self._hub.publish(Changed(table_id, seq))

        self._to_loop(answer)

    def _look_for_others(self) -> None:
        """Another program may write to the same file (a command, a second server)."""
        try:
            version = self._data_version()
        except sqlite3.Error:
            return  # whoever reads or writes next is told
        if version != self._version:
            self._version = version
            self._to_loop(lambda: self._hub.publish(ChangesMissed()))

    def _data_version(self) -> int:
        """A number that changes when another connection commits, never by our own commits."""
        (version,) = self._connection.execute("PRAGMA data_version").fetchone()
        return int(version)

    def _to_loop(self, call: Callable[[], None]) -> None:
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(call)


def _shown(error: Exception) -> Exception:
    """What the caller is told: nothing the database itself says."""
    return failures.of_sqlite(error) if isinstance(error, sqlite3.Error) else error
