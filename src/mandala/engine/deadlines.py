"""One layout of the hidden cards that agrees with the game so far, worked out instead of tried out.

Chance exchanges (``worlds.py``) find a first possible layout in nearly every game at once. After
several reshuffles (Rule 8.3) they can get stuck: so much was given since that hardly any layout is
possible. Then this finds one, if there is any.

Every card that the other player gave has a deadline: the move that gave it. Of a colour, cards of
an earlier pile come before those of a later one, so which card must be there by which deadline
depends on nothing but the two cards in the cup. For each choice of these, every deck was drawn in
time if it was when the most urgent cards lay on top.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement
from typing import Final

import numpy as np
import numpy.typing as npt

from mandala.engine.worlds import DRAW_EVENT
from mandala.rules.colours import COLOURS

Counts = Sequence[int]

_NEVER: Final = 1 << 30  # a card that was not given, a place that was not drawn


def layout_in_time(
    piles: Sequence[Counts],
    events: Sequence[tuple[int, int]],
    cup_ruled_out: npt.NDArray[np.bool_],
) -> list[int] | None:
    """Cup, hand, draws and deck, as in :class:`Belief`; None if there is no possible layout.

    ``piles``: by colour, what the other player held when the events began, then each deck.
    ``events``: (colour given or ``DRAW_EVENT``, count), in order.
    """
    held, decks = piles[0], piles[1:]
    deadlines: list[list[int]] = [[] for _ in range(COLOURS)]
    drawn_at: list[int] = []
    for moment, (kind, count) in enumerate(events):
        (drawn_at if kind == DRAW_EVENT else deadlines[kind]).extend([moment] * count)
    for cup in combinations_with_replacement(range(COLOURS), 2):
        hand = [held[c] - cup.count(c) for c in range(COLOURS)]
        if min(hand) < 0 or cup_ruled_out[cup]:
            continue
        drawn = _draws_in_time(hand, decks, deadlines, drawn_at)
        if drawn is not None:
            return [*cup, *_cards(hand), *drawn]
    return None


def _draws_in_time(
    hand: Counts, decks: Sequence[Counts], deadlines: list[list[int]], drawn_at: list[int]
) -> list[int] | None:
    """The cards of ``decks`` in the order of drawing; None if one came too late, or never."""
    before = list(hand)  # by colour, the cards that were there before the deck in question
    drawn: list[int] = []
    for deck in decks:
        urgent = sorted(
            (_deadline(deadlines[c], before[c] + number), c)
            for c in range(COLOURS)
            for number in range(deck[c])
        )
        for deadline, colour in urgent:
            moment = drawn_at[len(drawn)] if len(drawn) < len(drawn_at) else _NEVER
            if moment >= deadline:
                return None
            drawn.append(colour)
        before = [there + more for there, more in zip(before, deck, strict=True)]
    enough = all(before[c] >= len(deadlines[c]) for c in range(COLOURS))
    return drawn if enough else None


def _deadline(deadlines: list[int], number: int) -> int:
    """By when card ``number`` of its colour, counted from 0, must have been in hand."""
    return deadlines[number] if number < len(deadlines) else _NEVER + 1


def _cards(counts: Counts) -> Iterator[int]:
    return (c for c in range(COLOURS) for _ in range(counts[c]))
