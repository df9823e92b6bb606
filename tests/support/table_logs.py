"""Tables without a server: requests decided and applied to a log, as the service does it."""

import itertools
from collections.abc import Callable
from typing import Any

from mandala.records.fair_deal import commitment
from mandala.server.messages import from_client as ask
from mandala.server.storage.interface import StoredEvent
from mandala.server.tables import events as log
from mandala.server.tables.decide import consequence, decide
from mandala.server.tables.table import DealerFor, Table, fair_dealer, fold

SEED = bytes(range(32))
START = 1_800_000_000_000


def created(**changed: Any) -> log.Created:
    """How an ordinary online table begins."""
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
    return log.Created(**(plain | changed))


class LoggedTable:
    """A table and the rows of its log; ``now`` is its clock."""

    def __init__(
        self,
        first: log.Created | None = None,
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
            self.apply(log.Joined(seat=seat))

    def _write(self, event: log.TableLogEvent, request: str | None = None) -> StoredEvent:
        new = log.written(event, self.now, request)
        row = StoredEvent("table-1", len(self.rows) + 1, new.at, new.kind, new.body, request)
        self.rows.append(row)
        return row

    def apply(self, event: log.TableLogEvent, request: str | None = None) -> None:
        """Write an event with all that follows from it."""
        row = self._write(event, request)
        self.table.apply(row.seq, row.at, event, request)
        while (follows := consequence(self.table)) is not None:
            row = self._write(follows)
            self.table.apply(row.seq, row.at, follows)

    def ask(self, seat: int, kind: type[Any], **fields: Any) -> None:
        """A request by ``seat``; raises ``Refused`` and changes nothing."""
        number = f"r{next(self._ids)}"
        command = kind(client_move_id=number, **fields)
        self.apply(decide(self.table, seat, command, self.now), f"{seat}:{number}")

    def move(self, move: str) -> None:
        """The seat to move makes a move."""
        seat = self.table.to_move
        assert seat is not None
        self.ask(seat, ask.Move, seq=self.table.seq, move=move)

    def play(self, choose: Callable[[Table], str], plies: int = 10_000) -> None:
        """Moves as ``choose`` says, until the end or for so many requests."""
        for _ in range(plies):
            if self.table.status == "over":
                return
            self.move(choose(self.table))

    def folded(self) -> Table:
        """The table read from its log anew."""
        return fold(self.rows, self._dealer_for)
