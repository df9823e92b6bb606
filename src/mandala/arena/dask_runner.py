"""Runs pairs on a Dask cluster (extra ``cluster``).

A task plays one pair. Its result depends on the plan and the pair, and with a time limit also on
the speed of the machine. So if a worker machine dies, the scheduler runs its tasks elsewhere. Each task has its own key and returns once.
"""

import contextlib
import functools
import itertools
import threading
import uuid
from collections.abc import Iterator
from typing import Any, Final

from mandala.arena.dask_client import connect, distributed, result_of
from mandala.arena.errors import ArenaError, as_arena_error
from mandala.arena.local_runner import PairResults
from mandala.arena.pairs import MatchPlan, PairJob, PairResult, close_players, play_pair
from mandala.arena.tournament import Runner
from mandala.players.player import Player
from mandala.records.errors import MandalaError

_AHEAD: Final = 2  # tasks per worker thread: one that runs and one that waits

# On a worker: sets of players that wait for their next pair, by run; and the runs that are over.
_idle_players: dict[str, list[list[Player]]] = {}
_ended_runs: set[str] = set()
_lock: Final = threading.Lock()


def cluster_runner(address: str) -> Runner:
    """Returns a runner for :meth:`Tournament.play` on the cluster of this scheduler."""
    return functools.partial(_play_on_cluster, address)


def _play_on_cluster(address: str, plan: MatchPlan, jobs: Iterator[PairJob]) -> PairResults:
    run = uuid.uuid4().hex
    with connect(address) as client:
        try:
            _prepare_workers(client, plan, run)
            yield from _results(client, plan, jobs, run)
        finally:
            with contextlib.suppress(Exception):  # a worker may have left
                client.run(_end_run, run, on_error="ignore")


def _results(
    client: Any, plan: MatchPlan, jobs: Iterator[PairJob], run: str
) -> Iterator[PairResult]:
    def submit(job: PairJob) -> Any:
        key = f"mandala-arena-{run}-{job.index}"
        return client.submit(_play_on_worker, run, plan, job, key=key, pure=False)

    at_first = itertools.islice(jobs, _room(client, 0))
    under_way = distributed().as_completed(map(submit, at_first), loop=client.loop)
    for future in under_way:
        try:
            pair: PairResult = result_of(future, ArenaError)
        except MandalaError as error:
            raise as_arena_error(error) from None
        future.release()
        for job in itertools.islice(jobs, _room(client, under_way.count())):
            under_way.add(submit(job))
        yield pair


def _prepare_workers(client: Any, plan: MatchPlan, run: str) -> None:
    """Makes the players on every worker, so that misuse shows before the first game.

    Raises :class:`MandalaError` if a player cannot be made.
    """
    prepared = [
        client.submit(
            _prepare,
            run,
            plan,
            key=f"mandala-arena-{run}-prepare-{number}",
            workers=[worker],
            allow_other_workers=True,  # the chosen worker may die before it starts
            pure=False,
        )
        for number, worker in enumerate(client.nthreads())
    ]
    for future in prepared:
        result_of(future, ArenaError)


def _room(client: Any, under_way: int) -> int:
    """Returns how many more tasks to submit; workers may have come or gone."""
    threads: int = sum(client.nthreads().values())
    return max(0, _AHEAD * max(1, threads) - under_way)


# The functions below run on the workers.


def _prepare(run: str, plan: MatchPlan) -> None:
    """Makes a set of players. Raises :class:`MandalaError` if one cannot be made."""
    players = plan.make_players()
    with _lock:
        _idle_players.setdefault(run, []).append(players)


def _play_on_worker(run: str, plan: MatchPlan, job: PairJob) -> PairResult:
    """Plays with a set of players that no other thread of this worker uses meanwhile.

    Raises :class:`MandalaError` if a player cannot be made.
    """
    with _lock:
        idle = _idle_players.setdefault(run, [])
        players = idle.pop() if idle else None
    players = players or plan.make_players()
    try:
        return play_pair(plan, players, job)
    finally:
        with _lock:
            over = run in _ended_runs
            if not over:
                _idle_players.setdefault(run, []).append(players)
        if over:
            close_players(players)


def _end_run(run: str) -> None:
    """Closes the players of a run. A job that still plays closes its own at its end."""
    with _lock:
        _ended_runs.add(run)
        sets = _idle_players.pop(run, [])
    for players in sets:
        close_players(players)
