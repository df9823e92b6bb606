"""Constructs one feasible layout of the hidden cards, where sampling finds none.

Random swaps (``determinization.py``) find a first feasible layout in nearly every game. But after
several reshuffles (Rule 8.3) few layouts may be feasible, and then the swaps can get stuck.

Every card that the other player played or discarded has a deadline: that move. Of one colour, cards
of an earlier pile come before those of a later pile. So which card must be there by which deadline
depends only on the two cards in the cup. For each choice of these, the cards of every deck are
drawn in order of their deadlines. If a card still comes too late, no order is feasible.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement
from typing import Final

import numpy as np
import numpy.typing as npt

from mandala.engine.hidden.determinization import DRAW_EVENT
from mandala.rules.colours import COLOURS

Counts = Sequence[int]

_NEVER: Final = 1 << 30  # deadline of a card that was not played, time of a slot that was not drawn


def construct_layout(
    piles: Sequence[Counts],
    events: Sequence[tuple[int, int]],
    infeasible_cups: npt.NDArray[np.bool_],
) -> list[int] | None:
    """Returns cup, hand, draws and deck as in :class:`Belief`, or None if no layout is feasible.

    ``piles``: by colour, what the other player held when the events began, then each deck.
    ``events``: (colour played or ``DRAW_EVENT``, count), in order.
    """
    held, decks = piles[0], piles[1:]
    deadlines: list[list[int]] = [[] for _ in range(COLOURS)]
    drawn_at: list[int] = []
    for moment, (kind, count) in enumerate(events):
        (drawn_at if kind == DRAW_EVENT else deadlines[kind]).extend([moment] * count)
    for cup in combinations_with_replacement(range(COLOURS), 2):
        hand = [held[c] - cup.count(c) for c in range(COLOURS)]
        if min(hand) < 0 or infeasible_cups[cup]:
            continue
        drawn = _draws_in_time(hand, decks, deadlines, drawn_at)
        if drawn is not None:
            return [*cup, *_cards(hand), *drawn]
    return None


def _draws_in_time(
    hand: Counts, decks: Sequence[Counts], deadlines: list[list[int]], drawn_at: list[int]
) -> list[int] | None:
    """Returns the cards of ``decks`` in order of drawing, or None if one comes too late."""
    before = list(hand)  # by colour, the cards that came before this deck
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
    """Returns by when card ``number`` of its colour, counted from 0, must be in hand."""
    return deadlines[number] if number < len(deadlines) else _NEVER + 1


def _cards(counts: Counts) -> Iterator[int]:
    return (c for c in range(COLOURS) for _ in range(counts[c]))
