"""Bodies of the HTTP requests and responses."""

from typing import Annotated, Any, Literal

from msgspec import Meta

from mandala.server.protocol.types import (
    Clock,
    GameResult,
    Kind,
    Level,
    Memory,
    Player,
    RequestBody,
    SeatNumber,
    Starts,
    Status,
    TokenText,
    Value,
)

Name = Annotated[str, Meta(min_length=1, max_length=40)]


class AgainstAi(RequestBody, frozen=True, tag_field="kind", tag="ai"):
    """A table against the AI. The person sits at seat 0."""

    name: Name
    level: Level
    starts: Starts = "random"
    memory: Memory = "open"


class HotSeat(RequestBody, frozen=True, tag_field="kind", tag="hotseat"):
    """Two people at one screen."""

    names: tuple[Name, Name]
    starts: Starts = "random"
    memory: Memory = "open"


class Online(RequestBody, frozen=True, tag_field="kind", tag="online"):
    """Two people far apart. ``listed``: anybody may find, join and watch it; else only by link."""

    name: Name
    starts: Starts = "random"
    memory: Memory = "open"
    clock: Clock | None = None
    listed: bool = False


CreateTable = AgainstAi | HotSeat | Online


class JoinTable(RequestBody, frozen=True):
    """Take the free seat. A listed table needs no ``invite_token``.

    ``seat_token``: a secret that the client chooses, which then opens the seat. If the answer is
    lost, the client can repeat the request and gets the same seat.
    """

    name: Name
    invite_token: TokenText | None = None
    seat_token: TokenText | None = None


class ResumeSeat(RequestBody, frozen=True):
    """Ask for a new link to one's own seat. The cookie proves it, or a seat token of this table, or
    one of the table that this one is the rematch of."""

    seat_token: TokenText | None = None


class SeatTaken(Value, frozen=True):
    """The secret links of a seat, sent once. ``seat_token`` opens the seat on any device,
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


class NetworkAccess(Value, frozen=True):
    """Whether the server's own machine may open it to the local network. ``url``: its address
    there, once it is open."""

    can_open: bool
    url: str | None


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


class History(Value, frozen=True):
    """A page of finished games. ``next``: where the next page starts; None: this is the last one."""

    games: tuple[MyGame, ...]
    next: str | None


class Records(Value, frozen=True):
    """A page of records (mandala-record/1). ``next``: as in :class:`History`."""

    records: tuple[dict[str, Any], ...]
    next: str | None


class Me(Value, frozen=True):
    """The guest that the cookie names; an empty name: none yet."""

    name: str


class DeviceInfo(Value, frozen=True):
    """A browser whose cookie opens this guest's games. ``label``: browser and system, empty if
    unknown. ``current``: the one that asks."""

    id: str
    label: str
    created_at: int
    last_seen_at: int
    current: bool


class Devices(Value, frozen=True):
    """The devices of this guest, the one used last first."""

    devices: tuple[DeviceInfo, ...]


class DeviceLink(Value, frozen=True):
    """A secret that adds one device to this guest, once, until ``expires_at``."""

    secret: str
    expires_at: int


class AddDevice(RequestBody, frozen=True):
    """Become a device of the guest who made the link. ``secret``: from :class:`DeviceLink`."""

    secret: TokenText


class BlockPlayer(RequestBody, frozen=True):
    """Do not meet the other player at this table again. The cookie or ``seat_token`` proves one's own
    seat."""

    seat_token: TokenText | None = None


class ReportPlayer(RequestBody, frozen=True):
    """Report the other player at this table to the host, once for a table: the last report counts."""

    reason: Literal["name", "greetings", "delay", "cheating", "other"]
    seat_token: TokenText | None = None


class BlockInfo(Value, frozen=True):
    """Somebody this guest has blocked. ``name``: their name at that time."""

    id: str
    name: str
    at: int


class Blocks(Value, frozen=True):
    """Whom this guest has blocked, the last one first."""

    blocks: tuple[BlockInfo, ...]


class DealCheck(Value, frozen=True):
    """One check of the deal: ``seed``, ``start``, ``deck``, ``reshuffles`` or ``moves``."""

    what: str
    passed: bool


class Verification(Value, frozen=True):
    """The deal of a finished game checked against its commitment; ends with the first check that
    failed. ``table`` is the name the decks follow from, ``nonces`` is what each seat added (see
    ``docs/reference/fair-deal.md``)."""

    fair: bool
    checks: tuple[DealCheck, ...]
    commitment: str
    seed: str
    table: str
    version: int
    nonces: tuple[str | None, str | None]


class LevelInfo(Value, frozen=True):
    level: Level
    player: str


class RulesInfo(Value, frozen=True):
    """Constants that a client reads here: limits of the rules, keys, times."""

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
    """Whether an AI move would start at once: ``cold``, ``warming_up`` or ``ready``. ``place``: the
    place of this guest's analysis in the queue, 1 for the next one; None if none waits."""

    state: Literal["cold", "warming_up", "ready"]
    waiting: int
    place: int | None = None


class Notice(Value, frozen=True):
    """``motd``: a message of the host, empty: none. ``read_only``: no game goes on now.
    ``draining``: running games go on, and no new one begins."""

    motd: str
    read_only: bool
    draining: bool


class HealthReport(Value, frozen=True):
    """Whether the server stores what people do. ``code``: the kind of the fault. ``written_s_ago``:
    when a write was last on the disk. ``clock``: ``ok``, or why the clock is not trusted."""

    status: Literal["ok", "failing"]
    code: str | None = None
    written_s_ago: float | None = None
    clock: Literal["ok", "jumped", "behind", "doubted"] = "ok"


class Liveness(Value, frozen=True):
    """The process answers."""

    status: Literal["ok"] = "ok"


class Problem(Value, frozen=True):
    """Every refused request: a code to translate, the rule it breaks, and the request's id."""

    code: str
    rule: str | None = None
    request_id: str = ""
