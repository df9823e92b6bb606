"""The whole state of a game: one layout, two ways to hold it.

The table and the tests use :class:`State`, plain Python with ``int64`` arrays. Search loops use
records of :data:`STATE_DTYPE` with the same names, so one rule function reads and writes both.
The state contains all cards. The view of a seat is built in ``records/observation.py``.
"""

from typing import Final

import numpy as np
import numpy.typing as npt

from mandala.rules.colours import COLOURS, DECK_CARDS

Cards = npt.NDArray[np.int64]

# The phase: a turn, a claim, or nothing is awaited.
TURN: Final = 0
CLAIM: Final = 1
OVER: Final = 2

# Why the game ended, in the order of Rule 6.6.
GOES_ON: Final = 0
RIVER: Final = 1
DECK: Final = 2
DEADLOCK: Final = 3
STALL: Final = 4

# name, shape (empty: one number), meaning
LAYOUT: Final = (
    ("mountain", (2, COLOURS)),  # [mandala, colour]: cards
    ("field", (2, 2, COLOURS)),  # [mandala, seat, colour]: cards
    ("hand", (2, COLOURS)),  # [seat, colour]: cards
    ("cup", (2, COLOURS)),  # [seat, colour]: cards, the 2 dealt ones included
    ("dealt_cup", (2, COLOURS)),  # [seat, colour]: the 2 cards dealt face down (Rule 2.2)
    ("place", (2, COLOURS)),  # [seat, colour]: river place 1 to 6, 0 if not in the river
    ("river_size", (2,)),  # [seat]: cards in the river
    ("hand_size", (2,)),  # [seat]
    ("field_size", (2, 2)),  # [mandala, seat]
    ("discard", (COLOURS,)),  # [colour]: cards
    ("discard_size", ()),
    ("deck", (DECK_CARDS,)),  # colours in drawing order; the cards not drawn yet are
    ("deck_next", ()),  # deck[deck_next:deck_end]
    ("deck_end", ()),
    ("reshuffles", ()),  # how often the discard pile became the deck
    ("reshuffled", (COLOURS,)),  # what the deck held when last made from the discard (Rule 8.3)
    ("phase", ()),  # TURN, CLAIM or OVER
    ("turn", ()),  # the seat whose turn it is, or was when the destruction began
    ("claimer", ()),  # the seat that chooses now; meaningful while phase is CLAIM
    ("destroying", ()),  # the mandala being destroyed; meaningful while phase is CLAIM
    ("end_near", ()),  # 1 once the deck has run out (Rule 6.2)
    ("idle_turns", ()),  # turns in a row without a card placed in a mandala (Rule 6.4)
    ("reason", ()),  # GOES_ON, or why the game ended
)

# How compiled loops hold each of them. Counts of cards and turns are signed, so that differences may be
# negative, and wide enough for any sum; a long game may have hundreds of reshuffles. Colours, seats
# and mandalas are unsigned: such an index needs no check for negatives.
NAMES_THINGS: Final = ("deck", "phase", "turn", "claimer", "destroying", "reason")

STATE_DTYPE: Final = np.dtype(
    [(name, np.uint8 if name in NAMES_THINGS else np.int16, shape) for name, shape in LAYOUT],
    align=True,
)


class State:
    """A game state for interpreted use. Attributes as in :data:`LAYOUT`; all start at zero."""

    __slots__ = tuple(name for name, _ in LAYOUT)

    mountain: Cards
    field: Cards
    hand: Cards
    cup: Cards
    dealt_cup: Cards
    place: Cards
    river_size: Cards
    hand_size: Cards
    field_size: Cards
    discard: Cards
    discard_size: int
    deck: Cards
    deck_next: int
    deck_end: int
    reshuffles: int
    reshuffled: Cards
    phase: int
    turn: int
    claimer: int
    destroying: int
    end_near: int
    idle_turns: int
    reason: int

    def __init__(self) -> None:
        for name, shape in LAYOUT:
            setattr(self, name, np.zeros(shape, np.int64) if shape else 0)

    def copy(self) -> "State":
        """Returns an independent copy."""
        twin = State.__new__(State)
        for name, shape in LAYOUT:
            value = getattr(self, name)
            setattr(twin, name, value.copy() if shape else value)
        return twin

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return all(np.array_equal(getattr(self, n), getattr(other, n)) for n, _ in LAYOUT)

    __hash__ = None  # type: ignore[assignment]  # mutable
