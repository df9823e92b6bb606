"""Why a move is illegal: a code (also the translation key), the rule, the text."""

from typing import Final, NamedTuple

from mandala.locales.message import Message, message
from mandala.records.errors import IllegalMove
from mandala.records.move import Move, MoveKind
from mandala.rules import legality
from mandala.rules.colours import LETTERS


class IllegalReason(NamedTuple):
    code: str
    rule: str

    def why(self, move: Move) -> Message:
        """Returns the text that says why ``move`` is illegal."""
        colour = message(f"colour-{LETTERS[move.colour]}")
        return message(f"refusal-{self.code.replace('/', '-')}", colourName=colour)


REASONS: Final = {
    legality.GAME_OVER: IllegalReason("game/over", "6"),
    legality.CLAIM_AWAITED: IllegalReason("turn/claim_awaited", "5.2"),
    legality.NO_CLAIM_NOW: IllegalReason("claim/nothing_destroyed", "5.2"),
    legality.NOT_IN_HAND: IllegalReason("hand/not_enough_cards", "3"),
    legality.MOUNTAIN_COLOUR_IN_FIELD: IllegalReason("mountain/colour_in_field", "4.1"),
    legality.MOUNTAIN_ONLY_CARD: IllegalReason("mountain/only_card", "3.4"),
    legality.FIELD_COLOUR_IN_MOUNTAIN: IllegalReason("field/colour_in_mountain", "4.1"),
    legality.FIELD_COLOUR_IN_OTHER_FIELD: IllegalReason("field/colour_in_other_field", "4.1"),
    legality.FIELD_KEEP_ONE_CARD: IllegalReason("field/keep_one_card", "3.2"),
    legality.CLAIM_NOT_IN_MOUNTAIN: IllegalReason("claim/not_in_mountain", "5.3"),
}

_HAND_RULE: Final = {MoveKind.MOUNTAIN: "3.1", MoveKind.FIELD: "3.2", MoveKind.DISCARD: "3.3"}


def reason_for(move: Move, why: int) -> IllegalReason:
    """Returns the reason for a nonzero result of ``legality.why_not`` for ``move``."""
    reason = REASONS[why]
    if why == legality.NOT_IN_HAND:  # the clause depends on the kind of move
        return reason._replace(rule=_HAND_RULE[move.kind])
    return reason


def illegal_move(move: Move, reason: IllegalReason) -> IllegalMove:
    return IllegalMove(str(move), reason.code, reason.rule, reason.why(move))
