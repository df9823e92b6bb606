"""Whom a training is measured against."""

from pathlib import Path

import pytest

from mandala.engine.weights import new_weights, save_weights
from mandala.records.errors import MandalaError
from mandala.training.log import Result
from mandala.training.pool import (
    PREVIOUS,
    Pool,
    default_pool,
    name_of_network,
    network_named,
    previous_snapshot,
)
from mandala.training.run import Training
from mandala.training.schedule import Schedule

SHORT = Schedule(games=192, games_per_batch=64, examples_per_step=128, seed=3)


def no_match(_weights: Path, name: str) -> Result:
    return Result(name, 2, 0.5, (0.0, 1.0))


def test_each_opponent_is_measured_and_networks_with_many_games(tmp_path: Path) -> None:
    file = tmp_path / "other.npz"
    save_weights(file, new_weights(9))
    pool = Pool(["random", f"net:{file}", PREVIOUS], 40, no_match)
    assert pool.others == ["random"]
    training = Training(tmp_path / "training", SHORT)
    found = []
    for _ in training.batches():
        training.save()
        training.keep_snapshot()
        found.append(pool.measure(training, cores=2))
    names = [[result.against for result in results] for results in found]
    assert names[0] == ["random", f"net:{file}"]  # nothing was measured before
    assert names[1] == names[2] == ["random", f"net:{file}", PREVIOUS]
    assert [result.games for result in found[2]] == [2, 40, 40]
    assert found[2] == pool.measure(training, cores=1)


def test_the_previous_snapshot_is_the_last_one_before_now(tmp_path: Path) -> None:
    training = Training(tmp_path, SHORT)
    snapshots = []
    for _ in training.batches():
        before = previous_snapshot(training)
        assert before == (snapshots[-1] if snapshots else None)
        snapshots.append(training.keep_snapshot())
        assert previous_snapshot(training) == before
        (tmp_path / "snapshots" / "best.npz").touch()  # somebody's own file is left alone


def test_networks_are_called_by_name_or_file(tmp_path: Path) -> None:
    file = tmp_path / "some.npz"
    save_weights(file, new_weights(9))
    for name in (str(file), f"net:{file}"):
        assert (network_named(name).colour == new_weights(9).colour).all()
        assert name_of_network(name) == f"net:{file}"
    assert name_of_network("net") == "net"
    with pytest.raises(MandalaError, match="no weights"):
        Pool([f"net:{tmp_path}"], 40, no_match)


def test_the_default_pool_has_a_player_and_the_training_itself() -> None:
    assert {"greedy", PREVIOUS} <= set(default_pool()) <= {"greedy", "net", PREVIOUS}
