"""A mountain shared out in thought: what each seat would take, and what that is worth to it.

Worth is counted in points. A cup card whose colour lies in the river counts its place (Rule 7.1);
one whose colour does not is worth what such cards come to on average, and a river card is worth
something itself, because later cards of its colour will count. Everything is seen from one seat:
of the other cup it knows the cards it saw go there, and the odds of the two dealt ones.
"""

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from mandala.engine.compiling import Record, States, compilable, new_states
from mandala.engine.knowledge import count_unseen
from mandala.rules.colours import COLOURS
from mandala.rules.destruction import take_colour
from mandala.rules.ending import RIVER_PLACES
from mandala.rules.play import CUP_DEALT

# In points. Found by letting variants play each other; see docs/players.md.
WAITING_CARD: Final = 2.3  # a cup card whose colour is not in the river, with an empty river
WAITING_CARD_LATER: Final = 0.25  # more for each card in the river: places left are higher
RIVER_CARD: Final = 2.5

Points = npt.NDArray[np.float64]
Counts = npt.NDArray[np.int64]


class Paper(NamedTuple):
    """Room to think on, made once by :func:`new_paper` and used again for every position."""

    table: States  # one state: a copy to share out on
    unseen: Counts  # [colour]: cards the viewer does not see
    hidden: Counts  # [seat, colour]: cup cards on the table that the viewer may not count
    expected: Points  # [seat, colour]: and what is expected in their place
    all_waiting: Points  # [seat]: cup cards whose colour is not in the river, nothing shared yet
    waiting: Points  # [seat]: the same on the table
    takers: Counts  # [colour]: the seat that took it on the table last
    outcomes: Points  # [field to come or as it is, first chooser]: lead gained by sharing


def new_paper() -> Paper:
    return Paper(
        table=new_states(1),
        unseen=np.zeros(COLOURS, np.int64),
        hidden=np.zeros((2, COLOURS), np.int64),
        expected=np.zeros((2, COLOURS)),
        all_waiting=np.zeros(2),
        waiting=np.zeros(2),
        takers=np.zeros(COLOURS, np.int64),
        outcomes=np.zeros((2, 2)),
    )


@compilable
def look_at_cups(s: Record, viewer: int, paper: Paper) -> int:
    """Note what ``viewer`` may think of both cups (Rule 8.2); returns how many cards are unseen.

    The two cards dealt to the other cup are replaced by the odds of all unseen ones.
    """
    unseen = count_unseen(s, viewer, paper.unseen)
    expect_cups(s, viewer, unseen, paper)
    return unseen


@compilable
def expect_cups(s: Record, viewer: int, unseen: int, paper: Paper) -> None:
    """The same where the ``unseen`` cards are counted already."""
    other = 1 - viewer
    for c in range(COLOURS):
        paper.hidden[viewer, c] = 0
        paper.hidden[other, c] = s.dealt_cup[other, c]
        paper.expected[viewer, c] = 0.0
        paper.expected[other, c] = CUP_DEALT * paper.unseen[c] / unseen
    count_waiting(s, paper)


@compilable
def count_waiting(s: Record, paper: Paper) -> None:
    """Add up the cup cards whose colour is not in the river."""
    for seat in range(2):
        paper.all_waiting[seat] = 0.0
        for c in range(COLOURS):
            if s.place[seat, c] == 0:
                paper.all_waiting[seat] += cup(s, paper, seat, c)


@compilable
def cup(s: Record, paper: Paper, seat: int, colour: int) -> float:
    """How many cards of ``colour`` the viewer expects in the cup of ``seat``."""
    counted = s.cup[seat, colour] - paper.hidden[seat, colour]
    return float(counted + paper.expected[seat, colour])


@compilable
def begin_share(s: Record, paper: Paper) -> None:
    """Copy the state to the table, nothing shared yet; the cups have been looked at."""
    paper.table[0] = s
    paper.waiting[0] = paper.all_waiting[0]
    paper.waiting[1] = paper.all_waiting[1]


@compilable
def waiting_value(river: int) -> float:
    """What a cup card is worth while its colour is not in a river of this size."""
    return WAITING_CARD + WAITING_CARD_LATER * river


@compilable
def worth(paper: Paper, seat: int) -> float:
    """What river and cup of ``seat`` on the table are worth."""
    river = paper.table[0].river_size[seat]
    value = RIVER_CARD * river + waiting_value(river) * paper.waiting[seat]
    value += points(paper, seat)
    return float(value)


@compilable
def points(paper: Paper, seat: int) -> float:
    """Rule 7.1, with the cup as the viewer expects it."""
    t = paper.table[0]
    value = 0.0
    for c in range(COLOURS):
        value += cup(t, paper, seat, c) * t.place[seat, c]
    return value


@compilable
def gain(paper: Paper, mandala: int, seat: int, colour: int) -> float:
    """By how much taking ``colour`` would raise the worth of ``seat``."""
    t = paper.table[0]
    if t.field_size[mandala, seat] == 0:  # Rule 5.4
        return 0.0
    count = t.mountain[mandala, colour]
    place = t.place[seat, colour]
    if place > 0:
        return float(count * place)
    river = t.river_size[seat]
    woken = cup(t, paper, seat, colour)  # cup cards that now begin to count
    still_waiting = paper.waiting[seat] - woken
    return float(
        (woken + count - 1) * (river + 1)
        - woken * waiting_value(river)
        + still_waiting * WAITING_CARD_LATER
        + RIVER_CARD
    )


@compilable
def take(paper: Paper, mandala: int, seat: int, colour: int) -> None:
    """``seat`` takes ``colour`` on the table."""
    t = paper.table[0]
    woken = cup(t, paper, seat, colour)
    river = t.river_size[seat]
    take_colour(t, mandala, seat, colour)
    paper.takers[colour] = seat
    if t.river_size[seat] > river:
        paper.waiting[seat] -= woken


@compilable
def share_out(paper: Paper, mandala: int, first: int, viewer: int) -> float:
    """Share the rest in turn; returns by how much the lead of ``viewer`` in worth grows.

    Each chooser takes the colour that matters most, to have it or to deny it.
    """
    lead = 0.0
    chooser = first
    while True:
        best = -1
        most = 0.0
        for c in range(COLOURS):
            if paper.table[0].mountain[mandala, c] > 0:
                matters = gain(paper, mandala, chooser, c) + gain(paper, mandala, 1 - chooser, c)
                if best < 0 or matters > most:
                    best = c
                    most = matters
        if best < 0:
            return lead
        gained = gain(paper, mandala, chooser, best)
        lead += gained if chooser == viewer else -gained
        take(paper, mandala, chooser, best)
        chooser = 1 - chooser


@compilable
def ends_game(paper: Paper) -> bool:
    """Rules 6.1 and 6.2: whether the game is over once the sharing on the table is done."""
    t = paper.table[0]
    full = t.river_size[0] == RIVER_PLACES or t.river_size[1] == RIVER_PLACES
    return bool(full or t.end_near)
