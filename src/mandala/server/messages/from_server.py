"""What the server sends over the socket of a table."""

from typing import Literal

from msgspec import Struct

from mandala.analysis.advice import Hint
from mandala.server.messages.steps import Step
from mandala.server.messages.values import Decision, Position, SeatNumber, TableInfo


class ServerMessage(
    Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="type"
):
    """Base of the messages from the server."""


class Snapshot(ServerMessage, frozen=True, tag="snapshot"):
    """The whole table as it lies: the answer to ``hello``, ``resync`` and ``look``. ``seats``: the
    seats this reader may play (none: a spectator; both: hot-seat). ``steps``: what happened after the
    ``since`` that was asked for, as far as the memory setting allows; the latest 60 with positions.
    ``complete`` is False if the memory setting left some out."""

    protocol: str
    seq: int
    now: int
    seats: tuple[SeatNumber, ...]
    table: TableInfo
    position: Position
    decision: Decision | None
    steps: tuple[Step, ...]
    complete: bool


class Update(ServerMessage, frozen=True, tag="update"):
    """Something was committed: what happened, and the table after it."""

    seq: int
    now: int
    steps: tuple[Step, ...]
    table: TableInfo
    position: Position
    decision: Decision | None


class Ack(ServerMessage, frozen=True, tag="ack"):
    """The request is stored for good as event ``seq``. ``duplicate``: it was before, too."""

    client_move_id: str
    seq: int
    duplicate: bool = False


class ErrorMessage(ServerMessage, frozen=True, tag="error"):
    """A message was refused; the table is unchanged and the socket stays open. ``code`` is the key of
    its translation, ``rule`` the clause it breaks. ``seq``: the table's last event."""

    code: str
    rule: str | None = None
    client_move_id: str | None = None
    seq: int | None = None


class PositionAt(ServerMessage, frozen=True, tag="position_at"):
    """The answer to ``look_back``."""

    ply: int
    position: Position


class Hints(ServerMessage, frozen=True, tag="hints"):
    """The answer to ``ask_hint``: the best moves of ``seat`` after ``ply`` moves, best first, at most
    three, from what the seat may know."""

    client_move_id: str
    ply: int
    seat: SeatNumber
    hints: tuple[Hint, ...]


class Presence(ServerMessage, frozen=True, tag="presence"):
    """Which seats have a connected reader now, and how many spectators there are."""

    seats: tuple[bool, bool]
    watchers: int


class AiState(ServerMessage, frozen=True, tag="ai_state"):
    """What the AI at ``seat`` is doing, or the one that thinks about this reader's hints:
    ``warming_up`` (for the first time since the server started), ``queued`` behind other tables,
    ``thinking``, ``again`` (its process was lost; computed anew)."""

    seat: SeatNumber
    state: Literal["warming_up", "queued", "thinking", "again"]


class Pong(ServerMessage, frozen=True, tag="pong"):
    now: int


class Closing(ServerMessage, frozen=True, tag="closing"):
    """The server closes this socket; connect again (``shutdown``, ``slow_reader``, ``deleted``,
    ``flood``)."""

    code: Literal["shutdown", "slow_reader", "deleted", "flood"]


FromServer = (
    Snapshot
    | Update
    | Ack
    | ErrorMessage
    | PositionAt
    | Hints
    | Presence
    | AiState
    | Pong
    | Closing
)
