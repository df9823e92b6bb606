"""Who puts the cards in order: a seed, or a written deck. Rules never make randomness themselves."""

import random
from collections.abc import Sequence
from typing import Protocol

from mandala.records.errors import RecordError
from mandala.records.notation import counts, in_order
from mandala.rules.colours import CARDS_PER_COLOUR, COLOURS, DECK_CARDS, LETTERS


class Dealer(Protocol):
    """Orders the cards of each new deck of one game."""

    def order(self, number: int, cards: str) -> str:
        """The cards, given in canonical order, first drawn first.

        ``number`` is 0 for the deck of the set-up, then 1, 2, … for each reshuffle.
        """
        ...


class SeededDealer:
    """The same seed deals the same game, whatever the order in which decks are asked for."""

    def __init__(self, seed: int | str) -> None:
        self.seed = seed

    def order(self, number: int, cards: str) -> str:
        letters = list(cards)
        random.Random(f"mandala/{self.seed}/{number}").shuffle(letters)
        return "".join(letters)


class WrittenDealer:
    """Decks as written down; what was not written is asked of ``then``, or refused."""

    def __init__(self, deck: str, reshuffles: Sequence[str] = (), then: Dealer | None = None):
        check_deck(deck)
        self.decks = [deck, *reshuffles]
        self.then = then

    def order(self, number: int, cards: str) -> str:
        if number >= len(self.decks):
            if self.then:
                return self.then.order(number, cards)
            raise RecordError(
                f"the discard pile is shuffled here, but reshuffles has no entry {number - 1} (Rule 6.2)"
            )
        written = self.decks[number]
        if sorted(written) != sorted(cards):
            raise RecordError(
                f"reshuffles[{number - 1}] is not the discard pile it is made from:"
                f" it should hold {cards!r} in some order (Rule 6.2)"
            )
        return written


def check_deck(deck: str) -> None:
    """Raise unless ``deck`` is the 108 cards of Rule 1.1."""
    foreign = sorted(set(deck) - set(LETTERS))
    if foreign:
        raise RecordError(
            f"deck has {foreign[0]!r}, which is none of the letters {LETTERS} (Rule 1.1)"
        )
    if len(deck) != DECK_CARDS:
        raise RecordError(f"deck has {len(deck)} cards, not {DECK_CARDS} (Rule 1.1)")
    for letter, count in zip(LETTERS, counts(deck), strict=True):
        if count != CARDS_PER_COLOUR:
            raise RecordError(
                f"deck has {count} cards of {letter}, not {CARDS_PER_COLOUR} (Rule 1.1)"
            )


def random_deck(source: random.Random) -> str:
    """All 108 cards in an order drawn from ``source``."""
    letters = list(in_order(range(COLOURS)) * CARDS_PER_COLOUR)
    source.shuffle(letters)
    return "".join(letters)
