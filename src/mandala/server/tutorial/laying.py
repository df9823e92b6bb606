"""A game laid out at a given point, all 108 cards accounted for, to be played on by the rules."""

from dataclasses import dataclass

from mandala.records.dealing import SeededDealer
from mandala.records.errors import MandalaError
from mandala.records.game import Game
from mandala.records.notation import counts
from mandala.rules.colours import CARDS_PER_COLOUR, COLOURS, LETTERS
from mandala.rules.destruction import finish_placing, is_complete
from mandala.rules.state import State

SEED = "tutorial"
"""Orders the deck of a laid out game when its discard pile is shuffled."""


@dataclass(frozen=True)
class Layout:
    """Cards as letters, pairs by seat; rivers in river order. ``deck`` is drawn from first to last.

    ``dealt`` are the two cards each cup was dealt; they are part of ``cups``. What is named nowhere
    lies on the discard pile; or, if ``deck`` is None, in the deck, and nothing is discarded.
    """

    mountains: tuple[str, str]
    fields: tuple[tuple[str, str], tuple[str, str]] = (("", ""), ("", ""))
    hands: tuple[str, str] = ("ROYGPB", "ROYGPB")
    cups: tuple[str, str] = ("", "")
    dealt: tuple[str, str] = ("", "")
    rivers: tuple[str, str] = ("", "")
    deck: str | None = None
    turn: int = 0


def laid_out(layout: Layout) -> Game:
    """The game at that point. A mandala that is complete is being destroyed (Rule 5.1)."""
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
    _lay_the_rest(s, layout)
    game.state = s
    for m in range(2):
        if is_complete(s, m):
            finish_placing(s, m)
    return game


def _lay_the_rest(s: State, layout: Layout) -> None:
    used = s.mountain.sum(0) + s.field.sum((0, 1)) + s.hand.sum(0) + s.cup.sum(0)
    used += counts("".join(layout.rivers) + (layout.deck or ""))
    rest = [CARDS_PER_COLOUR - int(count) for count in used]
    if min(rest) < 0:
        raise MandalaError("a layout uses more than 18 cards of one colour (Rule 1.1)")
    pile = [colour for colour in range(COLOURS) for _ in range(rest[colour])]
    deck = pile if layout.deck is None else [LETTERS.index(letter) for letter in layout.deck]
    s.deck[: len(deck)] = deck
    s.deck_end = len(deck)
    if layout.deck is not None:
        s.discard[:] = rest
        s.discard_size = len(pile)
