"""Opponents of a training, and when it is evaluated against them."""

from dataclasses import replace
from pathlib import Path

import pytest

from mandala.engine.eval.network_weights import new_weights, save_weights
from mandala.records.errors import MandalaError
from mandala.training.evaluation import (
    Evaluator,
    MatchSettings,
    Opponents,
    default_opponents,
    name_of_network,
    network_named,
    previous_snapshot,
)
from mandala.training.learning_curve import can_draw
from mandala.training.metrics_log import PREVIOUS, read_log
from mandala.training.run import Training
from mandala.training.schedule import Schedule

SHORT = Schedule(games=192, games_per_batch=64, examples_per_step=128, seed=3)


SETTINGS = MatchSettings(network_games=40, arena_games=2, network_seed=3, arena_seed=-4, cores=2)


def test_each_opponent_is_played_and_networks_with_many_games(tmp_path: Path) -> None:
    file = tmp_path / "other.npz"
    save_weights(file, new_weights(9))
    opponents = Opponents(["random", f"net:{file}", PREVIOUS], SETTINGS)
    training = Training(tmp_path / "training", SHORT)
    found = []
    for _ in training.batches():
        training.save()
        training.keep_snapshot()
        found.append(opponents.play(training.weights_file, previous_snapshot(training)))
    names = [[score.against for score in scores] for scores in found]
    assert names[0] == ["random", f"net:{file}"]  # no snapshot before the first
    assert names[1] == names[2] == ["random", f"net:{file}", PREVIOUS]
    assert [score.games for score in found[2]] == [2, 40, 40]
    on_one_core = Opponents(opponents.names, replace(SETTINGS, cores=1))
    assert found[2] == on_one_core.play(training.weights_file, previous_snapshot(training))


def test_evaluator_runs_once_when_due_and_draws(tmp_path: Path) -> None:
    training = Training(tmp_path, SHORT)
    evaluator = Evaluator(training, Opponents(["random"], SETTINGS), every=128, png=False)
    assert evaluator.run_if_due() is None  # nothing is trained yet
    games = []
    for _ in training.batches():
        point = evaluator.run_if_due()
        games += [point.games] if point else []
        assert evaluator.run_if_due() is None  # done already
    assert games == [128, 192]  # every second batch, and the last one
    assert [point.games for point in read_log(tmp_path)] == games
    assert (tmp_path / "curve.svg").exists() == can_draw()


def test_previous_snapshot_is_the_last_one_before_now(tmp_path: Path) -> None:
    training = Training(tmp_path, SHORT)
    snapshots: list[Path] = []
    for _ in training.batches():
        before = previous_snapshot(training)
        assert before == (snapshots[-1] if snapshots else None)
        snapshots.append(training.keep_snapshot())
        assert previous_snapshot(training) == before
        (tmp_path / "snapshots" / "best.npz").touch()  # a file with another name is ignored


def test_networks_are_found_by_name_or_file(tmp_path: Path) -> None:
    file = tmp_path / "some.npz"
    save_weights(file, new_weights(9))
    for name in (str(file), f"net:{file}"):
        assert (network_named(name).colour == new_weights(9).colour).all()
        assert name_of_network(name) == f"net:{file}"
    assert name_of_network("net") == "net"
    with pytest.raises(MandalaError, match="no weights"):
        Opponents([f"net:{tmp_path}"], SETTINGS)
    with pytest.raises(MandalaError, match="no player"):
        Opponents(["grandmaster"], SETTINGS)


def test_default_opponents_with_and_without_the_shipped_network(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert default_opponents() == ("greedy", "net", PREVIOUS)

    def refuse() -> None:
        raise MandalaError("no-weights", file="shipped")

    monkeypatch.setattr("mandala.training.evaluation.shipped_weights", refuse)
    assert default_opponents() == ("greedy", PREVIOUS)
