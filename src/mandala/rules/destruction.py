"""A complete mandala and its destruction (Rule 5)."""

from typing import Any

from mandala.rules.colours import COLOURS
from mandala.rules.drawing import Shuffle, draw
from mandala.rules.ending import end_by_destruction, end_turn
from mandala.rules.marks import rule
from mandala.rules.state import CLAIM, OVER, TURN, State


@rule
def is_complete(s: State, mandala: int) -> bool:
    """Rule 5.1: all six colours lie in the mountain and the fields together."""
    for c in range(COLOURS):
        if s.mountain[mandala, c] + s.field[mandala, 0, c] + s.field[mandala, 1, c] == 0:
            return False
    return True


@rule
def first_chooser(s: State, mandala: int) -> int:
    """Rule 5.2: more cards in the field; on a tie whoever did not play the last card."""
    if s.field_size[mandala, 0] > s.field_size[mandala, 1]:
        return 0
    if s.field_size[mandala, 1] > s.field_size[mandala, 0]:
        return 1
    return 1 - s.turn


@rule
def finish_placing(s: State, mandala: int) -> None:
    """After a card went into ``mandala``: destroy it if complete, else end the turn."""
    if is_complete(s, mandala):
        s.phase = CLAIM
        s.destroying = mandala
        s.claimer = first_chooser(s, mandala)
    else:
        end_turn(s)


@rule
def claim(s: State, colour: int, shuffle: Shuffle, source: Any) -> None:
    """The claimer takes ``colour``, the other one is next; the last claim ends the destruction."""
    m = s.destroying
    take_colour(s, m, s.claimer, colour)
    s.claimer = 1 - s.claimer  # Rule 5.2: in turn
    for c in range(COLOURS):
        if s.mountain[m, c] > 0:
            return
    finish_destruction(s, shuffle, source)


@rule
def take_colour(s: State, mandala: int, seat: int, colour: int) -> None:
    """``seat`` takes all cards of ``colour`` from the mountain (Rules 5.3, 5.4)."""
    count = s.mountain[mandala, colour]
    s.mountain[mandala, colour] = 0
    if s.field_size[mandala, seat] == 0:  # Rule 5.4: no card in the field, nothing gained
        s.discard[colour] += count
        s.discard_size += count
    elif s.place[seat, colour] == 0:  # Rule 5.3: new to the river
        s.river_size[seat] += 1
        s.place[seat, colour] = s.river_size[seat]
        s.cup[seat, colour] += count - 1
    else:  # Rule 5.3: already in the river
        s.cup[seat, colour] += count


@rule
def finish_destruction(s: State, shuffle: Shuffle, source: Any) -> None:
    """The mountain is empty: clear the fields, check the end, deal two cards (Rule 5.5)."""
    m = s.destroying
    for seat in range(2):
        for c in range(COLOURS):
            s.discard[c] += s.field[m, seat, c]
            s.field[m, seat, c] = 0
        s.discard_size += s.field_size[m, seat]
        s.field_size[m, seat] = 0
    end_by_destruction(s)
    if s.phase == OVER:
        return
    assert s.deck_end > s.deck_next  # Rule 5.6
    assert s.discard_size > 0  # Rule 5.6
    for _ in range(2):
        s.mountain[m, draw(s, shuffle, source)] += 1
    s.phase = TURN
    end_turn(s)
