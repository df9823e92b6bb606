"""The deck: drawing from it, and what happens the moment it runs out (Rule 6.2)."""

from collections.abc import Callable
from typing import Any

from mandala.rules.colours import COLOURS
from mandala.rules.registry import rule
from mandala.rules.state import Cards, State

# Orders the cards of a new deck. Called as shuffle(deck, size, rng) with the cards deck[:size] in
# canonical colour order; reorders them in place, first drawn first. ``rng`` is what the caller's
# function needs: a random state, a written order, or None. Rules have no randomness of their own.
Shuffle = Callable[[Cards, int, Any], None]


@rule
def cards_in_deck(s: State) -> int:
    return s.deck_end - s.deck_next


@rule
def can_draw(s: State) -> bool:
    """Returns whether a card can be drawn, from the deck or after a reshuffle (Rule 3.4)."""
    return s.deck_end > s.deck_next or s.discard_size > 0


@rule
def discard_into_deck(s: State, shuffle: Shuffle, rng: Any) -> None:
    """Makes the discard pile the new deck; without discards the deck stays empty (Rule 6.2)."""
    if s.discard_size == 0:
        return
    size = 0
    for c in range(COLOURS):
        count = s.discard[c]
        s.reshuffled[c] = count  # Rule 8.3: both players know what the new deck is made of
        s.discard[c] = 0
        for _ in range(count):
            s.deck[size] = c
            size += 1
    s.discard_size = 0
    s.deck_next = 0
    s.deck_end = size
    s.reshuffles += 1
    shuffle(s.deck, size, rng)


@rule
def draw(s: State, shuffle: Shuffle, rng: Any) -> int:
    """Takes the next card of the deck. The caller has checked :func:`can_draw`."""
    if s.deck_next == s.deck_end:  # Rule 6.2: shuffled as soon as a card must be drawn
        discard_into_deck(s, shuffle, rng)
    colour: int = s.deck[s.deck_next]
    s.deck_next += 1
    if s.deck_next == s.deck_end:  # Rule 6.2: the last card: shuffle now, the end is near
        s.end_near = 1
        discard_into_deck(s, shuffle, rng)
    return colour


@rule
def draw_to_hand(s: State, seat: int, count: int, shuffle: Shuffle, rng: Any) -> None:
    """Draws ``count`` cards to a hand, or as many as there are (Rule 6.2)."""
    for _ in range(count):
        if not can_draw(s):
            return
        s.hand[seat, draw(s, shuffle, rng)] += 1
        s.hand_size[seat] += 1
