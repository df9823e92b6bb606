"""Shapes that several messages share. Piles are letters ``ROYGPB``, times milliseconds since 1970."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from mandala.analysis.effects import Effects, Refusal
from mandala.analysis.effects.standing import CupWorth

SeatNumber = Annotated[int, Meta(ge=0, le=1)]
Level = Annotated[int, Meta(ge=1, le=5)]
Kind = Literal["ai", "hotseat", "online"]
Status = Literal["waiting", "playing", "over"]
Memory = Literal["open", "strict"]
Starts = Literal["first", "second", "random"]
How = Literal["player", "ai", "list", "automatic"]


class Value(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Base of every shape: immutable, strict about its fields."""


class LiveClock(Value, frozen=True, tag_field="kind", tag="live"):
    """Each seat has a bank of time. Every decision adds ``increment_s``; after something the other
    player did, ``allowance_s`` pass before the bank runs."""

    bank_s: Annotated[int, Meta(ge=30, le=10_800)]
    increment_s: Annotated[int, Meta(ge=0, le=180)] = 5
    allowance_s: Annotated[int, Meta(ge=0, le=30)] = 3


class CorrespondenceClock(Value, frozen=True, tag_field="kind", tag="correspondence"):
    """Each decision may take ``days``."""

    days: Annotated[int, Meta(ge=1, le=14)]


Clock = LiveClock | CorrespondenceClock


class Player(Value, frozen=True):
    """Who sits at a seat. An AI has a ``level`` and an empty name; so has a deleted guest the
    empty name. ``taken_over``: the AI plays on for the person who sat here."""

    name: str
    level: Level | None = None
    taken_over: bool = False


class Mandala(Value, frozen=True):
    """One mandala. ``first_choice``: who would choose first if it were completed now (Rule 5.2);
    None on a tie: whoever does not complete it; while it is destroyed, who chose first.
    ``missing``: the colours it still lacks."""

    mountain: str
    fields: tuple[str, str]
    missing: str
    first_choice: SeatNumber | None


class GameResult(Value, frozen=True):
    """How the game ended. ``winner`` None: drawn or aborted."""

    scores: tuple[int, int]
    winner: SeatNumber | None
    reason: Literal[
        "river", "deck", "deadlock", "stall", "resign", "timeout", "forfeit", "agreed", "aborted"
    ]


class Position(Value, frozen=True):
    """The table as the reader may see it (Rule 8). At a table with strict memory and during play,
    ``discard``, ``reshuffled``, the other's ``cup_seen`` and ``worth`` are None: a player would have
    to remember them. ``seat``, ``hand`` and ``cup`` are None for a spectator.
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
    """What the seat to move may do. ``refused`` explains, for each colour in hand, each place it may
    not go to, and the field counts that would empty the hand; during claims, the colours that are
    not there. Other moves are refused when they are sent."""

    seat: SeatNumber
    legal: tuple[LegalMove, ...]
    refused: tuple[Refusal, ...]


class Clocks(Value, frozen=True):
    """The clocks at ``now``. ``remaining_ms`` is what is left in each bank (None: no bank).
    ``allowance_ms`` is what is left of the time before the bank of ``running`` runs.
    ``flag_at``: from then on the other player may claim the win or let the AI take over."""

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
    """What lay with a seat at the end, all cards shown."""

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


Action = Literal[
    "move",
    "list_claims",
    "resign",
    "abort",
    "claim_timeout",
    "let_ai_take_over",
    "take_back",
    "ask_hint",
    "greet",
    "offer_rematch",
    "answer_rematch",
]


class TableInfo(Value, frozen=True):
    """A table apart from its cards. ``actions`` are open to the reader now; ``claim_list`` is the
    reader's own. ``seed`` and ``final`` come with the end. ``deal`` names the deal: the id of the
    table it was first played at. ``log_from``: the first ply the reader may look back at."""

    id: str
    kind: Kind
    status: Status
    memory: Memory
    clock: Clock | None
    listed: bool
    players: tuple[Player | None, Player | None]
    first: SeatNumber
    deal: str
    commitment: str
    created_at: int
    started_at: int | None
    clocks: Clocks | None
    actions: tuple[Action, ...]
    claim_list: str | None
    log_from: int
    take_backs: int
    rematch: Rematch | None
    rematch_of: str | None
    result: GameResult | None
    final: tuple[FinalSeat, FinalSeat] | None
    seed: str | None
