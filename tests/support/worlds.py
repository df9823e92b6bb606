"""Other worlds that look the same to one seat: its hidden cards are dealt differently.

:func:`shuffle_hidden` rearranges the hidden cards of one state. :func:`redealt` rewrites the decks
of a record. The same moves up to a ply are then legal with other cards in the other hand, the other
cup and the deck.
"""

import random
from dataclasses import dataclass, replace

from mandala.records.errors import IllegalMove
from mandala.records.game import Game
from mandala.records.record import Record
from mandala.records.replay import start
from mandala.rules.colours import COLOURS
from mandala.rules.state import State


def shuffle_hidden(s: State, seat: int, rng: random.Random) -> State:
    """The same state for ``seat`` with other cards where it cannot look.

    Before a reshuffle the other's hand, the two dealt cup cards and the deck may exchange cards.
    Afterwards the deck's cards are known (Rule 8.3): it is only put in another order.
    """
    other = 1 - seat
    twin = s.copy()
    held = [c for c in range(COLOURS) for _ in range(s.hand[other, c])]
    dealt = [c for c in range(COLOURS) for _ in range(s.dealt_cup[other, c])]
    deck = [int(c) for c in s.deck[s.deck_next : s.deck_end]]
    hidden = held + dealt + ([] if s.reshuffles else deck)
    rng.shuffle(hidden)
    if s.reshuffles:
        rng.shuffle(deck)
        hidden += deck
    twin.hand[other] = 0
    twin.cup[other] -= s.dealt_cup[other]
    twin.dealt_cup[other] = 0
    for number, c in enumerate(hidden):
        if number < len(held):
            twin.hand[other, c] += 1
        elif number < len(held) + len(dealt):
            twin.dealt_cup[other, c] += 1
            twin.cup[other, c] += 1
        else:
            twin.deck[s.deck_next + number - len(held) - len(dealt)] = c
    return twin


def after(record: Record, ply: int) -> Game:
    """The game of ``record`` after ``ply`` moves."""
    game = start(record)
    for move in record.moves[:ply]:
        game.play(move)
    return game


@dataclass
class Hidden:
    """Places in one deck whose cards a seat has not seen: dealt to the other's cup, gone to the
    other's hand (in the order they went), or not drawn yet."""

    cup: list[int]
    hand: list[int]
    deck: list[int]

    def two(self, rng: random.Random) -> tuple[int, int]:
        """Two places; mostly a late card of the hand, likely still held, and one from elsewhere."""
        anywhere = self.cup + self.hand + self.deck
        late = self.hand[-12:] or anywhere
        elsewhere = rng.choice([group for group in (self.cup, self.deck, anywhere) if group])
        return rng.choice(late), rng.choice(elsewhere)


def hidden_places(record: Record, ply: int, seat: int) -> list[Hidden]:
    """For each deck, what ``seat`` has not seen of it after ``ply`` moves."""
    game = start(record)
    other = 1 - seat
    hand, cup = (4, 16) if other == record.first else (10, 18)  # Rule 2.2
    decks = [Hidden(list(range(cup, cup + 2)), list(range(hand, hand + 6)), [])]
    for move in record.moves[:ply]:
        mover, began, ended = game.to_move, game.state.deck_next, game.state.deck_end
        game.play(move)
        unseen = mover == other and str(move)[0] != "C"
        if len(game.reshuffles) == len(decks):
            decks[-1].hand += range(began, ended) if unseen else []
            decks.append(Hidden([], [], []))
            began = 0
        decks[-1].hand += range(began, game.state.deck_next) if unseen else []
    decks[-1].deck += range(game.state.deck_next, game.state.deck_end)
    return decks


def redealt(record: Record, ply: int, seat: int, rng: random.Random, tries: int = 30) -> Record:
    """``record`` up to ``ply`` with hidden cards exchanged wherever the moves stay legal.

    Each new deck is made of seen cards (Rule 8.3), so cards change places within one deck only.
    """
    decks = [record.deck, *record.reshuffles]
    world = replace(record, moves=record.moves[:ply], result=None, extra={})
    for number, hidden in enumerate(hidden_places(record, ply, seat)):
        for _ in range(tries if hidden.cup or hidden.hand or hidden.deck else 0):
            i, j = hidden.two(rng)
            letters = list(decks[number])
            letters[i], letters[j] = letters[j], letters[i]
            tried = [*decks[:number], "".join(letters), *decks[number + 1 :]]
            other_world = replace(world, deck=tried[0], reshuffles=tuple(tried[1:]))
            try:
                after(other_world, ply)
            except IllegalMove:  # the other player could not have played that, or not yet
                continue
            decks, world = tried, other_world
    return world
