"""Measures how fast the engine plays random games, alone and against the baseline in C.

Both are measured alternately, so that other work of the machine affects both equally. Figures are
medians over the rounds. The ratio on one core uses moves per second of *processor* time, which
other programs hardly affect. The speed on two cores can only be measured in wall time.
"""

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from mandala.benchmark import c_baseline
from mandala.engine.search.playouts import RandomGames, add_up, random_batch

GAMES_PER_CLOCK_CHECK: Final = 1000  # as in random_games.c
SEEDS_PER_ROUND: Final = 1000


@dataclass(frozen=True, slots=True)
class GameRate:
    """Random games played for a while, by one thread or several at the same time."""

    games: RandomGames
    moves_per_s: float  # per second of wall time, all threads together
    moves_per_processor_s: float


@dataclass(slots=True)
class Speed:
    """The measurements of each round. Without the C program its lists stay empty."""

    games: list[RandomGames] = field(default_factory=list)
    moves_per_s: list[float] = field(default_factory=list)
    moves_per_processor_s: list[float] = field(default_factory=list)
    moves_per_s_two_cores: list[float] = field(default_factory=list)
    ratios: list[float] = field(default_factory=list)
    c_moves_per_processor_s: list[float] = field(default_factory=list)
    scalings: list[float] = field(default_factory=list)
    c_scalings: list[float] = field(default_factory=list)

    @property
    def total(self) -> RandomGames:
        """All random games of all rounds together."""
        return add_up(self.games)


def timed_games(seconds: float, threads: int, seed: int) -> GameRate:
    """Plays random games on ``threads`` cores until ``seconds`` have passed."""

    def one_thread(number: int) -> tuple[RandomGames, float, float]:
        begun, used = time.perf_counter(), time.thread_time()
        played: list[RandomGames] = []
        while True:
            played.append(random_batch(GAMES_PER_CLOCK_CHECK, seed, number, len(played)))
            elapsed = time.perf_counter() - begun
            if elapsed >= seconds:
                return add_up(played), elapsed, time.thread_time() - used

    with ThreadPoolExecutor(threads) as pool:
        parts = list(pool.map(one_thread, range(threads)))
    games = add_up([played for played, _, _ in parts])
    return GameRate(
        games,
        sum(played.moves / elapsed for played, elapsed, _ in parts),
        games.moves / sum(used for _, _, used in parts),
    )


def measure_speed(
    rounds: int, seconds: float, program: Path | None, report: Callable[[int], None]
) -> Speed:
    """Measures ``rounds`` times, each figure for ``seconds``; ``program`` is the C program, if any.

    Calls ``report`` after each round with the number of rounds done. Raises
    :class:`~mandala.benchmark.c_baseline.BaselineError` if the C program fails.
    """
    speed = Speed()
    for number in range(rounds):
        one = timed_games(seconds, 1, SEEDS_PER_ROUND * number)
        c_one = c_baseline.run(program, seconds) if program else None
        two = timed_games(seconds, 2, SEEDS_PER_ROUND * number + 1)
        c_two = c_baseline.run(program, seconds, copies=2) if program else None
        speed.games += [one.games, two.games]
        speed.moves_per_s.append(one.moves_per_s)
        speed.moves_per_processor_s.append(one.moves_per_processor_s)
        speed.moves_per_s_two_cores.append(two.moves_per_s)
        speed.scalings.append(two.moves_per_s / one.moves_per_s)
        if c_one and c_two:
            c_rate = c_one.moves / c_one.processor_seconds
            speed.c_moves_per_processor_s.append(c_rate)
            speed.ratios.append(one.moves_per_processor_s / c_rate)
            by_clock = c_two.moves / c_two.seconds, c_one.moves / c_one.seconds
            speed.c_scalings.append(by_clock[0] / by_clock[1])
        report(number + 1)
    return speed
