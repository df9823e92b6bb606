"""How things stand now, as far as a reader can know: mandalas, and what the cups are worth."""

from mandala.analysis.effects.dealt_cup import possible_pairs
from mandala.analysis.effects.values import Effect, Seat
from mandala.records.memory import SeatMemory
from mandala.records.notation import counts
from mandala.records.observation import Observation
from mandala.rules.colours import CARDS_PER_COLOUR, COLOURS, LETTERS
from mandala.rules.destruction import first_chooser
from mandala.rules.scoring import score
from mandala.rules.state import State


class Outlook(Effect, frozen=True):
    """One mandala. ``missing``: the colours it lacks (Rule 5.1). ``first_choice``: who would choose
    first if it were completed now; None on a tie: whoever does not complete it (Rule 5.2). While it
    is destroyed: who chose first."""

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
    """What a cup is worth at this moment (Rule 7.1): between two bounds, equal where all is known,
    and the known cards colour by colour."""

    at_least: int
    at_most: int
    colours: tuple[ColourWorth, ...]


def outlook(seen: Observation, mandala: int) -> Outlook:
    """How mandala 0 or 1 stands; for players and spectators alike."""
    view = seen.mandalas[mandala]
    s = State()
    for seat, field in enumerate(view.fields):
        s.field_size[mandala, seat] = len(field)
    done = seen.destroying == mandala + 1
    return Outlook(
        missing="".join(c for c in LETTERS if c not in view.mountain + "".join(view.fields)),
        fields=(len(view.fields[0]), len(view.fields[1])),
        first_choice=first_choice(s, mandala, completer=seen.turn if done else None),
    )


def first_choice(s: State, mandala: int, completer: int | None = None) -> Seat | None:
    """Who chooses first there (Rule 5.2); None if it depends on who will play the last card."""
    choosers = set()
    turn = s.turn  # asked for every move: to set it back takes a fraction of what a copy does
    for s.turn in (0, 1) if completer is None else (completer,):
        choosers.add(int(first_chooser(s, mandala)))
    s.turn = turn
    return choosers.pop() if len(choosers) == 1 else None


def cup_worth(seen: Observation, owner: int, memory: SeatMemory | None = None) -> CupWorth:
    """What the cup of ``owner`` is worth, for whoever sees ``seen`` and has this ``memory``.

    The two cards dealt to a cup are known to its owner alone; for the others they may be any two
    that are possible.
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


def _cup(cards: str, river: str) -> State:
    s = State()
    s.cup[0] = counts(cards)
    for place, letter in enumerate(river, start=1):
        s.place[0, LETTERS.index(letter)] = place
    return s


def _unseen(seen: Observation) -> list[int]:
    """By colour, the cards that lie in no pile ``seen`` shows."""
    cups = list(seen.cup_seen)
    if seen.seat is not None and seen.cup is not None:
        cups[seen.seat] = seen.cup
    shown = "".join((*cups, *seen.rivers, seen.discard, seen.hand or ""))
    shown += "".join(view.mountain + "".join(view.fields) for view in seen.mandalas)
    return [CARDS_PER_COLOUR - count for count in counts(shown)]
