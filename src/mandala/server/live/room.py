"""A table that is in memory: its present, who listens, and the lock that puts requests in order."""

import asyncio
import time

from mandala.server.live.connection import Connection, encoded
from mandala.server.messages.from_server import (
    PositionAt,
    Presence,
    ServerMessage,
    Snapshot,
    Update,
)
from mandala.server.messages.steps import Step
from mandala.server.refusal import Refused
from mandala.server.storage.interface import Seat
from mandala.server.tables.events import TableLogEvent
from mandala.server.tables.infos import decision, table_info
from mandala.server.tables.positions import position
from mandala.server.tables.steps import Reader, step, steps_since, table_position
from mandala.server.tables.table import Table

PROTOCOL = "mandala-table/1"
MOST_POSITIONS = 60


class Room:
    """Whoever changes ``table`` or ``seats`` holds ``lock``, and replaces them only by what is stored.

    ``stale``: the storage failed in the middle of a write, so the log must be read again first.
    """

    def __init__(self, table: Table, seats: tuple[Seat, ...]) -> None:
        self.table = table
        self.seats = seats
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.elsewhere: dict[str, tuple[float, Presence]] = {}
        self.stale = False
        self.used_at = time.monotonic()

    @property
    def owner(self) -> str:
        """In whose name the AI thinks here: the first guest's, or the table's own."""
        return next((s.guest_id for s in self.seats if s.guest_id), self.table.table_id)

    def snapshot(self, reader: Reader, since: int | None, now: int) -> Snapshot:
        """Everything for a reader who comes (back), with what happened since they left."""
        table = self.table
        asked = table.seq if since is None else min(since, table.seq)
        steps, complete = steps_since(table, asked, reader, MOST_POSITIONS)
        return Snapshot(
            protocol=PROTOCOL,
            seq=table.seq,
            now=now,
            seats=reader.seats,
            table=table_info(table, self.seats, reader, now),
            position=table_position(table, reader),
            decision=decision(table, reader),
            steps=steps,
            complete=complete,
        )

    def look_back(self, reader: Reader, ply: int) -> PositionAt:
        """The position after ``ply`` moves, as the reader saw it."""
        table = self.table
        if table.strict_now:
            raise Refused("look_back/strict")
        if ply > len(table.plies):
            raise Refused("look_back/no_such_ply")
        top = table.plies[ply - 1].outcome.discard_top if ply else None
        return PositionAt(ply=ply, position=position(table.game_at(ply), reader.look, top, False))

    def tell(self, message: ServerMessage) -> None:
        """The same to everybody at the table."""
        text = encoded(message)
        for connection in self.connections:
            connection.send_text(text)

    def presence(self) -> Presence:
        """Who is connected here and, as last heard, at other instances."""
        here = [c.reader for c in self.connections]
        seats = [any(seat in reader.seats for reader in here) for seat in (0, 1)]
        watchers = sum(1 for reader in here if not reader.seats)
        for _, other in self.elsewhere.values():
            seats = [a or b for a, b in zip(seats, other.seats, strict=True)]
            watchers += other.watchers
        return Presence(seats=(seats[0], seats[1]), watchers=watchers)


class Advance:
    """A table moved on by events that are not stored yet, with each reader's account of them."""

    def __init__(self, room: Room) -> None:
        self.table = room.table.fork()
        self.events: list[TableLogEvent] = []
        self._accounts: dict[Reader, list[Step]] = {c.reader: [] for c in room.connections}

    def apply(self, seq: int, at: int, event: TableLogEvent, request: str | None = None) -> None:
        self.table.apply(seq, at, event, request)
        self.events.append(event)
        for reader, steps in self._accounts.items():
            told = step(self.table, reader)
            if told is not None:
                steps.append(told)

    def publish(self, room: Room, now: int) -> None:
        """The events are stored: this is the table now. Tell everybody, each what they may know."""
        room.table = self.table
        room.stale = False
        texts: dict[Reader, str] = {}
        for connection in room.connections:
            reader = connection.reader
            if not self._accounts[reader]:  # the other's plans are theirs, even that there are any
                continue
            if reader not in texts:
                texts[reader] = encoded(self._update(room, reader, now))
            connection.send_text(texts[reader])

    def _update(self, room: Room, reader: Reader, now: int) -> Update:
        steps = self._accounts[reader]
        lies = steps[-1].position
        return Update(
            seq=self.table.seq,
            now=now,
            steps=tuple(steps),
            table=table_info(self.table, room.seats, reader, now),
            position=lies or table_position(self.table, reader),
            decision=decision(self.table, reader),
        )
