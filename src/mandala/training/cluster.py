"""Games played on a Dask cluster (extra ``cluster``); learning stays here.

A task is one part of a batch, and what it gives is fixed by the part. If a worker machine dies, the
scheduler has its parts played elsewhere, and they come out the same.
"""

import threading
import uuid
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final

import numpy as np

from mandala.engine.clusters import connect, result_of
from mandala.records.errors import MandalaError
from mandala.training.run import Playing
from mandala.training.selfplay import Examples, Part, SelfPlay


class _Rooms(threading.local):
    """On a worker: what each of its threads plays in, by the number of games."""

    def __init__(self) -> None:
        self.by_games: dict[int, SelfPlay] = {}


_rooms: Final = _Rooms()


@contextmanager
def playing_on_cluster(address: str) -> Iterator[Playing]:
    """A way to play for :meth:`Training.batches`: on the cluster whose scheduler is there.

    Raises MandalaError, one line, if there is none or if it fails for good.
    """
    run = uuid.uuid4().hex
    with connect(address) as client:
        yield lambda parts: _play(client, run, parts)


def _play(client: Any, run: str, parts: Sequence[Part]) -> list[Examples]:
    futures = [
        client.submit(_play_on_worker, part, key=f"mandala-train-{run}-{part.number}", pure=False)
        for part in parts
    ]
    try:
        return [result_of(future, MandalaError) for future in futures]
    finally:
        for future in futures:
            future.release()


def _play_on_worker(part: Part) -> Examples:
    rooms = _rooms.by_games
    if part.games not in rooms:
        rooms[part.games] = SelfPlay(part.games)
    return Examples(*(np.copy(made) for made in rooms[part.games].play(part)))
