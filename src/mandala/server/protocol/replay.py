"""A recorded game played through for the page, which does not know the rules."""

from typing import Annotated

from msgspec import Meta

from mandala.analysis.hint_types import Hint
from mandala.server.actions.move import Moved
from mandala.server.protocol.http import Name, SeatTaken
from mandala.server.protocol.types import (
    FinalSeat,
    GameResult,
    LegalMove,
    Level,
    Position,
    RequestBody,
    SeatNumber,
    Value,
)

RecordText = Annotated[str, Meta(max_length=100_000)]


class ReplayRequest(RequestBody, frozen=True):
    """``record``: the text of one game record (mandala-record/1)."""

    record: RecordText


class StudyRequest(RequestBody, frozen=True):
    """What could be played after the first ``ply`` moves of a record?"""

    record: RecordText
    ply: Annotated[int, Meta(ge=0, le=10_000)]


class PlayOnRequest(RequestBody, frozen=True):
    """Play on against the AI after the first ``ply`` moves of a record, with the cards of ``seat``."""

    record: RecordText
    ply: Annotated[int, Meta(ge=0, le=10_000)]
    seat: SeatNumber
    name: Name
    level: Level


class PlayOn(Value, frozen=True, tag_field="kind", tag="seated"):
    """The new table, with the links of the seat there."""

    taken: SeatTaken


class StudiedMove(Value, frozen=True):
    """A move worth making, and what follows from it as far as the seat could know."""

    hint: Hint
    legal: LegalMove


class Studied(Value, frozen=True, tag_field="kind", tag="studied"):
    """The moves that ``seat``, who was to move, could have considered, best first. They are found
    from what that seat knew then, and from nothing else in the record."""

    seat: SeatNumber
    moves: tuple[StudiedMove, ...]


class ReplayStep(Value, frozen=True):
    """One position: the move that led to it (None: the deal), and how either seat saw it."""

    move: Moved | None
    positions: tuple[Position, Position]


class Replayed(Value, frozen=True, tag_field="kind", tag="replayed"):
    """A record that follows the rules, from the deal to its last move, all cards shown.
    ``result`` and ``final`` are None for a game that was not finished."""

    players: tuple[str, str]
    first: SeatNumber
    steps: tuple[ReplayStep, ...]
    result: GameResult | None
    final: tuple[FinalSeat, FinalSeat] | None


class Said(Value, frozen=True):
    """A text in the reader's language: a key of the catalogues, and its values, which may be texts."""

    key: str
    values: dict[str, "str | int | Said"]


class RecordRefused(Value, frozen=True, tag_field="kind", tag="refused"):
    """The record is refused. ``why``: one line in English that names the place and the
    rule; ``said``: the same for a reader's language."""

    why: str
    said: Said
