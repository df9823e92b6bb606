"""A table as the fold of its log: the same events give the same table, on every instance.

A :class:`Table` is changed by one owner only, on a fork that replaces the old one once the events
are stored; readers never see what is not committed.
"""

from collections.abc import Callable, Iterable
from copy import copy
from dataclasses import dataclass, field
from typing import TypeVar, assert_never

from mandala.records.dealing import Dealer
from mandala.records.errors import MandalaError
from mandala.records.fair_deal import FairDealer
from mandala.records.game import Game
from mandala.records.notation import Move
from mandala.records.observation import Observation, Result
from mandala.rules.state import TURN
from mandala.server.messages.values import Mandala, Status
from mandala.server.storage.interface import StoredEvent
from mandala.server.tables import events as log
from mandala.server.tables.clocks import TableClock
from mandala.server.tables.outcome import Outcome, outcome

T = TypeVar("T")
DealerFor = Callable[[bytes, str], Dealer]
"""Makes the dealer of a game from its seed and the id of the deal."""


def fair_dealer(seed: bytes, deal: str) -> Dealer:
    return FairDealer(seed, deal)


@dataclass(frozen=True, slots=True)
class Ply:
    """One move of the game with what it did. ``turn_start``: a turn began with it (not a claim)."""

    seq: int
    seat: int
    move: Move
    how: log.How
    at: int
    outcome: Outcome
    turn_start: bool


@dataclass(frozen=True, slots=True)
class RematchState:
    offered_by: int | None
    same_deal: bool
    table_id: str | None = None


