"""A training on disk: everything that it needs to go on as if it had never stopped."""

import hashlib
import json
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import IO, Any

import numpy as np

from mandala.engine.weights import OUTPUTS, Weights, are_whole
from mandala.records.errors import MandalaError, system_reason
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
    adam: Adam[Weights]
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
    except Exception:  # a broken archive fails in a dozen ways, each an error of another kind
        raise MandalaError("no-checkpoint", file=str(path)) from None
    whole = all(map(are_whole, (weights, mean, square)))
    if not whole or found.loss.shape != (OUTPUTS,) or found.adam.steps.shape != (1,):
        raise MandalaError("no-checkpoint", file=str(path))
    return found


def write_whole(path: Path, write: Callable[[IO[bytes]], object]) -> None:
    """Write beside ``path`` and put it in its place once it is whole; raises MandalaError."""
    with writing_beside(path) as temporary, temporary.open("wb") as file:
        write(file)
        file.flush()
        os.fsync(file.fileno())  # it must not take the old one's place before it is on the disk


@contextmanager
def writing_beside(path: Path) -> Iterator[Path]:
    """Where to write what takes the place of ``path`` at the end of the ``with`` block.

    Raises MandalaError, one line, if that cannot be; a full disk is not left fuller.
    """
    temporary = path.with_name(path.name + ".new")
    try:
        yield temporary
        temporary.replace(path)
    except OSError as error:
        with suppress(OSError):
            temporary.unlink(missing_ok=True)
        raise MandalaError("cannot-write", file=str(path), why=system_reason(error)) from None


def digest(weights: Weights | None) -> str:
    """A short name for exactly these weights; empty for none."""
    if weights is None:
        return ""
    found = hashlib.blake2b(digest_size=8)
    for group in weights:
        found.update(np.ascontiguousarray(group, np.float32).tobytes())
    return found.hexdigest()
