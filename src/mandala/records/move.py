"""Moves as text (``M1R``, ``F2G3``, ``DB2``, ``CY``), and piles of cards as strings of letters."""

import enum
import functools
import operator
import re
from collections.abc import Iterable
from typing import Final, assert_never

from mandala.records.errors import MalformedMove
from mandala.rules import moves as m
from mandala.rules.colours import COLOURS, LETTERS

_PATTERN: Final = re.compile(
    r"M([12])([ROYGPB])|F([12])([ROYGPB])([1-7])|D([ROYGPB])([1-8])|C([ROYGPB])"
)


class MoveKind(enum.Enum):
    MOUNTAIN = "M"
    FIELD = "F"
    DISCARD = "D"
    CLAIM = "C"


@functools.total_ordering
class Move:
    """One of the 150 moves: a small immutable value, equal and ordered by its index.

    ``str(move)`` is its notation, ``repr(move)`` the expression that makes it again.
    """

    __slots__ = ("index",)
    index: int

    def __init__(self, index: int) -> None:
        """Raises :class:`MalformedMove` unless ``index`` is a whole number from 0 to 149."""
        try:
            number = operator.index(index)
        except TypeError:
            raise MalformedMove(index) from None
        if not 0 <= number < m.MOVES:
            raise MalformedMove(index)
        object.__setattr__(self, "index", number)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError("a move cannot be changed")

    def __reduce__(self) -> tuple[type["Move"], tuple[int]]:
        return Move, (self.index,)

    @classmethod
    def parse(cls, text: str) -> "Move":
        """Returns the move written as ``text``, exactly; raises :class:`MalformedMove`."""
        match = _PATTERN.fullmatch(text) if isinstance(text, str) else None
        if match is None:
            raise MalformedMove(text)
        mountain, mountain_c, field, field_c, field_k, discard_c, discard_k, claim_c = (
            match.groups()
        )
        if mountain:
            return cls(m.mountain_move(int(mountain) - 1, LETTERS.index(mountain_c)))
        if field:
            return cls(m.field_move(int(field) - 1, LETTERS.index(field_c), int(field_k)))
        if discard_c:
            return cls(m.discard_move(LETTERS.index(discard_c), int(discard_k)))
        return cls(m.claim_move(LETTERS.index(claim_c)))

    @property
    def kind(self) -> MoveKind:
        if m.is_mountain_move(self.index):
            return MoveKind.MOUNTAIN
        if m.is_field_move(self.index):
            return MoveKind.FIELD
        return MoveKind.DISCARD if m.is_discard_move(self.index) else MoveKind.CLAIM

    @property
    def mandala(self) -> int | None:
        """0 or 1 for a mountain or field move, None for the others."""
        return m.move_mandala(self.index) if self.index < m.FIRST_DISCARD else None

    @property
    def colour(self) -> int:
        return m.move_colour(self.index)

    @property
    def count(self) -> int:
        """The number of cards that leave the hand; 0 for a claim."""
        return m.move_count(self.index)

    def __str__(self) -> str:
        letter = LETTERS[self.colour]
        match self.kind:
            case MoveKind.MOUNTAIN:
                return f"M{m.move_mandala(self.index) + 1}{letter}"
            case MoveKind.FIELD:
                return f"F{m.move_mandala(self.index) + 1}{letter}{self.count}"
            case MoveKind.DISCARD:
                return f"D{letter}{self.count}"
            case MoveKind.CLAIM:
                return f"C{letter}"
            case _ as never:
                assert_never(never)

    def __repr__(self) -> str:
        return f"Move.parse('{self}')"

    def __eq__(self, other: object) -> bool:
        return self.index == other.index if isinstance(other, Move) else NotImplemented

    def __lt__(self, other: "Move") -> bool:
        return self.index < other.index if isinstance(other, Move) else NotImplemented

    def __hash__(self) -> int:
        return hash(self.index)


ALL_MOVES: Final = tuple(Move(index) for index in range(m.MOVES))
NOTATIONS: Final = tuple(str(move) for move in ALL_MOVES)


def pile(counts: Iterable[int]) -> str:
    """Returns cards counted by colour as letters in canonical order."""
    return "".join([letter * int(count) for letter, count in zip(LETTERS, counts, strict=True)])


def in_order(colours: Iterable[int]) -> str:
    """Returns cards whose order matters (a deck, a river) as letters."""
    return "".join(LETTERS[int(colour)] for colour in colours)


def counts(letters: str) -> list[int]:
    """Returns the number of cards of each colour in a pile. The letters must be ``ROYGPB`` only."""
    return [letters.count(LETTERS[colour]) for colour in range(COLOURS)]
