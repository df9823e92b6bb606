"""Searches of fixed positions with fixed seeds: how fast they are, and their fingerprint.

The fingerprint is one word for all moves chosen. A change that is meant to keep the player as it
is leaves it alone; a change that alters the player says the new one.
"""

import hashlib
import random
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Final

from mandala.players.protocol import Decision, Player, decision_for
from mandala.players.registry import player_from_name
from mandala.records.game import Game

TIMED_PLAYER: Final = "search:2000"
FINGERPRINT_PLAYER: Final = "search:250"
# Which random games the fixed positions come from, and after how many moves. The last two lie
# behind a reshuffle, where more is known of the hidden cards (Rule 8.3).
POSITIONS: Final = {0: 0, 1: 8, 2: 16, 3: 24, 4: 33, 5: 43, 6: 53, 7: 63, 8: 74, 12: 78}
SEED: Final = 20190501


@dataclass(frozen=True, slots=True)
class Position:
    """A decision to search, with the numbers that fix the player's own randomness."""

    game: int
    seat: int
    decision: Decision


def fixed_positions() -> Iterator[Position]:
    """The same positions for ever: random games of fixed seeds, each stopped at its ply."""
    for number, plies in POSITIONS.items():
        game = Game.new(seed=f"bench/{number}")
        source = random.Random(number)
        for _ in range(plies):
            game.play(source.choice(game.legal_moves()))
        seat = game.to_move
        assert seat is not None, "a fixed position is before the end of its game"
        yield Position(number, seat, decision_for(game))


def fingerprint() -> str:
    """Twelve letters and digits for the moves that fixed searches choose."""
    player = player_from_name(FINGERPRINT_PLAYER)
    chosen = [str(_search(player, position)) for position in fixed_positions()]
    player.close()
    return hashlib.sha256(" ".join(chosen).encode()).hexdigest()[:12]


@dataclass(frozen=True, slots=True)
class Timed:
    """How many searches are done in a second by the clock, and in one of processor time."""

    per_s: float
    per_processor_s: float


def time_searches(seconds: float, threads: int) -> Timed:
    """Search as :data:`TIMED_PLAYER` on ``threads`` cores for at least so many ``seconds``."""
    positions = list(fixed_positions())

    def one_thread(_number: int) -> tuple[int, float, float]:
        player = player_from_name(TIMED_PLAYER)
        begun, used = time.perf_counter(), time.thread_time()
        done = 0
        while True:  # whole rounds only: positions differ in how long their search takes
            for position in positions:
                _search(player, position)
            done += len(positions)
            elapsed = time.perf_counter() - begun
            if elapsed >= seconds:
                player.close()
                return done, elapsed, time.thread_time() - used

    with ThreadPoolExecutor(threads) as pool:
        parts = list(pool.map(one_thread, range(threads)))
    return Timed(
        per_s=sum(done / elapsed for done, elapsed, _ in parts),
        per_processor_s=sum(done for done, _, _ in parts) / sum(used for _, _, used in parts),
    )


def _search(player: Player, position: Position) -> object:
    player.new_game(position.game, position.seat, SEED)
    return player.choose(position.decision)
