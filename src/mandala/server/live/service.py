"""The tables of this instance: loaded on demand, changed in order, kept equal to the stored log.

Several instances may share a storage. An append names the last event it knows; if another
instance was faster, the log is read again and the request decided anew. What they do in between is
heard by ``following.py``.
"""

import asyncio
import time
from collections.abc import Callable
from typing import Final, Protocol

from mandala.server.live.connection import Connection
from mandala.server.live.room import Advance, Room
from mandala.server.messages import from_client as ask
from mandala.server.messages.from_server import Ack
from mandala.server.refusal import Refused, unavailable
from mandala.server.storage.interface import (
    Conflict,
    Duplicate,
    Seat,
    Storage,
    StorageUnavailable,
    Token,
    UnknownTable,
)
from mandala.server.tables import events as log
from mandala.server.tables.decide import consequence, decide
from mandala.server.tables.summary import summary
from mandala.server.tables.table import DealerFor, Table, fair_dealer, fold

MOVED: Final = log.Moved.__struct_config__.tag
RETRIES: Final = 8  # other instances may be faster several times in a row
IDLE_S: Final = 60.0  # how long a table without readers stays in memory


class Watcher(Protocol):
    """Whoever must know that a table has changed: the AI, the list of who is present."""

    def table_changed(self, room: Room, here: bool) -> None:
        """``here``: the change was committed by this instance, or the table was just loaded."""
        ...

    def announced(self, room: Room, text: str) -> None:
        """An instance said something about the table."""
        ...


def wall_clock() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def request_id(seat: int, command: ask.Command) -> str:
    """A request's name in the log: one seat cannot take that of the other."""
    return f"{seat}:{command.client_move_id}"


