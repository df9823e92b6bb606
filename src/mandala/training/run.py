"""One training from nothing to weights: batches, checkpoints, a log that can be plotted.

Everything follows from the schedule and its seed, not from the clock or the number of cores: a
training that was interrupted and resumed ends in the same weights.
"""

import json
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from zipfile import BadZipFile

import numpy as np

from mandala.engine.network import Weights, new_weights, save_weights
from mandala.records.errors import MandalaError
from mandala.training.learner import Adam, Floats, gradient
from mandala.training.schedule import Schedule
from mandala.training.selfplay import SelfPlay

CHECKPOINT = "checkpoint.npz"
WEIGHTS = "weights.npz"
LOG = "log.jsonl"
SNAPSHOTS = "snapshots"
_COUNTED = ("batch", "decisions", "seconds", "core_seconds")
HALVES = 2  # each batch is played in two halves, one for each core


@dataclass(frozen=True, slots=True)
class Progress:
    """Where a training stands after a batch.

    ``seconds`` is working time, pauses not counted; ``core_seconds`` is what the processor spent on
    it, which says the same on a machine that has other things to do.
    """

    batch: int
    batches: int
    games: int
    decisions: int
    seconds: float
    core_seconds: float
    loss: tuple[float, float]

    @property
    def done(self) -> float:
        return self.batch / self.batches


class Training:
    """A training in a folder. Open an existing folder to resume it."""

    def __init__(self, folder: Path, schedule: Schedule) -> None:
        """Begin in ``folder``, or go on there; raises MandalaError if another schedule began it."""
        self.folder = folder
        self.schedule = schedule
        self.weights = new_weights(schedule.seed)
        self.adam = Adam.for_weights(self.weights)
        self.batch = 0
        self.decisions = 0
        self.seconds = 0.0
        self.core_seconds = 0.0
        self.loss = np.zeros(2, np.float32)
        games = -(-schedule.games_per_batch // HALVES)
        self._players = [SelfPlay(games, schedule.seed) for _ in range(HALVES)]
        folder.mkdir(parents=True, exist_ok=True)
        if (folder / CHECKPOINT).exists():
            self._resume()

    def batches(self) -> Iterator[Progress]:
        """Train batch by batch until the schedule is done; save a checkpoint between any two."""
        with ThreadPoolExecutor(HALVES) as cores:
            while self.batch < self.schedule.batches:
                begun, worked = time.monotonic(), time.process_time()
                self._train_batch(cores)
                self.seconds += time.monotonic() - begun
                self.core_seconds += time.process_time() - worked
                yield self.progress()

    @property
    def weights_file(self) -> Path:
        """Where :meth:`save` puts the weights so far."""
        return self.folder / WEIGHTS

    def progress(self) -> Progress:
        return Progress(
            batch=self.batch,
            batches=self.schedule.batches,
            games=self.batch * self.schedule.games_per_batch,
            decisions=self.decisions,
            seconds=self.seconds,
            core_seconds=self.core_seconds,
            loss=(float(self.loss[0]), float(self.loss[1])),
        )

    def _train_batch(self, cores: ThreadPoolExecutor) -> None:
        done = self.batch / self.schedule.batches
        temperature, decay = self.schedule.temperature(done), self.schedule.decay(done)

        def half(number: int) -> int:
            deal = self.batch * HALVES + number
            return self._players[number].play(deal, self.weights, temperature, decay)

        sizes = list(cores.map(half, range(HALVES)))
        made = [
            (p.examples.rows[:n], p.examples.row[:n], p.examples.target[:n])
            for p, n in zip(self._players, sizes, strict=True)
        ]
        rows, row, target = (np.concatenate(parts) for parts in zip(*made, strict=True))
        self._learn(rows, row, target, self.schedule.rate(done))
        self.batch += 1
        self.decisions += sum(sizes)

    def _learn(self, rows: Floats, row: Floats, target: Floats, rate: float) -> None:
        step = self.schedule.examples_per_step
        order = np.random.default_rng((self.schedule.seed, self.batch)).permutation(len(rows))
        for first in range(0, len(rows) - step + 1, step):
            chosen = order[first : first + step]
            loss, direction = gradient(self.weights, rows[chosen], row[chosen], target[chosen])
            self.adam.step(self.weights, direction, rate)
            self.loss += np.float32(0.01) * (loss - self.loss)

    def save(self) -> None:
        """Write a checkpoint to resume from and the weights so far; never half a file."""
        parts: dict[str, object] = {"adam_steps": self.adam.steps, "loss": self.loss}
        for name, group in (
            ("w", self.weights),
            ("mean", self.adam.mean),
            ("square", self.adam.square),
        ):
            parts |= {f"{name}_{key}": value for key, value in group._asdict().items()}
        state = {name: getattr(self, name) for name in _COUNTED}
        parts["state"] = json.dumps(state | {"schedule": asdict(self.schedule)})
        temporary = self.folder / (CHECKPOINT + ".new")
        with temporary.open("wb") as file:
            np.savez(file, **parts)  # type: ignore[arg-type]  # numpy types the keywords as flags
        temporary.replace(self.folder / CHECKPOINT)
        save_weights(self.weights_file, self.weights, games=self.progress().games)

    def keep_snapshot(self) -> Path:
        """Keep the weights so far for good, as an opponent of later ones; where they are."""
        folder = self.folder / SNAPSHOTS
        folder.mkdir(exist_ok=True)
        games = self.progress().games
        path = folder / f"{games:09d}.npz"
        save_weights(path, self.weights, games=games)
        return path

    def _resume(self) -> None:
        path = self.folder / CHECKPOINT
        try:
            with path.open("rb") as opened, np.load(opened, allow_pickle=False) as file:
                state = json.loads(str(file["state"]))
                self.weights, mean, square = (
                    Weights(*(file[f"{name}_{key}"] for key in Weights._fields))
                    for name in ("w", "mean", "square")
                )
                self.adam = Adam(mean, square, file["adam_steps"])
                self.loss = file["loss"]
        except (OSError, EOFError, ValueError, KeyError, BadZipFile):
            raise MandalaError("no-checkpoint", file=str(path)) from None
        if state["schedule"] != asdict(self.schedule):
            changed = [
                f.name
                for f in fields(Schedule)
                if state["schedule"].get(f.name) != getattr(self.schedule, f.name)
            ]
            raise MandalaError(
                "other-training", folder=str(self.folder), settings=", ".join(changed)
            )
        for name in _COUNTED:
            setattr(self, name, state[name])
