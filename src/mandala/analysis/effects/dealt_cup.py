"""The two cards that may have been dealt to the other player's cup (Rule 8.4).

Before a reshuffle they may be any two unseen cards. After it they are among the cards that the
other player held at that moment (Rule 8.3), minus those that must have been in the hand.
"""

from collections.abc import Iterator
from itertools import combinations_with_replacement

from mandala.records.memory import Drew, SeatMemory
from mandala.records.move import counts
from mandala.rules.colours import COLOURS

Pair = tuple[int, int]


def possible_pairs(unseen: list[int], memory: SeatMemory | None) -> Iterator[Pair]:
    """Yields the possible pairs of colours, each once.

    ``unseen``: the cards that the seat does not see, by colour. ``memory``: what the seat has
    learned since a reshuffle. Does not use that the game is still going on, which would exclude
    pairs with a deadlock (Rule 6.3).
    """
    cards = unseen if memory is None else list(counts(memory.pile))
    for pair in combinations_with_replacement(range(COLOURS), 2):
        if all(cards[c] >= pair.count(c) for c in pair) and (
            memory is None or _explains_played_cards(pair, memory)
        ):
            yield pair


def _explains_played_cards(pair: Pair, memory: SeatMemory) -> bool:
    """Returns True if the other player can have had every card that they played or discarded since
    the reshuffle, if ``pair`` lay in the cup.

    Of a deck that ran out they drew all unseen cards. Of the present deck they drew some unseen
    cards.
    """
    hand = list(counts(memory.pile))
    for c in pair:
        hand[c] -= 1
    decks = [list(counts(deck)) for deck in (*memory.earlier, memory.pool)]
    drawn = 0  # cards drawn from decks[0] so far
    for event in memory.since:
        if isinstance(event, Drew):
            drawn += event.count
            while len(decks) > 1 and drawn >= sum(decks[0]):
                drawn -= sum(decks[0])
                hand = [held + more for held, more in zip(hand, decks.pop(0), strict=True)]
            continue
        hand[event.colour] -= event.count
        lacking = [max(0, -held) for held in hand]  # cards that must have come from a deck
        if sum(lacking) > drawn or lacking[event.colour] > decks[0][event.colour]:
            return False
    return True
