"""What a client may send over the socket of a table. Every message is one JSON object, ≤ 4 kB.

``client_move_id`` is the client's own id of a request (a random one per intention). Sending the
same request again with the same id, after a lost connection or a double click, is safe: it is
carried out once and acknowledged each time.
"""

from typing import Annotated

from msgspec import Meta, Struct

from mandala.server.messages.values import Level, SeatNumber

RequestId = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[0-9A-Za-z_.-]+$")]
Seq = Annotated[int, Meta(ge=0, le=1_000_000)]
TokenText = Annotated[str, Meta(min_length=16, max_length=64)]


class ClientMessage(
    Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="type"
):
    """Base of the messages from a client."""


class Hello(ClientMessage, frozen=True, tag="hello"):
    """Must come first. ``seat_token`` or ``watch_token`` from a link; with neither, the cookie says
    who this is. ``since``: the last ``seq`` this client has seen; what came after is sent again.
    ``look``: at a hot-seat table, whose cards to show (None: nobody's)."""

    protocol: Annotated[str, Meta(max_length=40)]
    seat_token: TokenText | None = None
    watch_token: TokenText | None = None
    since: Seq | None = None
    look: SeatNumber | None = None


class Resync(ClientMessage, frozen=True, tag="resync"):
    """Send everything after ``since`` again, and the whole table as it lies."""

    since: Seq | None = None


class Look(ClientMessage, frozen=True, tag="look"):
    """Hot-seat: show the cards of ``seat`` from now on; None: cover both hands. ``since``: what
    came after is told again, as it looks from there."""

    seat: SeatNumber | None
    since: Seq | None = None


class LookBack(ClientMessage, frozen=True, tag="look_back"):
    """Ask for the position after ``ply`` moves (not at a table with strict memory during play)."""

    ply: Annotated[int, Meta(ge=0, le=100_000)]


class AskHint(ClientMessage, frozen=True, tag="ask_hint"):
    """Ask for hints for the seat to move, whose cards this reader sees; answered with ``hints`` to
    this socket alone. Not at online tables, not at tables with strict memory. ``seq`` is the last
    event this client knows. If the table moves on meanwhile, or this socket asks again, no answer
    comes."""

    client_move_id: RequestId
    seq: Seq


class Ping(ClientMessage, frozen=True, tag="ping"):
    """Answered with ``pong``; send one every 20 s to notice a dead line."""


class Move(ClientMessage, frozen=True, tag="move"):
    """Make a move in the notation (``M1R``, ``F2G3``, ``DB2``, ``CY``). ``seq`` is the last event this
    client knows; if a move was made since, this one is refused as ``move/stale``."""

    client_move_id: RequestId
    seq: Seq
    move: Annotated[str, Meta(max_length=8)]


class ListClaims(ClientMessage, frozen=True, tag="list_claims"):
    """Correspondence: colours in the order this seat wants to claim them in the present or next
    destruction. The server follows the list while it can. Empty: withdraw it."""

    client_move_id: RequestId
    colours: Annotated[str, Meta(max_length=6, pattern=r"^[ROYGPB]*$")]


class Resign(ClientMessage, frozen=True, tag="resign"):
    client_move_id: RequestId


class Abort(ClientMessage, frozen=True, tag="abort"):
    """End the game without a winner; possible before the second move."""

    client_move_id: RequestId


class ClaimTimeout(ClientMessage, frozen=True, tag="claim_timeout"):
    """The other player's time is over: take the win."""

    client_move_id: RequestId


class LetAiTakeOver(ClientMessage, frozen=True, tag="let_ai_take_over"):
    """The other player's time is over: let the AI play on for them."""

    client_move_id: RequestId
    level: Level


class TakeBack(ClientMessage, frozen=True, tag="take_back"):
    """Against the AI: back to this seat's last decision."""

    client_move_id: RequestId
    seq: Seq


class Greet(ClientMessage, frozen=True, tag="greet"):
    """Say one of the preset greetings (``/api/v1/rules`` lists the keys)."""

    client_move_id: RequestId
    key: Annotated[str, Meta(max_length=20)]


class OfferRematch(ClientMessage, frozen=True, tag="offer_rematch"):
    """Another game with the seats swapped; ``same_deal``: with the very same cards. If the other
    has offered the same already, this accepts."""

    client_move_id: RequestId
    same_deal: bool = False


class AnswerRematch(ClientMessage, frozen=True, tag="answer_rematch"):
    client_move_id: RequestId
    accept: bool


Command = (
    Move
    | ListClaims
    | Resign
    | Abort
    | ClaimTimeout
    | LetAiTakeOver
    | TakeBack
    | Greet
    | OfferRematch
    | AnswerRematch
)
FromClient = Hello | Resync | Look | LookBack | AskHint | Ping | Command
