"""Games the network plays against itself, written down as what to learn from.

Every decision gives one example: what the mover saw of its afterstate, and what that turned out to
be worth, counted back from the end of the game (TD(λ)): mostly the result, and partly what the
network itself thought at the seat's next decisions.

An exploiter plays a frozen network instead of itself: the frozen one always takes the move it values
most, and only the learner's decisions become examples.
"""

from dataclasses import dataclass
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from mandala.engine.afterstates import (
    Looking,
    before_discards,
    new_looking,
    rate_moves,
    seat_to_move,
    softly,
)
from mandala.engine.claims import outcome
from mandala.engine.compiling import States, compilable, compiled, new_states
from mandala.engine.eye import Eye, new_eye, shipped_eye_weights
from mandala.engine.features import COLOUR_INPUTS, TABLE_INPUTS
from mandala.engine.randomness import Source, new_source, shuffle, unit
from mandala.engine.shortlist import pick_out
from mandala.engine.weights import OUTPUTS, Network, Weights, network_of
from mandala.rules.colours import COLOURS
from mandala.rules.legality import legal_moves
from mandala.rules.moves import MOVES
from mandala.rules.play import play, set_up
from mandala.rules.state import OVER

EXAMPLES_PER_GAME: Final = 130  # room; games have 50 to 70 decisions
# Discards are a third of the moves and seldom the best. Looking at them this often is enough to
# learn what they are worth, and saves a quarter of the time.
DISCARDS_LOOKED_AT: Final = 0.25
ALL: Final = MOVES  # of the moves are looked at: what a network does that begins with nothing
_LONGEST_GAME: Final = 400


class Examples(NamedTuple):
    """What games gave to learn from."""

    rows: npt.NDArray[np.float32]  # [example, colour, input]
    row: npt.NDArray[np.float32]  # [example, input]
    target: npt.NDArray[np.float32]  # [example, output]


class Notes(NamedTuple):
    """Room for the examples of some games, and for what the targets are made from."""

    examples: Examples
    thought: npt.NDArray[np.float32]  # [example, output]: what the network said itself
    seat: npt.NDArray[np.int64]  # [example]


@dataclass(frozen=True, slots=True)
class Part:
    """A number of games, fixed by what is here: they come out the same wherever they are played."""

    seed: int
    number: int  # of all parts of the training
    games: int
    temperature: float
    decay: float
    weights: Weights
    exploited: Weights | None = None  # the frozen opponent; None: the network plays itself
    shortlist: int = ALL  # moves that the quick eye picks out to be looked at, discards aside


class SelfPlay:
    """Room to play parts of one size in, one after the other."""

    def __init__(self, games: int) -> None:
        self._games = games
        self._notes = new_notes(games)
        self._states = new_states(2)
        self._look = new_looking()
        self._eye = new_eye(shipped_eye_weights())

    def play(self, part: Part) -> Examples:
        """Play; the examples stay as they are until the next part is played here."""
        assert part.games == self._games
        learner = network_of(part.weights)
        count = play_games(
            self._states,
            self._look,
            self._eye,
            part.games,
            learner,
            learner if part.exploited is None else network_of(part.exploited),
            part.exploited is not None,
            part.shortlist,
            part.temperature,
            part.decay,
            new_source(part.seed, part.number),
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


@compiled
def play_games(
    states: States,
    look: Looking,
    eye: Eye,
    games: int,
    w: Network,
    frozen: Network,
    exploiting: bool,
    shortlist: int,
    temperature: float,
    decay: float,
    source: Source,
    notes: Notes,
) -> int:
    """Play games and write down examples until there is no room for a long game; how many.

    When ``exploiting``, the learner has seat 0 in the first game, 1 in the second, and so on.
    """
    total = 0
    room = notes.seat.shape[0]
    for game in range(games):
        if total + _LONGEST_GAME > room:
            break
        first = total
        set_up(states[0], 0, shuffle, source)
        s = states[0]
        while s.phase != OVER and total < room:
            count = legal_moves(s, look.moves)
            choice = 0
            if count > 1:
                seat = seat_to_move(s)
                if exploiting and seat != game % 2:
                    choice = rate_moves(states, 0, 1, count, source, frozen, look)
                else:
                    if unit(source) >= DISCARDS_LOOKED_AT:
                        count = pick_out(
                            s, seat, look, before_discards(look, count), shortlist, eye
                        )
                    rate_moves(states, 0, 1, count, source, w, look)
                    choice = softly(look.value, count, temperature, source)
                    write_down(look, choice, seat, notes, total)
                    total += 1
            play(s, int(look.moves[choice]), shuffle, source)
        if s.phase == OVER:
            count_back(states, notes, first, total, decay)
        else:
            total = first  # no room for its end: this game teaches nothing
    return total


@compilable
def write_down(look: Looking, choice: int, seat: int, notes: Notes, index: int) -> None:
    """Keep what ``seat`` saw and thought of its choice."""
    for c in range(COLOURS):
        for i in range(COLOUR_INPUTS):
            notes.examples.rows[index, c, i] = look.rows[choice, c, i]
    for i in range(TABLE_INPUTS):
        notes.examples.row[index, i] = look.row[choice, i]
    notes.thought[index, 0] = look.win[choice]
    notes.thought[index, 1] = look.margin[choice]
    notes.seat[index] = seat


@compilable
def count_back(states: States, notes: Notes, first: int, total: int, decay: float) -> None:
    """Set the targets of one finished game's examples, for each seat from the end backwards."""
    target = notes.examples.target
    for seat in range(2):
        win, margin = outcome(states[0], seat)
        for i in range(total - 1, first - 1, -1):
            if notes.seat[i] == seat:
                target[i, 0] = win
                target[i, 1] = margin
                win = decay * win + (1 - decay) * notes.thought[i, 0]
                margin = decay * margin + (1 - decay) * notes.thought[i, 1]
