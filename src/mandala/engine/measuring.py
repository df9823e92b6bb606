"""How fast the engine plays random games, alone and against the anchor in C.

Both are measured in turns, so that whatever else the machine does hits both alike; figures are
medians over the rounds. The ratio on one core compares moves per second of *processor* time,
which other programs hardly disturb; scaling to two cores can only be measured by the clock.
"""

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from mandala.engine import anchor
from mandala.engine.playouts import RandomGames, add_up, random_batch

GAMES_BETWEEN_LOOKS: Final = 1000  # at the clock; the anchor looks as often
SEEDS_PER_ROUND: Final = 1000


@dataclass(frozen=True, slots=True)
class Timed:
    """Random games played for a while, by one thread or several at the same time."""

    games: RandomGames
    moves_per_s: float  # by the clock, all threads together
    moves_per_processor_s: float


@dataclass(slots=True)
class Speed:
    """What each round measured; a round without the anchor adds nothing to its lists."""

    games: list[RandomGames] = field(default_factory=list)
    moves_per_s: list[float] = field(default_factory=list)
    moves_per_processor_s: list[float] = field(default_factory=list)
    moves_per_s_two_cores: list[float] = field(default_factory=list)
    ratios: list[float] = field(default_factory=list)
    anchor_moves_per_processor_s: list[float] = field(default_factory=list)
    scalings: list[float] = field(default_factory=list)
    anchor_scalings: list[float] = field(default_factory=list)

    @property
    def total(self) -> RandomGames:
        """All random games of all rounds together."""
        return add_up(self.games)


def timed_games(seconds: float, threads: int, seed: int) -> Timed:
    """Play random games on ``threads`` cores until ``seconds`` have passed."""

    def one_thread(number: int) -> tuple[RandomGames, float, float]:
        begun, used = time.perf_counter(), time.thread_time()
        played: list[RandomGames] = []
        while True:
            played.append(random_batch(GAMES_BETWEEN_LOOKS, seed, number, len(played)))
            elapsed = time.perf_counter() - begun
            if elapsed >= seconds:
                return add_up(played), elapsed, time.thread_time() - used

    with ThreadPoolExecutor(threads) as pool:
        parts = list(pool.map(one_thread, range(threads)))
    games = add_up([played for played, _, _ in parts])
    return Timed(
        games,
        sum(played.moves / elapsed for played, elapsed, _ in parts),
        games.moves / sum(used for _, _, used in parts),
    )


def measure_speed(
    rounds: int, seconds: float, program: Path | None, report: Callable[[int], None]
) -> Speed:
    """Measure ``rounds`` times, each figure for ``seconds``; ``program`` is the anchor, if any.

    ``report`` is told after each round how many are done.
    """
    speed = Speed()
    for number in range(rounds):
        one = timed_games(seconds, 1, SEEDS_PER_ROUND * number)
        c_one = anchor.run(program, seconds) if program else None
        two = timed_games(seconds, 2, SEEDS_PER_ROUND * number + 1)
        c_two = anchor.run(program, seconds, copies=2) if program else None
        speed.games += [one.games, two.games]
        speed.moves_per_s.append(one.moves_per_s)
        speed.moves_per_processor_s.append(one.moves_per_processor_s)
        speed.moves_per_s_two_cores.append(two.moves_per_s)
        speed.scalings.append(two.moves_per_s / one.moves_per_s)
        if c_one and c_two:
            c_rate = c_one.moves / c_one.processor_seconds
            speed.anchor_moves_per_processor_s.append(c_rate)
            speed.ratios.append(one.moves_per_processor_s / c_rate)
            by_clock = c_two.moves / c_two.seconds, c_one.moves / c_one.seconds
            speed.anchor_scalings.append(by_clock[0] / by_clock[1])
        report(number + 1)
    return speed
