"""A position in the last destruction of a game."""

from mandala.rules.colours import CARDS_PER_COLOUR
from mandala.rules.state import CLAIM, State


def last_claim(mountain: dict[int, int], rivers: tuple[str, str], cups: tuple[str, str]) -> State:
    """Returns the last destruction of a game: seat 0 claims first, both have a card in the field.

    ``mountain``: cards by colour. ``rivers`` and ``cups`` are letters. The cards dealt to both cups
    are black, which is in no river.
    """
    s = State()
    for colour, count in mountain.items():
        s.mountain[0, colour] = count
    for seat in (0, 1):
        for letter in cups[seat]:
            s.cup[seat, "ROYGPB".index(letter)] += 1
        for place, letter in enumerate(rivers[seat], start=1):
            s.place[seat, "ROYGPB".index(letter)] = place
        s.river_size[seat] = len(rivers[seat])
        s.field[0, seat, 4 + seat] = s.field_size[0, seat] = 1
        s.hand[seat, 5] = s.hand_size[seat] = 2
        s.dealt_cup[seat, 5] = 2
        s.cup[seat, 5] += 2
    placed = s.mountain.sum(0) + s.field.sum((0, 1)) + s.hand.sum(0) + s.cup.sum(0)
    placed = placed + (s.place > 0).sum(0)
    s.deck[:] = 5
    s.deck_end = 4
    s.discard[:] = CARDS_PER_COLOUR - placed
    s.discard[5] -= 4
    s.discard_size = int(s.discard.sum())
    s.phase, s.end_near, s.turn, s.claimer = CLAIM, 1, 1, 0
    return s
