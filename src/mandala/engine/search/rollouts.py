"""Compares candidate moves by rollouts: each is played in the same worlds with the same draws
(common random numbers).

After the candidate the network plays for both seats for a few decisions. The value of the rollout
is the mean of the network's values at the last of these decisions. A destruction under way at the
candidate, and any destruction once the end is near (Rule 6.2), is solved instead
(``claim_solver.py``).
"""

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from mandala.engine.eval.afterstates import (
    AfterstateBuffers,
    count_non_discards,
    evaluate_afterstates,
    new_afterstate_buffers,
)
from mandala.engine.eval.network_weights import PreparedNetwork, new_weights, prepare_network
from mandala.engine.eval.terminal import terminal_outcome
from mandala.engine.hidden.belief import build_belief
from mandala.engine.hidden.determinization import Belief, sample_world
from mandala.engine.jit.decorators import jit_entry, jit_helper
from mandala.engine.jit.state_arrays import StateArray, new_states
from mandala.engine.rng import Rng, copy_rng, new_rng, randbelow, shuffle
from mandala.engine.search.claim_solver import ClaimSolverBuffers, best_claim, new_solver_buffers
from mandala.records.game import Game
from mandala.rules.legality import legal_moves
from mandala.rules.play import play
from mandala.rules.queries import seat_to_move
from mandala.rules.state import CLAIM, OVER

# Indices of the working states.
_WORLD: Final = 0
_ROLLOUT: Final = 1
_TRIAL: Final = 2
_STATES: Final = 3


class RolloutBuffers(NamedTuple):
    """Preallocated buffers; reusable."""

    states: StateArray
    afterstates: AfterstateBuffers
    rng: Rng  # draws and shuffles of a rollout: the same for every candidate
    solver: ClaimSolverBuffers


class RolloutPlan(NamedTuple):
    """The size of a rollout.

    ``worlds``: the number of worlds. ``decisions``: the number of decisions played after the
    candidate. ``averaged``: the number of these, counted from the end, whose values are averaged.
    """

    worlds: int
    decisions: int
    averaged: int


def new_rollout_buffers() -> RolloutBuffers:
    """Returns empty buffers."""
    return RolloutBuffers(
        states=new_states(_STATES),
        afterstates=new_afterstate_buffers(),
        rng=new_rng(0),
        solver=new_solver_buffers(),
    )


@jit_helper
def rollout(
    buffers: RolloutBuffers, seat: int, plan: RolloutPlan, network: PreparedNetwork, rng: Rng
) -> tuple[float, float]:
    """Plays from the rollout state; returns the mean win and margin of ``seat``.

    The mean over several decisions depends less on the luck of the draws than the last value. The
    optimism of each seat about its own best move cancels out.
    """
    states = buffers.states
    afterstates = buffers.afterstates
    left = plan.decisions
    sum_win = 0.0
    sum_margin = 0.0
    while left > 0:
        s = states[_ROLLOUT]
        if s.phase == OVER:
            share = min(left, plan.averaged)
            win, margin = terminal_outcome(s, seat)
            sum_win += share * win
            sum_margin += share * margin
            break
        count = legal_moves(s, afterstates.moves)
        if count == 1:
            play(s, int(afterstates.moves[0]), shuffle, rng)
        elif s.phase == CLAIM and s.end_near:
            claim = best_claim(buffers.solver, states, _ROLLOUT, network, afterstates, rng)
            play(s, claim, shuffle, rng)
        else:
            count = count_non_discards(afterstates.moves, count)
            best = evaluate_afterstates(states, _ROLLOUT, _TRIAL, count, rng, network, afterstates)
            left -= 1
            if left < plan.averaged:
                own = seat_to_move(s) == seat
                sum_win += afterstates.win[best] if own else 1.0 - afterstates.win[best]
                sum_margin += afterstates.margin[best] if own else 1.0 - afterstates.margin[best]
            if left > 0:
                play(s, int(afterstates.moves[best]), shuffle, rng)
    return sum_win / plan.averaged, sum_margin / plan.averaged


@jit_helper
def finish_claims(buffers: RolloutBuffers, network: PreparedNetwork) -> None:
    """Plays the rest of a destruction; both seats claim what is best for them."""
    s = buffers.states[_ROLLOUT]
    while s.phase == CLAIM:
        claim = best_claim(
            buffers.solver, buffers.states, _ROLLOUT, network, buffers.afterstates, buffers.rng
        )
        play(s, claim, shuffle, buffers.rng)


@jit_entry
def rollout_moves(
    buffers: RolloutBuffers,
    belief: Belief,
    moves: npt.NDArray[np.int64],
    sums: npt.NDArray[np.float64],
    plan: RolloutPlan,
    network: PreparedNetwork,
    rng: Rng,
) -> None:
    """Plays each of ``moves`` in ``plan.worlds`` worlds; adds win and margin to ``sums[i]``."""
    states = buffers.states
    claiming = belief.known[0].phase == CLAIM
    for _ in range(plan.worlds):
        sample_world(belief, states, _WORLD, rng)
        # Unused. It stays because each draw shifts the random numbers after it: without this one
        # ``master`` would choose other moves for the same seed.
        randbelow(rng, 2)
        for i in range(moves.shape[0]):
            states[_ROLLOUT] = states[_WORLD]
            copy_rng(rng, buffers.rng)
            play(states[_ROLLOUT], moves[i], shuffle, buffers.rng)
            if claiming:
                finish_claims(buffers, network)
            win, margin = rollout(buffers, belief.seat, plan, network, buffers.rng)
            sums[i, 0] += win
            sums[i, 1] += margin


@jit_entry
def rate_root_moves(
    buffers: RolloutBuffers, belief: Belief, network: PreparedNetwork, rng: Rng
) -> int:
    """Evaluates all legal moves of the seat into ``buffers.afterstates``; returns how many."""
    sample_world(belief, buffers.states, _WORLD, rng)
    count = legal_moves(buffers.states[_WORLD], buffers.afterstates.moves)
    evaluate_afterstates(buffers.states, _WORLD, _TRIAL, count, rng, network, buffers.afterstates)
    return count


def warm_up() -> None:
    """Calls every compiled function of this module once."""
    rng = new_rng(0)
    buffers = new_rollout_buffers()
    belief = build_belief(Game.new(seed=0).observation(0), None, rng)
    network = prepare_network(new_weights(0))
    rate_root_moves(buffers, belief, network, rng)
    moves = buffers.afterstates.moves[:2].astype(np.int64)
    rollout_moves(buffers, belief, moves, np.zeros((2, 2)), RolloutPlan(1, 2, 1), network, rng)
