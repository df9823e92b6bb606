"""One training from nothing to weights: batch after batch of games, played and learnt from.

Everything follows from the schedule and its seed, not from the clock, the number of cores or where
the games are played: a training that was interrupted and resumed ends in the same weights.
"""

import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Final

import numpy as np
from threadpoolctl import threadpool_limits

from mandala.engine.weights import Weights, leave_out_promises, new_weights, save_weights
from mandala.records.errors import MandalaError, system_reason
from mandala.training.checkpoint import (
    Checkpoint,
    Counted,
    digest,
    read_checkpoint,
    write_checkpoint,
    writing_beside,
)
from mandala.training.learner import Adam, shared_gradient
from mandala.training.schedule import Schedule
from mandala.training.selfplay import Examples, Part, SelfPlay

CHECKPOINT: Final = "checkpoint.npz"
WEIGHTS: Final = "weights.npz"
SNAPSHOTS: Final = "snapshots"
CORES: Final = 2
_LOSS_SHARE: Final = 0.01  # of a step in the loss that is told
PARTS: Final = 8  # of each batch: what is handed to a core or a worker at a time

# Plays the parts of a batch, wherever, and gives their examples in the same order.
Playing = Callable[[Sequence[Part]], list[Examples]]


@dataclass(frozen=True, slots=True)
class Progress:
    """Where a training stands after a batch (see :class:`Counted`)."""

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

    def __init__(
        self,
        folder: Path,
        schedule: Schedule,
        *,
        begin_with: Weights | None = None,
        exploit: Weights | None = None,
    ) -> None:
        """Begin in ``folder``, or go on there; raises MandalaError if another schedule began it.

        Begins with random weights unless some are given; learns by playing itself, or only to
        beat the weights to ``exploit``.
        """
        self.folder = folder
        if begin_with is not None:
            schedule = schedule.begun_from(digest(begin_with))
            if exploit is None:
                schedule = schedule.refining()
        self.schedule = replace(schedule, exploited=digest(exploit))
        self._exploited = exploit
        try:
            folder.mkdir(parents=True, exist_ok=True)
            begun = (folder / CHECKPOINT).exists()
        except OSError as error:
            raise MandalaError("cannot-write", file=str(folder), why=system_reason(error)) from None
        if begun:
            found = read_checkpoint(folder / CHECKPOINT)
            self._check(found.schedule)
            self.counted, self.weights = found.counted, found.weights
            self.adam, self.loss = found.adam, found.loss
        else:
            self.counted = Counted()
            self.weights = (
                new_weights(schedule.seed)
                if begin_with is None
                else Weights(*(group.copy() for group in begin_with))
            )
            if schedule.plain:
                leave_out_promises(self.weights)
            self.adam = Adam.for_weights(self.weights)
            self.loss = np.zeros(2, np.float32)

    def batches(self, cores: int = CORES, playing: Playing | None = None) -> Iterator[Progress]:
        """Train batch by batch until the schedule is done; save a checkpoint between any two.

        Uses so many cores of this machine, or has the games played by ``playing`` and only learns
        here. Neither changes what comes out.
        """
        # The matrix products of NumPy are kept to one core: the shares of a step have one each.
        with ThreadPoolExecutor(cores) as pool, threadpool_limits(1, "blas"):
            if playing is None:
                playing = play_here(pool, self._part(0).games)
            while self.counted.batch < self.schedule.batches:
                begun, worked = time.monotonic(), time.process_time()
                self._train_batch(playing, pool)
                self.counted.seconds += time.monotonic() - begun
                self.counted.core_seconds += time.process_time() - worked
                yield self.progress()

    @property
    def weights_file(self) -> Path:
        """Where :meth:`save` puts the weights so far."""
        return self.folder / WEIGHTS

    def progress(self) -> Progress:
        return Progress(
            batch=self.counted.batch,
            batches=self.schedule.batches,
            games=self.counted.batch * self.schedule.games_per_batch,
            decisions=self.counted.decisions,
            seconds=self.counted.seconds,
            core_seconds=self.counted.core_seconds,
            loss=(float(self.loss[0]), float(self.loss[1])),
        )

    def save(self) -> None:
        """Write a checkpoint to resume from and the weights so far; never half a file."""
        found = Checkpoint(self.schedule, self.counted, self.weights, self.adam, self.loss)
        write_checkpoint(self.folder / CHECKPOINT, found)
        self._write_weights(self.weights_file)

    def keep_snapshot(self) -> Path:
        """Keep the weights so far for good, as an opponent of later ones; where they are."""
        path = self.folder / SNAPSHOTS / f"{self.progress().games:09d}.npz"
        self._write_weights(path)
        return path

    def _part(self, number: int) -> Part:
        """Part ``number`` of the present batch."""
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

    def _train_batch(self, playing: Playing, pool: ThreadPoolExecutor) -> None:
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
                leave_out_promises(slope)
            self.adam.step(self.weights, slope, rate)
            share = max(_LOSS_SHARE, 1 / int(self.adam.steps[0]))  # at first a plain mean
            self.loss += np.float32(share) * (loss - self.loss)

    def _write_weights(self, path: Path) -> None:
        with writing_beside(path) as temporary:
            path.parent.mkdir(exist_ok=True)
            save_weights(temporary, self.weights, games=self.progress().games)

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


def play_here(pool: ThreadPoolExecutor, games: int) -> Playing:
    """Play parts of ``games`` games on this machine, as many at once as the pool has threads."""
    rooms = [SelfPlay(games) for _ in range(PARTS)]

    def play(parts: Sequence[Part]) -> list[Examples]:
        return list(pool.map(SelfPlay.play, rooms, parts))

    return play
