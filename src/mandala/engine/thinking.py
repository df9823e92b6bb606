"""Thinking ahead with the network: candidate moves compared over sampled worlds.

Each candidate is played in the same worlds with the same draws to come (so luck cancels out), and
the network plays on for both seats for a number of decisions; the mean of its values on the way is
what the line is worth. A destruction under way, and any once the deck has run out, is not judged but
solved: it is a small game of its own (see ``claims.py``).
"""

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from mandala.engine.afterstates import (
    Looking,
    before_discards,
    new_looking,
    rate_moves,
    seat_to_move,
)
from mandala.engine.belief import new_belief
from mandala.engine.claims import Solver, new_solver, outcome, solve_claims
from mandala.engine.compiling import States, compilable, compiled, new_states
from mandala.engine.randomness import Source, below, new_source, shuffle
from mandala.engine.weights import Network, network_of, new_weights
from mandala.engine.worlds import Belief, sample_world
from mandala.records.game import Game
from mandala.rules.legality import legal_moves
from mandala.rules.play import play
from mandala.rules.state import CLAIM, OVER

# Places in the working states.
_WORLD: Final = 0
_LINE: Final = 1
_TRIAL: Final = 2
_STATES: Final = 3


class Desk(NamedTuple):
    """Room to think."""

    states: States
    look: Looking
    draws: Source  # the same future draws for every candidate
    solver: Solver


class Plan(NamedTuple):
    """How a comparison is done: in how many worlds, how many decisions ahead, and over how many of
    the last of these the value is averaged."""

    worlds: int
    decisions: int
    averaged: int


def new_desk() -> Desk:
    return Desk(
        states=new_states(_STATES),
        look=new_looking(),
        draws=new_source(0),
        solver=new_solver(),
    )


@compilable
def play_on(desk: Desk, seat: int, plan: Plan, w: Network, source: Source) -> tuple[float, float]:
    """Let the network play ``states[_LINE]`` on; the mean (win, margin) of ``seat`` on the way.

    The mean over the last decisions says more than the last one alone: it owes less to the luck of
    the draws, and each seat's fondness for its own best move cancels out.
    """
    states = desk.states
    look = desk.look
    left = plan.decisions
    sum_win = 0.0
    sum_margin = 0.0
    while left > 0:
        s = states[_LINE]
        if s.phase == OVER:
            share = min(left, plan.averaged)
            win, margin = outcome(s, seat)
            sum_win += share * win
            sum_margin += share * margin
            break
        count = legal_moves(s, look.moves)
        if count == 1:
            play(s, int(look.moves[0]), shuffle, source)
        elif s.phase == CLAIM and s.end_near:
            play(s, solve_claims(desk.solver, states, _LINE, w, look, source), shuffle, source)
        else:
            count = before_discards(look, count)
            best = rate_moves(states, _LINE, _TRIAL, count, source, w, look)
            left -= 1
            if left < plan.averaged:
                own = seat_to_move(s) == seat
                sum_win += look.win[best] if own else 1.0 - look.win[best]
                sum_margin += look.margin[best] if own else 1.0 - look.margin[best]
            if left > 0:
                play(s, int(look.moves[best]), shuffle, source)
    return sum_win / plan.averaged, sum_margin / plan.averaged


@compilable
def finish_claims(desk: Desk, w: Network) -> None:
    """Share out the rest of a destruction as both want it."""
    s = desk.states[_LINE]
    while s.phase == CLAIM:
        claim = solve_claims(desk.solver, desk.states, _LINE, w, desk.look, desk.draws)
        play(s, claim, shuffle, desk.draws)


@compiled
def compare_moves(
    desk: Desk,
    belief: Belief,
    moves: npt.NDArray[np.int64],
    sums: npt.NDArray[np.float64],
    plan: Plan,
    w: Network,
    source: Source,
) -> None:
    """Play each of ``moves`` in ``plan.worlds`` worlds; add win and margin to ``sums[move]``."""
    states = desk.states
    claiming = belief.known[0].phase == CLAIM
    for _ in range(plan.worlds):
        sample_world(belief, states, _WORLD, source)
        below(source, 2)
        for i in range(moves.shape[0]):
            states[_LINE] = states[_WORLD]
            desk.draws[0] = source[0]
            desk.draws[1] = source[1]
            play(states[_LINE], moves[i], shuffle, desk.draws)
            if claiming:
                finish_claims(desk, w)
            win, margin = play_on(desk, belief.seat, plan, w, desk.draws)
            sums[i, 0] += win
            sums[i, 1] += margin


@compiled
def first_look(desk: Desk, belief: Belief, w: Network, source: Source) -> int:
    """Value all legal moves of the seat by the network alone, into ``desk.look``; how many."""
    sample_world(belief, desk.states, _WORLD, source)
    count = legal_moves(desk.states[_WORLD], desk.look.moves)
    rate_moves(desk.states, _WORLD, _TRIAL, count, source, w, desk.look)
    return count


def warm_up() -> None:
    """Use every compiled loop here once, so that all are compiled."""
    source = new_source(0)
    desk = new_desk()
    belief = new_belief(Game.new(seed=0).observation(0), None, source)
    weights = network_of(new_weights(0))
    first_look(desk, belief, weights, source)
    moves = desk.look.moves[:2].astype(np.int64)
    compare_moves(desk, belief, moves, np.zeros((2, 2)), Plan(1, 2, 1), weights, source)
