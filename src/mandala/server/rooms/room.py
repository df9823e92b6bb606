"""A table in memory: the lock that orders its requests, its commits, and its connections.

Several instances may share a storage. An append passes the number of the last event it knows. If another instance
was faster, the room reads the log again and decides the request again.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from mandala.server.actions import decide, follow_up
from mandala.server.actions.base import Commit, NewTable, TableRequest, in_log
from mandala.server.actions.claim_timeout import ClaimTimeout
from mandala.server.actions.event_log import decode_event, encode_event
from mandala.server.actions.let_ai_take_over import LetAiTakeOver
from mandala.server.actions.move import MovePlayed
from mandala.server.errors import ApiError, unavailable
from mandala.server.protocol.socket import Ack, Presence, ServerMessage
from mandala.server.rooms.connection import Connection, encoded
from mandala.server.rooms.new_table import PreparedTable, prepare_table
from mandala.server.state.events import ClockCorrected, Event, Viewer
from mandala.server.state.table import Table
from mandala.server.storage.base import Conflict, Duplicate, Seat, StorageUnavailable, UnknownTable
from mandala.server.views.snapshot import missed_steps, snapshot, update
from mandala.server.views.steps import step
from mandala.server.views.summary import summary

if TYPE_CHECKING:
    from mandala.server.rooms.manager import RoomManager

logger = logging.getLogger(__name__)

MOVED: Final = MovePlayed.__struct_config__.tag
FUTURE: Final = 3_600_000  # ms; an event stored later than this after now had a wrong clock
RETRIES: Final = 8  # other instances may be faster several times in a row

Decide = Callable[[Table, int], Commit]
"""Decides a request about a table at a time; raises :class:`ApiError` to refuse it."""
Acknowledge = Callable[[int, bool], None]
"""Called with the ``seq`` of a stored request, and whether it was stored before."""


class PendingCommit:
    """Events that are not stored yet, and the table after each of them.

    ``table`` is the last one. The room's own table is not changed.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self.steps: list[Table] = []
        self.events: list[Event] = []

    def add(self, seq: int, at: int, event: Event, request: str | None = None) -> None:
        """Applies an event to a fork of the last table."""
        self.table = self.table.fork()
        self.table.apply(seq, at, event, request)
        self.steps.append(self.table)
        self.events.append(event)

    def add_new(self, commit: Commit, at: int, request: str) -> None:
        """Applies the events of a commit, and those that follow from them."""
        for event in commit.events:
            self.add(self.table.seq + 1, at, event, None if self.events else request)
        while (following := follow_up(self.table)) is not None:
            self.add(self.table.seq + 1, at, following)


