"""How mandalas and cups stand now, as far as a viewer can know."""

from mandala.analysis.effects.dealt_cup import possible_pairs
from mandala.analysis.effects.effect_types import Effect, Seat
from mandala.records.memory import SeatMemory
from mandala.records.move import counts
from mandala.records.observation import Observation
from mandala.rules.colours import CARDS_PER_COLOUR, COLOURS, LETTERS
from mandala.rules.queries import first_chooser, is_missing
from mandala.rules.scoring import score
from mandala.rules.state import State


class Outlook(Effect, frozen=True):
    """One mandala. ``missing``: the colours it lacks (Rule 5.1). ``first_choice``: the seat that
    would choose first if the mandala were completed now. It is None on a tie: then
    the seat that does not complete it chooses first (Rule 5.2). During the destruction: the seat that chose first."""

    missing: str
    fields: tuple[int, int]
    first_choice: Seat | None


class ColourWorth(Effect, frozen=True):
    """The known cards of one colour in a cup. ``place`` 0: they sleep, the river lacks the colour."""

    colour: str
    cards: int
    place: int
    points: int


class CupWorth(Effect, frozen=True):
    """The value of a cup now (Rule 7.1): two bounds, equal if all cards are known, and the known
    cards by colour."""

    at_least: int
    at_most: int
    colours: tuple[ColourWorth, ...]


def outlook(seen: Observation, mandala: int) -> Outlook:
    """Returns how mandala 0 or 1 stands, for players and spectators."""
    view = seen.mandalas[mandala]
    s = State()
    s.mountain[mandala] = counts(view.mountain)
    for seat, field in enumerate(view.fields):
        s.field[mandala, seat] = counts(field)
        s.field_size[mandala, seat] = len(field)
    done = seen.destroying == mandala + 1
    return Outlook(
        missing="".join(LETTERS[c] for c in range(COLOURS) if is_missing(s, mandala, c)),
        fields=(len(view.fields[0]), len(view.fields[1])),
        first_choice=first_choice(s, mandala, completer=seen.turn if done else None),
    )


def first_choice(s: State, mandala: int, completer: int | None = None) -> Seat | None:
    """Returns who chooses first (Rule 5.2), or None if it depends on who plays the last card."""
    completers = (0, 1) if completer is None else (completer,)
    choosers = {first_chooser(s, mandala, seat) for seat in completers}
    return choosers.pop() if len(choosers) == 1 else None


def cup_worth(seen: Observation, owner: int, memory: SeatMemory | None = None) -> CupWorth:
    """Returns what the cup of ``owner`` is worth to a viewer with this observation and memory.

    Only its owner knows the two cards dealt to a cup. For others they may be any possible pair.
    """
    own = seen.cup if owner == seen.seat and seen.cup is not None else None
    known = own if own is not None else seen.cup_seen[owner]
    s = _cup(known, seen.rivers[owner])
    points = int(score(s, 0))
    least = most = 0
    if own is None:
        place = s.place[0]
        worths = [int(place[a] + place[b]) for a, b in possible_pairs(_unseen(seen), memory)]
        least, most = min(worths), max(worths)
    return CupWorth(
        at_least=points + least,
        at_most=points + most,
        colours=tuple(
            ColourWorth(
                colour=LETTERS[c],
                cards=int(s.cup[0, c]),
                place=int(s.place[0, c]),
                points=int(s.cup[0, c] * s.place[0, c]),
            )
            for c in range(COLOURS)
            if s.cup[0, c]
        ),
    )


def cup_points(cards: str, river: str) -> int:
    """Returns what ``cards`` in a cup are worth with ``river`` (Rule 7.1)."""
    return int(score(_cup(cards, river), 0))


def _cup(cards: str, river: str) -> State:
    s = State()
    s.cup[0] = counts(cards)
    for place, letter in enumerate(river, start=1):
        s.place[0, LETTERS.index(letter)] = place
    return s


def _unseen(seen: Observation) -> list[int]:
    """Returns the unseen cards by colour.

    As ``rules.queries.count_unseen``, but for spectators too, who have no visible state."""
    cups = list(seen.cup_seen)
    if seen.seat is not None and seen.cup is not None:
        cups[seen.seat] = seen.cup
    shown = "".join((*cups, *seen.rivers, seen.discard, seen.hand or ""))
    shown += "".join(view.mountain + "".join(view.fields) for view in seen.mandalas)
    return [CARDS_PER_COLOUR - count for count in counts(shown)]
