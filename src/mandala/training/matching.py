"""Network against network, whole matches in compiled code: thousands of games in seconds.

Each deal is played twice with seats swapped.
"""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

from mandala.engine.afterstates import Looking, new_looking, rate_moves, seat_to_move
from mandala.engine.compiling import States, compiled, new_states
from mandala.engine.intervals import Interval, mean, score_interval
from mandala.engine.randomness import SOURCE_WORDS, Source, branch, new_source, shuffle
from mandala.engine.weights import Network, Weights, network_of
from mandala.rules.legality import legal_moves
from mandala.rules.play import play, set_up
from mandala.rules.scoring import DRAWN, winner
from mandala.rules.state import OVER

# Deals that no training sees. A training deals from sources fixed by two numbers (its seed and the
# part), these come from three: whatever the numbers are, the texts that are hashed into a source
# differ. The arena deals in yet another way, from a hash of a text that begins with "arena".
HELD_OUT: Final = 0x5EED_0FDE_A15
_PAIRS_AT_A_TIME: Final = 125

# Places in the states, and among the sources of luck. Looking at a move draws cards too, which are
# not looked at: that is idle luck.
_PLAYED: Final = 0
_TRIED: Final = 1
_DEALT: Final = 2
_OF_PAIR: Final = 0
_IN_PLAY: Final = 1
_IDLE: Final = 2
_LUCKS: Final = 3


@dataclass(frozen=True, slots=True)
class Outcome:
    """How the first network did: its share of points, and a 95 % interval from pairs of games."""

    games: int
    score: float
    interval: Interval


def held_out_source(seed: int, number: int) -> Source:
    """The luck of share ``number`` of a match."""
    return new_source(HELD_OUT, seed, number)


def play_networks(
    first: Weights, second: Weights, pairs: int, seed: int = 0, cores: int = 1
) -> Outcome:
    """Play ``pairs`` deals twice each; ``first`` sits first in one game of each pair.

    The number of cores does not change the outcome.
    """
    results = np.zeros(pairs)
    networks = network_of(first), network_of(second)
    shares = np.split(results, range(_PAIRS_AT_A_TIME, pairs, _PAIRS_AT_A_TIME))

    def play_share(number: int) -> None:
        source = held_out_source(seed, number)
        lucks = np.zeros((_LUCKS, SOURCE_WORDS), np.uint64)
        play_pairs(new_states(3), new_looking(), *networks, source, lucks, shares[number])

    with ThreadPoolExecutor(cores) as pool:
        list(pool.map(play_share, range(len(shares))))
    scores = results.tolist()
    return Outcome(2 * pairs, mean(scores), score_interval(scores))


@compiled
def play_pairs(
    states: States,
    look: Looking,
    first: Network,
    second: Network,
    source: Source,
    lucks: Source,
    results: npt.NDArray[np.float64],
) -> None:
    """Write what ``first`` scored in each pair, 0 to 1, into ``results``.

    Both games of a pair have the same deck and the same luck in later shuffles, and neither these
    nor the next deal depend on who plays.
    """
    branch(source, lucks[_IDLE])
    for pair in range(results.shape[0]):
        set_up(states[_DEALT], 0, shuffle, source)
        branch(source, lucks[_OF_PAIR])
        results[pair] = 0.0
        for side in range(2):
            states[_PLAYED] = states[_DEALT]
            for i in range(SOURCE_WORDS):
                lucks[_IN_PLAY, i] = lucks[_OF_PAIR, i]
            s = states[_PLAYED]
            while s.phase != OVER:
                count = legal_moves(s, look.moves)
                choice = 0
                if count > 1 and seat_to_move(s) == side:
                    choice = rate_moves(states, _PLAYED, _TRIED, count, lucks[_IDLE], first, look)
                elif count > 1:
                    choice = rate_moves(states, _PLAYED, _TRIED, count, lucks[_IDLE], second, look)
                play(s, int(look.moves[choice]), shuffle, lucks[_IN_PLAY])
            won = winner(s)
            if won == DRAWN:
                results[pair] += 0.25
            elif won == side:
                results[pair] += 0.5
