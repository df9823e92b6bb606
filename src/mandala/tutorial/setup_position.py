"""Sets up a game at a given position with all 108 cards, to be played on by the rules."""

from dataclasses import dataclass

from mandala.locales.message import PlainText
from mandala.records.dealers import SeededDealer
from mandala.records.errors import MandalaError
from mandala.records.game import Game
from mandala.records.move import counts
from mandala.rules.colours import CARDS_PER_COLOUR, COLOURS, LETTERS
from mandala.rules.destruction import finish_placing
from mandala.rules.queries import is_complete
from mandala.rules.state import State

SEED = "tutorial"
"""Seed for the deck when the discard pile is shuffled."""


@dataclass(frozen=True)
class Layout:
    """A position: cards as letters, pairs by seat, rivers in order, ``deck`` from first to last.

    ``dealt`` are the two cards dealt to each cup; they are part of ``cups``. All other cards are on
    the discard pile; or, if ``deck`` is None, in the deck, and the discard pile is empty.
    """

    mountains: tuple[str, str]
    fields: tuple[tuple[str, str], tuple[str, str]] = (("", ""), ("", ""))
    hands: tuple[str, str] = ("ROYGPB", "ROYGPB")
    cups: tuple[str, str] = ("", "")
    dealt: tuple[str, str] = ("", "")
    rivers: tuple[str, str] = ("", "")
    deck: str | None = None
    turn: int = 0


def set_up(layout: Layout) -> Game:
    """Returns the game at that position. A complete mandala is being destroyed (Rule 5.1).

    Raises :class:`MandalaError` for more than 18 cards of a colour.
    """
    game = Game(SeededDealer(SEED))
    s = State()
    for m in range(2):
        s.mountain[m] = counts(layout.mountains[m])
        for seat in range(2):
            s.field[m, seat] = counts(layout.fields[m][seat])
            s.field_size[m, seat] = len(layout.fields[m][seat])
    for seat in range(2):
        s.hand[seat] = counts(layout.hands[seat])
        s.hand_size[seat] = len(layout.hands[seat])
        s.cup[seat] = counts(layout.cups[seat])
        s.dealt_cup[seat] = counts(layout.dealt[seat])
        s.river_size[seat] = len(layout.rivers[seat])
        for place, letter in enumerate(layout.rivers[seat], start=1):
            s.place[seat, LETTERS.index(letter)] = place
    s.turn = layout.turn
    _place_the_rest(s, layout)
    game.state = s
    for m in range(2):
        if is_complete(s, m):
            finish_placing(s, m)
    return game


def _place_the_rest(s: State, layout: Layout) -> None:
    used = s.mountain.sum(0) + s.field.sum((0, 1)) + s.hand.sum(0) + s.cup.sum(0)
    used += counts("".join(layout.rivers) + (layout.deck or ""))
    rest = [CARDS_PER_COLOUR - int(count) for count in used]
    if min(rest) < 0:
        raise MandalaError(PlainText("a layout uses more than 18 cards of one colour (Rule 1.1)"))
    pile = [colour for colour in range(COLOURS) for _ in range(rest[colour])]
    deck = pile if layout.deck is None else [LETTERS.index(letter) for letter in layout.deck]
    s.deck[: len(deck)] = deck
    s.deck_end = len(deck)
    if layout.deck is not None:
        s.discard[:] = rest
        s.discard_size = len(pile)
