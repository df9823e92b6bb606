"""Searches fixed positions with fixed seeds: measures the speed and computes a fingerprint.

The fingerprint is a hash of all moves chosen. A change that affects only the speed leaves it as it
is. If a change alters the moves, write the new fingerprint in the commit.
"""

import hashlib
import random
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Final

from mandala.players.player import Player
from mandala.players.registry import make_player
from mandala.records.decision import Decision
from mandala.records.game import Game

TIMED_PLAYER: Final = "search:2000"
FINGERPRINT_PLAYER: Final = "search:250"
# The fixed positions: number of the random game, and how many of its moves are played. The last
# two positions are after a reshuffle, when a seat knows more of the hidden cards (Rule 8.3).
POSITIONS: Final = {0: 0, 1: 8, 2: 16, 3: 24, 4: 33, 5: 43, 6: 53, 7: 63, 8: 74, 12: 78}
SEED: Final = 20190501


@dataclass(frozen=True, slots=True)
class Position:
    """A decision to search, with the numbers that fix the player's own randomness."""

    game: int
    seat: int
    decision: Decision


def fixed_positions() -> Iterator[Position]:
    """Yields the positions of :data:`POSITIONS`, which are the same in every run."""
    for number, plies in POSITIONS.items():
        game = Game.new(seed=f"bench/{number}")
        source = random.Random(number)
        for _ in range(plies):
            game.play(source.choice(game.legal_moves()))
        seat = game.to_move
        assert seat is not None, "a fixed position is before the end of its game"
        yield Position(number, seat, game.decision())


def fingerprint() -> str:
    """Returns twelve hexadecimal digits: a hash of the moves that the fixed searches choose."""
    player = make_player(FINGERPRINT_PLAYER)
    chosen = [str(_search(player, position)) for position in fixed_positions()]
    player.close()
    return hashlib.sha256(" ".join(chosen).encode()).hexdigest()[:12]


@dataclass(frozen=True, slots=True)
class SearchRate:
    """The number of searches per second of wall time, and per second of processor time."""

    per_s: float
    per_processor_s: float


def time_searches(seconds: float, threads: int) -> SearchRate:
    """Runs searches of :data:`TIMED_PLAYER` in ``threads`` threads for at least ``seconds``."""
    positions = list(fixed_positions())

    def one_thread(_number: int) -> tuple[int, float, float]:
        player = make_player(TIMED_PLAYER)
        begun, used = time.perf_counter(), time.thread_time()
        done = 0
        while True:  # whole rounds, because some positions take longer than others
            for position in positions:
                _search(player, position)
            done += len(positions)
            elapsed = time.perf_counter() - begun
            if elapsed >= seconds:
                player.close()
                return done, elapsed, time.thread_time() - used

    with ThreadPoolExecutor(threads) as pool:
        parts = list(pool.map(one_thread, range(threads)))
    return SearchRate(
        per_s=sum(done / elapsed for done, elapsed, _ in parts),
        per_processor_s=sum(done for done, _, _ in parts) / sum(used for _, _, used in parts),
    )


def _search(player: Player, position: Position) -> object:
    player.new_game(position.game, position.seat, SEED)
    return player.choose(position.decision)
