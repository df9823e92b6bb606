"""Why a move is not legal, for people: a code (also the translation key), the rule, the words."""

from typing import Final, NamedTuple

from mandala.locales.saying import Saying, say
from mandala.records.errors import IllegalMove
from mandala.records.notation import Move, MoveKind
from mandala.rules import legality
from mandala.rules.colours import LETTERS


class Reason(NamedTuple):
    code: str
    rule: str

    def why(self, move: Move) -> Saying:
        """What stands in the way of ``move``, in words."""
        colour = say(f"colour-{LETTERS[move.colour]}")
        return say(f"refusal-{self.code.replace('/', '-')}", colourName=colour)


REASONS: Final = {
    legality.GAME_OVER: Reason("game/over", "6"),
    legality.CLAIM_AWAITED: Reason("turn/claim_awaited", "5.2"),
    legality.NO_CLAIM_NOW: Reason("claim/nothing_destroyed", "5.2"),
    legality.NOT_IN_HAND: Reason("hand/not_enough_cards", "3"),
    legality.MOUNTAIN_COLOUR_IN_FIELD: Reason("mountain/colour_in_field", "4.1"),
    legality.MOUNTAIN_ONLY_CARD: Reason("mountain/only_card", "3.4"),
    legality.FIELD_COLOUR_IN_MOUNTAIN: Reason("field/colour_in_mountain", "4.1"),
    legality.FIELD_COLOUR_IN_OTHER_FIELD: Reason("field/colour_in_other_field", "4.1"),
    legality.FIELD_KEEP_ONE_CARD: Reason("field/keep_one_card", "3.2"),
    legality.CLAIM_NOT_IN_MOUNTAIN: Reason("claim/not_in_mountain", "5.3"),
}

_HAND_RULE: Final = {MoveKind.MOUNTAIN: "3.1", MoveKind.FIELD: "3.2", MoveKind.DISCARD: "3.3"}


def reason_for(move: Move, why: int) -> Reason:
    """The reason behind a nonzero answer of ``legality.why_not`` for ``move``."""
    reason = REASONS[why]
    if why == legality.NOT_IN_HAND:  # the clause depends on what the cards were wanted for
        return reason._replace(rule=_HAND_RULE[move.kind])
    return reason


def illegal_move(move: Move, reason: Reason) -> IllegalMove:
    return IllegalMove(str(move), reason.code, reason.rule, reason.why(move))
