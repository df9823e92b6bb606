"""The input of the reason finders, and a reason with its weight."""

from dataclasses import dataclass
from typing import Final, NamedTuple

from mandala.analysis.effects.effect_types import Effects
from mandala.analysis.hint_types import Reason, ReasonCode
from mandala.records.move import Move
from mandala.rules.colours import LETTERS
from mandala.rules.state import State

# Values of ``Ends`` with which the game ends, whatever is claimed.
SURE_ENDS: Final = ("river", "deck", "stall")


@dataclass(frozen=True, slots=True)
class ReasonContext:
    """A decision as its seat knows it.

    ``s``: the playable state. ``effects``: the effects of every legal move.
    """

    s: State
    seat: int
    effects: dict[Move, Effects]

    @property
    def other(self) -> int:
        return 1 - self.seat


class ScoredReason(NamedTuple):
    """A reason and its weight, roughly in points."""

    weight: float
    reason: Reason


def scored(weight: float, code: ReasonCode, /, **values: int | str) -> ScoredReason:
    return ScoredReason(weight, Reason(code=code, values=values))


def letter(colour: int) -> str:
    return LETTERS[colour]
