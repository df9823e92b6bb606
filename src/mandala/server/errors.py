"""The error of a refused request: a code to translate, and the rule where there is one."""

import logging
import time
from typing import Final

from mandala.locales.message import PlainText
from mandala.records.errors import MandalaError

logger = logging.getLogger(__name__)

REPEAT_LOG_S: Final = 10.0  # interval between two log lines about the same fault of the database

COMMON_ERRORS: Final = {
    "message/malformed": 400,
    "message/too_large": 413,
    "message/hello_first": 400,
    "message/hello_twice": 400,
    "protocol/unknown": 400,
    "rate/too_many": 429,
    "server/unavailable": 503,
    "server/full": 503,
    "server/failed": 500,
    "server/read_only": 503,
    "server/draining": 503,
    "address/banned": 403,
    "guest/banned": 403,
    "guest/blocked": 403,
    "guest/nobody": 409,
    "block/unknown": 404,
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
    "device/unknown": 404,
    "device/link_ended": 403,
    "seat/not_yours": 403,
    "seat/already_here": 409,
    "seat/taken_over": 409,
    "name/unusable": 400,
    "name/looks_alike": 400,
    "network/not_here": 403,
    "network/failed": 503,
    "study/running_game": 403,
    "what_if/unavailable": 503,
    "what_if/no_deal": 409,
    "look/only_hotseat": 409,
    "look_back/strict": 403,
    "look_back/no_such_ply": 404,
}
"""The codes that belong to no action, each with its HTTP status (``actions.ERRORS`` has all)."""


class ApiError(MandalaError):
    """A refused request. Its text is the code and never holds a person's data.

    A move against the rules has the code of its reason (``field/keep_one_card``) and its rule.
    """

    def __init__(self, code: str, rule: str | None = None) -> None:
        self.code = code
        self.rule = rule
        super().__init__(PlainText(code))


_last_logged: dict[str, float] = {}  # the time of the last log line, by kind of fault


def unavailable(failure: MandalaError) -> ApiError:
    """Returns the error for a request while the storage fails, and logs the kind of fault."""
    kind, now = str(failure.args[0]), time.monotonic()
    if now - _last_logged.get(kind, -REPEAT_LOG_S) >= REPEAT_LOG_S:
        _last_logged[kind] = now
        logger.warning("database_unavailable", extra={"code": kind})
    return ApiError("server/unavailable")
