"""The same pairs on a Dask cluster (extra ``cluster``).

A task is one pair, and what it gives is fixed by the plan. If a worker machine dies, the scheduler
has its tasks done elsewhere; each comes back here once, under its own key.
"""

import contextlib
import functools
import itertools
import threading
import uuid
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from mandala.arena.errors import ArenaError
from mandala.arena.local import Pairs
from mandala.arena.pairs import PairPlayed, PairTask, Plan, close_players, play_pair
from mandala.arena.tournament import Source
from mandala.engine.clusters import connect, distributed, result_of
from mandala.locales.saying import Saying
from mandala.players.protocol import Player
from mandala.records.errors import MandalaError

_AHEAD: Final = 2  # tasks given out per worker thread: one to play, one in hand

# On a worker: sets of players that wait for their next pair, by run.
_idle_players: dict[str, list[list[Player]]] = {}
_idle_lock: Final = threading.Lock()


def cluster(address: str) -> Source:
    """A source of results for :meth:`Tournament.play`: the cluster whose scheduler is there."""
    return functools.partial(_play_on_cluster, address)


def _play_on_cluster(address: str, plan: Plan, tasks: Iterator[PairTask]) -> Pairs:
    run = uuid.uuid4().hex
    with connect(address) as client:
        try:
            _prepare_workers(client, plan, run)
            yield from _results(client, plan, tasks, run)
        finally:
            with contextlib.suppress(Exception):  # whoever is still there tidies up
                client.run(_dismiss, run, on_error="ignore")


def _results(client: Any, plan: Plan, tasks: Iterator[PairTask], run: str) -> Iterator[PairPlayed]:
    def submit(task: PairTask) -> Any:
        key = f"mandala-arena-{run}-{task.index}"
        return client.submit(_play_on_worker, run, plan, task, key=key, pure=False)

    at_first = itertools.islice(tasks, _room(client, 0))
    under_way = distributed().as_completed(map(submit, at_first), loop=client.loop)
    for future in under_way:
        pair = _result(future, ArenaError)
        future.release()
        for task in itertools.islice(tasks, _room(client, under_way.count())):
            under_way.add(submit(task))
        yield pair


def _prepare_workers(client: Any, plan: Plan, run: str) -> None:
    """Have every worker make its players, so that misuse shows before the first game."""
    prepared = [
        client.submit(
            _prepare,
            run,
            plan,
            key=f"mandala-arena-{run}-prepare-{number}",
            workers=[worker],
            allow_other_workers=True,  # else a worker that dies now would be waited for
            pure=False,
        )
        for number, worker in enumerate(client.nthreads())
    ]
    for future in prepared:
        _result(future, MandalaError)


def _room(client: Any, under_way: int) -> int:
    """How many more tasks to give out; workers may have come or gone."""
    threads: int = sum(client.nthreads().values())
    return max(0, _AHEAD * max(1, threads) - under_way)


def _result(future: Any, refusal: type[MandalaError]) -> Any:
    outcome = result_of(future, ArenaError)
    if isinstance(outcome, _Refused):
        raise refusal(outcome.said.key, **outcome.said.values)
    return outcome


# What follows runs on the workers.


@dataclass(frozen=True, slots=True)
class _Refused:
    """The plan cannot be played on this worker; one line for the person."""

    said: Saying


def _prepare(run: str, plan: Plan) -> _Refused | None:
    try:
        players = plan.make_players()
    except MandalaError as error:
        return _Refused(error.said)
    with _idle_lock:
        _idle_players.setdefault(run, []).append(players)
    return None


def _play_on_worker(run: str, plan: Plan, task: PairTask) -> PairPlayed | _Refused:
    """Play with a set of players no other thread of this worker uses meanwhile."""
    with _idle_lock:
        idle = _idle_players.setdefault(run, [])
        players = idle.pop() if idle else None
    try:
        players = players or plan.make_players()
    except MandalaError as error:
        return _Refused(error.said)
    try:
        return play_pair(plan, players, task)
    finally:
        with _idle_lock:
            idle.append(players)


def _dismiss(run: str) -> None:
    """The run is over: free its players."""
    with _idle_lock:
        sets = _idle_players.pop(run, [])
    for players in sets:
        close_players(players)
