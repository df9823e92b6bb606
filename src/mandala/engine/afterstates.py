"""Choosing by looking one move ahead with the network: each legal move, valued before its draw."""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from mandala.engine.compiling import Record, States, compilable
from mandala.engine.features import (
    COLOUR_INPUTS,
    TABLE_INPUTS,
    Row,
    Rows,
    fill_features,
)
from mandala.engine.network import Scratch, Values, evaluate, new_scratch, worth
from mandala.engine.prospects import NOTHING_FRESH, Prospects, forget_prospects, new_prospects
from mandala.engine.randomness import Source, shuffle, unit
from mandala.engine.weights import Network
from mandala.rules.colours import COLOURS
from mandala.rules.moves import MOVES, is_claim_move, is_discard_move, move_colour, move_count
from mandala.rules.play import play
from mandala.rules.state import CLAIM, TURN, Cards


class Looking(NamedTuple):
    """Room for looking at all moves of one position."""

    moves: Cards
    rows: npt.NDArray[np.float32]  # [move, colour, input]
    row: npt.NDArray[np.float32]  # [move, input]
    win: Values
    margin: Values
    value: Values
    kept: npt.NDArray[np.int64]
    prospects: Prospects
    scratch: Scratch


def new_looking() -> Looking:
    return Looking(
        moves=np.zeros(MOVES, np.int64),
        rows=np.zeros((MOVES, COLOURS, COLOUR_INPUTS), np.float32),
        row=np.zeros((MOVES, TABLE_INPUTS), np.float32),
        win=np.zeros(MOVES, np.float64),
        margin=np.zeros(MOVES, np.float64),
        value=np.zeros(MOVES, np.float64),
        kept=np.zeros(COLOURS, np.int64),
        prospects=new_prospects(),
        scratch=new_scratch(MOVES),
    )


@compilable
def seat_to_move(s: Record) -> int:
    return int(s.claimer) if s.phase == CLAIM else int(s.turn)


@compilable
def look_at(
    states: States,
    here: int,
    there: int,
    move: int,
    source: Source,
    look: Looking,
    rows: Rows,
    row: Row,
) -> None:
    """Play ``move`` of ``states[here]`` in ``states[there]`` and write what the mover then sees.

    What the move draws or deals is not looked at, so ``source`` does not matter for the features.
    """
    states[there] = states[here]
    s = states[there]
    seat = seat_to_move(s)
    kept = look.kept
    for c in range(COLOURS):
        kept[c] = s.hand[seat, c]
    kept[move_colour(move)] -= move_count(move)
    size = int(s.hand_size[seat]) - move_count(move)
    destroyed = int(s.destroying)
    play(s, move, shuffle, source)
    fresh = destroyed if is_claim_move(move) and s.phase == TURN else NOTHING_FRESH
    # What the discard pile held is unseen again: true of no other move, nor theirs of this one.
    renewed = s.reshuffles != states[here].reshuffles
    if renewed or is_claim_move(move):
        forget_prospects(look.prospects)
    drawn = int(s.hand_size[seat]) - size
    fill_features(s, seat, kept, drawn, fresh, look.prospects, rows, row)
    if renewed:
        forget_prospects(look.prospects)


@compilable
def before_discards(look: Looking, count: int) -> int:
    """How many of the legal moves come before the discards, or ``count`` if there is nothing else.

    A third of all moves are discards, and one in a hundred is the best: where time is short they are not worth theirs.
    """
    others = 0
    while others < count and not is_discard_move(int(look.moves[others])):
        others += 1
    return others if others else count


@compilable
def rate_moves(
    states: States, here: int, there: int, count: int, source: Source, w: Network, look: Looking
) -> int:
    """Value the ``count`` moves in ``look.moves`` for the seat to move; the index of the best."""
    forget_prospects(look.prospects)
    for i in range(count):
        look_at(states, here, there, int(look.moves[i]), source, look, look.rows[i], look.row[i])
    evaluate(w, look.rows, look.row, count, look.scratch, look.win, look.margin)
    best = 0
    for i in range(count):
        look.value[i] = worth(look.win[i], look.margin[i])
        if look.value[i] > look.value[best]:
            best = i
    return best


@compilable
def softly(values: Values, count: int, temperature: float, source: Source) -> int:
    """One of the first ``count`` values, better ones more likely: exp(value / temperature)."""
    top = values[0]
    for i in range(1, count):
        top = max(top, values[i])
    total = 0.0
    for i in range(count):
        total += np.exp((values[i] - top) / temperature)
    left = unit(source) * total
    for i in range(count):
        left -= np.exp((values[i] - top) / temperature)
        if left < 0:
            return i
    return count - 1
