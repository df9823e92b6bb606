"""Solves one destruction exactly: each seat claims what is best for itself.

Mountain and rivers lie open, and there are few orders of claims, so all of them are tried. If the
game ends with the destruction, the value is the score. Otherwise the value network gives it. The
score counts the cards dealt to both cups, but a seat knows only its own two. So one call solves one
world, and a player calls it for many worlds (``rollouts.py``).
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from mandala.engine.eval.afterstates import AfterstateBuffers, encode_afterstate
from mandala.engine.eval.network_weights import PreparedNetwork
from mandala.engine.eval.terminal import terminal_outcome
from mandala.engine.eval.value_network import forward_batch, scalar_value
from mandala.engine.jit.decorators import jit_helper
from mandala.engine.jit.state_arrays import StateArray, StateRecord, new_states
from mandala.engine.rng import Rng, shuffle
from mandala.rules.colours import COLOURS
from mandala.rules.moves import claim_move
from mandala.rules.play import play
from mandala.rules.queries import colours_to_claim, next_claimable, seat_to_move
from mandala.rules.state import OVER


class ClaimSolverBuffers(NamedTuple):
    """Preallocated buffers; reusable. [depth] counts the claims made."""

    states: StateArray
    next_colour: npt.NDArray[np.int64]  # [depth]: the next colour to try
    best: npt.NDArray[np.float64]  # [depth]: the best value so far, for the first chooser


def new_solver_buffers() -> ClaimSolverBuffers:
    """Returns empty buffers."""
    return ClaimSolverBuffers(
        states=new_states(COLOURS + 2),
        next_colour=np.zeros(COLOURS + 1, np.int64),
        best=np.zeros(COLOURS + 1, np.float64),
    )


@jit_helper
def play_forced_claim(s: StateRecord, rng: Rng) -> None:
    """Plays the last claim of a destruction, if only one colour is left."""
    if colours_to_claim(s) == 1:
        play(s, claim_move(next_claimable(s, 0)), shuffle, rng)


@jit_helper
def claim_leaf_value(
    states: StateArray,
    here: int,
    claim: int,
    chooser: int,
    network: PreparedNetwork,
    afterstates: AfterstateBuffers,
    rng: Rng,
) -> float:
    """Returns the value for ``chooser`` of ``claim`` in ``states[here]``, the last real choice.

    ``states[here + 1]`` is the state after it. The network evaluates this claim and not the
    forced one after it, because it was trained on decisions only. On forced claims its error was 0.08.
    """
    after = states[here + 1]
    play_forced_claim(after, rng)
    if after.phase == OVER:
        win, margin = terminal_outcome(after, chooser)
        return scalar_value(win, margin)
    claimer = seat_to_move(states[here])
    a = afterstates
    encode_afterstate(states, here, here + 1, claim, rng, a, a.colour_inputs[0], a.table_inputs[0])
    forward_batch(network, a.colour_inputs, a.table_inputs, 1, a.network_buffers, a.win, a.margin)
    value = scalar_value(a.win[0], a.margin[0])
    return value if claimer == chooser else 1.0 - value


@jit_helper
def best_claim(
    solver: ClaimSolverBuffers,
    states: StateArray,
    here: int,
    network: PreparedNetwork,
    afterstates: AfterstateBuffers,
    rng: Rng,
) -> int:
    """Returns the best claim for the seat to choose in ``states[here]``.

    A minimax search without recursion, which the compiler cannot type.
    """
    path = solver.states
    path[0] = states[here]
    chooser = seat_to_move(path[0])
    first = 0
    depth = 0
    solver.next_colour[0] = 0
    solver.best[0] = -1.0
    while True:
        s = path[depth]
        colour = next_claimable(s, int(solver.next_colour[depth]))
        if colour == COLOURS:  # all colours are tried: return the value to the claim before
            if depth == 0:
                return claim_move(first)
            value = solver.best[depth]
            depth -= 1
        else:
            solver.next_colour[depth] = colour + 1
            path[depth + 1] = s
            after = path[depth + 1]
            play(after, claim_move(colour), shuffle, rng)
            if colours_to_claim(after) > 1:
                depth += 1
                solver.next_colour[depth] = 0
                solver.best[depth] = -1.0 if seat_to_move(after) == chooser else 2.0
                continue
            claim = claim_move(colour)
            value = claim_leaf_value(path, depth, claim, chooser, network, afterstates, rng)
        choosing = seat_to_move(path[depth]) == chooser
        if value > solver.best[depth] if choosing else value < solver.best[depth]:
            solver.best[depth] = value
            if depth == 0:
                first = solver.next_colour[0] - 1
