"""Games the network plays against itself, written down as what to learn from.

Every decision gives one example: what the mover saw of its afterstate, and what that turned out to
be worth, counted back from the end of the game (TD(λ)): mostly the result, and partly what the
network itself thought at the seat's next decisions.

An exploiter plays a frozen network instead of itself: the frozen one always takes the move it values
most, and only the learner's decisions become examples.

A judge (``engine/open_hands.py``) does not play: it watches games of a frozen network against
itself with both hands open, and learns what came of every decision.
"""

from dataclasses import dataclass
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from mandala.engine.afterstates import (
    Looking,
    before_discards,
    look_at,
    new_looking,
    rate_moves,
    seat_to_move,
    softly,
)
from mandala.engine.claims import outcome
from mandala.engine.compiling import Record, States, compilable, compiled, new_states
from mandala.engine.eye import Eye, glance_at, new_eye, note_mandalas, shipped_eye_weights
from mandala.engine.features import COLOUR_INPUTS, TABLE_INPUTS
from mandala.engine.network import evaluate
from mandala.engine.open_hands import show_hands
from mandala.engine.prospects import forget_prospects
from mandala.engine.randomness import Source, below, new_source, shuffle, unit
from mandala.engine.weights import OUTPUTS, Network, Weights, network_of
from mandala.rules.colours import COLOURS
from mandala.rules.legality import legal_moves
from mandala.rules.play import play, set_up
from mandala.rules.state import OVER

EXAMPLES_PER_GAME: Final = 130  # room; games have 50 to 70 decisions
# Discards are a third of the moves and seldom the best. Looking at them this often is enough to
# learn what they are worth, and saves a quarter of the time.
DISCARDS_LOOKED_AT: Final = 0.25
SHORTLIST: Final = 5
WILD: Final = 0.3  # of the moves that stray: any at all; the others softly
WANDERING: Final = 0.06
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
    best: npt.NDArray[np.float32]  # [example, output]: of the move it liked best
    seat: npt.NDArray[np.int64]  # [example]
    strayed: npt.NDArray[np.bool_]  # [example]: another move was tried on purpose


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
    straying: float = 0.0
    watched: Weights | None = None  # whose games a judge watches; None: it is no judge


class SelfPlay:
    """Room to play parts of one size in, one after the other."""

    def __init__(self, games: int) -> None:
        self._games = games
        self._notes = new_notes(games)
        self._states = new_states(2)
        self._look = new_looking()
        self._open_look = new_looking()
        self._eye = new_eye(shipped_eye_weights())

    def play(self, part: Part) -> Examples:
        """Play; the examples stay as they are until the next part is played here."""
        assert part.games == self._games
        learner = network_of(part.weights)
        source = new_source(part.seed, part.number)
        if part.watched is not None:
            count = watch_games(
                self._states,
                self._look,
                self._open_look,
                part.games,
                learner,
                network_of(part.watched),
                part.temperature,
                part.decay,
                source,
                self._notes,
            )
        else:
            count = play_games(
                self._states,
                self._look,
                part.games,
                learner,
                learner if part.exploited is None else network_of(part.exploited),
                part.exploited is not None,
                part.temperature,
                part.decay,
                part.straying,
                source,
                self._notes,
                self._eye,
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
        best=np.zeros((room, OUTPUTS), np.float32),
        seat=np.zeros(room, np.int64),
        strayed=np.zeros(room, np.bool_),
    )


@compiled
def play_games(
    states: States,
    look: Looking,
    games: int,
    w: Network,
    frozen: Network,
    exploiting: bool,
    temperature: float,
    decay: float,
    straying: float,
    source: Source,
    notes: Notes,
    eye: Eye,
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
                        count = before_discards(look, count)
                        if straying == 0:
                            count = shortlist(s, seat, look, count, eye)
                    best = rate_moves(states, 0, 1, count, source, w, look)
                    strays = unit(source) < straying
                    if not strays:
                        choice = softly(look.value, count, temperature, source)
                    elif unit(source) < WILD:
                        choice = below(source, count)
                    else:
                        choice = softly(look.value, count, WANDERING, source)
                    write_down(look, choice, seat, notes, total)
                    notes.strayed[total] = strays
                    notes.best[total, 0] = look.win[best]
                    notes.best[total, 1] = look.margin[best]
                    total += 1
            play(s, int(look.moves[choice]), shuffle, source)
        if s.phase == OVER:
            count_back(states, notes, first, total, decay)
        else:
            total = first  # no room for its end: this game teaches nothing
    return total


@compilable
def shortlist(s: Record, seat: int, look: Looking, count: int, eye: Eye) -> int:
    """Keep of the ``count`` moves in ``look.moves`` those that the quick eye likes best."""
    if count <= SHORTLIST:
        return count
    note_mandalas(s, seat, eye.noted)
    for i in range(count):
        look.value[i] = glance_at(s, seat, int(look.moves[i]), eye)
    for i in range(SHORTLIST):  # the best go to the front, one after the other
        best = i
        for j in range(i + 1, count):
            if look.value[j] > look.value[best]:
                best = j
        move, value = look.moves[best], look.value[best]
        look.moves[best], look.value[best] = look.moves[i], look.value[i]
        look.moves[i], look.value[i] = move, value
    return SHORTLIST


@compiled
def watch_games(
    states: States,
    look: Looking,
    open_look: Looking,
    games: int,
    judge: Network,
    watched: Network,
    temperature: float,
    decay: float,
    source: Source,
    notes: Notes,
) -> int:
    """As :func:`play_games`: ``watched`` plays itself, and every decision is shown to the judge."""
    total = 0
    room = notes.seat.shape[0]
    for _ in range(games):
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
                if unit(source) >= DISCARDS_LOOKED_AT:
                    count = before_discards(look, count)
                rate_moves(states, 0, 1, count, source, watched, look)
                choice = softly(look.value, count, temperature, source)
                forget_prospects(open_look.prospects)
                o = open_look
                fresh = look_at(
                    states, 0, 1, int(look.moves[choice]), source, o, o.rows[0], o.row[0]
                )
                show_hands(states[1], seat, o.kept, fresh, o.rows[0], o.row[0])
                evaluate(judge, o.rows, o.row, 1, o.scratch, o.win, o.margin)
                write_down(open_look, 0, seat, notes, total)
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
    win_0, margin_0 = outcome(states[0], 0)  # for seat 0; for the other it is the rest to 1
    wins = (win_0, 1.0 - win_0)
    margins = (margin_0, 1.0 - margin_0)
    for i in range(total - 1, first - 1, -1):
        seat = notes.seat[i]
        win, margin = wins[seat], margins[seat]
        target[i, 0] = win
        target[i, 1] = margin
        other_win, other_margin = wins[1 - seat], margins[1 - seat]
        if notes.strayed[i]:
            # Nobody before had to expect that: for them it went on with the best move.
            win, margin = float(notes.best[i, 0]), float(notes.best[i, 1])
            other_win, other_margin = 1.0 - win, 1.0 - margin
        else:
            win = decay * win + (1 - decay) * notes.thought[i, 0]
            margin = decay * margin + (1 - decay) * notes.thought[i, 1]
        wins = (win, other_win) if seat == 0 else (other_win, win)
        margins = (margin, other_margin) if seat == 0 else (other_margin, margin)
