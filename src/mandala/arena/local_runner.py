"""Runs pairs on this machine: in this process, or in several processes that may die.

A runner takes jobs as it has room for them, returns each one once, in any order, and cleans up
when it is closed.
"""

import contextlib
import multiprocessing
import os
import signal
import threading
from collections import Counter, deque
from collections.abc import Generator, Iterator
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Final

from mandala.arena.errors import ArenaError, as_arena_error, defect
from mandala.arena.pairs import MatchPlan, PairJob, PairResult, close_players, play_pair
from mandala.arena.signals import children_ignore_sigint
from mandala.records.errors import MandalaError

MOST_DEATHS: Final = 3  # so many workers may die on the same pair; then the run ends
_LEAVE_SECONDS: Final = 5.0

# The results of a runner: pairs in any order, each job once. The caller closes it.
PairResults = Generator[PairResult, None, None]

_SPAWN: Final = multiprocessing.get_context("spawn")  # forking a process with threads is not safe


def run_in_process(plan: MatchPlan, jobs: Iterator[PairJob]) -> PairResults:
    """Plays in this process, one pair after the other.

    Raises :class:`MandalaError` if a player cannot be made, and :class:`ArenaError` for a defect.
    """
    players = plan.make_players()
    try:
        for job in jobs:
            try:
                pair = play_pair(plan, players, job)
            except Exception as error:
                raise defect(error) from error
            yield pair
    finally:
        close_players(players)


@dataclass(frozen=True, slots=True)
class _Ready:
    """Sent by a worker that has all its players."""


class _Worker:
    """A process with its own players, and the job it works on."""

    def __init__(self, plan: MatchPlan) -> None:
        self.connection, theirs = _SPAWN.Pipe()
        self.process: SpawnProcess = _SPAWN.Process(target=_work, args=(theirs, plan), daemon=True)
        with children_ignore_sigint():
            self.process.start()
        theirs.close()  # else recv() would not fail when the worker dies
        self.ready = False
        self.job: PairJob | None = None

    def end(self, at_once: bool) -> None:
        with contextlib.suppress(OSError):
            self.connection.send(None)
        self.connection.close()
        if not at_once:
            self.process.join(_LEAVE_SECONDS)
        self.process.kill()
        self.process.join()


def run_in_processes(plan: MatchPlan, jobs: Iterator[PairJob], processes: int) -> PairResults:
    """Plays in several processes. Another process repeats a pair whose process died.

    No pair begins before every process has its players. Raises :class:`MandalaError` if a player
    cannot be made, and :class:`ArenaError` if processes keep dying, for a programming error, and
    for any failure once games were played.
    """
    again: deque[PairJob] = deque()
    deaths: Counter[PairJob | None] = Counter()  # by job; None: of processes without one
    workers: list[_Worker] = []
    finished = False

    def hand_out(worker: _Worker) -> None:
        worker.job = again.popleft() if again else next(jobs, None)
        if worker.job is not None:
            with contextlib.suppress(OSError):  # _receive finds out that it died
                worker.connection.send(worker.job)

    def replace(worker: _Worker) -> None:
        deaths[worker.job] += 1
        if deaths[worker.job] >= MOST_DEATHS:
            raise ArenaError("arena-keeps-dying", times=MOST_DEATHS, code=str(_exit_code(worker)))
        if worker.job is not None:
            again.append(worker.job)
        worker.end(at_once=True)
        workers.remove(worker)
        workers.append(_Worker(plan))

    try:
        workers.extend(_Worker(plan) for _ in range(processes))
        while not all(worker.ready for worker in workers):
            for worker in _with_messages(workers):
                if _receive(worker, started=False) is None:
                    replace(worker)
        while True:
            for worker in workers:
                if worker.ready and worker.job is None:
                    hand_out(worker)
            if not again and all(worker.job is None for worker in workers):
                break
            for worker in _with_messages(workers):
                match _receive(worker, started=True):
                    case PairResult() as pair:
                        worker.job = None
                        yield pair
                    case _Ready():
                        # A process has started, so earlier deaths without a job no longer count.
                        deaths[None] = 0
                    case None:
                        replace(worker)
        finished = True
    finally:
        for worker in workers:
            worker.end(at_once=not finished)


def _with_messages(workers: list[_Worker]) -> list[_Worker]:
    ready = wait([worker.connection for worker in workers])
    return [worker for worker in workers if worker.connection in ready]


def _receive(worker: _Worker, *, started: bool) -> PairResult | _Ready | None:
    """Returns the worker's next message, or None if it died.

    Raises the error it sent. Once games have ``started``, that is always an :class:`ArenaError`.
    """
    try:
        received = worker.connection.recv()
    except (EOFError, OSError):
        return None
    if isinstance(received, MandalaError):
        raise as_arena_error(received) if started else received
    if isinstance(received, _Ready):
        worker.ready = True
    assert isinstance(received, PairResult | _Ready)
    return received


def _exit_code(worker: _Worker) -> int | None:
    worker.process.join(1)
    return worker.process.exitcode


def _work(connection: "Connection[object, object]", plan: MatchPlan) -> None:
    """Runs in a worker process: makes the players, plays each job, ends at None."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent handles Ctrl-C
    threading.Thread(target=_leave_with_parent, daemon=True).start()
    try:
        players = plan.make_players()
        connection.send(_Ready())
        try:
            while (job := connection.recv()) is not None:
                assert isinstance(job, PairJob)
                connection.send(play_pair(plan, players, job))
        finally:
            close_players(players)
    except (EOFError, BrokenPipeError):
        return
    except MandalaError as error:
        connection.send(error)
    except Exception as error:
        connection.send(defect(error))


def _leave_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
