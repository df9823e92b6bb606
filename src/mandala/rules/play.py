"""Set-up and the three actions of a turn (Rules 2 and 3). Every move goes through :func:`play`."""

from typing import Any, Final

from mandala.rules.colours import CARDS_PER_COLOUR, DECK_CARDS
from mandala.rules.deck import Shuffle, draw, draw_to_hand
from mandala.rules.destruction import claim, finish_placing
from mandala.rules.game_end import end_turn
from mandala.rules.moves import (
    is_claim_move,
    is_field_move,
    is_mountain_move,
    move_colour,
    move_count,
    move_mandala,
)
from mandala.rules.queries import draw_after_building
from mandala.rules.registry import rule
from mandala.rules.state import GOES_ON, TURN, State

HAND_DEALT: Final = 6  # Rule 2.2
CUP_DEALT: Final = 2  # Rule 2.2
MOUNTAIN_DEALT: Final = 2  # Rules 2.1, 5.5


@rule
def set_up(s: State, first: int, shuffle: Shuffle, rng: Any) -> None:
    """Clears ``s``, shuffles all 108 cards and deals them; seat ``first`` begins (Rule 2)."""
    s.mountain[:] = 0
    s.field[:] = 0
    s.hand[:] = 0
    s.cup[:] = 0
    s.dealt_cup[:] = 0
    s.place[:] = 0
    s.river_size[:] = 0
    s.field_size[:] = 0
    s.discard[:] = 0
    s.discard_size = 0
    s.reshuffled[:] = 0
    s.reshuffles = 0
    s.phase = TURN
    s.turn = first
    s.claimer = 0
    s.destroying = 0
    s.end_near = 0
    s.idle_turns = 0
    s.reason = GOES_ON
    for i in range(DECK_CARDS):
        s.deck[i] = i // CARDS_PER_COLOUR
    s.deck_next = 0
    s.deck_end = DECK_CARDS
    shuffle(s.deck, DECK_CARDS, rng)
    for m in range(2):  # Rule 2.1
        for _ in range(MOUNTAIN_DEALT):
            s.mountain[m, draw(s, shuffle, rng)] += 1
    for turn in range(2):  # Rule 2.2: first player's hand, then the other's
        seat = first if turn == 0 else 1 - first
        for _ in range(HAND_DEALT):
            s.hand[seat, draw(s, shuffle, rng)] += 1
        s.hand_size[seat] = HAND_DEALT
    for turn in range(2):  # Rule 2.2: then the cups in the same order
        seat = first if turn == 0 else 1 - first
        for _ in range(CUP_DEALT):
            c = draw(s, shuffle, rng)
            s.cup[seat, c] += 1
            s.dealt_cup[seat, c] += 1


@rule
def play(s: State, move: int, shuffle: Shuffle, rng: Any) -> None:
    """Carries out a legal ``move`` with everything that follows from it.

    The caller has made sure that the move is legal. New decks are ordered by ``shuffle``.
    """
    if is_mountain_move(move):
        build_mountain(s, move_mandala(move), move_colour(move), shuffle, rng)
    elif is_field_move(move):
        grow_field(s, move_mandala(move), move_colour(move), move_count(move))
    elif is_claim_move(move):
        claim(s, move_colour(move), shuffle, rng)
    else:
        discard_and_redraw(s, move_colour(move), move_count(move), shuffle, rng)


@rule
def build_mountain(s: State, mandala: int, colour: int, shuffle: Shuffle, rng: Any) -> None:
    """Rule 3.1: one card to a mountain, then draw up to three, never past eight in hand."""
    seat = s.turn
    s.hand[seat, colour] -= 1
    s.hand_size[seat] -= 1
    s.mountain[mandala, colour] += 1
    s.idle_turns = 0
    draw_to_hand(s, seat, draw_after_building(s.hand_size[seat]), shuffle, rng)
    finish_placing(s, mandala)  # Rule 6.2: the draw precedes the check


@rule
def grow_field(s: State, mandala: int, colour: int, count: int) -> None:
    """Rule 3.2: cards of one colour to the own field, no draw."""
    seat = s.turn
    s.hand[seat, colour] -= count
    s.hand_size[seat] -= count
    s.field[mandala, seat, colour] += count
    s.field_size[mandala, seat] += count
    s.idle_turns = 0
    finish_placing(s, mandala)


@rule
def discard_and_redraw(s: State, colour: int, count: int, shuffle: Shuffle, rng: Any) -> None:
    """Rule 3.3: cards of one colour to the discard pile, as many drawn; the turn ends."""
    seat = s.turn
    s.hand[seat, colour] -= count
    s.hand_size[seat] -= count
    s.discard[colour] += count
    s.discard_size += count
    s.idle_turns += 1
    draw_to_hand(s, seat, count, shuffle, rng)
    end_turn(s)
