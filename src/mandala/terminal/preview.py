"""What would come of it: answers of the rules to questions a seat may ask from what it sees.

The rules are asked, never rewritten: an observation is laid out as a state in which everything the
seat cannot see is left blank, and the rule functions run on that.
"""

from dataclasses import dataclass
from typing import Any

from mandala.records.notation import Move, counts
from mandala.records.observation import Observation
from mandala.rules.colours import LETTERS
from mandala.rules.destruction import first_chooser
from mandala.rules.play import play
from mandala.rules.scoring import score
from mandala.rules.state import CLAIM, TURN, Cards, State


@dataclass(frozen=True)
class Prospect:
    """What a move of a turn leads to: the seat that would choose first if it completes a mandala."""

    first_to_choose: int | None


@dataclass(frozen=True)
class Taking:
    """Where claimed cards would go: a new river place (or None), the cup, the discard pile."""

    place: int | None
    to_cup: int
    to_discard: int


def visible_state(seen: Observation) -> State:
    """The state as far as the observation tells it; unseen cards are missing, the deck is blank."""
    s = State()
    for m, mandala in enumerate(seen.mandalas):
        s.mountain[m] = counts(mandala.mountain)
        for seat in (0, 1):
            s.field[m, seat] = counts(mandala.fields[seat])
            s.field_size[m, seat] = len(mandala.fields[seat])
    for seat in (0, 1):
        for place, letter in enumerate(seen.rivers[seat], start=1):
            s.place[seat, LETTERS.index(letter)] = place
        s.river_size[seat] = len(seen.rivers[seat])
        s.cup[seat] = counts(seen.cup_seen[seat])
        s.hand_size[seat] = seen.hand_sizes[seat]
    if seen.seat is not None and seen.hand is not None:
        s.hand[seen.seat] = counts(seen.hand)
    s.discard[:] = counts(seen.discard)
    s.discard_size = len(seen.discard)
    s.deck_end = seen.deck_size
    s.phase = CLAIM if seen.phase == "claim" else TURN
    s.turn = seen.turn or 0
    s.claimer = seen.to_move or 0
    s.destroying = (seen.destroying or 1) - 1
    s.end_near = int(seen.end_near)
    return s


def _as_it_lies(deck: Cards, size: int, source: Any) -> None:
    """No shuffle at all: which cards would come is nothing a preview can know."""


def prospect(seen: Observation, move: Move) -> Prospect:
    """What a mountain, field or discard move of the seat to move would lead to."""
    s = visible_state(seen)
    play(s, move.index, _as_it_lies, None)
    return Prospect(int(s.claimer) if s.phase == CLAIM else None)


def taking(seen: Observation, move: Move) -> Taking:
    """Where the cards of a claim would go."""
    s = visible_state(seen)
    seat, colour = s.claimer, move.colour
    cards, in_cup = int(s.mountain[s.destroying, colour]), int(s.cup[seat, colour])
    in_river = int(s.river_size[seat])
    play(s, move.index, _as_it_lies, None)
    to_cup = int(s.cup[seat, colour]) - in_cup
    to_river = int(s.river_size[seat]) - in_river
    place = int(s.place[seat, colour]) if to_river else None
    return Taking(place, to_cup, cards - to_cup - to_river)


def first_to_choose(seen: Observation, mandala: int) -> int | None:
    """Who would choose first as the fields stand (Rule 5.2); None: it depends on the last card."""
    s = visible_state(seen)
    s.turn = 0
    if_first_plays = int(first_chooser(s, mandala))
    s.turn = 1
    if_second_plays = int(first_chooser(s, mandala))
    return if_first_plays if if_first_plays == if_second_plays else None


def missing(seen: Observation, mandala: int) -> str:
    """The colours that do not lie in the mandala yet (Rule 5.1)."""
    view = seen.mandalas[mandala]
    present = view.mountain + "".join(view.fields)
    return "".join(letter for letter in LETTERS if letter not in present)


def worth(river: str, pile: str) -> int:
    """What cards in a cup are worth with that river (Rule 7.1)."""
    s = State()
    for place, letter in enumerate(river, start=1):
        s.place[0, LETTERS.index(letter)] = place
    s.cup[0] = counts(pile)
    return int(score(s, 0))


def no_real_choice(seen: Observation) -> bool:
    """Whether nothing hangs on the claim awaited now (Rule 5.7): one colour, or two empty fields."""
    if seen.phase != "claim" or seen.destroying is None:
        return False
    mandala = seen.mandalas[seen.destroying - 1]
    return len(set(mandala.mountain)) == 1 or not any(mandala.fields)
