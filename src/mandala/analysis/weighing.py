"""What reasons are found from, and how they are weighed."""

from dataclasses import dataclass
from typing import Final, NamedTuple

from mandala.analysis.advice import Reason, ReasonCode
from mandala.analysis.effects.values import Effects
from mandala.records.notation import Move
from mandala.rules.colours import COLOURS, LETTERS
from mandala.rules.state import State

SURE_ENDS: Final = ("river", "deck", "stall")  # of the game, whatever is claimed (see ``Ends``)


@dataclass(frozen=True, slots=True)
class Situation:
    """A decision as its seat knows it: ``s`` has the hidden cards blank (see ``imagined``).

    ``effects`` are those of every legal move, the one considered or another.
    """

    s: State
    seat: int
    effects: dict[Move, Effects]

    @property
    def other(self) -> int:
        return 1 - self.seat


class Weighed(NamedTuple):
    """A reason, and roughly the points it stands for."""

    weight: float
    reason: Reason


def weighed(weight: float, code: ReasonCode, /, **values: int | str) -> Weighed:
    return Weighed(weight, Reason(code=code, values=values))


def lacking(s: State, mandala: int) -> list[int]:
    """The colours that ``mandala`` still lacks (Rule 5.1)."""
    return [
        c
        for c in range(COLOURS)
        if s.mountain[mandala, c] + s.field[mandala, 0, c] + s.field[mandala, 1, c] == 0
    ]


def letter(colour: int) -> str:
    return LETTERS[colour]
