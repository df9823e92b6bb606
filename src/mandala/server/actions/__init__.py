"""The actions of a seat at a table: one file each, listed in ``ACTIONS``.

A file holds the request, its check, its events, their effect on the table, and what each viewer is
sent. Pure: nothing here awaits or opens the storage.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, Literal, Union, cast

from mandala.server.actions.abort import Abort
from mandala.server.actions.add_nonce import AddNonce, deal_if_ready
from mandala.server.actions.ask_hint import AskHint
from mandala.server.actions.base import Commit, Request, TableRequest
from mandala.server.actions.claim_timeout import ClaimTimeout
from mandala.server.actions.greet import Greet
from mandala.server.actions.let_ai_take_over import LetAiTakeOver
from mandala.server.actions.list_claims import ListClaims
from mandala.server.actions.move import Move, automatic_move
from mandala.server.actions.rematch import AnswerRematch, OfferRematch
from mandala.server.actions.resign import Resign
from mandala.server.actions.take_back import TakeBack
from mandala.server.errors import COMMON_ERRORS
from mandala.server.protocol.types import EndReason
from mandala.server.state.events import (
    ClockCorrected,
    Created,
    Event,
    Finished,
    GameFinished,
    Joined,
    PublicEvent,
    Seated,
    StepEvent,
)
from mandala.server.state.table import Table

ACTIONS: Final[tuple[type[Request], ...]] = (
    AddNonce,
    Move,
    ListClaims,
    Resign,
    Abort,
    ClaimTimeout,
    LetAiTakeOver,
    TakeBack,
    AskHint,
    Greet,
    OfferRematch,
    AnswerRematch,
)

_CHANGING: Final = tuple(action for action in ACTIONS if issubclass(action, TableRequest))
_CHECKS: Final = tuple((str(action.__struct_config__.tag), action.why_not) for action in ACTIONS)
EVENTS: Final[tuple[type[Event], ...]] = (
    Created,
    Joined,
    *(event for action in _CHANGING for event in action.events),
    GameFinished,
    ClockCorrected,
)
"""Every kind of stored event."""
STEP_EVENTS: Final[tuple[type[Event] | type[StepEvent], ...]] = (
    Seated,
    *(step for action in _CHANGING for step in action.steps),
    *(event for event in EVENTS if issubclass(event, PublicEvent)),
    Finished,
)
"""Every kind of event that is sent in a step."""
ERRORS: Final[Mapping[str, int]] = COMMON_ERRORS | {
    code: status for action in ACTIONS for code, status in action.errors.items()
}
"""Each error code with the HTTP status it has when the request came by HTTP."""

if TYPE_CHECKING:
    ActionName = str
    AnyRequest = Request
    TableEvent = Event | StepEvent
else:
    ActionName = Literal[tuple(name for name, _ in _CHECKS)]
    AnyRequest = Union[ACTIONS]  # noqa: UP007 - from a tuple
    TableEvent = Union[STEP_EVENTS]  # noqa: UP007 - from a tuple


def decide(table: Table, seat: int, request: TableRequest, now: int) -> Commit:
    """Returns what a request of ``seat`` leads to; ``table`` is not changed.

    Raises :class:`ApiError` if the seat may not do this now, or not so.
    """
    request.check(table, seat, now)
    return request.decide(table, seat, now)


def follow_up(table: Table) -> Event | None:
    """Returns the event that follows at once from the present state, in the same commit."""
    result = table.result
    if result is None:
        return deal_if_ready(table) or automatic_move(table)
    if table.finished_at is not None:
        return None
    return GameFinished(
        reason=cast("EndReason", result.reason),
        scores=result.scores,
        winner=result.winner,
        by=table.ended_by,
    )


def open_actions(table: Table, seats: tuple[int, ...], now: int) -> tuple[ActionName, ...]:
    """Returns the names of the actions that a holder of ``seats`` may do now."""
    return tuple(
        name
        for name, why_not in _CHECKS
        if any(why_not(table, seat, now) is None for seat in seats)
    )
