"""A mountain shared out on paper: what each seat would take, and what that is worth to it.

Worth is counted in points. A cup card whose colour lies in the river counts its place (Rule 7.1);
one whose colour does not is worth what such cards come to on average, and a river card is worth
something itself, because later cards of its colour will count. Everything is seen from one seat:
of the other cup it knows the cards it saw go there, and the odds of the two dealt ones.
"""

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from mandala.engine.compiling import Record, compilable
from mandala.engine.knowledge import count_unseen
from mandala.rules.colours import COLOURS
from mandala.rules.ending import RIVER_PLACES
from mandala.rules.play import CUP_DEALT

# In points. Found by letting variants play each other; see docs/players.md.
WAITING_CARD: Final = 2.3  # a cup card whose colour is not in the river, with an empty river
WAITING_CARD_LATER: Final = 0.25  # more for each card in the river: places left are higher
RIVER_CARD: Final = 2.5

Points = npt.NDArray[np.float64]
Counts = npt.NDArray[np.int64]


class Paper(NamedTuple):
    """Room to count on, made once by :func:`new_paper` and used again for every position."""

    unseen: Counts  # [colour]: cards the viewer does not see
    known_cups: Points  # [seat, colour]: cup cards as the viewer expects them
    cups: Points  # [seat, colour]: the same while sharing out
    place: Counts  # [seat, colour]: river places while sharing out
    river: Counts  # [seat]: cards in the river while sharing out
    waiting: Points  # [seat]: cup cards whose colour is not in the river
    mountain: Counts  # [colour]: what is left to share
    gains: Counts  # [seat]: 1 if the seat keeps what it takes (Rule 5.4)
    outcomes: Points  # [field to come or as it is, first chooser]: lead gained by sharing


def new_paper() -> Paper:
    return Paper(
        unseen=np.zeros(COLOURS, np.int64),
        known_cups=np.zeros((2, COLOURS)),
        cups=np.zeros((2, COLOURS)),
        place=np.zeros((2, COLOURS), np.int64),
        river=np.zeros(2, np.int64),
        waiting=np.zeros(2),
        mountain=np.zeros(COLOURS, np.int64),
        gains=np.zeros(2, np.int64),
        outcomes=np.zeros((2, 2)),
    )


@compilable
def look_at_cups(s: Record, viewer: int, paper: Paper) -> int:
    """Note what ``viewer`` may think of both cups (Rule 8.2); returns how many cards are unseen."""
    other = 1 - viewer
    unseen = count_unseen(s, viewer, paper.unseen)
    for c in range(COLOURS):
        paper.known_cups[viewer, c] = s.cup[viewer, c]
        seen = s.cup[other, c] - s.dealt_cup[other, c]
        paper.known_cups[other, c] = seen + CUP_DEALT * paper.unseen[c] / unseen
    return unseen


@compilable
def waiting_value(river: int) -> float:
    return WAITING_CARD + WAITING_CARD_LATER * river


@compilable
def lay_out_share(s: Record, mandala: int, paper: Paper) -> None:
    """Copy a mountain and what both seats have onto the paper, nothing shared yet."""
    for seat in range(2):
        paper.river[seat] = s.river_size[seat]
        paper.gains[seat] = 1 if s.field_size[mandala, seat] > 0 else 0
        paper.waiting[seat] = 0.0
        for c in range(COLOURS):
            paper.cups[seat, c] = paper.known_cups[seat, c]
            paper.place[seat, c] = s.place[seat, c]
            if s.place[seat, c] == 0:
                paper.waiting[seat] += paper.known_cups[seat, c]
    for c in range(COLOURS):
        paper.mountain[c] = s.mountain[mandala, c]


@compilable
def worth(paper: Paper, seat: int) -> float:
    """What river and cup of ``seat`` on the paper are worth."""
    river = paper.river[seat]
    value = RIVER_CARD * river + waiting_value(river) * paper.waiting[seat]
    value += points(paper, seat)
    return float(value)


@compilable
def points(paper: Paper, seat: int) -> float:
    """Rule 7.1, with the cup as the viewer expects it."""
    value = 0.0
    for c in range(COLOURS):
        value += paper.cups[seat, c] * paper.place[seat, c]
    return value


@compilable
def gain(paper: Paper, seat: int, colour: int) -> float:
    """By how much taking ``colour`` raises the worth of ``seat``."""
    if not paper.gains[seat]:  # Rule 5.4
        return 0.0
    count = paper.mountain[colour]
    place = paper.place[seat, colour]
    if place > 0:
        return float(count * place)
    river = paper.river[seat]
    woken = paper.cups[seat, colour]  # cup cards that now begin to count
    still_waiting = paper.waiting[seat] - woken
    return float(
        (woken + count - 1) * (river + 1)
        - woken * waiting_value(river)
        + still_waiting * WAITING_CARD_LATER
        + RIVER_CARD
    )


@compilable
def take(paper: Paper, seat: int, colour: int) -> None:
    """Rules 5.3 and 5.4 on paper: ``seat`` takes ``colour``."""
    if paper.gains[seat]:
        count = paper.mountain[colour]
        if paper.place[seat, colour] == 0:
            paper.river[seat] += 1
            paper.place[seat, colour] = paper.river[seat]
            paper.waiting[seat] -= paper.cups[seat, colour]
            count -= 1
        paper.cups[seat, colour] += count
    paper.mountain[colour] = 0


@compilable
def share_out(paper: Paper, first: int, viewer: int) -> float:
    """Share the rest in turn; returns by how much the lead of ``viewer`` in worth grows.

    Each chooser takes the colour that matters most, to have it or to deny it.
    """
    lead = 0.0
    chooser = first
    while True:
        best = -1
        most = 0.0
        for c in range(COLOURS):
            if paper.mountain[c] > 0:
                matters = gain(paper, chooser, c) + gain(paper, 1 - chooser, c)
                if best < 0 or matters > most:
                    best = c
                    most = matters
        if best < 0:
            return lead
        gained = gain(paper, chooser, best)
        lead += gained if chooser == viewer else -gained
        take(paper, chooser, best)
        chooser = 1 - chooser


@compilable
def river_is_full(paper: Paper) -> bool:
    """Rule 6.1: the sharing on the paper ends the game."""
    return bool(paper.river[0] == RIVER_PLACES or paper.river[1] == RIVER_PLACES)
