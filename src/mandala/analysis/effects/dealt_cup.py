"""Which two cards may lie dealt in another player's cup, for whoever does not see them (Rule 8.4).

Any two cards not seen; but once the deck was reshuffled, they are among the cards that the other
player held at that moment (Rule 8.3), and not among those the player can only have had in hand.
"""

from collections.abc import Iterator
from itertools import combinations_with_replacement

from mandala.records.memory import Drew, SeatMemory
from mandala.records.notation import counts
from mandala.rules.colours import COLOURS

Pair = tuple[int, int]


def possible_pairs(unseen: list[int], memory: SeatMemory | None) -> Iterator[Pair]:
    """The pairs of colours that may be dealt there, none twice.

    ``unseen``: the cards the reader does not see, by colour. ``memory``: what the reader knows
    since a reshuffle. That no deadlock ended the game (Rule 6.3) is left out of account.
    """
    cards = unseen if memory is None else list(counts(memory.pile))
    for pair in combinations_with_replacement(range(COLOURS), 2):
        if all(cards[c] >= pair.count(c) for c in pair) and (
            memory is None or _explains_what_was_given(pair, memory)
        ):
            yield pair


def _explains_what_was_given(pair: Pair, memory: SeatMemory) -> bool:
    """Whether everything the other player gave since can have been in hand, or drawn in time.

    Of a deck that ran out all cards the reader has not seen leave it were drawn: they are in the
    hand from then on. Of the deck being drawn from, it may have been any.
    """
    hand = list(counts(memory.pile))
    for c in pair:
        hand[c] -= 1
    decks = [list(counts(deck)) for deck in (*memory.earlier, memory.pool)]
    drawn = 0  # from the first of the decks that are left
    for event in memory.since:
        if isinstance(event, Drew):
            drawn += event.count
            while len(decks) > 1 and drawn >= sum(decks[0]):
                drawn -= sum(decks[0])
                hand = [held + more for held, more in zip(hand, decks.pop(0), strict=True)]
            continue
        hand[event.colour] -= event.count
        lacking = [max(0, -held) for held in hand]  # so these came from the deck
        if sum(lacking) > drawn or lacking[event.colour] > decks[0][event.colour]:
            return False
    return True
