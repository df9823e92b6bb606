"""A table as the fold of its log: the same events give the same table, on every instance.

A :class:`Table` has one owner. The owner applies new events to a fork, which replaces the table
once the events are stored. Viewers therefore never see what is not committed.
"""

import secrets
from collections.abc import Callable, Iterator
from copy import copy
from dataclasses import dataclass, field
from typing import Any, TypeVar

from mandala.locales.message import PlainText
from mandala.records.dealers import Dealer, FixedDealer
from mandala.records.errors import MandalaError
from mandala.records.fair_deal import JointDeal, Nonces, new_seed
from mandala.records.game import Game
from mandala.records.move import Move
from mandala.records.observation import Observation, Result
from mandala.server.protocol.types import How, Mandala, Rematch, Status
from mandala.server.state.clock import TableClock
from mandala.server.state.events import Created, Event
from mandala.server.state.move_result import MoveResult, move_result

T = TypeVar("T")
DealerFor = Callable[[JointDeal, Nonces | None], Dealer]
"""Makes the dealer of a game from its deal and its nonces (None: version 1)."""
SeatTexts = tuple[str | None, str | None]


@dataclass(frozen=True, slots=True)
class Ply:
    """One move of the game with its result."""

    seq: int
    seat: int
    move: Move
    how: How
    result: MoveResult


@dataclass(frozen=True, slots=True)
class TookBack:
    """A move that ``seat`` took back: from the position after ``from_ply`` moves to an earlier one."""

    seat: int
    from_ply: int
    to_ply: int


