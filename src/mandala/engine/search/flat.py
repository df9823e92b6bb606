"""Flat Monte Carlo: every legal move, tried in uniformly random games to the end.

It has no tree and no evaluation and needs only the rules.
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from mandala.engine.eval.terminal import terminal_outcome
from mandala.engine.hidden.belief import build_belief
from mandala.engine.hidden.determinization import Belief, sample_world
from mandala.engine.jit.decorators import jit_entry
from mandala.engine.jit.state_arrays import StateArray, new_states
from mandala.engine.rng import Rng, new_rng, shuffle
from mandala.engine.search.playouts import Moves, play_out
from mandala.records.game import Game
from mandala.rules.legality import legal_moves
from mandala.rules.moves import MOVES
from mandala.rules.play import play


class FlatBuffers(NamedTuple):
    """Preallocated buffers with the results; reusable."""

    worlds: StateArray  # two worlds: the sampled one, and its copy that is played
    legal: npt.NDArray[np.int64]  # [i]: the moves to try
    moves: Moves  # scratch for playouts
    visits: npt.NDArray[np.int64]  # [i]
    wins: npt.NDArray[np.float64]  # [i]: a draw counts half


def new_flat_buffers() -> FlatBuffers:
    """Returns empty buffers."""
    return FlatBuffers(
        worlds=new_states(2),
        legal=np.zeros(MOVES, np.int64),
        moves=np.zeros(MOVES, np.uint8),
        visits=np.zeros(MOVES, np.int64),
        wins=np.zeros(MOVES, np.float64),
    )


@jit_entry
def run_playouts(flat: FlatBuffers, belief: Belief, playouts: int, rng: Rng) -> int:
    """Spreads ``playouts`` evenly over the legal moves of the seat; returns how many there are.

    All moves are tried in a world before the next one is sampled, so they meet the same cards.
    """
    worlds = flat.worlds
    count = legal_moves(belief.known[0], flat.legal)
    for i in range(count):
        flat.visits[i] = 0
        flat.wins[i] = 0.0
    for number in range(playouts):
        i = number % count
        if i == 0:
            sample_world(belief, worlds, 0, rng)
        worlds[1] = worlds[0]
        s = worlds[1]
        play(s, int(flat.legal[i]), shuffle, rng)
        play_out(s, flat.moves, rng)
        flat.visits[i] += 1
        flat.wins[i] += terminal_outcome(s, belief.seat)[0]
    return count


def warm_up() -> None:
    """Calls every compiled function of this module once."""
    rng = new_rng(0)
    belief = build_belief(Game.new(seed=0).observation(0), None, rng)
    run_playouts(new_flat_buffers(), belief, 1, rng)
