"""Self-play on a Dask cluster (extra ``cluster``); learning stays on this machine.

A task plays one part of a batch. Its result depends on the part only, not on the machine. So if a
worker machine dies, the scheduler runs its tasks elsewhere, with the same results.
"""

import threading
import uuid
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final

import numpy as np

from mandala.arena.dask_client import connect, result_of
from mandala.records.errors import MandalaError
from mandala.training.run import SelfPlayBackend
from mandala.training.selfplay import Examples, Part, SelfPlay


class _Buffers(threading.local):
    """On a worker: the buffers of each thread, by the number of games."""

    def __init__(self) -> None:
        self.by_games: dict[int, SelfPlay] = {}


_buffers: Final = _Buffers()


@contextmanager
def cluster_backend(address: str) -> Iterator[SelfPlayBackend]:
    """Opens a self-play backend for :meth:`Training.batches` on the cluster at ``address``.

    Raises MandalaError if the cluster cannot be reached or fails.
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
    buffers = _buffers.by_games
    if part.games not in buffers:
        buffers[part.games] = SelfPlay(part.games)
    return Examples(*(np.copy(made) for made in buffers[part.games].play(part)))
