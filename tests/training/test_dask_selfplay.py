"""Self-play on a real Dask cluster: the same weights as here, even if a worker dies."""

from collections.abc import Sequence
from pathlib import Path
from threading import Timer

import numpy as np
import pytest

from mandala.engine.eval.network_weights import new_weights
from mandala.records.errors import MandalaError
from mandala.training.dask_selfplay import cluster_backend
from mandala.training.run import Training
from mandala.training.schedule import Schedule
from mandala.training.selfplay import Examples, Part
from support.dask import dask_cluster

SHORT = Schedule(games=256, games_per_batch=64, examples_per_step=128, seed=3)


def test_cluster_with_a_killed_worker_trains_the_same_weights(
    tmp_path: Path,
) -> None:
    with dask_cluster(tmp_path) as (address, workers), cluster_backend(address) as playing:

        def playing_while_a_worker_dies(parts: Sequence[Part]) -> list[Examples]:
            if workers[0].poll() is None and parts[0].number >= 2 * len(parts):
                Timer(0.05, workers[0].kill).start()
            return playing(parts)

        for number, exploit in enumerate((None, new_weights(8))):
            here = Training(tmp_path / f"here-{number}", SHORT, exploit=exploit)
            for _ in here.batches():
                pass
            there = Training(tmp_path / f"there-{number}", SHORT, exploit=exploit)
            for _ in there.batches(playing=playing_while_a_worker_dies):
                pass
            assert there.counted.decisions == here.counted.decisions
            for one, other in zip(here.weights, there.weights, strict=True):
                assert np.array_equal(one, other)
        assert workers[0].poll() is not None, "a worker was killed in the middle"


def test_a_cluster_that_is_not_there_is_told_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mandala.arena.dask_client.CONNECT_SECONDS", 0.2)
    with (
        pytest.raises(MandalaError, match=r"there is no Dask scheduler at 127\.0\.0\.1:9: "),
        cluster_backend("127.0.0.1:9"),
    ):
        pass
