"""A destruction, solved: who takes which colour when both take what is best for themselves.

The mountain and both rivers lie in sight, and there are few orders: all are tried. Where the game
goes on afterwards the network says what the outcome is worth, where it ends the score does. That
counts the cards dealt into the cups, of which each seat knows its own: what is solved is one world,
and whoever has to choose asks about many (see ``thinking.py``).
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from mandala.engine.afterstates import Looking, look_at, seat_to_move
from mandala.engine.compiling import Record, States, compilable, new_states
from mandala.engine.network import evaluate, margin_of, worth
from mandala.engine.randomness import Source, shuffle
from mandala.engine.weights import Network
from mandala.rules.colours import COLOURS
from mandala.rules.moves import claim_move
from mandala.rules.play import play
from mandala.rules.scoring import DRAWN, score, winner
from mandala.rules.state import CLAIM, OVER


class Solver(NamedTuple):
    """Room to try every order; [depth] counts the claims made."""

    states: States
    tried: npt.NDArray[np.int64]  # [depth]: the next colour to try
    best: npt.NDArray[np.float64]  # [depth]: the best value so far, for the first to choose


def new_solver() -> Solver:
    return Solver(
        states=new_states(COLOURS + 2),
        tried=np.zeros(COLOURS + 1, np.int64),
        best=np.zeros(COLOURS + 1, np.float64),
    )


@compilable
def outcome(s: Record, seat: int) -> tuple[float, float]:
    """The end of the game for ``seat``, as the network counts: win and margin."""
    won = winner(s)
    win = 0.5 if won == DRAWN else (1.0 if won == seat else 0.0)
    return win, margin_of(float(score(s, seat)) - float(score(s, 1 - seat)))


@compilable
def has_choice(s: Record) -> bool:
    """Whether a destruction goes on in which more than one colour can be claimed."""
    colours = 0
    if s.phase == CLAIM:
        for c in range(COLOURS):
            colours += int(s.mountain[s.destroying, c] > 0)
    return colours > 1


@compilable
def make_last_claim(s: Record, source: Source) -> None:
    """Claim the last colour, if it is the only one left: whose turn it is has no choice."""
    if s.phase == CLAIM and not has_choice(s):
        colour = 0
        while s.mountain[s.destroying, colour] == 0:
            colour += 1
        play(s, claim_move(colour), shuffle, source)


@compilable
def value_after(
    states: States, here: int, claim: int, chooser: int, w: Network, look: Looking, source: Source
) -> float:
    """What ``claim`` in ``states[here]``, the last with a choice, leaves for ``chooser``.

    ``states[here + 1]`` is the table after it. The network is asked about this claim, not about
    the one that follows without a choice: it has learnt from decisions only, and was off by 0.08
    where there was none.
    """
    after = states[here + 1]
    make_last_claim(after, source)
    if after.phase == OVER:
        win, margin = outcome(after, chooser)
        return worth(win, margin)
    claimer = seat_to_move(states[here])
    look_at(states, here, here + 1, claim, source, look, look.rows[0], look.row[0])
    evaluate(w, look.rows, look.row, 1, look.scratch, look.win, look.margin)
    value = worth(look.win[0], look.margin[0])
    return value if claimer == chooser else 1.0 - value


@compilable
def solve_claims(
    solver: Solver, states: States, here: int, w: Network, look: Looking, source: Source
) -> int:
    """The best claim for the seat that chooses in ``states[here]``, where a destruction goes on."""
    lines = solver.states
    lines[0] = states[here]
    chooser = seat_to_move(lines[0])
    first = 0
    depth = 0
    solver.tried[0] = 0
    solver.best[0] = -1.0
    while True:
        s = lines[depth]
        colour = solver.tried[depth]
        while colour < COLOURS and s.mountain[s.destroying, colour] == 0:
            colour += 1
        if colour == COLOURS:  # all tried: hand the value up to the claim before
            if depth == 0:
                return claim_move(first)
            value = solver.best[depth]
            depth -= 1
        else:
            solver.tried[depth] = colour + 1
            lines[depth + 1] = s
            after = lines[depth + 1]
            play(after, claim_move(colour), shuffle, source)
            if has_choice(after):
                depth += 1
                solver.tried[depth] = 0
                solver.best[depth] = -1.0 if seat_to_move(after) == chooser else 2.0
                continue
            value = value_after(lines, depth, claim_move(colour), chooser, w, look, source)
        choosing = seat_to_move(lines[depth]) == chooser
        if value > solver.best[depth] if choosing else value < solver.best[depth]:
            solver.best[depth] = value
            if depth == 0:
                first = solver.tried[0] - 1
