"""The effects of each move, as far as its seat can know them.

Everything here is computed from the seat's own observation, so it cannot show hidden cards.
The observation becomes a state with blank hidden cards, and the rule functions run on it.
"""

from mandala.analysis.effects.effect_types import (
    ClaimEffects,
    Completion,
    Effects,
    Taking,
    TurnEffects,
)
from mandala.analysis.effects.forecast import effects_of
from mandala.analysis.effects.refusals import Refusal, refusals_of

__all__ = [
    "ClaimEffects",
    "Completion",
    "Effects",
    "Refusal",
    "Taking",
    "TurnEffects",
    "effects_of",
    "refusals_of",
]
