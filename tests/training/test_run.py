"""Trainings: exact, resumable, and they learn."""

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from mandala.arena import play_match
from mandala.engine.eval.claim_features import CLAIM_INPUTS
from mandala.engine.eval.feature_index import FIRST_CLAIM_INPUT, OWN_INPUTS
from mandala.engine.eval.network_weights import Weights, load_weights, new_weights
from mandala.records.errors import MandalaError
from mandala.training.run import CHECKPOINT, Training
from mandala.training.schedule import Schedule

SHORT = Schedule(games=256, games_per_batch=64, examples_per_step=128, seed=3)


def assert_same(one: Weights, other: Weights) -> None:
    for mine, theirs in zip(one, other, strict=True):
        assert np.array_equal(mine, theirs)


def finish(training: Training) -> None:
    for _ in training.batches():
        training.save()


def test_a_training_interrupted_and_resumed_ends_in_the_same_weights(tmp_path: Path) -> None:
    whole = Training(tmp_path / "whole", SHORT)
    finish(whole)
    broken = Training(tmp_path / "broken", SHORT)
    steps = broken.batches()
    next(steps)
    next(steps)
    broken.save()
    resumed = Training(tmp_path / "broken", SHORT)
    assert resumed.counted.batch == 2
    finish(resumed)
    assert_same(whole.weights, resumed.weights)
    assert resumed.counted.decisions == whole.counted.decisions > 0


def test_the_number_of_cores_does_not_change_the_result(tmp_path: Path) -> None:
    trainings = [Training(tmp_path / f"{cores}", SHORT) for cores in (1, 2, 3)]
    for cores, training in enumerate(trainings, 1):
        for _ in training.batches(cores):
            pass
    assert_same(trainings[0].weights, trainings[1].weights)
    assert_same(trainings[0].weights, trainings[2].weights)


def test_a_plain_training_never_looks_at_promises(tmp_path: Path) -> None:
    plain = Training(tmp_path / "plain", replace(SHORT, plain=True))
    finish(plain)
    seeing = Training(tmp_path / "seeing", SHORT)
    finish(seeing)
    looks = [
        weights.colour[FIRST_CLAIM_INPUT:OWN_INPUTS] for weights in (plain.weights, seeing.weights)
    ]
    reads = [weights.first[-CLAIM_INPUTS:] for weights in (plain.weights, seeing.weights)]
    assert not looks[0].any()
    assert not reads[0].any()
    assert looks[1].all()
    assert plain.weights.colour[:FIRST_CLAIM_INPUT].any()


def test_a_checkpoint_from_before_a_setting_was_known_can_be_resumed(tmp_path: Path) -> None:
    training = Training(tmp_path, SHORT)
    next(training.batches())
    training.save()
    path = tmp_path / CHECKPOINT
    with np.load(path) as file:
        parts = dict(file)
    state = json.loads(str(parts["state"]))
    del state["schedule"]["begun_with"], state["schedule"]["exploited"]
    np.savez(path, **parts | {"state": json.dumps(state)})
    assert Training(tmp_path, SHORT).counted == training.counted


def test_a_training_can_begin_with_given_weights(tmp_path: Path) -> None:
    given = new_weights(77)
    training = Training(tmp_path, SHORT, begin_with=given)
    assert_same(training.weights, given)
    next(training.batches())
    assert not np.array_equal(training.weights.colour, given.colour)
    assert_same(given, new_weights(77))  # a copy has learnt
    training.save()
    with pytest.raises(MandalaError, match=r"other settings \(begun_with\)"):
        Training(tmp_path, SHORT, begin_with=new_weights(78))


def test_saved_weights_can_be_loaded_and_played(tmp_path: Path) -> None:
    """Even a minute of learning beats random moves."""
    training = Training(tmp_path, Schedule(games=2048, games_per_batch=128, seed=2))
    finish(training)
    learned = load_weights(training.weights_file)
    assert not np.array_equal(learned.colour, new_weights(2).colour)
    match = play_match(f"net:{training.weights_file}", "random", games=40, seed=11)
    assert match.score is not None
    assert match.score > 0.8


def test_another_schedule_is_refused_in_one_line(tmp_path: Path) -> None:
    training = Training(tmp_path, SHORT)
    next(training.batches())
    training.save()
    with pytest.raises(MandalaError, match=r"other settings \(seed\)"):
        Training(tmp_path, Schedule(games=256, games_per_batch=64, examples_per_step=128, seed=4))


def test_a_broken_checkpoint_is_refused_in_one_line(tmp_path: Path) -> None:
    (tmp_path / CHECKPOINT).write_bytes(b"half a file")
    with pytest.raises(MandalaError, match="not a checkpoint"):
        Training(tmp_path, SHORT)


def test_a_checkpoint_with_something_missing_is_refused_in_one_line(tmp_path: Path) -> None:
    training = Training(tmp_path, SHORT)
    training.save()
    path = tmp_path / CHECKPOINT
    with np.load(path) as file:
        parts = dict(file)
    for name, other in (
        ("mean_colour", np.zeros((2, 2), np.float32)),
        ("loss", np.zeros(3, np.float32)),
        ("state", np.array("[]")),
        ("state", np.array('"text"')),
    ):
        np.savez(path, **parts | {name: other})
        with pytest.raises(MandalaError, match="not a checkpoint"):
            Training(tmp_path, SHORT)
    with path.open("wb") as single:
        np.save(single, np.zeros(3))
    with pytest.raises(MandalaError, match="not a checkpoint"):
        Training(tmp_path, SHORT)


def test_a_folder_that_cannot_be_is_refused_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(MandalaError, match="cannot be written") as refused:
        Training(tmp_path / "file" / "folder", SHORT)
    assert "\n" not in str(refused.value)


def test_what_cannot_be_saved_is_told_in_one_line(tmp_path: Path) -> None:
    training = Training(tmp_path, SHORT)
    (tmp_path / "weights.npz").mkdir()
    with pytest.raises(MandalaError, match=r"weights\.npz cannot be written"):
        training.save()
