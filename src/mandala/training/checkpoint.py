"""Checkpoints: everything that a training needs to resume as if it had never stopped."""

import hashlib
import io
import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np

from mandala.engine.eval.network_weights import OUTPUTS, Weights, shapes_match
from mandala.records.atomic_file import atomic_write
from mandala.records.errors import MandalaError, file_errors
from mandala.training.gradients import Adam, Floats
from mandala.training.schedule import Schedule


@dataclass(slots=True)
class TrainingCounters:
    """The progress of a training.

    ``seconds`` is working time without pauses. ``core_seconds`` is the processor time used on
    this machine; other programs on it do not count.
    """

    batch: int = 0
    decisions: int = 0
    seconds: float = 0.0
    core_seconds: float = 0.0


@dataclass(frozen=True, slots=True)
class Checkpoint:
    """The state between two batches."""

    schedule: Schedule
    counted: TrainingCounters
    weights: Weights
    adam: Adam[Weights]
    loss: Floats  # [output]: smoothed over about a hundred steps


def write_checkpoint(path: Path, checkpoint: Checkpoint) -> None:
    """Replaces ``path`` in one step, so a crash leaves the old or new file. Raises MandalaError."""
    parts: dict[str, Any] = {"adam_steps": checkpoint.adam.steps, "loss": checkpoint.loss}
    for name, group in (
        ("w", checkpoint.weights),
        ("mean", checkpoint.adam.mean),
        ("square", checkpoint.adam.square),
    ):
        parts |= {f"{name}_{key}": value for key, value in group._asdict().items()}
    state = asdict(checkpoint.counted) | {"schedule": asdict(checkpoint.schedule)}
    parts["state"] = json.dumps(state)
    with file_errors(path, "cannot-write"), atomic_write(path, "wb") as file:
        np.savez(file, **parts)


def read_checkpoint(path: Path) -> Checkpoint:
    """Reads a checkpoint. A setting that is missing in the file gets its default.

    Raises MandalaError if the file cannot be read or has no checkpoint of this network.
    """
    with file_errors(path, "at-file"):
        content = io.BytesIO(path.read_bytes())
    try:
        with np.load(content, allow_pickle=False) as file:
            state = json.loads(str(file["state"]))
            schedule = Schedule(**state.pop("schedule"))
            weights, mean, square = (
                Weights(*(file[f"{name}_{key}"] for key in Weights._fields))
                for name in ("w", "mean", "square")
            )
            found = Checkpoint(
                schedule,
                TrainingCounters(**state),
                weights,
                Adam(mean, square, file["adam_steps"]),
                file["loss"],
            )
    except Exception:  # a broken archive raises many kinds of errors
        raise MandalaError("no-checkpoint", file=str(path)) from None
    whole = all(map(shapes_match, (weights, mean, square)))
    if not whole or found.loss.shape != (OUTPUTS,) or found.adam.steps.shape != (1,):
        raise MandalaError("no-checkpoint", file=str(path))
    return found


def digest(weights: Weights | None) -> str:
    """Returns a short hash of the weights; an empty text for None."""
    if weights is None:
        return ""
    found = hashlib.blake2b(digest_size=8)
    for group in weights:
        found.update(np.ascontiguousarray(group, np.float32).tobytes())
    return found.hexdigest()
