"""What a seat knows since the last reshuffle (Rule 8.3): the part of memory an observation lacks.

A reshuffled deck is exactly the discard pile it was made from. So at that moment each player knows
the other's hand and dealt cup cards together as one pile, and from then on which cards of the new
deck they drew themselves. Kept by :class:`mandala.records.game.Game` for both seats.
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Drew:
    """The other player drew ``count`` cards, unseen."""

    count: int


@dataclass(frozen=True, slots=True)
class Gave:
    """The other player played or discarded ``count`` cards of ``colour`` from the hand."""

    colour: int
    count: int


@dataclass(frozen=True, slots=True)
class SeatMemory:
    """``pile``: what the other player held when the deck was last shuffled, the two dealt cup cards
    included. ``pool``: the cards of that deck this seat has not seen leave it, so they lie in the
    deck now or the other player drew them. ``since``: what the other player did with the hand
    since then, in order. Piles are letters in canonical order.
    """

    pile: str
    pool: str
    since: tuple[Drew | Gave, ...]
