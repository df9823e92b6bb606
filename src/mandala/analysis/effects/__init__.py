"""What would come of each move, as far as the seat that asks can know.

Everything here is computed from the seat's own observation: a forecast cannot tell more than its
reader may know, because it is not given more. The rules are asked, not rewritten: the observation
is laid out as a state with the hidden cards left blank, and the rule functions run on that.
"""

from mandala.analysis.effects.forecast import effects_of
from mandala.analysis.effects.refusals import Refusal, refusals_of
from mandala.analysis.effects.values import ClaimEffects, Completion, Effects, Taking, TurnEffects

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
