"""Bodies of the HTTP requests and answers."""

from typing import Annotated, Literal

from msgspec import Meta

from mandala.server.messages.values import (
    Clock,
    GameResult,
    Kind,
    Level,
    Memory,
    Player,
    SeatNumber,
    Starts,
    Status,
    Value,
)

Name = Annotated[str, Meta(min_length=1, max_length=40)]
TokenText = Annotated[str, Meta(min_length=16, max_length=64)]


class AgainstAi(Value, frozen=True, tag_field="kind", tag="ai"):
    """A table against the AI. The person sits at seat 0."""

    name: Name
    level: Level
    starts: Starts = "random"
    memory: Memory = "open"


class HotSeat(Value, frozen=True, tag_field="kind", tag="hotseat"):
    """Two people at one screen."""

    names: tuple[Name, Name]
    starts: Starts = "random"
    memory: Memory = "open"


class Online(Value, frozen=True, tag_field="kind", tag="online"):
    """Two people far apart. ``listed``: anybody may find, join and watch it; else only by link."""

    name: Name
    starts: Starts = "random"
    memory: Memory = "open"
    clock: Clock | None = None
    listed: bool = False


CreateTable = AgainstAi | HotSeat | Online


class JoinTable(Value, frozen=True):
    """Take the free seat. A listed table needs no ``invite_token``.

    ``seat_token``: a secret made up by the asker that is to open the seat. Whoever gives one may
    ask again when the answer was lost, and gets the same seat.
    """

    name: Name
    invite_token: TokenText | None = None
    seat_token: TokenText | None = None


class ResumeSeat(Value, frozen=True):
    """Ask for a new link to one's own seat: by the cookie, by a seat token of this table, or by a
    seat token of the table this one is the rematch of."""

    seat_token: TokenText | None = None


class SeatTaken(Value, frozen=True):
    """The secret links of a seat, told this once. ``seat_token`` opens the seat on any device,
    ``invite_token`` the other seat (None: not free), ``watch_token`` a view for spectators."""

    table_id: str
    seat: SeatNumber
    seat_token: str
    invite_token: str | None
    watch_token: str | None


class TableSummary(Value, frozen=True):
    """A table in a list: nothing of its cards."""

    id: str
    kind: Kind
    status: Status
    memory: Memory
    clock: Clock | None
    listed: bool
    players: tuple[Player | None, Player | None]
    to_move: SeatNumber | None
    created_at: int
    updated_at: int
    deadline_at: int | None
    moves: int
    result: GameResult | None


class ListedTables(Value, frozen=True):
    """Tables that their owners list: to join, and to watch."""

    waiting: tuple[TableSummary, ...]
    playing: tuple[TableSummary, ...]


class MyGame(Value, frozen=True):
    """A table of this guest, and the seats they hold there."""

    table: TableSummary
    seats: tuple[SeatNumber, ...]
    your_turn: bool


class MyGames(Value, frozen=True):
    games: tuple[MyGame, ...]


class Me(Value, frozen=True):
    """Who the cookie says this is; an empty name: nobody yet."""

    name: str


class DealCheck(Value, frozen=True):
    """One thing that was looked at: ``seed``, ``deck``, ``reshuffles`` or ``moves``."""

    what: str
    passed: bool


class Verification(Value, frozen=True):
    """The deal of a finished game checked against its commitment; ends with the first check that
    failed. ``table`` is the name the decks follow from (see ``docs/fair-deal.md``)."""

    fair: bool
    checks: tuple[DealCheck, ...]
    commitment: str
    seed: str
    table: str


class LevelInfo(Value, frozen=True):
    level: Level
    player: str


class RulesInfo(Value, frozen=True):
    """Constants a client needs and must not know by itself: limits of the rules, keys, stated times."""

    protocol: str
    version: str
    colours: str
    hand_limit: int
    river_places: int
    greetings: tuple[str, ...]
    levels: tuple[LevelInfo, ...]
    refusals: dict[str, str]
    away_days: int
    waiting_days: int
    silent_days: int
    keep_days: int


class AiReadiness(Value, frozen=True):
    """Whether an AI move would start at once: ``cold``, ``warming_up`` or ``ready``."""

    state: Literal["cold", "warming_up", "ready"]
    waiting: int


class Problem(Value, frozen=True):
    """Every refused request: a code to translate, the rule it breaks, and the request's id."""

    code: str
    rule: str | None = None
    request_id: str = ""
