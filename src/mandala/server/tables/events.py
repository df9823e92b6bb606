"""What is written into the log of a table. Bodies are JSON, free of names (those lie in seats).

The log is the table's secret: it holds the seed. Readers are told steps built from it
(``tables.views``), never these events.
"""

from typing import Literal

import msgspec
from msgspec import Struct

from mandala.server.messages.values import Clock, Kind, Memory
from mandala.server.storage.interface import NewEvent, StoredEvent

How = Literal["player", "ai", "list", "automatic"]


class LogEvent(Struct, frozen=True, kw_only=True, tag_field="type"):
    """Base of the stored events. Unknown fields are ignored: older servers read newer logs."""


class Created(LogEvent, frozen=True, tag="created"):
    """``levels``: the AI level at each seat, None for a person. ``deal``: the table at which these
    cards were first dealt (this one's id, or that of a game replayed with the same deal)."""

    kind: Kind
    memory: Memory
    first: int
    clock: Clock | None
    listed: bool
    levels: tuple[int | None, int | None]
    seed: str
    commitment: str
    deal: str
    rematch_of: str | None = None


class Joined(LogEvent, frozen=True, tag="joined"):
    seat: int


class Moved(LogEvent, frozen=True, tag="moved"):
    """``how``: by the player, by the AI, from the ranked claim list, or made by the server because
    it has no effect (Rule 5.7)."""

    seat: int
    move: str
    how: How


class ClaimsListed(LogEvent, frozen=True, tag="claims_listed"):
    seat: int
    colours: str


class Resigned(LogEvent, frozen=True, tag="resigned"):
    seat: int


class Aborted(LogEvent, frozen=True, tag="aborted"):
    """By a player before the second move, or (``seat`` None) because nobody came back."""

    seat: int | None


class TimeoutClaimed(LogEvent, frozen=True, tag="timeout_claimed"):
    """``seat`` claimed the win."""

    seat: int


class AiTookOver(LogEvent, frozen=True, tag="ai_took_over"):
    """``seat`` is played by the AI from now on."""

    seat: int
    level: int


class TakenBack(LogEvent, frozen=True, tag="taken_back"):
    seat: int
    to_ply: int


class Greeted(LogEvent, frozen=True, tag="greeted"):
    seat: int
    key: str


class RematchOffered(LogEvent, frozen=True, tag="rematch_offered"):
    seat: int
    same_deal: bool


class RematchDeclined(LogEvent, frozen=True, tag="rematch_declined"):
    seat: int


class RematchAccepted(LogEvent, frozen=True, tag="rematch_accepted"):
    seat: int
    table_id: str


class Finished(LogEvent, frozen=True, tag="finished"):
    """The game is over and its seed may be told. Written in the commit that ended it. ``by``: who
    resigned, aborted or claimed the win."""

    reason: str
    scores: tuple[int, int]
    winner: int | None
    by: int | None


TableLogEvent = (
    Created
    | Joined
    | Moved
    | ClaimsListed
    | Resigned
    | Aborted
    | TimeoutClaimed
    | AiTookOver
    | TakenBack
    | Greeted
    | RematchOffered
    | RematchDeclined
    | RematchAccepted
    | Finished
)

_decoder = msgspec.json.Decoder(TableLogEvent)
_encoder = msgspec.json.Encoder()


def read(stored: StoredEvent) -> TableLogEvent:
    """The event of a stored row."""
    event: TableLogEvent = _decoder.decode(stored.body)
    return event


def written(event: TableLogEvent, at: int, client_move_id: str | None = None) -> NewEvent:
    """The row of an event that happens at ``at``."""
    kind = str(type(event).__struct_config__.tag)
    return NewEvent(at, kind, _encoder.encode(event), client_move_id)
