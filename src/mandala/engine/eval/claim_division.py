"""A greedy division: simulates all claims of a mountain and computes what each seat gains.

Values are in points. A cup card counts the river place of its colour (Rule 7.1). An *unplaced*
card, whose colour is not in the river yet, counts an average. A river card has a value too, because
later cards of its colour will count. All values use the knowledge of one seat, the viewer. Of the
other cup it knows the cards that it saw. The two dealt cards count the average of the unseen cards.
"""

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from mandala.engine.jit.decorators import jit_helper
from mandala.engine.jit.state_arrays import StateArray, StateRecord, new_states
from mandala.rules.colours import COLOURS
from mandala.rules.destruction import take_colour
from mandala.rules.play import CUP_DEALT
from mandala.rules.queries import claim_points, count_unseen

# In points, tuned by games between variants (bench/experiments/search-trials.md).
UNPLACED_CARD: Final = 2.3  # points, with an empty river
UNPLACED_CARD_PER_RIVER_CARD: Final = (
    0.25  # added for each river card, because the free places are higher
)
RIVER_CARD: Final = 2.5

Points = npt.NDArray[np.float64]
Counts = npt.NDArray[np.int64]


class DivisionBuffers(NamedTuple):
    """Preallocated buffers for divisions; reusable."""

    board: StateArray  # one state: the copy on which claims are played
    unseen: Counts  # [colour]: cards the viewer does not see
    hidden_cup: Counts  # [seat, colour]: cup cards on the board that the viewer may not count
    expected_cup: Points  # [seat, colour]: expected number of cards in place of the hidden ones
    unplaced_before: Points  # [seat]: unplaced cup cards before the division
    unplaced: Points  # [seat]: unplaced cup cards on the board
    takers: Counts  # [colour]: the seat that claimed it last on the board
    outcomes: Points  # [fields now or later, first chooser]: the lead gained by a division


def new_division_buffers() -> DivisionBuffers:
    """Returns empty buffers."""
    return DivisionBuffers(
        board=new_states(1),
        unseen=np.zeros(COLOURS, np.int64),
        hidden_cup=np.zeros((2, COLOURS), np.int64),
        expected_cup=np.zeros((2, COLOURS)),
        unplaced_before=np.zeros(2),
        unplaced=np.zeros(2),
        takers=np.zeros(COLOURS, np.int64),
        outcomes=np.zeros((2, 2)),
    )


@jit_helper
def estimate_cups(s: StateRecord, viewer: int, division: DivisionBuffers) -> int:
    """Estimates both cups as ``viewer`` may know them (Rule 8.2); returns the unseen cards.

    The expected number of each unseen colour replaces the two cards dealt to the other cup.
    """
    unseen = count_unseen(s, viewer, division.unseen)
    estimate_cups_given(s, viewer, unseen, division)
    return unseen


@jit_helper
def estimate_cups_given(
    s: StateRecord, viewer: int, unseen: int, division: DivisionBuffers
) -> None:
    """Estimates both cups; ``division.unseen`` and its total ``unseen`` are given."""
    other = 1 - viewer
    for c in range(COLOURS):
        division.hidden_cup[viewer, c] = 0
        division.hidden_cup[other, c] = s.dealt_cup[other, c]
        division.expected_cup[viewer, c] = 0.0
        division.expected_cup[other, c] = CUP_DEALT * division.unseen[c] / unseen
    count_unplaced(s, division)


@jit_helper
def count_unplaced(s: StateRecord, division: DivisionBuffers) -> None:
    """Counts the unplaced cup cards of both seats."""
    for seat in range(2):
        division.unplaced_before[seat] = 0.0
        for c in range(COLOURS):
            if s.place[seat, c] == 0:
                division.unplaced_before[seat] += cup(s, division, seat, c)


@jit_helper
def cup(s: StateRecord, division: DivisionBuffers, seat: int, colour: int) -> float:
    """Returns how many cards of ``colour`` the viewer expects in the cup of ``seat``."""
    counted = s.cup[seat, colour] - division.hidden_cup[seat, colour]
    return float(counted + division.expected_cup[seat, colour])


@jit_helper
def reset_division(s: StateRecord, division: DivisionBuffers) -> None:
    """Copies ``s`` to the board. The caller has estimated the cups."""
    division.board[0] = s
    division.unplaced[0] = division.unplaced_before[0]
    division.unplaced[1] = division.unplaced_before[1]


@jit_helper
def unplaced_value(river: int) -> float:
    """Returns the value of an unplaced cup card with a river of this size."""
    return UNPLACED_CARD + UNPLACED_CARD_PER_RIVER_CARD * river


@jit_helper
def river_and_cup_value(division: DivisionBuffers, seat: int) -> float:
    """Returns the value of river and cup of ``seat`` on the board."""
    river = division.board[0].river_size[seat]
    value = RIVER_CARD * river + unplaced_value(river) * division.unplaced[seat]
    value += expected_points(division, seat)
    return float(value)


@jit_helper
def expected_points(division: DivisionBuffers, seat: int) -> float:
    """Rule 7.1: returns the score of ``seat`` on the board, with the cup that the viewer expects."""
    t = division.board[0]
    value = 0.0
    for c in range(COLOURS):
        value += cup(t, division, seat, c) * t.place[seat, c]
    return value


@jit_helper
def claim_gain(division: DivisionBuffers, mandala: int, seat: int, colour: int) -> float:
    """Returns by how much a claim of ``colour`` raises the value for ``seat``."""
    t = division.board[0]
    if t.field_size[mandala, seat] == 0:  # Rule 5.4
        return 0.0
    count = t.mountain[mandala, colour]
    place = t.place[seat, colour]
    river = t.river_size[seat]
    placed = cup(t, division, seat, colour)  # cup cards that count from now on
    now = claim_points(count, placed, place, river + 1)
    if place > 0:
        return float(now)
    still_unplaced = division.unplaced[seat] - placed
    return float(
        now
        - placed * unplaced_value(river)
        + still_unplaced * UNPLACED_CARD_PER_RIVER_CARD
        + RIVER_CARD
    )


@jit_helper
def apply_claim(division: DivisionBuffers, mandala: int, seat: int, colour: int) -> None:
    """Lets ``seat`` claim ``colour`` on the board."""
    t = division.board[0]
    placed = cup(t, division, seat, colour)
    river = t.river_size[seat]
    take_colour(t, mandala, seat, colour)
    division.takers[colour] = seat
    if t.river_size[seat] > river:
        division.unplaced[seat] -= placed


@jit_helper
def divide_greedily(division: DivisionBuffers, mandala: int, first: int, viewer: int) -> float:
    """Divides the rest of the mountain in turn; returns by how much the lead of ``viewer`` grows.

    Each seat in turn claims the colour with the largest sum of two gains: its own, and that of the
    other seat, which it denies.
    """
    lead = 0.0
    chooser = first
    while True:
        best = -1
        most = 0.0
        for c in range(COLOURS):
            if division.board[0].mountain[mandala, c] > 0:
                gains = claim_gain(division, mandala, chooser, c) + claim_gain(
                    division, mandala, 1 - chooser, c
                )
                if best < 0 or gains > most:
                    best = c
                    most = gains
        if best < 0:
            return lead
        gained = claim_gain(division, mandala, chooser, best)
        lead += gained if chooser == viewer else -gained
        apply_claim(division, mandala, chooser, best)
        chooser = 1 - chooser
