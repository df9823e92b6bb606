"""Dealers order the cards, from a seed or from written decks. The rules use no randomness."""

import random
from collections.abc import Sequence
from typing import Protocol

from mandala.records.errors import RecordError
from mandala.records.move import counts
from mandala.rules.colours import CARDS_PER_COLOUR, DECK_CARDS, LETTERS


class Dealer(Protocol):
    """Orders the cards of each new deck of one game."""

    def order(self, number: int, cards: str) -> str:
        """Returns ``cards``, given in canonical order, in the order to draw them.

        ``number`` is 0 for the deck of the set-up, then 1, 2, … for each reshuffle.
        """
        ...


class SeededDealer:
    """Deals the same game for the same seed. Each deck depends on the seed and its number only."""

    def __init__(self, seed: int | str) -> None:
        self.seed = seed

    def order(self, number: int, cards: str) -> str:
        letters = list(cards)
        random.Random(f"mandala/{self.seed}/{number}").shuffle(letters)
        return "".join(letters)


class FixedDealer:
    """Deals decks as written down. ``fallback`` orders later decks; without it they raise RecordError."""

    def __init__(self, deck: str, reshuffles: Sequence[str] = (), fallback: Dealer | None = None):
        check_deck(deck)
        self.decks = [deck, *reshuffles]
        self.fallback = fallback

    def order(self, number: int, cards: str) -> str:
        if number >= len(self.decks):
            if self.fallback:
                return self.fallback.order(number, cards)
            raise RecordError("record-reshuffle-lacking", index=number - 1)
        written = self.decks[number]
        if sorted(written) != sorted(cards):
            raise RecordError("record-reshuffle-foreign", index=number - 1, pile=repr(cards))
        return written


def check_deck(deck: str) -> None:
    """Raises RecordError unless ``deck`` is the 108 cards of Rule 1.1."""
    foreign = sorted(set(deck) - set(LETTERS))
    if foreign:
        raise RecordError("deck-letter", found=repr(foreign[0]), letters=LETTERS)
    if len(deck) != DECK_CARDS:
        raise RecordError("deck-size", count=len(deck), wanted=DECK_CARDS)
    for letter, count in zip(LETTERS, counts(deck), strict=True):
        if count != CARDS_PER_COLOUR:
            raise RecordError("deck-colour", count=count, letter=letter, wanted=CARDS_PER_COLOUR)
