"""Uniformly random games, for measuring, testing and flat Monte Carlo.

Games are played in batches. Each batch has its own generator, fixed by the seed and the number of
the batch. So a result does not depend on how many threads share the work.
"""

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import repeat
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from mandala.engine.jit.decorators import jit_entry, jit_helper
from mandala.engine.jit.state_arrays import StateArray, StateRecord, new_states
from mandala.engine.rng import Rng, new_rng, randbelow, shuffle
from mandala.rules.legality import legal_moves
from mandala.rules.moves import MOVES
from mandala.rules.play import play, set_up
from mandala.rules.scoring import score, winner
from mandala.rules.state import OVER, STALL

Moves = Any  # a list of moves; compiled code uses an array of bytes instead
Totals = npt.NDArray[np.int64]

BATCH_GAMES: Final = 5000

# Columns of a batch's totals.
_GAMES: Final = 0
_MOVES: Final = 1
_POINTS: Final = 2
_WINNER: Final = 3  # three columns: seat 0, seat 1, drawn
_REASON: Final = 6  # one column for each reason, from GOES_ON to STALL
_COLUMNS: Final = _REASON + STALL + 1


@jit_helper
def play_out(s: StateRecord, moves: Moves, rng: Rng) -> int:
    """Plays ``s`` to its end, each legal move equally likely; returns how many were played.

    ``moves`` is a buffer for the legal moves.
    """
    played = 0
    while s.phase != OVER:
        count = legal_moves(s, moves)
        play(s, int(moves[randbelow(rng, count)]), shuffle, rng)
        played += 1
    return played


@jit_entry
def play_batch(states: StateArray, moves: Moves, rng: Rng, games: int, totals: Totals) -> None:
    """Plays ``games`` random games from the deal on and adds them up in ``totals``."""
    s = states[0]
    for _ in range(games):
        set_up(s, 0, shuffle, rng)
        totals[_MOVES] += play_out(s, moves, rng)
        totals[_POINTS] += score(s, 0) + score(s, 1)
        totals[_WINNER + winner(s)] += 1
        totals[_REASON + s.reason] += 1
    totals[_GAMES] += games


@dataclass(frozen=True, slots=True)
class RandomGames:
    """Totals of a number of random games."""

    games: int
    moves: int
    points: int
    wins: tuple[int, int]
    draws: int
    reasons: tuple[int, int, int, int]  # river, deck, deadlock, stall

    @property
    def mean_moves(self) -> float:
        """Returns the moves of a game, both seats together."""
        return self.moves / self.games

    @property
    def mean_score(self) -> float:
        """Returns the points of a player, as a mean over both seats."""
        return self.points / self.games / 2


def random_games(games: int, seed: int, threads: int = 1) -> RandomGames:
    """Plays ``games`` random games on ``threads`` cores. Same seed, same result.

    Raises ValueError for less than one game.
    """
    if games < 1:
        raise ValueError("random_games needs at least one game to play")
    sizes = [min(BATCH_GAMES, games - done) for done in range(0, games, BATCH_GAMES)]
    with ThreadPoolExecutor(threads) as pool:
        return add_up(list(pool.map(random_batch, sizes, repeat(seed), range(len(sizes)))))


def random_batch(games: int, *seed: int) -> RandomGames:
    """Plays ``games`` random games on this thread with one generator for ``seed``."""
    totals = np.zeros(_COLUMNS, np.int64)
    play_batch(new_states(1), np.zeros(MOVES, np.uint8), new_rng(*seed), games, totals)
    total = totals.tolist()
    river, deck, deadlock, stall = total[_REASON + 1 :]
    return RandomGames(
        games=total[_GAMES],
        moves=total[_MOVES],
        points=total[_POINTS],
        wins=(total[_WINNER], total[_WINNER + 1]),
        draws=total[_WINNER + 2],
        reasons=(river, deck, deadlock, stall),
    )


def add_up(parts: Sequence[RandomGames]) -> RandomGames:
    """Returns the totals of all ``parts`` together."""
    river, deck, deadlock, stall = (sum(part.reasons[i] for part in parts) for i in range(4))
    return RandomGames(
        games=sum(part.games for part in parts),
        moves=sum(part.moves for part in parts),
        points=sum(part.points for part in parts),
        wins=(sum(part.wins[0] for part in parts), sum(part.wins[1] for part in parts)),
        draws=sum(part.draws for part in parts),
        reasons=(river, deck, deadlock, stall),
    )


def warm_up() -> None:
    """Calls every compiled function of this module once."""
    random_games(1, seed=0)
