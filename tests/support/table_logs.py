"""Tables without a server: requests decided and applied to a log."""

import itertools
import random
from collections.abc import Callable
from typing import Any

from mandala.records.fair_deal import commitment, fair_dealer
from mandala.server.actions import decide, follow_up
from mandala.server.actions.base import Commit, TableRequest
from mandala.server.actions.event_log import encode_event, fold
from mandala.server.actions.move import Move, MovePlayed
from mandala.server.actions.take_back import TakeBack
from mandala.server.state.events import Created, Event, Joined
from mandala.server.state.table import DealerFor, Table
from mandala.server.storage.base import StoredEvent

SEED = bytes(range(32))
START = 1_800_000_000_000


def created(**changed: Any) -> Created:
    """Return the first event of an ordinary online table, with some fields changed."""
    plain: dict[str, Any] = {
        "kind": "online",
        "memory": "open",
        "first": 0,
        "clock": None,
        "listed": False,
        "levels": (None, None),
        "seed": SEED.hex(),
        "commitment": commitment(SEED),
        "deal": "table-1",
    }
    return Created(**(plain | changed))


class LoggedTable:
    """A table and the rows of its log; ``now`` is its clock."""

    def __init__(
        self,
        first: Created | None = None,
        dealer_for: DealerFor = fair_dealer,
        joined: tuple[int, ...] = (0, 1),
    ) -> None:
        self.now = START
        self.rows: list[StoredEvent] = []
        self._ids = itertools.count(1)
        self._dealer_for = dealer_for
        self._write(first or created())
        self.table = fold(self.rows, dealer_for)
        for seat in joined:
            self.apply(Joined(seat=seat))

    def _write(self, event: Event, request: str | None = None) -> StoredEvent:
        new = encode_event(event, self.now, request)
        row = StoredEvent("table-1", len(self.rows) + 1, new.at, new.kind, new.body, request)
        self.rows.append(row)
        return row

    def apply(self, *events: Event, request: str | None = None) -> None:
        """Write events, with all that follows from them, and apply them."""
        for event in events:
            row = self._write(event, request)
            self.table.apply(row.seq, row.at, event, request)
            request = None
        while (following := follow_up(self.table)) is not None:
            row = self._write(following)
            self.table.apply(row.seq, row.at, following)

    def request(self, seat: int, kind: type[TableRequest], **fields: Any) -> Commit:
        """Carry out a request by ``seat``. Raises ``ApiError`` and changes nothing."""
        number = f"r{next(self._ids)}"
        request = kind(client_move_id=number, **fields)
        commit = decide(self.table, seat, request, self.now)
        self.apply(*commit.events, request=f"{seat}:{number}")
        return commit

    def move(self, move: str) -> None:
        """Make a move for the seat to move."""
        seat = self.table.to_move
        assert seat is not None
        self.request(seat, Move, seq=self.table.seq, move=move)

    def play(self, choose: Callable[[Table], str], plies: int = 10_000) -> None:
        """Make the moves that ``choose`` returns, until the end or for so many requests."""
        for _ in range(plies):
            if self.table.status == "over":
                return
            self.move(choose(self.table))

    def folded(self) -> Table:
        """Return the table folded from its log."""
        return fold(self.rows, self._dealer_for)


def taken_back_often(times: int) -> LoggedTable:
    """A table against the AI with ten moves, and one more that was taken back again and again."""
    logged = LoggedTable(created(kind="ai", levels=(None, 1)), joined=(0,))
    source = random.Random(3)

    def decide_for_both() -> None:
        seat = logged.table.to_move
        assert seat is not None
        move = str(source.choice(logged.table.game.legal_moves()))
        logged.apply(MovePlayed(seat=seat, move=move, how="ai" if seat else "player"))

    for _ in range(10):
        decide_for_both()
    for _ in range(times):
        while logged.table.to_move != 0:
            decide_for_both()
        decide_for_both()
        logged.request(0, TakeBack, seq=logged.table.seq)
    return logged
