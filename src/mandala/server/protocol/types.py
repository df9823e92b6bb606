"""Shapes that several messages and events share.

Piles are letters ``ROYGPB``. Times are milliseconds since 1970. This module lies below the
table's state, so it imports nothing else of the server.
"""

from typing import Annotated, Literal, cast

from msgspec import Meta, Struct

from mandala.analysis.effects import Effects, Refusal
from mandala.analysis.effects.outlook import CupWorth
from mandala.records.observation import Result

SeatNumber = Annotated[int, Meta(ge=0, le=1)]
Level = Annotated[int, Meta(ge=1, le=5)]
Kind = Literal["ai", "hotseat", "online"]
Status = Literal["waiting", "playing", "over"]
Memory = Literal["open", "strict"]
Starts = Literal["first", "second", "random"]
How = Literal["player", "ai", "list", "automatic", "given"]
EndReason = Literal[
    "river", "deck", "deadlock", "stall", "resign", "timeout", "forfeit", "agreed", "aborted"
]


TokenText = Annotated[str, Meta(min_length=16, max_length=64)]
RequestId = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[0-9A-Za-z_.-]+$")]
Seq = Annotated[int, Meta(ge=0, le=1_000_000)]


class Value(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Base of the shapes that the server sends: immutable, without unknown fields."""


class RequestBody(Value, frozen=True):
    """Base of the shapes that a client sends: it may leave out the fields with a default."""


class ClientMessage(RequestBody, frozen=True, tag_field="type"):
    """Base of the socket messages from a client."""


class LiveClock(RequestBody, frozen=True, tag_field="kind", tag="live"):
    """Each seat has a bank of time. Every decision adds ``increment_s``; after something the other
    player did, ``allowance_s`` pass before the bank runs."""

    bank_s: Annotated[int, Meta(ge=30, le=10_800)]
    increment_s: Annotated[int, Meta(ge=0, le=180)] = 5
    allowance_s: Annotated[int, Meta(ge=0, le=30)] = 3


class CorrespondenceClock(RequestBody, frozen=True, tag_field="kind", tag="correspondence"):
    """Each decision may take ``days``."""

    days: Annotated[int, Meta(ge=1, le=14)]


Clock = LiveClock | CorrespondenceClock


class Player(Value, frozen=True):
    """The player at a seat. An AI has a ``level`` and an empty name. A deleted guest also has an empty
    name. ``taken_over``: the AI continues for the person who sat here."""

    name: str
    level: Level | None = None
    taken_over: bool = False


class Mandala(Value, frozen=True):
    """One mandala. ``first_choice``: the seat that would choose first if it were completed now (Rule
    5.2), None on a tie: then the seat that does not complete it. During its destruction: the seat
    that chose first. ``missing``: the colours it still lacks."""

    mountain: str
    fields: tuple[str, str]
    missing: str
    first_choice: SeatNumber | None


class GameResult(Value, frozen=True):
    """How the game ended. ``winner`` None: drawn or aborted."""

    scores: tuple[int, int]
    winner: SeatNumber | None
    reason: EndReason

    @classmethod
    def of(cls, result: Result | None) -> "GameResult | None":
        """Returns the result of a game as it is sent; None while the game goes on."""
        if result is None:
            return None
        return cls(
            scores=result.scores, winner=result.winner, reason=cast("EndReason", result.reason)
        )


class Claimed(Value, frozen=True):
    """The effect of a claim (Rules 5.3, 5.4). ``cards``: how many left the mountain. ``river_place``:
    the place where one of them lies now (None: the colour was there already, or nothing was gained).
    ``points``: the gain of the claimer's cup. If ``exact`` is False, it is a lower bound."""

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


class Position(Value, frozen=True):
    """The table as the viewer may see it (Rule 8). During play with strict memory ``discard``,
    ``reshuffled`` and the other seat's ``cup_seen`` and ``worth`` are None, because players must
    remember them. ``seat``, ``hand`` and ``cup`` are None for a spectator.
    """

    seat: SeatNumber | None
    to_move: SeatNumber | None
    turn: SeatNumber | None
    phase: Literal["turn", "claim", "over"]
    destroying: Literal[1, 2] | None
    mandalas: tuple[Mandala, Mandala]
    hand: str | None
    cup: str | None
    hand_sizes: tuple[int, int]
    cup_sizes: tuple[int, int]
    cup_seen: tuple[str | None, str | None]
    rivers: tuple[str, str]
    worth: tuple[CupWorth | None, CupWorth | None]
    discard: str | None
    discard_top: str | None
    discard_size: int
    deck_size: int
    reshuffled: str | None
    end_near: bool
    idle_turns: int
    ply: int
    over: bool
    result: GameResult | None


class LegalMove(Value, frozen=True):
    """A move the seat may make now, with what follows from it as far as the seat can know."""

    move: str
    effects: Effects


class Decision(Value, frozen=True):
    """The moves of the seat to move. In a turn ``refused`` explains each place to which a colour in hand
    may not go, and the field counts that would empty the hand. During claims it explains the colours
    that are not there. Other illegal moves are refused when they are sent."""

    seat: SeatNumber
    legal: tuple[LegalMove, ...]
    refused: tuple[Refusal, ...]


class Clocks(Value, frozen=True):
    """The clocks at ``now``. ``remaining_ms``: the time left in each bank (None: no bank).
    ``allowance_ms``: the time left before the bank of ``running`` runs. ``flag_at``: from this time on the
    other player may claim the win or let the AI take over."""

    now: int
    running: SeatNumber | None
    remaining_ms: tuple[int, int] | None
    allowance_ms: int
    flag_at: int | None


class ScoreLine(Value, frozen=True):
    """One colour of a final score: ``cards`` of it in the cup, worth ``place`` each (0: none)."""

    colour: str
    place: int
    cards: int
    points: int


class FinalSeat(Value, frozen=True):
    """All cards of a seat at the end, and its score by colour."""

    hand: str
    cup: str
    dealt_cup: str
    sheet: tuple[ScoreLine, ...]
    total: int


class Rematch(Value, frozen=True):
    """``offered_by`` waits for the other's answer; once accepted, ``table_id`` is the new table."""

    offered_by: SeatNumber | None
    same_deal: bool
    table_id: str | None
