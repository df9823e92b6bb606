"""Legality: each condition once, used by the list of legal moves and by the reasons."""

from typing import Final

from mandala.rules.colours import COLOURS
from mandala.rules.deck import can_draw
from mandala.rules.moves import (
    MOST_TO_DISCARD,
    MOST_TO_FIELD,
    claim_move,
    discard_move,
    field_move,
    is_claim_move,
    is_field_move,
    is_mountain_move,
    mountain_move,
    move_colour,
    move_count,
    move_mandala,
)
from mandala.rules.registry import rule
from mandala.rules.state import CLAIM, OVER, Cards, State

# Why a move is not legal. LEGAL is 0, so a reason is also a truth value.
LEGAL: Final = 0
GAME_OVER: Final = 1
CLAIM_AWAITED: Final = 2
NO_CLAIM_NOW: Final = 3
NOT_IN_HAND: Final = 4
MOUNTAIN_COLOUR_IN_FIELD: Final = 5
MOUNTAIN_ONLY_CARD: Final = 6
FIELD_COLOUR_IN_MOUNTAIN: Final = 7
FIELD_COLOUR_IN_OTHER_FIELD: Final = 8
FIELD_KEEP_ONE_CARD: Final = 9
CLAIM_NOT_IN_MOUNTAIN: Final = 10


@rule
def colour_may_join_mountain(s: State, mandala: int, colour: int) -> bool:
    """Rule 4.1: a colour that lies in either field may not go to the mountain."""
    return bool(s.field[mandala, 0, colour] + s.field[mandala, 1, colour] == 0)


@rule
def colour_may_join_field(s: State, mandala: int, seat: int, colour: int) -> bool:
    """Rule 4.1: a colour in the mountain or the other field may not go to this field."""
    return bool(s.mountain[mandala, colour] + s.field[mandala, 1 - seat, colour] == 0)


@rule
def may_part_with_card(s: State, seat: int) -> bool:
    """Rule 3.4: the only card may go to a mountain only while something can be drawn."""
    return s.hand_size[seat] > 1 or can_draw(s)


@rule
def most_to_field(s: State, seat: int, colour: int) -> int:
    """Rule 3.2: all cards of the colour, but at least one card stays in hand."""
    return int(min(s.hand[seat, colour], s.hand_size[seat] - 1))


@rule
def list_run(out: Cards, n: int, first: int, longest: int, count: int) -> int:
    """Appends ``count`` moves from ``first`` on to the list; returns its new length.

    Always writes ``longest`` entries; later calls overwrite the excess. A loop of fixed length avoids
    wrong branch predictions, which doubles the speed of random games.
    """
    assert n >= 0  # allows the compiler to omit the check for negative indices
    for k in range(longest):
        out[n + k] = first + k
    return n + count


@rule
def legal_moves(s: State, out: Cards) -> int:
    """Writes the legal moves into ``out`` in index order and returns how many there are.

    ``out`` has room for 150. Before the end there is always at least one (Rule 3.3).
    """
    n = 0
    if s.phase == OVER:
        return n
    if s.phase == CLAIM:  # Rule 5.2: a colour of the mountain, nothing else
        for c in range(COLOURS):
            if s.mountain[s.destroying, c] > 0:
                out[n] = claim_move(c)
                n += 1
        return n
    seat = s.turn
    if may_part_with_card(s, seat):
        for m in range(2):
            for c in range(COLOURS):
                if s.hand[seat, c] > 0:
                    out[n] = mountain_move(m, c)
                    n += colour_may_join_mountain(
                        s, m, c
                    )  # counts the entry; if it does not count, the next move overwrites it
    for m in range(2):
        for c in range(COLOURS):
            if s.hand[seat, c] > 0:
                count = colour_may_join_field(s, m, seat, c) * most_to_field(s, seat, c)
                n = list_run(out, n, field_move(m, c, 1), MOST_TO_FIELD, count)
    for c in range(COLOURS):  # Rule 3.3: always possible, whatever the colour
        if s.hand[seat, c] > 0:
            n = list_run(out, n, discard_move(c, 1), MOST_TO_DISCARD, int(s.hand[seat, c]))
    return n


@rule
def why_not(s: State, move: int) -> int:
    """Returns LEGAL, or the first reason why ``move`` (any of the 150) is illegal."""
    if s.phase == OVER:
        return GAME_OVER
    colour = move_colour(move)
    if is_claim_move(move):
        if s.phase != CLAIM:
            return NO_CLAIM_NOW
        return LEGAL if s.mountain[s.destroying, colour] > 0 else CLAIM_NOT_IN_MOUNTAIN
    if s.phase == CLAIM:
        return CLAIM_AWAITED
    seat = s.turn
    if s.hand[seat, colour] < move_count(move):
        return NOT_IN_HAND
    mandala = move_mandala(move)
    if is_mountain_move(move):
        if not colour_may_join_mountain(s, mandala, colour):
            return MOUNTAIN_COLOUR_IN_FIELD
        if not may_part_with_card(s, seat):
            return MOUNTAIN_ONLY_CARD
    elif is_field_move(move):
        if not colour_may_join_field(s, mandala, seat, colour):
            if s.mountain[mandala, colour] > 0:
                return FIELD_COLOUR_IN_MOUNTAIN
            return FIELD_COLOUR_IN_OTHER_FIELD
        if move_count(move) > most_to_field(s, seat, colour):
            return FIELD_KEEP_ONE_CARD
    return LEGAL
