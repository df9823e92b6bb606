"""The messages of the socket of a table, in both directions.

Every message from a client is one JSON object of at most 4 kB. The requests that change a table
are declared with their actions.
"""

from typing import TYPE_CHECKING, Annotated, Final, Literal

from msgspec import Meta

from mandala.analysis.hint_types import Hint
from mandala.server.actions import ActionName, AnyRequest, TableEvent
from mandala.server.protocol.types import (
    ClientMessage,
    Clock,
    Clocks,
    Decision,
    FinalSeat,
    GameResult,
    Kind,
    Memory,
    Player,
    Position,
    Rematch,
    SeatNumber,
    Seq,
    Status,
    TokenText,
    Value,
)

PROTOCOL: Final = "mandala-table/1"


class Hello(ClientMessage, frozen=True, tag="hello"):
    """The first message of a socket. ``seat_token`` or ``watch_token`` comes from a link. Without a
    token the cookie counts. ``since``: the last ``seq`` this client has seen; later events are sent.
    ``look``: at a hot-seat table, the seat whose cards to show (None: no seat)."""

    protocol: Annotated[str, Meta(max_length=40)]
    seat_token: TokenText | None = None
    watch_token: TokenText | None = None
    since: Seq | None = None
    look: SeatNumber | None = None


class Resync(ClientMessage, frozen=True, tag="resync"):
    """Send everything after ``since`` again, and the whole table as it lies."""

    since: Seq | None = None


class Look(ClientMessage, frozen=True, tag="look"):
    """Hot-seat: show the cards of ``seat`` from now on; None: cover both hands. ``since``: the
    events after it are sent again, as that seat sees them."""

    seat: SeatNumber | None
    since: Seq | None = None


class LookBack(ClientMessage, frozen=True, tag="look_back"):
    """Ask for the position after ``ply`` moves (not at a table with strict memory during play)."""

    ply: Annotated[int, Meta(ge=0, le=100_000)]


class Ping(ClientMessage, frozen=True, tag="ping"):
    """Answered with ``pong``; send one every 20 s to notice a dead connection."""


if TYPE_CHECKING:
    FromClient = ClientMessage
else:
    FromClient = Hello | Resync | Look | LookBack | Ping | AnyRequest


class TableInfo(Value, frozen=True):
    """A table apart from its cards. ``actions``: those that the viewer may do now. ``claim_list``: the
    viewer's own list. ``seed`` and ``final`` are None until the end. ``deal`` names the deal: the id of the
    table it was first played at. ``first`` None: the deal will decide who starts. ``nonce``: what the
    viewer's seat added to the deal. ``log_from``: the first ply the viewer may look back at.
    ``what_if``: the game goes on from another one after so many moves of it."""

    id: str
    kind: Kind
    status: Status
    memory: Memory
    clock: Clock | None
    listed: bool
    players: tuple[Player | None, Player | None]
    first: SeatNumber | None
    deal: str
    commitment: str
    created_at: int
    started_at: int | None
    clocks: Clocks | None
    actions: tuple[ActionName, ...]
    claim_list: str | None
    log_from: int
    take_backs: int
    rematch: Rematch | None
    rematch_of: str | None
    what_if: int | None
    result: GameResult | None
    final: tuple[FinalSeat, FinalSeat] | None
    seed: str | None
    deal_version: int
    nonce: str | None


class Step(Value, frozen=True):
    """One event of the table's log. ``position``: the cards after it. It is None if no card moved, and
    for old events (``look_back`` requests it). ``seq`` counts the events that the viewer may know."""

    seq: int
    at: int
    event: TableEvent
    position: Position | None


class ServerMessage(Value, frozen=True, tag_field="type"):
    """Base of the messages from the server."""


class Snapshot(ServerMessage, frozen=True, tag="snapshot"):
    """The whole table: the answer to ``hello``, ``resync`` and ``look``. ``seats``: the seats that this
    viewer may play (none: a spectator; both: hot-seat). ``steps``: the events after ``since``, without
    moves that were taken back. The latest 16 have positions. ``complete`` is False if the memory
    setting left some steps out."""

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
    """Events were committed: their steps, and the table after them."""

    seq: int
    now: int
    steps: tuple[Step, ...]
    table: TableInfo
    position: Position
    decision: Decision | None


class Ack(ServerMessage, frozen=True, tag="ack"):
    """The request is stored as event ``seq``. ``duplicate``: whether it was stored before."""

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
    """Which seats have a connected viewer now, and how many spectators there are."""

    seats: tuple[bool, bool]
    watchers: int


class AiState(ServerMessage, frozen=True, tag="ai_state"):
    """The state of the AI at ``seat``, or of the AI that computes this viewer's hints. ``warming_up``:
    its process loads the players. ``queued``: others come first. ``thinking``: it computes.
    ``again``: its process was lost, and another one computes. ``place``: the place in the queue, 1 for
    the next one; None if it is not queued or the place is unknown."""

    seat: SeatNumber
    state: Literal["warming_up", "queued", "thinking", "again"]
    place: int | None = None


class Pong(ServerMessage, frozen=True, tag="pong"):
    now: int


class Closing(ServerMessage, frozen=True, tag="closing"):
    """The server closes this socket; connect again (``shutdown``, ``slow_reader``, ``deleted``,
    ``flood``, and ``access_ended``: the guest ended a device or revoked links)."""

    code: Literal["shutdown", "slow_reader", "deleted", "flood", "access_ended"]


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
