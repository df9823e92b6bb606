"""Requests that are refused: a code for the reader's language, and the rule where there is one."""

import logging
import time
from typing import Final

from mandala.records.errors import MandalaError

logger = logging.getLogger(__name__)

SAY_AGAIN_S: Final = 10.0  # while a fault of the database lasts, the log repeats it this often

# Each code with the HTTP status it has when the request came by HTTP.
CODES: Final = {
    "message/malformed": 400,
    "message/too_large": 413,
    "message/hello_first": 400,
    "message/hello_twice": 400,
    "protocol/unknown": 400,
    "rate/too_many": 429,
    "server/unavailable": 503,
    "server/failed": 500,
    "origin/foreign": 403,
    "host/unknown": 400,
    "address/unknown": 404,
    "method/not_allowed": 405,
    "table/unknown": 404,
    "table/full": 409,
    "table/not_started": 409,
    "table/over": 409,
    "table/not_over": 409,
    "table/wrong_kind": 409,
    "token/unknown": 403,
    "seat/not_yours": 403,
    "seat/already_here": 409,
    "seat/taken_over": 409,
    "name/unusable": 400,
    "move/malformed": 400,
    "move/not_your_turn": 409,
    "move/stale": 409,
    "claims/only_correspondence": 409,
    "claims/colour_twice": 400,
    "abort/too_late": 409,
    "timeout/too_early": 409,
    "timeout/own_turn": 409,
    "take_back/only_ai": 409,
    "take_back/nothing": 409,
    "greeting/unknown": 400,
    "greeting/too_many": 429,
    "rematch/not_offered": 409,
    "rematch/exists": 409,
    "look/only_hotseat": 409,
    "hint/online": 403,
    "hint/strict": 403,
    "hint/unavailable": 503,
    "look_back/strict": 403,
    "look_back/no_such_ply": 404,
}


class Refused(MandalaError):
    """A request that cannot be granted. Its text is the code: never data of anybody.

    A move against the rules has the code of its reason (``field/keep_one_card``) and its rule.
    """

    def __init__(self, code: str, rule: str | None = None) -> None:
        self.code = code
        self.rule = rule
        super().__init__(code)

    @property
    def status(self) -> int:
        """The HTTP status; codes of the rules themselves are conflicts with the position."""
        return CODES.get(self.code, 409)


_complained: dict[str, float] = {}  # about what, and when


def unavailable(failure: MandalaError) -> Refused:
    """What is answered while the storage fails. The log says in which way: only the host can
    mend that."""
    way, now = failure.said.key, time.monotonic()
    if now - _complained.get(way, -SAY_AGAIN_S) >= SAY_AGAIN_S:
        _complained[way] = now
        logger.warning("database_unavailable", extra={"code": way})
    return Refused("server/unavailable")