class Room:
    """One table in memory, with its connections. Stores its events and sends them to the viewers.

    - ``table``, ``seats``: replaced only under ``lock``, after the change is stored.
    - ``stale``: whether the storage failed during a write. Then the log is read before the next request.
    - ``elsewhere``: the viewers connected at other instances, by instance (see ``presence.py``).
    """

    def __init__(self, table: Table, seats: tuple[Seat, ...], rooms: "RoomManager") -> None:
        self.table = table
        self.seats = seats
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.elsewhere: dict[str, tuple[float, Presence]] = {}
        self.stale = False
        self.used_at = time.monotonic()
        self._rooms = rooms

    @property
    def owner(self) -> str:
        """The id that the AI's work here is counted for: the first guest's, or the table's."""
        return next((s.guest_id for s in self.seats if s.guest_id), self.table.table_id)

    async def submit(self, seat: int, request: TableRequest, sender: Connection) -> None:
        """Carries out a request of ``seat``: stores it, acknowledges it to ``sender``, then sends it.

        Raises :class:`ApiError`; then nothing has changed.
        """
        client_move_id, seats = request.client_move_id, sender.viewer.seats
        if isinstance(request, ClaimTimeout | LetAiTakeOver) and not self._measured():
            raise ApiError("timeout/clock_doubted")

        def acknowledge(seq: int, duplicate: bool) -> None:
            shown = self.table.shown_seq(seats, seq)
            sender.send(Ack(client_move_id=client_move_id, seq=shown, duplicate=duplicate))

        await self.commit(
            f"{seat}:{client_move_id}",  # one seat cannot use an id of the other
            lambda table, at: decide(table, seat, in_log(request, table, seats), at),
            acknowledge,
        )

    def _measured(self) -> bool:
        """Returns whether the time of the decision under way was measured by a trusted clock."""
        clock = self.table.clock
        return clock is None or self._rooms.clock.measured_since(clock.since)

    async def correct_clock(self) -> None:
        """Lets the time of the table go back if a clock far ahead has stored its last events.

        A failure does no harm: the next one who loads the table tries again.
        """
        now = self._rooms.now()
        if self.table.status == "playing" and self.table.last_at > now + FUTURE:
            async with self.lock:
                with contextlib.suppress(ApiError):
                    await self._correct_clock(now)

    async def _correct_clock(self, now: int) -> None:
        """Stores that the time of the table goes back to ``now``. Needs the lock."""
        logger.warning("table_clock_corrected")
        request = f"clock:{self.table.seq}"
        pending = PendingCommit(self.table)
        pending.add_new(Commit([ClockCorrected()]), now, request)
        if await self._store(pending, Commit([]), now, request, None):
            self._publish(pending, now, to_all=True)
        else:
            await self.catch_up()

    async def commit(
        self, request: str, decide: Decide, acknowledge: Acknowledge | None = None
    ) -> None:
        """Stores what ``decide`` returns, with what follows from it, and sends it to all.

        A request with the name ``request`` is carried out once, however often it is sent. Raises
        :class:`ApiError` if it is refused or the storage fails.
        """
        async with self.lock:
            for _ in range(RETRIES):
                if self.stale:
                    await self.catch_up()
                known = self.table.requests.get(request)
                if known is not None:
                    if acknowledge:
                        acknowledge(known, True)
                    return
                self._rooms.control.require_writable()
                now = self._rooms.now()
                if self.table.status == "playing" and self.table.last_at > now + FUTURE:
                    await self._correct_clock(now)
                    continue
                at = max(now, self.table.last_at)
                commit = decide(self.table, at)
                if commit.new_table:
                    self._rooms.control.require_new_games()
                pending = PendingCommit(self.table)
                pending.add_new(commit, at, request)
                new_table = self._prepared(commit.new_table, at) if commit.new_table else None
                if not await self._store(pending, commit, at, request, new_table):
                    await self.catch_up()
                    continue
                if acknowledge:
                    acknowledge(self.table.seq + 1, False)
                    await asyncio.sleep(0)  # the acknowledgement goes out before the updates
                if commit.seats:
                    by_number = {seat.seat: seat for seat in (*self.seats, *commit.seats)}
                    self.seats = tuple(by_number[n] for n in sorted(by_number))
                self._publish(pending, at)
                self._rooms.changed(self, here=True)
                if new_table:
                    self._rooms.register(new_table.table, new_table.seats)
                return
        raise ApiError("server/unavailable")

    async def _store(
        self,
        pending: PendingCommit,
        commit: Commit,
        at: int,
        request: str,
        new_table: PreparedTable | None,
    ) -> bool:
        """Appends to the log, all in one transaction; False: another instance was faster."""
        try:
            await self._rooms.storage.append(
                self.table.table_id,
                self.table.seq,
                [
                    encode_event(event, at, request if n == 0 else None)
                    for n, event in enumerate(pending.events)
                ],
                summary(pending.table),
                seats=commit.seats,
                tokens=commit.tokens,
                new_table=new_table.rows if new_table else None,
            )
        except (Conflict, Duplicate):
            return False
        except UnknownTable:
            self._rooms.evict(self, "deleted")
            raise ApiError("table/unknown") from None
        except StorageUnavailable as failure:
            self.stale = True  # the log knows whether the events were stored
            raise unavailable(failure) from None
        return True

    def _prepared(self, new: NewTable, now: int) -> PreparedTable:
        """Returns the new table of a commit, with the people at swapped seats."""
        levels = self.table.created.levels
        people = tuple(
            Seat(1 - seat.seat, seat.guest_id, seat.name)
            for seat in reversed(self.seats)
            if levels[seat.seat] is None
        )
        return prepare_table(new.table_id, new.created, people, now, self._rooms.dealer_for)

    async def catch_up(self, *, read_seats: bool = True) -> None:
        """Reads what others have stored, and sends it. The caller holds the lock.

        ``read_seats``: the seats may have changed without an event (a guest was deleted). Raises
        :class:`ApiError` if the table is gone or the storage fails.
        """
        table_id, seats = self.table.table_id, self.seats
        try:
            stored = await self._rooms.storage.events(table_id, self.table.seq)
            if read_seats or self.stale or not stored or any(e.kind != MOVED for e in stored):
                row = await self._rooms.storage.table(table_id)
                if row is None:
                    self._rooms.evict(self, "deleted")
                    raise ApiError("table/unknown")
                seats = row.seats
        except StorageUnavailable as failure:
            self.stale = True
            raise unavailable(failure) from None
        self.stale = False
        if not stored and seats == self.seats:
            return
        pending = PendingCommit(self.table)
        for event in stored:
            pending.add(event.seq, event.at, decode_event(event), event.client_move_id)
        new_seats, self.seats = seats != self.seats, seats
        self._publish(pending, self._rooms.now(), to_all=new_seats)
        if stored:
            self._rooms.changed(self, here=False)

    def _publish(self, pending: PendingCommit, now: int, *, to_all: bool = False) -> None:
        """Takes over the stored events and sends each viewer what they may know.

        A viewer without a step is sent nothing, unless ``to_all``.
        """
        self.table = pending.table
        texts: dict[Viewer, str | None] = {}
        for connection in self.connections:
            viewer = connection.viewer
            if viewer not in texts:
                try:
                    texts[viewer] = self._update(pending, viewer, now, to_all)
                except Exception:  # the events are stored: the other viewers and the AI go on
                    logger.exception("view_failed")
                    texts[viewer] = None
            if text := texts[viewer]:
                connection.send_text(text)

    def _update(self, pending: PendingCommit, viewer: Viewer, now: int, to_all: bool) -> str | None:
        steps = [found for table in pending.steps if (found := step(table, viewer))]
        if not steps and not to_all:
            return None
        return encoded(update(self.table, self.seats, viewer, steps, now))

    def broadcast(self, message: ServerMessage) -> None:
        """Sends the same message to all connections."""
        text = encoded(message)
        for connection in self.connections:
            connection.send_text(text)

    async def add(self, connection: Connection, since: int | None) -> None:
        """Adds a viewer who knows the table up to event ``since``: a snapshot, then each update.

        Raises :class:`ApiError` if the table cannot be read.
        """
        async with self.lock:
            await self._show(connection, connection.viewer, since)
            self.connections.add(connection)

    def remove(self, connection: Connection) -> None:
        """Removes a viewer; the table stays in memory for a while."""
        self.connections.discard(connection)
        self.used_at = time.monotonic()

    async def resync(self, connection: Connection, since: int | None) -> None:
        """Sends a viewer a new snapshot. Raises :class:`ApiError` if the table cannot be read."""
        async with self.lock:
            await self._show(connection, connection.viewer, since)

    async def switch_seat(
        self, connection: Connection, seat: int | None, since: int | None
    ) -> None:
        """Hot-seat: show the viewer the cards of another seat, or of none.

        Raises :class:`ApiError` if the table cannot be read: then the viewer keeps the seat they
        see, also for updates. Covering the cards always has its effect.
        """
        if len(connection.viewer.seats) < 2:
            raise ApiError("look/only_hotseat")
        switched = Viewer(connection.viewer.seats, seat)
        async with self.lock:
            if seat is None:
                connection.viewer = switched
            await self._show(connection, switched, since)
            connection.viewer = switched

    async def _show(self, connection: Connection, viewer: Viewer, since: int | None) -> None:
        """Sends a snapshot that is not older than what the viewer knows. Needs the lock."""
        if self.stale or (since is not None and since > self.table.shown_seq(viewer.seats)):
            await self.catch_up()
        missed = missed_steps(self.table, viewer, since)
        steps = await self._rooms.long_work.run(missed) if missed.number else []
        now = self._rooms.now()
        connection.send(snapshot(self.table, self.seats, viewer, since, now, steps))
