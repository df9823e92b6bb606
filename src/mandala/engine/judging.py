"""How good a position is: the chance of the seat to move, read from the table, not played out.

What is judged is a complete position with all hidden cards. Search asks this about worlds that it
has made up itself; of a real table nobody could. A few things are counted, each has a weight that
changes as the game goes on, and their sum is turned into a chance.
"""

import math
from typing import Final

import numpy as np

from mandala.engine.compiling import Record, compilable
from mandala.engine.heuristics import AS_IT_IS, IN_TIME, LEAD, note_outcomes
from mandala.engine.sharing import Paper, Points, count_waiting
from mandala.rules.colours import COLOURS
from mandala.rules.ending import RIVER_PLACES
from mandala.rules.legality import colour_may_join_field, most_to_field
from mandala.rules.scoring import score

# What counts. A lead is what the seat to move has, less what the other seat has.
TO_MOVE: Final = 0  # the turn itself: 1
POINTS: Final = 1  # lead in points as they stand
WAITING: Final = 2  # lead in cup cards whose colour is not in the river yet
RIVERS: Final = 3  # lead in river cards
HANDS: Final = 4  # lead in cards in hand
SHARES: Final = 5  # to 8: what sharing a mountain brings, where one, two, three, more colours lack
CHOICE: Final = 9  # what choosing first brings, as far as the fields make it likely
FIELDS: Final = 10  # lead in field cards
REACH: Final = 11  # lead in colours in hand that a mandala lacks, as a share of those it lacks
COUNTS: Final = 12

# In log odds, while both rivers are empty and once one is full. Fitted to games; bench/judging.py
# finds nearly the same again (docs/players.md).
EARLY: Final = (0.105, 0.040, 0.282, 0.552, 0.024, 0.106, 0.189, 0.249, 0.214, 0.056, 0.107, 0.195)
LATE: Final = (0.233, 0.209, 0.705, 0.543, 0.026, 0.141, 0.164, 0.155, 0.205, 0.116, 0.151, 0.368)

MOST_LACKING: Final = 4  # even more lacking colours make no difference
TOO_EARLY: Final = 4  # colours lacking: nobody can say yet who will choose first
LARGE_FIELD_LEAD: Final = 3


def new_counts() -> Points:
    """Room for what is counted, used again for every position."""
    return np.zeros(COUNTS)


@compilable
def chance_to_win(s: Record, paper: Paper, counts: Points) -> float:
    """How likely the seat whose turn it is wins, from 0 to 1. The phase is TURN."""
    count_up(s, paper, counts)
    late = how_late(s)
    odds = 0.0
    for i in range(COUNTS):
        odds += counts[i] * (EARLY[i] + late * (LATE[i] - EARLY[i]))
    return 1.0 / (1.0 + math.exp(-odds))


@compilable
def how_late(s: Record) -> float:
    """From 0, both rivers empty, to 1, one of them full."""
    return float(max(s.river_size[0], s.river_size[1]) / RIVER_PLACES)


@compilable
def count_up(s: Record, paper: Paper, counts: Points) -> None:
    """Write into ``counts`` everything that is judged, for the seat whose turn it is."""
    seat = int(s.turn)
    other = 1 - seat
    look_at_everything(s, paper)
    counts[:] = 0.0
    counts[TO_MOVE] = 1.0
    counts[POINTS] = score(s, seat) - score(s, other)
    counts[WAITING] = paper.all_waiting[seat] - paper.all_waiting[other]
    counts[RIVERS] = s.river_size[seat] - s.river_size[other]
    counts[HANDS] = s.hand_size[seat] - s.hand_size[other]
    for mandala in range(2):
        count_mandala(s, mandala, seat, paper, counts)


@compilable
def look_at_everything(s: Record, paper: Paper) -> None:
    """Note both cups as they are, the dealt cards included."""
    for seat in range(2):
        for c in range(COLOURS):
            paper.hidden[seat, c] = 0
            paper.expected[seat, c] = 0.0
    count_waiting(s, paper)


@compilable
def count_mandala(s: Record, mandala: int, seat: int, paper: Paper, counts: Points) -> None:
    """Add what one mandala promises ``seat``; it is not complete."""
    other = 1 - seat
    lacking = 0
    reach = 0
    growth = 0  # by how much the field of ``seat`` can outgrow the other in a turn of each
    other_growth = 0
    for c in range(COLOURS):
        if s.mountain[mandala, c] + s.field[mandala, 0, c] + s.field[mandala, 1, c] == 0:
            lacking += 1
            reach += int(s.hand[seat, c] > 0) - int(s.hand[other, c] > 0)
        if colour_may_join_field(s, mandala, seat, c):
            growth = max(growth, most_to_field(s, seat, c))
        if colour_may_join_field(s, mandala, other, c):
            other_growth = max(other_growth, most_to_field(s, other, c))
    note_outcomes(s, mandala, seat, paper)
    row = AS_IT_IS if lacking == 1 else IN_TIME
    first = paper.outcomes[row, seat]
    second = paper.outcomes[row, other]
    lead = int(s.field_size[mandala, seat] - s.field_size[mandala, other])
    counts[SHARES + min(lacking, MOST_LACKING) - 1] += (first + second) / 2
    if lacking < TOO_EARLY:
        chooses_first = 1.0 / (1.0 + math.exp(-LEAD * (lead + growth - other_growth)))
        counts[CHOICE] += (chooses_first - 0.5) * (first - second)
    counts[FIELDS] += min(LARGE_FIELD_LEAD, max(-LARGE_FIELD_LEAD, lead))
    counts[REACH] += reach / lacking
