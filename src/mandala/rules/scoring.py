"""Scoring (Rule 7)."""

from typing import Final

from mandala.rules.colours import COLOURS
from mandala.rules.registry import rule
from mandala.rules.state import State

DRAWN: Final = 2


@rule
def score(s: State, seat: int) -> int:
    """Rule 7.1: each cup card counts the river place of its colour, 0 without one."""
    points = 0
    for c in range(COLOURS):
        points += s.cup[seat, c] * s.place[seat, c]
    return points


@rule
def cup_size(s: State, seat: int) -> int:
    cards = 0
    for c in range(COLOURS):
        cards += s.cup[seat, c]
    return cards


@rule
def winner(s: State) -> int:
    """Rule 7.2: more points, then fewer cards in the cup; the seat, or DRAWN."""
    if score(s, 0) != score(s, 1):
        return 0 if score(s, 0) > score(s, 1) else 1
    if cup_size(s, 0) != cup_size(s, 1):
        return 0 if cup_size(s, 0) < cup_size(s, 1) else 1
    return DRAWN
