"""Samples written decks with which a game could have been played, from what one seat has seen.

The hidden cards of the present moment come from the seat's belief (``engine/hidden``). Then the game is
taken back up to its beginning: of the cards that the other player holds, some were drawn in the
last turn, and the cards that it gave were in the hand before. So the same moves are legal with
these decks, and the seat sees the same in all of them.
"""

import random
from collections.abc import Iterator

from mandala.engine.hidden.belief import build_belief
from mandala.engine.rng import new_rng
from mandala.locales.message import PlainText
from mandala.records.errors import MandalaError
from mandala.records.game import Game
from mandala.records.memory import Drew
from mandala.records.seen_deal import BLANK, SeenDeal
from mandala.rules.colours import LETTERS
from mandala.rules.play import CUP_DEALT


def possible_decks(seen: SeenDeal, seed: int) -> tuple[str, ...]:
    """Returns all decks so far, with sampled cards in the place of the blanks.

    The same ``seen`` and ``seed`` give the same decks. Raises :class:`MandalaError` if no decks
    fit.
    """
    seat = seen.observation.seat
    assert seat is not None
    belief = build_belief(seen.observation, seen.memory, new_rng(seed))
    layout = [LETTERS[card] for card in belief.layout]
    held = CUP_DEALT + belief.hand_slots
    cup, hand, later = layout[:CUP_DEALT], layout[CUP_DEALT:held], layout[held:]
    start, drawn = _taken_back(seen, hand, random.Random(seed))
    cards = iter([*start, *cup, *drawn, *later])  # in the order of the decks (Rule 2.2)
    decks = tuple("".join(_filled(deck, cards)) for deck in seen.decks)
    _check(seen, decks, seat)
    return decks


def _taken_back(
    seen: SeenDeal, hand: list[str], source: random.Random
) -> tuple[list[str], list[str]]:
    """Returns the hand that the other player began with, and its draws in order, up to the first
    reshuffle; ``hand`` is what it held then, or now if there was none."""
    hand, drawn = list(hand), list[str]()
    for event in reversed(seen.before):
        if isinstance(event, Drew):
            source.shuffle(hand)
            drawn[:0] = hand[len(hand) - event.count :]
            del hand[len(hand) - event.count :]
        else:
            hand += LETTERS[event.colour] * event.count
    source.shuffle(hand)
    return hand, drawn


def _filled(deck: str, cards: Iterator[str]) -> Iterator[str]:
    for card in deck:
        yield next(cards) if card == BLANK else card


def _check(seen: SeenDeal, decks: tuple[str, ...], seat: int) -> None:
    """Plays the game with ``decks``. Raises :class:`MandalaError` unless the seat sees the same."""
    game = Game.from_deck(decks[0], decks[1:], first=seen.first)
    for move in seen.moves:
        game.play(move)
    if (game.observation(seat), game.memory(seat)) != (seen.observation, seen.memory):
        raise MandalaError(PlainText("the sampled decks do not lead to the same observation"))
