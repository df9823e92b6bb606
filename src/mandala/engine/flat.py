"""Flat Monte-Carlo search: every legal move, tried in uniformly random games to the end.

No tree, no judgement, no sense in the playouts: the method that needs to know nothing of a game but
its rules, and so the measure for those that know more.
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from mandala.engine.belief import new_belief
from mandala.engine.compiling import States, compiled, new_states
from mandala.engine.playouts import Moves, play_out
from mandala.engine.randomness import Source, new_source, shuffle
from mandala.engine.worlds import Belief, sample_world
from mandala.records.game import Game
from mandala.rules.legality import legal_moves
from mandala.rules.moves import MOVES
from mandala.rules.play import play
from mandala.rules.scoring import DRAWN, winner


class Tries(NamedTuple):
    """Room for a flat search, and what it found: tries and points (1 a win, ½ a draw) by move."""

    worlds: States  # the one dealt, and the one played
    legal: npt.NDArray[np.int64]  # [number]: the moves to try
    moves: Moves  # scratch for playouts
    tries: npt.NDArray[np.int64]  # [number]
    points: npt.NDArray[np.float64]  # [number]


def new_tries() -> Tries:
    return Tries(
        worlds=new_states(2),
        legal=np.zeros(MOVES, np.int64),
        moves=np.zeros(MOVES, np.uint8),
        tries=np.zeros(MOVES, np.int64),
        points=np.zeros(MOVES, np.float64),
    )


@compiled
def try_moves(tries: Tries, belief: Belief, playouts: int, source: Source) -> int:
    """Share ``playouts`` evenly over the legal moves of the seat; how many moves there are.

    All moves are tried once in a world before the next world is dealt, so that good cards flatter
    none of them.
    """
    worlds = tries.worlds
    count = legal_moves(belief.known[0], tries.legal)
    for i in range(count):
        tries.tries[i] = 0
        tries.points[i] = 0.0
    for number in range(playouts):
        i = number % count
        if i == 0:
            sample_world(belief, worlds, 0, source)
        worlds[1] = worlds[0]
        s = worlds[1]
        play(s, int(tries.legal[i]), shuffle, source)
        play_out(s, tries.moves, source)
        won = winner(s)
        tries.tries[i] += 1
        if won == DRAWN:
            tries.points[i] += 0.5
        elif won == belief.seat:
            tries.points[i] += 1.0
    return count


def warm_up() -> None:
    """Use the compiled loop once."""
    source = new_source(0)
    belief = new_belief(Game.new(seed=0).observation(0), None, source)
    try_moves(new_tries(), belief, 1, source)
