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
            raise RecordError("record-reshuffle-lacking", index=number - 1)
        written = self.decks[number]
        if sorted(written) != sorted(cards):
            raise RecordError("record-reshuffle-foreign", index=number - 1, pile=repr(cards))
        return written


def check_deck(deck: str) -> None:
    """Raise unless ``deck`` is the 108 cards of Rule 1.1."""
    foreign = sorted(set(deck) - set(LETTERS))
    if foreign:
        raise RecordError("deck-letter", found=repr(foreign[0]), letters=LETTERS)
    if len(deck) != DECK_CARDS:
        raise RecordError("deck-size", count=len(deck), wanted=DECK_CARDS)
    for letter, count in zip(LETTERS, counts(deck), strict=True):
        if count != CARDS_PER_COLOUR:
            raise RecordError("deck-colour", count=count, letter=letter, wanted=CARDS_PER_COLOUR)


def random_deck(source: random.Random) -> str:
    """All 108 cards in an order drawn from ``source``."""
    letters = list(in_order(range(COLOURS)) * CARDS_PER_COLOUR)
    source.shuffle(letters)
    return "".join(letters)
