"""Written situations: one mandala, the cards of both seats, seat 0 to move."""

import numpy as np

from mandala.records.move import Move, counts
from mandala.rules.legality import legal_moves
from mandala.rules.moves import MOVES
from mandala.rules.state import State


def table(
    mountain: str = "",
    fields: tuple[str, str] = ("", ""),
    hand: str = "ROYGPB",
    deck: int = 40,
    discard: str = "",
    rivers: tuple[str, str] = ("", ""),
    cups: tuple[str, str] = ("", ""),
) -> State:
    """Mandala 1 as given, seat 0 to move."""
    s = State()
    s.mountain[0] = counts(mountain)
    for seat in (0, 1):
        s.field[0, seat] = counts(fields[seat])
        s.field_size[0, seat] = len(fields[seat])
        s.cup[seat] = counts(cups[seat])
        for place, letter in enumerate(rivers[seat], start=1):
            s.place[seat, "ROYGPB".index(letter)] = place
        s.river_size[seat] = len(rivers[seat])
    s.hand[0] = counts(hand)
    s.hand_size[:] = len(hand), 6
    s.discard[:] = counts(discard)
    s.discard_size = len(discard)
    s.deck_end = deck
    return s


def legal_in(s: State) -> list[Move]:
    out = np.zeros(MOVES, np.int64)
    return [Move(int(index)) for index in out[: legal_moves(s, out)]]
