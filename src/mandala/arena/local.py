"""Pairs played on this machine: in this process, or in several that may die without harm.

Every source of results takes tasks as it has room for them, gives each one back once, in any
order, and cleans up when it is closed.
"""

import contextlib
import multiprocessing
import os
import signal
import threading
import traceback
from collections import Counter, deque
from collections.abc import Generator, Iterator
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Final

from mandala.arena.errors import ArenaError
from mandala.arena.interrupts import ctrl_c_ignored_by_children
from mandala.arena.pairs import PairPlayed, PairTask, Plan, close_players, play_pair
from mandala.locales.saying import Saying, say
from mandala.records.errors import MandalaError

MOST_DEATHS: Final = 3  # of workers over one and the same pair, before the run gives up
_LEAVE_SECONDS: Final = 5.0

# A source of results: pairs in any order, each task once; to be closed.
Pairs = Generator[PairPlayed, None, None]

_SPAWN: Final = multiprocessing.get_context("spawn")  # forking a process with threads is not safe


def play_here(plan: Plan, tasks: Iterator[PairTask]) -> Pairs:
    """Play in this process, one pair after the other."""
    players = plan.make_players()
    try:
        for task in tasks:
            try:
                pair = play_pair(plan, players, task)
            except Exception as error:
                raise ArenaError("arena-broke-down", why=_defect(error)) from error
            yield pair
    finally:
        close_players(players)


@dataclass(frozen=True, slots=True)
class _Ready:
    """A worker has all its players."""


@dataclass(frozen=True, slots=True)
class _Refused:
    """A worker cannot play: one line for the person, and the traceback if it is our fault."""

    said: Saying
    details: str = ""


class _Worker:
    """A process with its own players, and the pair it is busy with."""

    def __init__(self, plan: Plan) -> None:
        self.connection, theirs = _SPAWN.Pipe()
        self.process: SpawnProcess = _SPAWN.Process(target=_work, args=(theirs, plan), daemon=True)
        with ctrl_c_ignored_by_children():
            self.process.start()
        theirs.close()  # so that the worker's death shows as the end of its messages
        self.ready = False
        self.task: PairTask | None = None

    def end(self, at_once: bool) -> None:
        with contextlib.suppress(OSError):
            self.connection.send(None)
        self.connection.close()
        if not at_once:
            self.process.join(_LEAVE_SECONDS)
        self.process.kill()
        self.process.join()


def play_in_processes(plan: Plan, tasks: Iterator[PairTask], jobs: int) -> Pairs:
    """Play in ``jobs`` processes. A pair whose process dies is played again by another.

    No pair begins before every process has its players, so misuse shows before the first game.
    """
    again: deque[PairTask] = deque()
    deaths: Counter[PairTask | None] = Counter()
    workers: list[_Worker] = []
    finished = False

    def hand_out(worker: _Worker) -> None:
        worker.task = again.popleft() if again else next(tasks, None)
        if worker.task is not None:
            with contextlib.suppress(OSError):  # its death is noticed where messages are read
                worker.connection.send(worker.task)

    def replace(worker: _Worker) -> None:
        deaths[worker.task] += 1
        if deaths[worker.task] >= MOST_DEATHS:
            raise ArenaError("arena-keeps-dying", times=MOST_DEATHS, code=str(_exit_code(worker)))
        if worker.task is not None:
            again.append(worker.task)
        worker.end(at_once=True)
        workers.remove(worker)
        workers.append(_Worker(plan))

    try:
        workers.extend(_Worker(plan) for _ in range(jobs))
        while not all(worker.ready for worker in workers):
            for worker in _talking(workers):
                if _receive(worker, MandalaError) is None:
                    replace(worker)
        while True:
            for worker in workers:
                if worker.ready and worker.task is None:
                    hand_out(worker)
            if not again and all(worker.task is None for worker in workers):
                break
            for worker in _talking(workers):
                match _receive(worker, ArenaError):
                    case PairPlayed() as pair:
                        worker.task = None
                        yield pair
                    case _Ready():
                        deaths[None] = 0  # a new one has come up: whatever it was has passed
                    case None:
                        replace(worker)
        finished = True
    finally:
        for worker in workers:
            worker.end(at_once=not finished)


def _talking(workers: list[_Worker]) -> list[_Worker]:
    ready = wait([worker.connection for worker in workers])
    return [worker for worker in workers if worker.connection in ready]


def _receive(worker: _Worker, refusal: type[MandalaError]) -> PairPlayed | _Ready | None:
    """The worker's next message; None if it died. Raises ``refusal`` if it cannot play.

    A player that cannot be had is misuse at first, and a failure once games were played.
    """
    try:
        message = worker.connection.recv()
    except (EOFError, OSError):
        return None
    if isinstance(message, _Refused):
        if not message.details:
            raise refusal(message.said.key, **message.said.values)
        defect = ArenaError(message.said.key, **message.said.values)
        defect.add_note(message.details)
        raise defect
    if isinstance(message, _Ready):
        worker.ready = True
    assert isinstance(message, PairPlayed | _Ready)
    return message


def _exit_code(worker: _Worker) -> int | None:
    worker.process.join(1)
    return worker.process.exitcode


def _work(connection: "Connection[object, object]", plan: Plan) -> None:
    """The life of a worker process: make the players, play what comes, leave at None."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent to handle
    threading.Thread(target=_leave_with_parent, daemon=True).start()
    try:
        players = plan.make_players()
        connection.send(_Ready())
        try:
            while (task := connection.recv()) is not None:
                assert isinstance(task, PairTask)
                connection.send(play_pair(plan, players, task))
        finally:
            close_players(players)
    except (EOFError, BrokenPipeError):
        return
    except MandalaError as error:
        connection.send(_Refused(error.said))
    except Exception as error:  # a defect: hand it on, with where it happened
        said = say("arena-broke-down", why=_defect(error))
        connection.send(_Refused(said, traceback.format_exc()))


def _defect(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"


def _leave_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
