"""The base of every action: a request with its check and the events it leads to.

An action is one file of this package, and one entry of ``ACTIONS`` (``actions/__init__.py``).
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, TypeVar

from msgspec.structs import replace

from mandala.server.errors import ApiError
from mandala.server.protocol.types import ClientMessage, RequestId
from mandala.server.state.events import Created, Event, StepEvent
from mandala.server.state.table import Table
from mandala.server.storage.base import Seat, Token


@dataclass(frozen=True, slots=True)
class NewTable:
    """A table for the same people with the seats swapped, to be stored in the same transaction."""

    table_id: str
    created: Created


@dataclass(frozen=True, slots=True)
class Commit:
    """One or more events, and the rows that are stored with them."""

    events: Sequence[Event]
    seats: tuple[Seat, ...] = ()
    tokens: tuple[Token, ...] = ()
    new_table: NewTable | None = None


class Request(ClientMessage, frozen=True):
    """Base of the actions: what a client sends, and whether a seat may do it now.

    ``client_move_id`` is the client's own id of the request, a new random one for each intention.
    A request that is sent again with the same id is carried out once and acknowledged each time.
    """

    client_move_id: RequestId
    errors: ClassVar[Mapping[str, int]] = {}
    """The action's own error codes with their HTTP status."""

    @classmethod
    def why_not(cls, table: Table, seat: int, now: int) -> str | None:
        """Returns None if ``seat`` may do it now, else the code of the reason."""
        raise NotImplementedError


class TableRequest(Request, frozen=True):
    """Base of the actions that change the table."""

    events: ClassVar[tuple[type[Event], ...]] = ()
    """The kinds of event that the action may store."""
    creates_rows: ClassVar[bool] = False
    """Whether it may lead to a new table: then it counts as one (``api/row_budget.py``)."""
    steps: ClassVar[tuple[type[StepEvent], ...]] = ()
    """The kinds that are sent in place of a stored event."""

    @classmethod
    def why_not(cls, table: Table, seat: int, now: int) -> str | None:
        """Returns why ``seat`` may not change a running game; None: it may."""
        if table.status == "over":
            return "table/over"
        if table.taken_over[seat]:
            return "seat/taken_over"
        return "table/not_started" if table.status == "waiting" else None

    def check(self, table: Table, seat: int, now: int) -> None:
        """Raises :class:`ApiError` if ``seat`` may not do this now."""
        if code := self.why_not(table, seat, now):
            raise ApiError(code)

    def decide(self, table: Table, seat: int, now: int) -> Commit:
        """Returns what a checked request leads to; ``table`` is not changed.

        Raises :class:`ApiError` if the content of the request is refused.
        """
        raise NotImplementedError


AnyRequest = TypeVar("AnyRequest", bound=Request)


def in_log(request: AnyRequest, table: Table, seats: tuple[int, ...]) -> AnyRequest:
    """Returns ``request`` with the number of the last event that its sender knows, as in the log.

    Holders of ``seats`` are sent numbers that leave out the secret events of others.
    """
    seq = getattr(request, "seq", None)
    return request if seq is None else replace(request, seq=table.known_seq(seats, seq))


def require_fresh(table: Table, seq: int) -> None:
    """Raises ``move/stale`` unless a sender who knows event ``seq`` has seen the position."""
    if not table.position_seq <= seq <= table.seq:
        raise ApiError("move/stale")