@dataclass
class Table:
    """The present state of a table. Names of people are in the stored seats, not here.

    - ``log``: all events, each with its ``seq`` and its time.
    - ``position_seq``: the ``seq`` of the last event that moved a card.
    - ``requests``: the ``seq`` of each request that was carried out.
    - ``secret``: the seat and the ``seq`` of each secret event.
    - ``shown_at``: the time of the last event that is not secret.
    - ``mandalas``: a cache of both mandalas, which all viewers see alike; ``views.position`` fills it.
    """

    table_id: str
    created: Created
    created_at: int
    dealt_game: Game | None
    dealer_for: DealerFor
    status: Status = "waiting"
    seq: int = 1
    position_seq: int = 0
    last_at: int = 0
    shown_at: int = 0
    secret: tuple[tuple[int, int], ...] = ()
    taken: tuple[bool, bool] = (False, False)
    levels: tuple[int | None, int | None] = (None, None)
    taken_over: tuple[bool, bool] = (False, False)
    nonces: SeatTexts = (None, None)
    seated_at: int | None = None
    started_at: int | None = None
    called_off: Result | None = None
    clock: TableClock | None = None
    plies: list[Ply] = field(default_factory=list)
    claim_lists: tuple[str | None, str | None] = (None, None)
    take_backs: tuple[TookBack, ...] = ()
    rematch: Rematch | None = None
    ended_by: int | None = None
    finished_at: int | None = None
    requests: dict[str, int] = field(default_factory=dict)
    log: list[tuple[int, int, Event]] = field(default_factory=list)
    mandalas: tuple[Mandala, Mandala] | None = None
    _seen: dict[int | None, Observation] = field(default_factory=dict)

    @classmethod
    def new(cls, table_id: str, at: int, created: Created, dealer_for: DealerFor) -> "Table":
        """Returns the table that its first event creates."""
        ai = created.levels[0] is not None, created.levels[1] is not None
        table = cls(table_id, created, at, None, dealer_for, taken=ai, levels=created.levels)
        if created.nonces:
            table.nonces = created.nonces
        if created.deal_version == 1:
            table.dealt_game = table.game_at(0)
        table.last_at = table.shown_at = at
        table.log.append((1, at, created))
        return table

    @property
    def game(self) -> Game:
        """The game. Raises :class:`MandalaError` before its cards are dealt."""
        if self.dealt_game is None:
            raise MandalaError(PlainText("the cards are not dealt yet"))
        return self.dealt_game

    @property
    def shows_cards(self) -> bool:
        """Whether viewers see cards on the table: from the start of the game on."""
        game = self.dealt_game
        return game is not None and (self.started_at is not None or game.over)

    @property
    def first(self) -> int | None:
        """The seat that starts; None: the deal will decide."""
        return self.game.first if self.shows_cards else self.created.first

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it goes on."""
        return self.dealt_game.result if self.dealt_game else self.called_off

    @property
    def nonce_seats(self) -> tuple[int, ...]:
        """The seats whose nonce goes into the deal. At one screen, one person's browser adds one."""
        if self.created.kind == "hotseat":
            return (0,)
        return tuple(seat for seat in (0, 1) if self.created.levels[seat] is None)

    @property
    def is_undealt(self) -> bool:
        """Whether the players add nonces, or may do so once all are seated."""
        return self.dealt_game is None and self.called_off is None

    @property
    def lacks_nonce(self) -> bool:
        """Whether a nonce is missing that goes into the deal."""
        known = self.created.nonces is not None
        return not known and any(self.nonces[seat] is None for seat in self.nonce_seats)

    @property
    def to_move(self) -> int | None:
        """The seat that must decide now; None before the start and after the end."""
        return self.game.to_move if self.status == "playing" else None

    @property
    def flag_at(self) -> int | None:
        """When the opponent of the seat to move may claim the win; None: they may not.

        Only a person at an online table can lose on time.
        """
        seat = self.to_move
        if seat is None or self.clock is None or self.levels[seat] is not None:
            return None
        return self.clock.flag_at(seat) if self.created.kind == "online" else None

    def seen(self, seat: int | None) -> Observation:
        """Returns what ``seat`` (None: a spectator) may know now; cached until the next event."""
        found = self._seen.get(seat)
        if found is None:
            found = self._seen[seat] = self.game.observation(seat)
        return found

    @property
    def strict_now(self) -> bool:
        """Whether viewers are shown only what a player at a real table would see."""
        return self.created.memory == "strict" and self.status != "over"

    @property
    def discard_top(self) -> str | None:
        return self.plies[-1].result.discard_top if self.plies else None

    @property
    def last_turns_from(self) -> int:
        """The first ply of each player's last turn: where the log of a strict table begins."""
        starts = [ply for ply, played in enumerate(self.plies) if played.result.claim is None]
        return starts[-2] if len(starts) > 1 else 0

    def count_since_move(self, kind: type[Event], seat: int) -> int:
        """Returns how many events of ``kind`` the seat sent since the last move."""
        count = 0
        for seq, _, event in reversed(self.log):
            if seq == self.position_seq:
                break
            count += isinstance(event, kind) and getattr(event, "seat", None) == seat
        return count

    def shown_seq(self, seats: tuple[int, ...], seq: int | None = None) -> int:
        """Returns the number that holders of ``seats`` are sent for event ``seq`` (None: the last).

        It does not count the secret events of other seats: a gap would show that there was one.
        """
        last = self.seq if seq is None else seq
        return last - sum(at <= last for seat, at in self.secret if seat not in seats)

    def known_seq(self, seats: tuple[int, ...], shown: int) -> int:
        """Returns the last event that a holder of ``seats`` knows, who was sent the number ``shown``."""
        seq = shown
        for seat, at in self.secret:
            if seat not in seats and at <= seq + 1:
                seq += 1
        return seq

    def fork(self) -> "Table":
        """Returns an independent copy to try events on."""
        twin = copy(self)
        twin.dealt_game = self.dealt_game.copy() if self.dealt_game else None
        twin.plies = list(self.plies)
        twin.requests = dict(self.requests)
        twin.log = list(self.log)
        twin._seen = {}
        return twin

    def apply(self, seq: int, at: int, event: Event, request: str | None = None) -> None:
        """Applies the next event of the log. Raises :class:`MandalaError` for a second creation."""
        self.seq = seq
        self._seen, self.mandalas = {}, None
        if request:
            self.requests[request] = seq
        if not event.sets_time:  # the clocks of several instances may differ
            at = max(at, self.last_at)
        self.last_at = at
        self.log.append((seq, at, event))
        if event.secret_of is None:
            self.shown_at = at
        else:
            self.secret += ((event.secret_of, seq),)
        event.apply(self, at)
        if self.result is not None:
            self.status = "over"
        elif self.started_at is not None:
            self.status = "playing"

    def take_seat(self, seat: int, at: int) -> None:
        """Marks a seat as taken. Cards of version 1 lie there already: the second seat starts the game."""
        self.taken = with_seat(self.taken, seat, True)
        if all(self.taken) and self.seated_at is None:
            self.seated_at = at
            if self.dealt_game:
                self._start(at)

    def deal(self, at: int) -> None:
        """Deal the cards with the nonces that are there, and start the game."""
        self.dealt_game = self.game_at(0)
        self.position_seq = self.seq
        self._start(at)

    def _start(self, at: int) -> None:
        self.started_at = at
        self.clock = TableClock.start(self.created.clock, at)

    def play(self, seat: int, move: Move, how: How, at: int) -> None:
        """Plays a move and sets the clock for the next decision."""
        before = self.game.state.copy()
        top = self.discard_top
        self.game.play(move)
        result = move_result(before, self.game.state, move, top)
        self.plies.append(Ply(self.seq, seat, move, how, result))
        self.position_seq = self.seq
        if self.clock:
            self.clock = (
                self.clock.after_automatic(at)
                if how in ("automatic", "list")
                else self.clock.after_decision(seat, self.game.to_move, at)
            )
        if result.destruction:  # a list of claims is for one destruction
            self.claim_lists = (None, None)

    def rewind(self, seat: int, to_ply: int, at: int) -> None:
        """Returns to the position after ``to_ply`` moves, as ``seat`` asked."""
        self.take_backs += (TookBack(seat, len(self.plies), to_ply),)
        if to_ply < len(self.plies):  # not so in a log without the moves that were taken back
            self.dealt_game = self.game_at(to_ply)
            self.plies = self.plies[:to_ply]
        self.position_seq = self.seq
        if self.clock:
            self.clock = self.clock.after_automatic(at)

    def end(self, by: int | None, reason: str, winner: int | None) -> None:
        """Ends the game before the rules do; the scores stay as they are."""
        self.ended_by = by
        if self.dealt_game:
            self.dealt_game.end(Result(self.dealt_game.scores, winner, reason))
        else:
            self.called_off = Result((0, 0), winner, reason)

    def beginning(self) -> "Table":
        """Returns this table as it was just created, to apply its log again."""
        return Table.new(self.table_id, self.created_at, self.created, self.dealer_for)

    def game_at(self, ply: int) -> Game:
        """Returns the game as it was after ``ply`` moves."""
        (found,) = [game for game in self.game_by_step(ply) if game]
        return found

    def game_by_step(self, ply: int) -> Iterator[Game | None]:
        """Plays ``ply`` moves again, pausing after each: yields None, and at last the game."""
        created = self.created
        deal = JointDeal(bytes.fromhex(created.seed), created.deal, created.first)
        if created.deal_version == 1:
            game = Game(self.dealer_for(deal, None), first=created.first or 0)
        else:
            first, second = (bytes.fromhex(nonce or "") for nonce in self.nonces)
            dealer = self.dealer_for(deal, (first, second))
            if given := created.what_if:
                dealer = FixedDealer(given.decks[0], given.decks[1:], fallback=dealer)
            game = Game(dealer, first=deal.first((first, second)))
        for played in self.plies[:ply]:
            game.play(played.move)
            yield None
        yield game


def without_dash(name: str) -> str:
    """Returns a random id that does not begin like an option of a command."""
    return "_" + name[1:] if name.startswith("-") else name


def new_deal(table_id: str, first: int | None) -> dict[str, Any]:
    """Returns the fields of :class:`Created` for a new deal, whose seed nobody knows yet."""
    deal = JointDeal(new_seed(), table_id, first)
    return {
        "first": first,
        "seed": deal.seed.hex(),
        "commitment": deal.commitment,
        "deal": table_id,
        "deal_version": 2,
        "nonces": None,
    }


def new_table_id() -> str:
    """Returns an id that cannot be guessed (128 random bits)."""
    return without_dash(secrets.token_urlsafe(16))


def with_seat(pair: tuple[T, T], seat: int, value: T) -> tuple[T, T]:
    """Returns ``pair`` with the value of one seat replaced."""
    return (value, pair[1]) if seat == 0 else (pair[0], value)
