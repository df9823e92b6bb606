"""Self-play: games of the network against itself, as training examples.

Every decision gives one example: the afterstate as the mover sees it, and a target. Targets are
TD(λ) returns, computed backwards from the end of the game: mostly the result, partly the
network's own values at the seat's later decisions.

An exploiter is a network that learns to beat a frozen one and plays against it, not itself. The
frozen network always plays the move that it values most. It gives no examples.
"""

from dataclasses import dataclass
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from mandala.engine.eval.afterstates import (
    AfterstateBuffers,
    count_non_discards,
    evaluate_afterstates,
    new_afterstate_buffers,
    sample_softmax,
)
from mandala.engine.eval.feature_index import COLOUR_INPUTS
from mandala.engine.eval.features import TABLE_INPUTS
from mandala.engine.eval.network_weights import OUTPUTS, PreparedNetwork, Weights, prepare_network
from mandala.engine.eval.policy_network import (
    PolicyNetwork,
    keep_top_moves,
    new_policy_network,
    shipped_policy_weights,
)
from mandala.engine.eval.terminal import terminal_outcome
from mandala.engine.jit.decorators import jit_entry, jit_helper
from mandala.engine.jit.state_arrays import StateArray, new_states
from mandala.engine.rng import Rng, new_rng, shuffle, uniform
from mandala.rules.colours import COLOURS
from mandala.rules.legality import legal_moves
from mandala.rules.moves import MOVES
from mandala.rules.play import play, set_up
from mandala.rules.queries import seat_to_move
from mandala.rules.state import OVER

EXAMPLES_PER_GAME: Final = 130  # space in the buffers; games have 50 to 70 decisions
# A third of the moves are discards, and they are seldom the best. To evaluate them in this share
# of the decisions is enough to learn their value, and saves a quarter of the time.
DISCARDS_LOOKED_AT: Final = 0.25
ALL: Final = MOVES  # shortlist that evaluates all moves, for training from random weights
_LONGEST_GAME: Final = 400


class Examples(NamedTuple):
    """Training examples."""

    rows: npt.NDArray[np.float32]  # [example, colour, input]
    row: npt.NDArray[np.float32]  # [example, input]
    target: npt.NDArray[np.float32]  # [example, output]


class Notes(NamedTuple):
    """Buffers for the examples of some games, and for the values from which targets are computed."""

    examples: Examples
    thought: npt.NDArray[np.float32]  # [example, output]: the network's own values
    seat: npt.NDArray[np.int64]  # [example]


@dataclass(frozen=True, slots=True)
class Part:
    """The settings of some games. The same settings give the same games on every machine."""

    seed: int
    number: int  # counts all parts of the training
    games: int
    temperature: float
    decay: float
    weights: Weights
    exploited: Weights | None = None  # the frozen opponent; None: the network plays itself
    shortlist: int = ALL  # moves that the policy network selects, besides discards


class SelfPlay:
    """Buffers to play parts of one size, one after the other."""

    def __init__(self, games: int) -> None:
        self._games = games
        self._notes = new_notes(games)
        self._states = new_states(2)
        self._look = new_afterstate_buffers()
        self._eye = new_policy_network(shipped_policy_weights())

    def play(self, part: Part) -> Examples:
        """Plays a part; the examples are valid until the next call."""
        assert part.games == self._games
        learner = prepare_network(part.weights)
        count = play_games(
            self._states,
            self._look,
            self._eye,
            part.games,
            learner,
            learner if part.exploited is None else prepare_network(part.exploited),
            part.exploited is not None,
            part.shortlist,
            part.temperature,
            part.decay,
            new_rng(part.seed, part.number),
            self._notes,
        )
        return Examples(*(made[:count] for made in self._notes.examples))


def new_notes(games: int) -> Notes:
    room = games * EXAMPLES_PER_GAME + _LONGEST_GAME
    return Notes(
        Examples(
            rows=np.zeros((room, COLOURS, COLOUR_INPUTS), np.float32),
            row=np.zeros((room, TABLE_INPUTS), np.float32),
            target=np.zeros((room, OUTPUTS), np.float32),
        ),
        thought=np.zeros((room, OUTPUTS), np.float32),
        seat=np.zeros(room, np.int64),
    )


@jit_entry
def play_games(
    states: StateArray,
    afterstates: AfterstateBuffers,
    policy: PolicyNetwork,
    games: int,
    w: PreparedNetwork,
    frozen: PreparedNetwork,
    exploiting: bool,
    shortlist: int,
    temperature: float,
    decay: float,
    rng: Rng,
    notes: Notes,
) -> int:
    """Plays games until the buffers have no room for a long one; returns the number of examples.

    When ``exploiting``, the learner has seat 0 in the first game, 1 in the second, and so on.
    """
    total = 0
    room = notes.seat.shape[0]
    for game in range(games):
        if total + _LONGEST_GAME > room:
            break
        first = total
        set_up(states[0], 0, shuffle, rng)
        s = states[0]
        while s.phase != OVER and total < room:
            count = legal_moves(s, afterstates.moves)
            choice = 0
            if count > 1:
                seat = seat_to_move(s)
                if exploiting and seat != game % 2:
                    choice = evaluate_afterstates(states, 0, 1, count, rng, frozen, afterstates)
                else:
                    if uniform(rng) >= DISCARDS_LOOKED_AT:
                        count = keep_top_moves(
                            s,
                            seat,
                            afterstates.moves,
                            count_non_discards(afterstates.moves, count),
                            shortlist,
                            policy,
                        )
                    evaluate_afterstates(states, 0, 1, count, rng, w, afterstates)
                    choice = sample_softmax(afterstates.value, count, temperature, rng)
                    write_down(afterstates, choice, seat, notes, total)
                    total += 1
            play(s, int(afterstates.moves[choice]), shuffle, rng)
        if s.phase == OVER:
            td_lambda_targets(states, notes, first, total, decay)
        else:
            total = first  # the buffers are full, so the examples of this game are dropped
    return total


@jit_helper
def write_down(
    afterstates: AfterstateBuffers, choice: int, seat: int, notes: Notes, index: int
) -> None:
    """Stores the inputs and the values of the chosen afterstate."""
    for c in range(COLOURS):
        for i in range(COLOUR_INPUTS):
            notes.examples.rows[index, c, i] = afterstates.colour_inputs[choice, c, i]
    for i in range(TABLE_INPUTS):
        notes.examples.row[index, i] = afterstates.table_inputs[choice, i]
    notes.thought[index, 0] = afterstates.win[choice]
    notes.thought[index, 1] = afterstates.margin[choice]
    notes.seat[index] = seat


@jit_helper
def td_lambda_targets(
    states: StateArray, notes: Notes, first: int, total: int, decay: float
) -> None:
    """Sets the targets of one finished game's examples, for each seat from the end backwards."""
    target = notes.examples.target
    for seat in range(2):
        win, margin = terminal_outcome(states[0], seat)
        for i in range(total - 1, first - 1, -1):
            if notes.seat[i] == seat:
                target[i, 0] = win
                target[i, 1] = margin
                win = decay * win + (1 - decay) * notes.thought[i, 0]
                margin = decay * margin + (1 - decay) * notes.thought[i, 1]