@dataclass
class Table:
    """The present of a table. Names of people are not here: they lie in the stored seats.

    ``position_seq`` is the last event that moved a card, ``requests`` the ``seq`` of each request
    that was carried out, ``greetings`` and ``lists_sent`` how many each seat sent since the last
    move, ``mandalas`` how both stand for every reader, once somebody asked.
    """

    table_id: str
    created: log.Created
    created_at: int
    game: Game
    dealer_for: DealerFor
    status: Status = "waiting"
    seq: int = 0
    position_seq: int = 0
    last_at: int = 0
    taken: tuple[bool, bool] = (False, False)
    levels: tuple[int | None, int | None] = (None, None)
    taken_over: tuple[bool, bool] = (False, False)
    started_at: int | None = None
    clock: TableClock | None = None
    plies: list[Ply] = field(default_factory=list)
    claim_lists: tuple[str | None, str | None] = (None, None)
    take_backs: int = 0
    greetings: tuple[int, int] = (0, 0)
    lists_sent: tuple[int, int] = (0, 0)
    rematch: RematchState | None = None
    ended_by: int | None = None
    finished_at: int | None = None
    requests: dict[str, int] = field(default_factory=dict)
    happened: list[tuple[int, int, log.TableLogEvent]] = field(default_factory=list)
    mandalas: tuple[Mandala, Mandala] | None = None
    _seen: dict[int | None, Observation] = field(default_factory=dict)

    @property
    def to_move(self) -> int | None:
        """The seat that must decide now; None before the start and after the end."""
        return self.game.to_move if self.status == "playing" else None

    def seen(self, seat: int | None) -> Observation:
        """What ``seat`` (None: a spectator) may know now; kept until something happens."""
        found = self._seen.get(seat)
        if found is None:
            found = self._seen[seat] = self.game.observation(seat)
        return found

    @property
    def strict_now(self) -> bool:
        """Whether readers are shown only what a player at a real table would see."""
        return self.created.memory == "strict" and self.status != "over"

    @property
    def discard_top(self) -> str | None:
        return self.plies[-1].outcome.discard_top if self.plies else None

    @property
    def last_turns_from(self) -> int:
        """The first ply of each player's last turn: where the log of a strict table begins."""
        starts = [ply for ply, played in enumerate(self.plies) if played.turn_start]
        return starts[-2] if len(starts) > 1 else 0

    def fork(self) -> "Table":
        """An independent copy to try events on."""
        twin = copy(self)
        twin.game = self.game.copy()
        twin.plies = list(self.plies)
        twin.requests = dict(self.requests)
        twin.happened = list(self.happened)
        twin._seen = {}
        return twin

    def apply(
        self, seq: int, at: int, event: log.TableLogEvent, request: str | None = None
    ) -> None:
        """Carry out an event of the log. The events were checked before they were written."""
        self.seq = seq
        self._seen, self.mandalas = {}, None
        if request:
            self.requests[request] = seq
        at = self.last_at = max(at, self.last_at)  # clocks of several instances may differ
        self.happened.append((seq, at, event))
        match event:
            case log.Created():
                raise MandalaError("a table is created once")
            case log.Joined(seat=seat):
                self._take_seat(seat, at)
            case log.Moved(seat=seat, move=text, how=how):
                self._move(seat, Move.parse(text), how, at)
                self.position_seq = seq
            case log.ClaimsListed(seat=seat, colours=colours):
                self._list_claims(seat, colours or None)
            case log.Resigned(seat=seat):
                self.ended_by = seat
                self.game.resign(seat)
            case log.Aborted(seat=aborted_by):
                self.ended_by = aborted_by
                self.game.end(Result(self.game.scores, None, "aborted"))
            case log.TimeoutClaimed(seat=seat):
                self.ended_by = seat
                self.game.end(Result(self.game.scores, seat, "timeout"))
            case log.AiTookOver(seat=seat, level=level):
                self.levels = _with(self.levels, seat, level)
                self.taken_over = _with(self.taken_over, seat, True)
            case log.TakenBack(to_ply=to_ply):
                self._take_back(to_ply, at)
                self.position_seq = seq
            case log.Greeted(seat=seat):
                self.greetings = _with(self.greetings, seat, self.greetings[seat] + 1)
            case log.RematchOffered(seat=seat, same_deal=same_deal):
                self.rematch = RematchState(seat, same_deal)
            case log.RematchDeclined():
                self.rematch = None
            case log.RematchAccepted(table_id=table_id):
                same = self.rematch.same_deal if self.rematch else False
                self.rematch = RematchState(None, same, table_id)
            case log.Finished():
                self.finished_at = at
            case _ as never:
                assert_never(never)
        if self.game.over:
            self.status = "over"
        elif self.started_at is not None:
            self.status = "playing"

    def _take_seat(self, seat: int, at: int) -> None:
        self.taken = _with(self.taken, seat, True)
        if all(self.taken) and self.started_at is None:
            self.started_at = at
            self.clock = TableClock.start(self.created.clock, at)

    def _move(self, seat: int, move: Move, how: log.How, at: int) -> None:
        before = self.game.state.copy()
        top = self.discard_top
        self.game.play(move)
        told = outcome(before, self.game.state, move, top)
        self.plies.append(Ply(self.seq, seat, move, how, at, told, before.phase == TURN))
        self.greetings = (0, 0)
        self.lists_sent = (0, 0)
        if self.clock:
            made = how in ("automatic", "list")
            self.clock = (
                self.clock.after_automatic(at)
                if made
                else self.clock.after_decision(seat, self.game.to_move, at)
            )
        if told.destruction:  # a list is for one destruction
            self.claim_lists = (None, None)

    def _list_claims(self, seat: int, colours: str | None) -> None:
        self.claim_lists = _with(self.claim_lists, seat, colours)
        self.lists_sent = _with(self.lists_sent, seat, self.lists_sent[seat] + 1)

    def _take_back(self, to_ply: int, at: int) -> None:
        kept = self.plies[:to_ply]
        self.game = self.game_at(to_ply)
        self.plies = kept
        self.take_backs += 1
        if self.clock:
            self.clock = self.clock.after_automatic(at)

    def beginning(self) -> "Table":
        """This table as it was just created, to play its log again."""
        return _new_table(self.table_id, self.created_at, self.created, self.dealer_for)

    def game_at(self, ply: int) -> Game:
        """The game as it was after ``ply`` moves."""
        game = Game(
            self.dealer_for(bytes.fromhex(self.created.seed), self.created.deal),
            first=self.created.first,
        )
        for played in self.plies[:ply]:
            game.play(played.move)
        return game


def begin(stored: StoredEvent, dealer_for: DealerFor = fair_dealer) -> Table:
    """The table after its first event, which says what kind of table it is."""
    created = log.read(stored)
    if not isinstance(created, log.Created):
        raise MandalaError("the log of a table begins with its creation")
    table = _new_table(stored.table_id, stored.at, created, dealer_for)
    table.seq, table.last_at = stored.seq, stored.at
    return table


def _new_table(table_id: str, at: int, created: log.Created, dealer_for: DealerFor) -> Table:
    game = Game(dealer_for(bytes.fromhex(created.seed), created.deal), first=created.first)
    ai = created.levels[0] is not None, created.levels[1] is not None
    table = Table(table_id, created, at, game, dealer_for, taken=ai, levels=created.levels)
    table.happened.append((1, at, created))
    return table


def fold(events: Iterable[StoredEvent], dealer_for: DealerFor = fair_dealer) -> Table:
    """The table that a whole log leads to. Raises if the log is empty or does not begin rightly."""
    rest = iter(events)
    first = next(rest, None)
    if first is None:
        raise MandalaError("a table has at least one event")
    table = begin(first, dealer_for)
    for stored in rest:
        table.apply(stored.seq, stored.at, log.read(stored), stored.client_move_id)
    return table


def _with(pair: tuple[T, T], seat: int, value: T) -> tuple[T, T]:
    return (value, pair[1]) if seat == 0 else (pair[0], value)
