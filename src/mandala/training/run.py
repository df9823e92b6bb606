"""A training run: batches of self-play games, and gradient steps on their positions.

The schedule and its seed fix the result. The clock, the number of cores and the place where games
are played do not change it. A training that was interrupted and resumed ends in the same weights.
"""

import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Final

import numpy as np
from threadpoolctl import threadpool_limits

from mandala.engine.eval.network_weights import (
    Weights,
    new_weights,
    save_weights,
    zero_claim_inputs,
)
from mandala.records.errors import MandalaError, file_errors
from mandala.training.checkpoint import (
    Checkpoint,
    TrainingCounters,
    digest,
    read_checkpoint,
    write_checkpoint,
)
from mandala.training.gradients import Adam, shared_gradient
from mandala.training.schedule import Schedule
from mandala.training.selfplay import Examples, Part, SelfPlay

CHECKPOINT: Final = "checkpoint.npz"
WEIGHTS: Final = "weights.npz"
SNAPSHOTS: Final = "snapshots"
CORES: Final = 2
_LOSS_SHARE: Final = 0.01  # weight of a step in the smoothed loss
PARTS: Final = 8  # parts of each batch; a core or a worker plays one part at a time

# Plays the parts of a batch and returns their examples in the same order.
SelfPlayBackend = Callable[[Sequence[Part]], list[Examples]]


@dataclass(frozen=True, slots=True)
class TrainingProgress:
    """The progress after a batch (see :class:`TrainingCounters`)."""

    batch: int
    batches: int
    games: int
    decisions: int
    seconds: float
    core_seconds: float
    loss: tuple[float, float]


class Training:
    """A training in a folder. Open an existing folder to resume it."""

    def __init__(
        self,
        folder: Path,
        schedule: Schedule,
        *,
        begin_with: Weights | None = None,
        exploit: Weights | None = None,
    ) -> None:
        """Starts in ``folder``, or resumes there.

        Starts with random weights unless some are given. Learns by playing itself, or by playing
        only against the weights to ``exploit``. Raises MandalaError if the folder holds a training
        with another schedule, or cannot be read or written.
        """
        self.folder = folder
        if begin_with is not None:
            schedule = schedule.warm_start(digest(begin_with))
            if exploit is None:
                schedule = schedule.fine_tune()
        self.schedule = replace(schedule, exploited=digest(exploit))
        self._exploited = exploit
        with file_errors(folder, "cannot-write"):
            folder.mkdir(parents=True, exist_ok=True)
            begun = (folder / CHECKPOINT).exists()
        if begun:
            found = read_checkpoint(folder / CHECKPOINT)
            self._check(found.schedule)
            self.counted, self.weights = found.counted, found.weights
            self.adam, self.loss = found.adam, found.loss
        else:
            self.counted = TrainingCounters()
            self.weights = (
                new_weights(schedule.seed)
                if begin_with is None
                else Weights(*(group.copy() for group in begin_with))
            )
            if schedule.plain:
                zero_claim_inputs(self.weights)
            self.adam = Adam.for_weights(self.weights)
            self.loss = np.zeros(2, np.float32)

    def batches(
        self, cores: int = CORES, playing: SelfPlayBackend | None = None
    ) -> Iterator[TrainingProgress]:
        """Trains batch by batch until the schedule is done, and yields between batches.

        Plays on ``cores`` of this machine, or with the backend ``playing``. Neither changes the
        result. A checkpoint may be saved after each batch.
        """
        # NumPy uses one core: each part of a gradient step has its own.
        with ThreadPoolExecutor(cores) as pool, threadpool_limits(1, "blas"):
            if playing is None:
                playing = selfplay_in_threads(pool, self._part(0).games)
            while self.counted.batch < self.schedule.batches:
                begun, worked = time.monotonic(), time.process_time()
                self._train_batch(playing, pool)
                self.counted.seconds += time.monotonic() - begun
                self.counted.core_seconds += time.process_time() - worked
                yield self.progress()

    @property
    def weights_file(self) -> Path:
        """The file that :meth:`save` writes the weights to."""
        return self.folder / WEIGHTS

    def progress(self) -> TrainingProgress:
        return TrainingProgress(
            batch=self.counted.batch,
            batches=self.schedule.batches,
            games=self.counted.batch * self.schedule.games_per_batch,
            decisions=self.counted.decisions,
            seconds=self.counted.seconds,
            core_seconds=self.counted.core_seconds,
            loss=(float(self.loss[0]), float(self.loss[1])),
        )

    def save(self) -> None:
        """Writes a checkpoint and the weights so far. Raises MandalaError."""
        found = Checkpoint(self.schedule, self.counted, self.weights, self.adam, self.loss)
        write_checkpoint(self.folder / CHECKPOINT, found)
        self._write_weights(self.weights_file)

    def keep_snapshot(self) -> Path:
        """Keeps the weights so far as an opponent of later ones, and returns their file."""
        path = self.folder / SNAPSHOTS / f"{self.progress().games:09d}.npz"
        self._write_weights(path)
        return path

    def _part(self, number: int) -> Part:
        """Returns part ``number`` of the current batch."""
        done = self.counted.batch / self.schedule.batches
        return Part(
            seed=self.schedule.seed,
            number=self.counted.batch * PARTS + number,
            games=-(-self.schedule.games_per_batch // PARTS),
            temperature=self.schedule.temperature(done),
            decay=self.schedule.decay(done),
            weights=self.weights,
            shortlist=self.schedule.shortlist,
            exploited=self._exploited,
        )

    def _train_batch(self, playing: SelfPlayBackend, pool: ThreadPoolExecutor) -> None:
        made = playing([self._part(number) for number in range(PARTS)])
        examples = Examples(*(np.concatenate(group) for group in zip(*made, strict=True)))
        self._learn(examples, pool)
        self.counted.batch += 1
        self.counted.decisions += len(examples.row)

    def _learn(self, examples: Examples, pool: ThreadPoolExecutor) -> None:
        step = self.schedule.examples_per_step
        rate = self.schedule.rate(self.counted.batch / self.schedule.batches)
        random = np.random.default_rng((self.schedule.seed, self.counted.batch))
        order = random.permutation(len(examples.row))
        for first in range(0, len(order) - step + 1, step):
            chosen = order[first : first + step]
            loss, slope = shared_gradient(self.weights, *examples, chosen, pool.map)
            if self.schedule.plain:
                zero_claim_inputs(slope)
            self.adam.step(self.weights, slope, rate)
            share = max(_LOSS_SHARE, 1 / int(self.adam.steps[0]))  # a plain mean at first
            self.loss += np.float32(share) * (loss - self.loss)

    def _write_weights(self, path: Path) -> None:
        with file_errors(path, "cannot-write"):
            path.parent.mkdir(exist_ok=True)
            save_weights(path, self.weights, games=self.progress().games)

    def _check(self, found: Schedule) -> None:
        changed = [
            f.name
            for f in fields(Schedule)
            if getattr(found, f.name) != getattr(self.schedule, f.name)
        ]
        if changed:
            raise MandalaError(
                "other-training", folder=str(self.folder), settings=", ".join(changed)
            )


def selfplay_in_threads(pool: ThreadPoolExecutor, games: int) -> SelfPlayBackend:
    """Returns a backend that plays parts of ``games`` games on the threads of ``pool``."""
    buffers = [SelfPlay(games) for _ in range(PARTS)]

    def play(parts: Sequence[Part]) -> list[Examples]:
        return list(pool.map(SelfPlay.play, buffers, parts))

    return play
