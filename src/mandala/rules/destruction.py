"""A complete mandala and its destruction (Rule 5)."""

from typing import Any

from mandala.rules.colours import COLOURS
from mandala.rules.deck import Shuffle, draw
from mandala.rules.game_end import end_by_destruction, end_turn
from mandala.rules.queries import first_chooser, is_complete, next_claimable
from mandala.rules.registry import rule
from mandala.rules.state import CLAIM, OVER, TURN, State


@rule
def finish_placing(s: State, mandala: int) -> None:
    """Starts the destruction of ``mandala`` if it is complete, else ends the turn."""
    if is_complete(s, mandala):
        s.phase = CLAIM
        s.destroying = mandala
        s.claimer = first_chooser(s, mandala, s.turn)
    else:
        end_turn(s)


@rule
def claim(s: State, colour: int, shuffle: Shuffle, rng: Any) -> None:
    """Lets the claimer take ``colour``. The last claim ends the destruction."""
    m = s.destroying
    take_colour(s, m, s.claimer, colour)
    s.claimer = 1 - s.claimer  # Rule 5.2: in turn
    if next_claimable(s, 0) == COLOURS:
        finish_destruction(s, shuffle, rng)


@rule
def take_colour(s: State, mandala: int, seat: int, colour: int) -> None:
    """Moves all cards of ``colour`` from the mountain to ``seat`` (Rules 5.3, 5.4)."""
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
def finish_destruction(s: State, shuffle: Shuffle, rng: Any) -> None:
    """Clears the fields, checks the end and deals two cards (Rule 5.5). The mountain is empty."""
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
        s.mountain[m, draw(s, shuffle, rng)] += 1
    s.phase = TURN
    end_turn(s)
