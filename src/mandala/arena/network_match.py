"""Plays network against network in compiled code: thousands of games in seconds.

Each deal is played twice with seats swapped.
"""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

from mandala.arena.intervals import Interval, mean, score_interval
from mandala.engine.eval.afterstates import (
    AfterstateBuffers,
    evaluate_afterstates,
    new_afterstate_buffers,
)
from mandala.engine.eval.network_weights import PreparedNetwork, Weights, prepare_network
from mandala.engine.jit.decorators import jit_entry
from mandala.engine.jit.state_arrays import StateArray, new_states
from mandala.engine.rng import RNG_WORDS, Rng, new_rng, shuffle, split
from mandala.rules.legality import legal_moves
from mandala.rules.play import play, set_up
from mandala.rules.queries import seat_to_move
from mandala.rules.scoring import DRAWN, winner
from mandala.rules.state import OVER

# Deals that no training sees. A training seeds its generators with two numbers (its seed and the
# part), a match with three, so the hashed texts always differ. The arena hashes a text that begins
# with "arena".
HELD_OUT: Final = 0x5EED_0FDE_A15
_PAIRS_AT_A_TIME: Final = 125

# Places in the states, and among the generators. Trying a move draws cards too, which are not
# looked at: these draws use the idle generator.
_PLAYED: Final = 0
_TRIED: Final = 1
_DEALT: Final = 2
_OF_PAIR: Final = 0
_IN_PLAY: Final = 1
_IDLE: Final = 2
_LUCKS: Final = 3


@dataclass(frozen=True, slots=True)
class Outcome:
    """The first network's share of points, with a 95 % interval from pairs of games."""

    games: int
    score: float
    interval: Interval


def held_out_source(seed: int, number: int) -> Rng:
    """Returns the generator of share ``number`` of a match."""
    return new_rng(HELD_OUT, seed, number)


def play_networks(
    first: Weights, second: Weights, pairs: int, seed: int = 0, cores: int = 1
) -> Outcome:
    """Plays ``pairs`` deals twice each; ``first`` sits first in one game of each pair.

    The number of cores does not change the outcome.
    """
    results = np.zeros(pairs)
    networks = prepare_network(first), prepare_network(second)
    shares = np.split(results, range(_PAIRS_AT_A_TIME, pairs, _PAIRS_AT_A_TIME))

    def play_share(number: int) -> None:
        rng = held_out_source(seed, number)
        lucks = np.zeros((_LUCKS, RNG_WORDS), np.uint64)
        play_pairs(new_states(3), new_afterstate_buffers(), *networks, rng, lucks, shares[number])

    with ThreadPoolExecutor(cores) as pool:
        list(pool.map(play_share, range(len(shares))))
    scores = results.tolist()
    return Outcome(2 * pairs, mean(scores), score_interval(scores))


@jit_entry
def play_pairs(
    states: StateArray,
    afterstates: AfterstateBuffers,
    first: PreparedNetwork,
    second: PreparedNetwork,
    rng: Rng,
    lucks: Rng,
    results: npt.NDArray[np.float64],
) -> None:
    """Writes the score of ``first`` in each pair, 0 to 1, into ``results``.

    Both games of a pair have the same deck and the same later shuffles. Neither these nor the next
    deal depend on the networks.
    """
    split(rng, lucks[_IDLE])
    for pair in range(results.shape[0]):
        set_up(states[_DEALT], 0, shuffle, rng)
        split(rng, lucks[_OF_PAIR])
        results[pair] = 0.0
        for side in range(2):
            states[_PLAYED] = states[_DEALT]
            for i in range(RNG_WORDS):
                lucks[_IN_PLAY, i] = lucks[_OF_PAIR, i]
            s = states[_PLAYED]
            while s.phase != OVER:
                count = legal_moves(s, afterstates.moves)
                choice = 0
                if count > 1:
                    network = first if seat_to_move(s) == side else second
                    choice = evaluate_afterstates(
                        states, _PLAYED, _TRIED, count, lucks[_IDLE], network, afterstates
                    )
                play(s, int(afterstates.moves[choice]), shuffle, lucks[_IN_PLAY])
            won = winner(s)
            if won == DRAWN:
                results[pair] += 0.25
            elif won == side:
                results[pair] += 0.5
