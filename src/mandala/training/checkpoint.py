"""A training on disk: everything that it needs to go on as if it had never stopped."""

import hashlib
import json
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import IO, Any
from zipfile import BadZipFile

import numpy as np

from mandala.engine.network import SHAPES, Weights
from mandala.records.errors import MandalaError
from mandala.training.learner import Adam, Floats
from mandala.training.schedule import Schedule


@dataclass(slots=True)
class Counted:
    """How far a training is.

    ``seconds`` is working time, pauses not counted; ``core_seconds`` is what the processor of
    this machine spent on it, which says the same on one that has other things to do.
    """

    batch: int = 0
    decisions: int = 0
    seconds: float = 0.0
    core_seconds: float = 0.0


@dataclass(frozen=True, slots=True)
class Checkpoint:
    """The state between two batches."""

    schedule: Schedule
    counted: Counted
    weights: Weights
    adam: Adam
    loss: Floats  # of each output, smoothed over about a hundred steps


def write_checkpoint(path: Path, checkpoint: Checkpoint) -> None:
    """Replace ``path`` at once: whoever reads it, even after a crash, finds a whole one."""
    parts: dict[str, Any] = {"adam_steps": checkpoint.adam.steps, "loss": checkpoint.loss}
    for name, group in (
        ("w", checkpoint.weights),
        ("mean", checkpoint.adam.mean),
        ("square", checkpoint.adam.square),
    ):
        parts |= {f"{name}_{key}": value for key, value in group._asdict().items()}
    state = asdict(checkpoint.counted) | {"schedule": asdict(checkpoint.schedule)}
    parts["state"] = json.dumps(state)
    write_whole(path, lambda file: np.savez(file, **parts))


def read_checkpoint(path: Path) -> Checkpoint:
    """Raises MandalaError, one line, if the file is none or of another network.

    Settings that an older version did not know yet have their default.
    """
    try:
        with path.open("rb") as opened, np.load(opened, allow_pickle=False) as file:
            state = json.loads(str(file["state"]))
            schedule = Schedule(**state.pop("schedule"))
            weights, mean, square = (
                Weights(*(file[f"{name}_{key}"] for key in Weights._fields))
                for name in ("w", "mean", "square")
            )
            found = Checkpoint(
                schedule,
                Counted(**state),
                weights,
                Adam(mean, square, file["adam_steps"]),
                file["loss"],
            )
    except (OSError, EOFError, ValueError, KeyError, TypeError, BadZipFile):
        raise MandalaError("no-checkpoint", file=str(path)) from None
    if any(w.shape != like.shape for w, like in zip(weights, SHAPES, strict=True)):
        raise MandalaError("no-checkpoint", file=str(path))
    return found


def write_whole(path: Path, write: Callable[[IO[bytes]], object]) -> None:
    """Write beside ``path`` and put it in its place once it is whole."""
    temporary = path.with_name(path.name + ".new")
    with temporary.open("wb") as file:
        write(file)
    temporary.replace(path)


def digest(weights: Weights | None) -> str:
    """A short name for exactly these weights; empty for none."""
    if weights is None:
        return ""
    found = hashlib.blake2b(digest_size=8)
    for group in weights:
        found.update(np.ascontiguousarray(group, np.float32).tobytes())
    return found.hexdigest()
