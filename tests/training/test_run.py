"""Trainings: exact, resumable, and they learn."""

from pathlib import Path

import numpy as np
import pytest

from mandala.arena import play_match
from mandala.engine.network import load_weights, new_weights
from mandala.records.errors import MandalaError
from mandala.training.run import CHECKPOINT, Training
from mandala.training.schedule import Schedule

SHORT = Schedule(games=256, games_per_batch=64, examples_per_step=128, seed=3)


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
    steps.close()
    resumed = Training(tmp_path / "broken", SHORT)
    assert resumed.batch == 2
    finish(resumed)
    for one, other in zip(whole.weights, resumed.weights, strict=True):
        assert np.array_equal(one, other)
    assert resumed.decisions == whole.decisions > 0


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
    with pytest.raises(MandalaError, match="no checkpoint"):
        Training(tmp_path, SHORT)
