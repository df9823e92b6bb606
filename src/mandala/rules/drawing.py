"""The deck: drawing from it, and what happens the moment it runs out (Rule 6.2)."""

from collections.abc import Callable
from typing import Any

from mandala.rules.colours import COLOURS
from mandala.rules.marks import rule
from mandala.rules.state import Cards, State

# How the caller puts the cards of a new deck in order: called as shuffle(deck, size, source) with
# the cards deck[:size] in canonical colour order; rearranges them in place, first drawn first.
# ``source`` is whatever the caller's function needs (a random state, a written order).
# A rule never makes randomness of its own.
Shuffle = Callable[[Cards, int, Any], None]


@rule
def cards_in_deck(s: State) -> int:
    return s.deck_end - s.deck_next


@rule
def can_draw(s: State) -> bool:
    """Whether at least one card can be drawn, from the deck or after a reshuffle (Rule 3.4)."""
    return s.deck_end > s.deck_next or s.discard_size > 0


@rule
def discard_into_deck(s: State, shuffle: Shuffle, source: Any) -> None:
    """Make the discard pile the new deck; without discards the deck stays empty (Rule 6.2)."""
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
    shuffle(s.deck, size, source)


@rule
def draw(s: State, shuffle: Shuffle, source: Any) -> int:
    """Take the next card of the deck. The caller has checked :func:`can_draw`."""
    if s.deck_next == s.deck_end:  # Rule 6.2: shuffled as soon as a card must be drawn
        discard_into_deck(s, shuffle, source)
    colour: int = s.deck[s.deck_next]
    s.deck_next += 1
    if s.deck_next == s.deck_end:  # Rule 6.2: the last card: shuffle now, the end is near
        s.end_near = 1
        discard_into_deck(s, shuffle, source)
    return colour


@rule
def draw_to_hand(s: State, seat: int, count: int, shuffle: Shuffle, source: Any) -> None:
    """Draw ``count`` cards to a hand, or as many as there are (Rule 6.2)."""
    for _ in range(count):
        if not can_draw(s):
            return
        s.hand[seat, draw(s, shuffle, source)] += 1
        s.hand_size[seat] += 1
