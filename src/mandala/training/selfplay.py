"""Games the network plays against itself, written down as what to learn from.

Every decision gives one example: what the mover saw of its afterstate, and what that turned out to
be worth, counted back from the end of the game (TD(λ)): mostly the result, and partly what the
network itself thought at the seat's next decisions.
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from mandala.engine.afterstates import Looking, new_looking, rate_moves, seat_to_move, softly
from mandala.engine.compiling import States, compilable, compiled, new_states
from mandala.engine.features import COLOUR_INPUTS, TABLE_INPUTS
from mandala.engine.network import OUTPUTS, Weights, margin_of
from mandala.engine.randomness import Source, new_source, shuffle
from mandala.rules.colours import COLOURS
from mandala.rules.legality import legal_moves
from mandala.rules.play import play, set_up
from mandala.rules.scoring import DRAWN, score, winner
from mandala.rules.state import OVER

EXAMPLES_PER_GAME = 130  # room; games have 50 to 70 decisions
_LONGEST_GAME = 400


class Examples(NamedTuple):
    """What a batch of games gave: features, targets, and what the network thought itself."""

    rows: npt.NDArray[np.float32]  # [example, colour, input]
    row: npt.NDArray[np.float32]  # [example, input]
    target: npt.NDArray[np.float32]  # [example, output]
    thought: npt.NDArray[np.float32]  # [example, output]
    seat: npt.NDArray[np.int64]  # [example]


def new_examples(games: int) -> Examples:
    room = games * EXAMPLES_PER_GAME
    return Examples(
        rows=np.zeros((room, COLOURS, COLOUR_INPUTS), np.float32),
        row=np.zeros((room, TABLE_INPUTS), np.float32),
        target=np.zeros((room, OUTPUTS), np.float32),
        thought=np.zeros((room, OUTPUTS), np.float32),
        seat=np.zeros(room, np.int64),
    )


class SelfPlay:
    """Plays batches of games; owns its randomness, so a batch follows from seed and batch number."""

    def __init__(self, games: int, seed: int) -> None:
        self.games = games
        self.seed = seed
        self.examples = new_examples(games)
        self._states = new_states(2)
        self._look = new_looking()

    def play(self, number: int, weights: Weights, temperature: float, decay: float) -> int:
        """Play batch ``number`` into :attr:`examples`; how many examples there are."""
        source = new_source(self.seed, number)
        return play_games(
            self._states, self._look, self.games, weights, temperature, decay, source, self.examples
        )


@compiled
def play_games(
    states: States,
    look: Looking,
    games: int,
    w: Weights,
    temperature: float,
    decay: float,
    source: Source,
    examples: Examples,
) -> int:
    """Play games and write down examples until there is no room for a long game; how many."""
    total = 0
    for _ in range(games):
        if total + _LONGEST_GAME > examples.seat.shape[0]:
            break
        first = total
        set_up(states[0], 0, shuffle, source)
        s = states[0]
        while s.phase != OVER and total < examples.seat.shape[0]:
            count = legal_moves(s, look.moves)
            choice = 0
            if count > 1:
                rate_moves(states, 0, 1, count, source, w, look)
                choice = softly(look.value, count, temperature, source)
                write_down(look, choice, seat_to_move(s), examples, total)
                total += 1
            play(s, int(look.moves[choice]), shuffle, source)
        if s.phase == OVER:
            count_back(states, examples, first, total, decay)
        else:
            total = first  # no room for its end: this game teaches nothing
    return total


@compilable
def write_down(look: Looking, choice: int, seat: int, examples: Examples, index: int) -> None:
    """Keep what ``seat`` saw and thought of its choice."""
    for c in range(COLOURS):
        for i in range(COLOUR_INPUTS):
            examples.rows[index, c, i] = look.rows[choice, c, i]
    for i in range(TABLE_INPUTS):
        examples.row[index, i] = look.row[choice, i]
    examples.thought[index, 0] = look.win[choice]
    examples.thought[index, 1] = look.margin[choice]
    examples.seat[index] = seat


@compilable
def count_back(states: States, examples: Examples, first: int, total: int, decay: float) -> None:
    """Set the targets of one finished game's examples, for each seat from the end backwards."""
    s = states[0]
    won = winner(s)
    for seat in range(2):
        win = 0.5 if won == DRAWN else (1.0 if won == seat else 0.0)
        margin = margin_of(float(score(s, seat)) - float(score(s, 1 - seat)))
        for i in range(total - 1, first - 1, -1):
            if examples.seat[i] == seat:
                examples.target[i, 0] = win
                examples.target[i, 1] = margin
                win = decay * win + (1 - decay) * examples.thought[i, 0]
                margin = decay * margin + (1 - decay) * examples.thought[i, 1]
