"""The parts of a game that its picture shows: turns, destructions, rivers and cups.

Everything is read from the positions of the replayed record; no rule is applied here.
"""

import hashlib
from dataclasses import dataclass, field

from mandala.records.errors import MandalaError
from mandala.records.move import MoveKind
from mandala.records.observation import Result
from mandala.records.record import Record
from mandala.records.replay import start, steps
from mandala.rules.colours import COLOURS
from mandala.rules.state import CLAIM, State


@dataclass(frozen=True)
class Turn:
    """One turn: a seat plays ``count`` cards of a colour. ``mandala`` is None for a discard."""

    seat: int
    kind: MoveKind
    mandala: int | None
    colour: int
    count: int


@dataclass(frozen=True)
class Claim:
    """One claimed colour: how many cards, and where they went."""

    seat: int
    colour: int
    count: int
    to_river: bool
    kept: bool


@dataclass(frozen=True)
class Destruction:
    """A destroyed mandala: its claims in their order, and how many cards of each colour were swept
    from its fields."""

    mandala: int
    claims: tuple[Claim, ...]
    swept: tuple[int, ...]


@dataclass(frozen=True)
class Place:
    """A place of a river at the end: its colour, the cards of that colour in the cup."""

    colour: int
    cards: int
    points: int


@dataclass(frozen=True)
class Chronicle:
    """A finished game as the picture shows it. ``mountains``: the colours dealt at the start."""

    first: int
    deck: str
    mountains: tuple[tuple[int, ...], tuple[int, ...]]
    moments: tuple[Turn | Destruction, ...]
    rivers: tuple[tuple[Place, ...], tuple[Place, ...]]
    result: Result
    seed: bytes = field(repr=False)


def chronicle(record: Record) -> Chronicle:
    """Returns what the picture shows of a finished game.

    Raises :class:`~mandala.records.errors.RecordError` if the record does not follow the rules, and
    :class:`~mandala.records.errors.MandalaError` if the game is not finished.
    """
    moments: list[Turn | Destruction] = []
    claims: list[Claim] = []
    mountains: tuple[tuple[int, ...], ...] = ()
    before = State()
    game = start(record)
    for game in steps(record):
        state = game.state
        if game.ply == 0:
            mountains = tuple(_dealt(state, mandala) for mandala in range(2))
        elif before.phase == CLAIM:
            claims.append(_claim(before, state, game.moves[-1].colour))
            if state.phase != CLAIM:
                moments.append(_destruction(before, claims))
                claims = []
        else:
            move = game.moves[-1]
            moments.append(Turn(before.turn, move.kind, move.mandala, move.colour, move.count))
        before = state.copy()
    if game.result is None:
        raise MandalaError("picture-unfinished")
    if claims:  # people ended the game between two claims
        moments.append(_destruction(before, claims))
    return Chronicle(
        first=record.first,
        deck=record.deck,
        mountains=(mountains[0], mountains[1]),
        moments=tuple(moments),
        rivers=(_river(before, 0), _river(before, 1)),
        result=game.result,
        seed=_seed(record, game.result),
    )


def _dealt(state: State, mandala: int) -> tuple[int, ...]:
    """Returns the colours of the cards dealt to a mountain."""
    pile = state.mountain[mandala]
    return tuple(colour for colour in range(COLOURS) for _ in range(int(pile[colour])))


def _claim(before: State, after: State, colour: int) -> Claim:
    seat = before.claimer
    to_river = bool(after.river_size[seat] > before.river_size[seat])
    to_cup = bool(after.cup[seat, colour] > before.cup[seat, colour])
    count = int(before.mountain[before.destroying, colour])
    return Claim(seat, colour, count, to_river, to_river or to_cup)


def _destruction(before: State, claims: list[Claim]) -> Destruction:
    """Returns a destruction; ``before`` is the state before its last claim."""
    fields = before.field[before.destroying].sum(axis=0)
    return Destruction(before.destroying, tuple(claims), tuple(map(int, fields)))


def _river(s: State, seat: int) -> tuple[Place, ...]:
    """Returns the river of a seat by its places."""
    found = sorted((int(s.place[seat, colour]), colour) for colour in range(COLOURS))
    return tuple(
        Place(colour, int(s.cup[seat, colour]), int(s.cup[seat, colour]) * number)
        for number, colour in found
        if number
    )


def _seed(record: Record, result: Result) -> bytes:
    """Returns the bytes that the grains of sand follow from: the deal, the moves and the result."""
    parts = (
        record.first,
        record.deck,
        *record.reshuffles,
        *record.moves,
        result.scores,
        result.winner,
        result.reason,
    )
    return hashlib.sha512(" ".join(map(str, parts)).encode()).digest()
