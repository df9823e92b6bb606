"""What happened at a table, one event each, as a reader may be told it (server → client)."""

from msgspec import Struct

from mandala.server.messages.values import (
    GameResult,
    How,
    Level,
    Position,
    SeatNumber,
    Value,
)


class Event(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="type"):
    """Base of the events."""


class Claimed(Value, frozen=True):
    """What a claim did (Rules 5.3, 5.4): ``cards`` left the mountain; one lies at ``river_place``
    (None: the colour was there already, or nothing was gained). ``points``: what the claimer's cup
    gained; ``exact`` False: at least that much, as far as the reader may know."""

    mandala: int
    colour: str
    cards: int
    river_place: int | None
    to_cup: int
    to_discard: int
    points: int
    exact: bool


class Completed(Value, frozen=True):
    """A mandala was completed: the cards in each field, and who chooses first (Rule 5.2)."""

    mandala: int
    field_sizes: tuple[int, int]
    first: SeatNumber
    tie: bool


class Destroyed(Value, frozen=True):
    """A destruction was finished: the field cards that went to the discard pile, and the two
    dealt to the new mountain (empty when the game ended)."""

    mandala: int
    discarded: str
    dealt: str


class Seated(Event, frozen=True, tag="seated"):
    """A person took a seat; once both are taken, play begins."""

    seat: SeatNumber


class Moved(Event, frozen=True, tag="moved"):
    """A move. ``ply`` counts from 1. ``drew`` cards were drawn; ``drawn`` shows them to the seat
    that drew them. ``reshuffled``: the discard pile became the deck in this move."""

    ply: int
    seat: SeatNumber
    move: str
    how: How
    drew: int
    drawn: str | None
    claim: Claimed | None
    completion: Completed | None
    destruction: Destroyed | None
    reshuffled: bool


class TakenBack(Event, frozen=True, tag="taken_back"):
    """The game went back to the position after ``to_ply`` moves."""

    seat: SeatNumber
    to_ply: int


class AiTookOver(Event, frozen=True, tag="ai_took_over"):
    """The AI plays on for ``seat``, because the other player wished so."""

    seat: SeatNumber
    level: Level


class Greeted(Event, frozen=True, tag="greeted"):
    """A greeting, as a key for the reader's own language."""

    seat: SeatNumber
    key: str


class ClaimsListed(Event, frozen=True, tag="claims_listed"):
    """The reader has left a ranked list of claims; nobody else is told."""

    seat: SeatNumber


class RematchOffered(Event, frozen=True, tag="rematch_offered"):
    seat: SeatNumber
    same_deal: bool


class RematchDeclined(Event, frozen=True, tag="rematch_declined"):
    seat: SeatNumber


class RematchAccepted(Event, frozen=True, tag="rematch_accepted"):
    """The new table; take the seat there with ``POST /api/v1/tables/{id}/resume``."""

    table_id: str


class Finished(Event, frozen=True, tag="finished"):
    """The game is over. ``by``: the seat that resigned, aborted or claimed the win, else None."""

    result: GameResult
    by: SeatNumber | None


TableEvent = (
    Seated
    | Moved
    | TakenBack
    | AiTookOver
    | Greeted
    | ClaimsListed
    | RematchOffered
    | RematchDeclined
    | RematchAccepted
    | Finished
)


class Step(Value, frozen=True):
    """One event of the table's log; ``position``: how the table lay after it, None if no card
    moved or it is long ago (``look_back`` shows it). ``seq`` may have gaps: events that do not
    concern the reader are left out."""

    seq: int
    at: int
    event: TableEvent
    position: Position | None
