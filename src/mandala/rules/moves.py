"""The 150 moves as numbers, in the fixed order that networks and environments rely on.

=========  ==========================================  =================================
indices    kind                                        index
=========  ==========================================  =================================
0 - 11     build mountain ``m`` with colour ``c``      ``m * 6 + c``
12 - 95    grow field ``m`` with ``k`` of ``c``        ``12 + (m * 6 + c) * 7 + k - 1``
96 - 143   discard ``k`` of ``c``                      ``96 + c * 8 + k - 1``
144 - 149  claim colour ``c``                          ``144 + c``
=========  ==========================================  =================================

``m`` counts from 0 here; people read it as mandala I or II.
"""

from typing import Final

from mandala.rules.colours import COLOURS
from mandala.rules.registry import rule

HAND_LIMIT: Final = 8  # Rule 3.4
DRAW_LIMIT: Final = 3  # Rule 3.1
MOST_TO_FIELD: Final = HAND_LIMIT - 1  # Rule 3.2: one card stays in hand
MOST_TO_DISCARD: Final = HAND_LIMIT  # Rule 3.3

FIRST_MOUNTAIN: Final = 0
FIRST_FIELD: Final = FIRST_MOUNTAIN + 2 * COLOURS
FIRST_DISCARD: Final = FIRST_FIELD + 2 * COLOURS * MOST_TO_FIELD
FIRST_CLAIM: Final = FIRST_DISCARD + COLOURS * MOST_TO_DISCARD
MOVES: Final = FIRST_CLAIM + COLOURS


@rule
def mountain_move(mandala: int, colour: int) -> int:
    """Returns the move that builds the mountain of ``mandala`` with ``colour``."""
    return FIRST_MOUNTAIN + mandala * COLOURS + colour


@rule
def field_move(mandala: int, colour: int, count: int) -> int:
    """Returns the move that grows the own field with ``count`` cards of ``colour``."""
    return FIRST_FIELD + (mandala * COLOURS + colour) * MOST_TO_FIELD + count - 1


@rule
def discard_move(colour: int, count: int) -> int:
    """Returns the move that discards ``count`` cards of ``colour``."""
    return FIRST_DISCARD + colour * MOST_TO_DISCARD + count - 1


@rule
def claim_move(colour: int) -> int:
    """Returns the move that claims ``colour``."""
    return FIRST_CLAIM + colour


@rule
def is_mountain_move(move: int) -> bool:
    return move < FIRST_FIELD


@rule
def is_field_move(move: int) -> bool:
    return FIRST_FIELD <= move < FIRST_DISCARD


@rule
def is_discard_move(move: int) -> bool:
    return FIRST_DISCARD <= move < FIRST_CLAIM


@rule
def is_claim_move(move: int) -> bool:
    return move >= FIRST_CLAIM


@rule
def move_mandala(move: int) -> int:
    """Returns the mandala, 0 or 1, of a mountain or field move."""
    if move < FIRST_FIELD:
        return 0 if move < COLOURS else 1
    return 0 if move < FIRST_FIELD + COLOURS * MOST_TO_FIELD else 1


@rule
def move_colour(move: int) -> int:
    """Returns the colour of any move."""
    if move < FIRST_FIELD:
        return move % COLOURS
    if move < FIRST_DISCARD:
        return (move - FIRST_FIELD) // MOST_TO_FIELD % COLOURS
    if move < FIRST_CLAIM:
        return (move - FIRST_DISCARD) // MOST_TO_DISCARD
    return move - FIRST_CLAIM


@rule
def move_count(move: int) -> int:
    """Returns how many cards leave the hand: 1 for a mountain, 0 for a claim."""
    if move < FIRST_FIELD:
        return 1
    if move < FIRST_DISCARD:
        return (move - FIRST_FIELD) % MOST_TO_FIELD + 1
    if move < FIRST_CLAIM:
        return (move - FIRST_DISCARD) % MOST_TO_DISCARD + 1
    return 0
