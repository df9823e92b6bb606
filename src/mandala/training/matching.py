"""Network against network, whole matches in compiled code: thousands of games in seconds.

The deals come from a source of their own, so no training has seen them, and each is played twice
with seats swapped.
"""

import math
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from mandala.engine.afterstates import Looking, new_looking, rate_moves, seat_to_move
from mandala.engine.compiling import States, compiled, new_states
from mandala.engine.network import Weights
from mandala.engine.randomness import Source, new_source, shuffle
from mandala.rules.legality import legal_moves
from mandala.rules.play import play, set_up
from mandala.rules.scoring import DRAWN, winner
from mandala.rules.state import OVER

HELD_OUT = 0x5EED_0FDE_A15  # training deals from its seed and batch number; these are apart
_SURE = 1.96  # standard errors on each side of a 95 % interval


@dataclass(frozen=True, slots=True)
class Outcome:
    """How the first network did: its share of points, and a 95 % interval from pairs of games."""

    games: int
    score: float
    interval: tuple[float, float]


def play_networks(first: Weights, second: Weights, pairs: int, seed: int = 0) -> Outcome:
    """Play ``pairs`` deals twice each; ``first`` sits first in one game of each pair."""
    results = np.zeros(pairs)
    play_pairs(new_states(3), new_looking(), first, second, new_source(HELD_OUT, seed), results)
    score = float(results.mean())
    error = float(results.std(ddof=1)) / math.sqrt(pairs) * _SURE if pairs > 1 else 1.0
    return Outcome(2 * pairs, score, (max(0.0, score - error), min(1.0, score + error)))


@compiled
def play_pairs(
    states: States,
    look: Looking,
    first: Weights,
    second: Weights,
    source: Source,
    results: npt.NDArray[np.float64],
) -> None:
    """Write what ``first`` scored in each pair, 0 to 1, into ``results``."""
    for pair in range(results.shape[0]):
        set_up(states[2], 0, shuffle, source)
        results[pair] = 0.0
        for side in range(2):
            states[0] = states[2]
            s = states[0]
            while s.phase != OVER:
                count = legal_moves(s, look.moves)
                choice = 0
                if count > 1 and seat_to_move(s) == side:
                    choice = rate_moves(states, 0, 1, count, source, first, look)
                elif count > 1:
                    choice = rate_moves(states, 0, 1, count, source, second, look)
                play(s, int(look.moves[choice]), shuffle, source)
            won = winner(s)
            if won == DRAWN:
                results[pair] += 0.25
            elif won == side:
                results[pair] += 0.5
