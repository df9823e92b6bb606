"""Thinking ahead with the network: candidate moves compared over sampled worlds.

Each candidate is played in the same worlds with the same draws to come (so luck cancels out), the
network plays on for both seats for a number of decisions, and values where that ends. A destruction
that decides the game is not judged but solved: it is a small game with everything in sight.
"""

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from mandala.engine.afterstates import Looking, new_looking, rate_moves, seat_to_move
from mandala.engine.belief import new_belief
from mandala.engine.compiling import Record, States, compilable, compiled, new_states
from mandala.engine.network import Weights, margin_of, new_weights, worth
from mandala.engine.randomness import Source, below, new_source, shuffle
from mandala.engine.worlds import Belief, sample_world
from mandala.records.game import Game
from mandala.rules.colours import COLOURS
from mandala.rules.legality import legal_moves
from mandala.rules.moves import claim_move
from mandala.rules.play import play
from mandala.rules.scoring import DRAWN, score, winner
from mandala.rules.state import CLAIM, OVER

# Places in the working states.
_WORLD: Final = 0
_LINE: Final = 1
_TRIAL: Final = 2
_SOLVING: Final = 3  # one for each claim of a destruction, and one more
_STATES: Final = _SOLVING + COLOURS + 1


class Desk(NamedTuple):
    """Room to think."""

    states: States
    look: Looking
    draws: Source  # the same future draws for every candidate
    tried: npt.NDArray[np.int64]  # [depth]: the next colour to try, for solving
    best: npt.NDArray[np.float64]  # [depth]: the best value so far, for solving


def new_desk() -> Desk:
    return Desk(
        states=new_states(_STATES),
        look=new_looking(),
        draws=new_source(0),
        tried=np.zeros(COLOURS + 1, np.int64),
        best=np.zeros(COLOURS + 1, np.float64),
    )


@compilable
def outcome(s: Record, seat: int) -> float:
    """What the end of the game is worth to ``seat``."""
    won = winner(s)
    win = 0.5 if won == DRAWN else (1.0 if won == seat else 0.0)
    return worth(win, margin_of(float(score(s, seat)) - float(score(s, 1 - seat))))


@compilable
def solve_last_claims(desk: Desk, here: int, source: Source) -> int:
    """The best claim in ``states[here]``, a destruction after which the game ends (Rule 6.2).

    Everything that matters lies in sight: every order of claims is tried, each player taking the
    best for themselves.
    """
    states = desk.states
    states[_SOLVING] = states[here]
    chooser = seat_to_move(states[_SOLVING])
    first = 0
    depth = 0
    desk.tried[0] = 0
    desk.best[0] = -1.0
    while True:
        s = states[_SOLVING + depth]
        colour = desk.tried[depth]
        while colour < COLOURS and s.mountain[s.destroying, colour] == 0:
            colour += 1
        if colour == COLOURS:  # all tried: hand the value up to the claim before
            if depth == 0:
                return claim_move(first)
            value = desk.best[depth]
            depth -= 1
        else:
            desk.tried[depth] = colour + 1
            states[_SOLVING + depth + 1] = s
            after = states[_SOLVING + depth + 1]
            play(after, claim_move(colour), shuffle, source)
            if after.phase != OVER:
                depth += 1
                desk.tried[depth] = 0
                desk.best[depth] = -1.0 if seat_to_move(after) == chooser else 2.0
                continue
            value = outcome(after, chooser)
        choosing = seat_to_move(states[_SOLVING + depth]) == chooser
        if value > desk.best[depth] if choosing else value < desk.best[depth]:
            desk.best[depth] = value
            if depth == 0:
                first = desk.tried[0] - 1


@compilable
def play_on(desk: Desk, seat: int, decisions: int, w: Weights, source: Source) -> float:
    """Let the network play ``states[_LINE]`` on for a number of decisions; the value for ``seat``."""
    states = desk.states
    look = desk.look
    while True:
        s = states[_LINE]
        if s.phase == OVER:
            return outcome(s, seat)
        count = legal_moves(s, look.moves)
        if count == 1:
            play(s, int(look.moves[0]), shuffle, source)
        elif s.phase == CLAIM and s.end_near:
            play(s, solve_last_claims(desk, _LINE, source), shuffle, source)
        else:
            best = rate_moves(states, _LINE, _TRIAL, count, source, w, look)
            decisions -= 1
            if decisions <= 0:
                value = float(look.value[best])
                return value if seat_to_move(s) == seat else 1.0 - value
            play(s, int(look.moves[best]), shuffle, source)


@compiled
def compare_moves(
    desk: Desk,
    belief: Belief,
    moves: npt.NDArray[np.int64],
    sums: npt.NDArray[np.float64],
    worlds: int,
    decisions: int,
    w: Weights,
    source: Source,
) -> None:
    """Play each of ``moves`` in ``worlds`` sampled worlds and add what came of it to ``sums``."""
    states = desk.states
    for _ in range(worlds):
        sample_world(belief, states, _WORLD, source)
        below(source, 2)
        for i in range(moves.shape[0]):
            states[_LINE] = states[_WORLD]
            desk.draws[0] = source[0]
            desk.draws[1] = source[1]
            play(states[_LINE], moves[i], shuffle, desk.draws)
            sums[i] += play_on(desk, belief.seat, decisions, w, desk.draws)


@compiled
def first_look(desk: Desk, belief: Belief, w: Weights, source: Source) -> int:
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
    weights = new_weights(0)
    first_look(desk, belief, weights, source)
    moves = desk.look.moves[:2].astype(np.int64)
    compare_moves(desk, belief, moves, np.zeros(2), 1, 1, weights, source)