class TableService:
    """All requests to a table pass through its lock, one after the other."""

    def __init__(
        self,
        storage: Storage,
        *,
        now: Callable[[], int] = wall_clock,
        dealer_for: DealerFor = fair_dealer,
    ) -> None:
        self.storage = storage
        self.now = now
        self.dealer_for = dealer_for
        self.rooms: dict[str, Room] = {}
        self.watchers: list[Watcher] = []
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._changed_while_loading: set[str] = set()

    async def say_goodbye(self) -> None:
        """Let requests under way finish, then tell every reader to come back later."""
        for room in list(self.rooms.values()):
            async with room.lock:
                for connection in room.connections:
                    connection.close("shutdown")

    async def room(self, table_id: str) -> Room:
        """The table in memory, read from the log if need be; raises ``table/unknown``."""
        room = self.rooms.get(table_id)
        if room is None:
            task = self._loading.get(table_id)
            if task is None:
                task = self._loading[table_id] = asyncio.create_task(self._load(table_id))
                task.add_done_callback(lambda _: self._loaded(table_id))
            room = await asyncio.shield(task)
        room.used_at = time.monotonic()
        return room

    def _loaded(self, table_id: str) -> None:
        self._loading.pop(table_id, None)
        self._changed_while_loading.discard(table_id)

    async def _load(self, table_id: str) -> Room:
        try:
            stored = await self.storage.events(table_id)
            row = await self.storage.table(table_id)  # after the log: it knows all who sit there
        except StorageUnavailable as failure:
            raise unavailable(failure) from None
        if row is None:
            raise Refused("table/unknown")
        if table_id in self._changed_while_loading:
            self._changed_while_loading.remove(table_id)
            return await self._load(table_id)
        return self.adopt(fold(stored, self.dealer_for), row.seats)

    def changed_elsewhere(self, table_id: str) -> Room | None:
        """A table may have been changed: its room, if it is in memory, to be read again.

        While it is being loaded nobody can tell whether that was read: then it is loaded anew.
        """
        if table_id in self._loading:
            self._changed_while_loading.add(table_id)
        return self.rooms.get(table_id)

    def ids(self) -> list[str]:
        """Of the tables in memory or on the way there."""
        return [*self.rooms, *self._loading]

    def adopt(self, table: Table, seats: tuple[Seat, ...]) -> Room:
        """Take a table that was just created into memory."""
        room = self.rooms[table.table_id] = Room(table, seats)
        self._changed(room, here=True)
        return room

    async def command(
        self, room: Room, seat: int, command: ask.Command, sender: Connection | None = None
    ) -> Ack:
        """Carry out a request of ``seat``: stored, then acknowledged, then told to all.

        Raises :class:`Refused`; then nothing has changed.
        """
        request = request_id(seat, command)

        def events(table: Table, at: int) -> list[log.TableLogEvent]:
            return [decide(table, seat, command, at)]

        seq, duplicate = await self.commit(room, events, request, sender, command.client_move_id)
        return Ack(client_move_id=command.client_move_id, seq=seq, duplicate=duplicate)

    async def commit(
        self,
        room: Room,
        events: Callable[[Table, int], list[log.TableLogEvent]],
        request: str,
        sender: Connection | None = None,
        client_move_id: str = "",
        *,
        seats: Callable[[], tuple[tuple[Seat, ...], tuple[Token, ...]]] | None = None,
    ) -> tuple[int, bool]:
        """Append what ``events`` decides, with what follows from it; (seq, whether it was before).

        ``sender`` gets its acknowledgement after the commit and before anybody is told.
        """
        async with room.lock:
            for _ in range(RETRIES):
                if room.stale:
                    await self.catch_up(room)
                if request in room.table.requests:
                    return self._acknowledged(room, request, sender, client_move_id)
                at = max(self.now(), room.table.last_at)
                advance = Advance(room)
                for event in events(advance.table, at):
                    first = not advance.events
                    advance.apply(advance.table.seq + 1, at, event, request if first else None)
                while (follows := consequence(advance.table)) is not None:
                    advance.apply(advance.table.seq + 1, at, follows)
                new_seats, new_tokens = seats() if seats else ((), ())
                try:
                    stored = await self.storage.append(
                        room.table.table_id,
                        room.table.seq,
                        [
                            log.written(event, at, request if n == 0 else None)
                            for n, event in enumerate(advance.events)
                        ],
                        summary(advance.table),
                        seats=new_seats,
                        tokens=new_tokens,
                    )
                except (Conflict, Duplicate):
                    await self.catch_up(room)
                    continue
                except UnknownTable:
                    self.let_go(room, "deleted")
                    raise Refused("table/unknown") from None
                except StorageUnavailable as failure:
                    room.stale = True  # perhaps it was stored: the log knows
                    raise unavailable(failure) from None
                if sender:
                    sender.send(Ack(client_move_id=client_move_id, seq=stored[0].seq))
                    await asyncio.sleep(0)  # it goes out before everybody's views are made
                if new_seats:
                    replaced = {seat.seat: seat for seat in (*room.seats, *new_seats)}
                    room.seats = tuple(replaced[n] for n in sorted(replaced))
                advance.publish(room, at)
                self._changed(room, here=True)
                return stored[0].seq, False
        raise Refused("server/unavailable")

    def _acknowledged(
        self, room: Room, request: str, sender: Connection | None, client_move_id: str
    ) -> tuple[int, bool]:
        seq = room.table.requests[request]
        if sender:
            sender.send(Ack(client_move_id=client_move_id, seq=seq, duplicate=True))
        return seq, True

    async def catch_up(self, room: Room, *, seats_too: bool = True) -> None:
        """Read what others have written and tell it. The caller holds the lock.

        ``seats_too``: who sits there may have changed without an event (a guest was forgotten).
        """
        try:
            stored = await self.storage.events(room.table.table_id, room.table.seq)
            if seats_too or room.stale or not stored or any(e.kind != MOVED for e in stored):
                row = await self.storage.table(room.table.table_id)
                if row is None:
                    self.let_go(room, "deleted")
                    raise Refused("table/unknown")
                room.seats = row.seats
        except StorageUnavailable as failure:
            room.stale = True
            raise unavailable(failure) from None
        room.stale = False
        if stored:
            advance = Advance(room)
            for event in stored:
                advance.apply(event.seq, event.at, log.read(event), event.client_move_id)
            advance.publish(room, self.now())
            self._changed(room, here=False)

    def _changed(self, room: Room, here: bool) -> None:
        for watcher in self.watchers:
            watcher.table_changed(room, here)

    def announced(self, table_id: str, text: str) -> None:
        """An instance said ``text`` about a table: tell whoever wants to know, if it is in memory."""
        room = self.rooms.get(table_id)
        if room:
            for watcher in self.watchers:
                watcher.announced(room, text)

    def let_go(self, room: Room, why: str = "shutdown") -> None:
        """Hold the table no longer; its readers are told why, and come back if they may."""
        self.rooms.pop(room.table.table_id, None)
        for connection in room.connections:
            connection.close(why)

    def forget_idle(self) -> None:
        """Let go of tables that nobody reads; their logs stay."""
        before = time.monotonic() - IDLE_S
        for table_id, room in list(self.rooms.items()):
            if not room.connections and room.used_at < before and not room.lock.locked():
                del self.rooms[table_id]
