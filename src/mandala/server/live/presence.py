"""Who is at a table right now, across instances: told to readers, never stored."""

import asyncio
import contextlib
import secrets
import time
from typing import Final

from mandala.server.live.room import Room
from mandala.server.live.service import TableService
from mandala.server.messages.from_server import Presence
from mandala.server.storage.interface import StorageError

FRESH_S: Final = 90.0  # what another instance said is believed this long
REPEAT_S: Final = 30.0
NOBODY: Final = Presence(seats=(False, False), watchers=0)


class PresenceBoard:
    """Announces who is here and collects what other instances announce.

    An announcement is ``instance seat0 seat1 watchers ask``; ``ask`` 1 wants the others to answer.
    """

    def __init__(self, tables: TableService) -> None:
        self._tables = tables
        self._instance = secrets.token_hex(4)
        self._tasks: set[asyncio.Task[None]] = set()
        tables.watchers.append(self)

    def changed(self, room: Room) -> None:
        """Somebody came to or left ``room`` here."""
        self._drop_silent(room)
        room.tell(room.presence())
        self._announce(room, ask=True)

    def table_changed(self, room: Room, here: bool) -> None:
        """A move says nothing about who is connected."""

    def announced(self, room: Room, text: str) -> None:
        instance, *numbers = text.split()
        if instance == self._instance or len(numbers) != 4:
            return
        first, second, watchers, ask = (int(number) for number in numbers)
        heard = Presence(seats=(first > 0, second > 0), watchers=watchers)
        self._drop_silent(room)
        before = room.presence()
        room.elsewhere[instance] = (time.monotonic(), heard)
        if room.presence() != before:
            room.tell(room.presence())
        if ask:
            self._announce(room, ask=False)

    async def keep_fresh(self) -> None:
        """Repeat what is true here, and let the words of a lost instance run out. Runs until
        cancelled."""
        while True:
            shared = [r for r in self._tables.rooms.values() if r.connections and r.elsewhere]
            if not shared:
                await asyncio.sleep(REPEAT_S)
            for room in shared:  # one after the other: hundreds at once would hold up the moves
                await asyncio.sleep(REPEAT_S / len(shared))
                self._drop_silent(room)
                self._announce(room, ask=False)

    def _drop_silent(self, room: Room) -> None:
        """Believe an instance no longer that has not repeated its word, and tell if that shows.

        It stays known: perhaps the storage was away, and it is told what is true here again.
        """
        before = room.presence()
        old = time.monotonic() - FRESH_S
        for instance, (at, _) in room.elsewhere.items():
            if at < old:
                room.elsewhere[instance] = (at, NOBODY)
        if room.presence() != before:
            room.tell(room.presence())

    def _announce(self, room: Room, *, ask: bool) -> None:
        here = [connection.reader for connection in room.connections]
        counts = [sum(1 for reader in here if seat in reader.seats) for seat in (0, 1)]
        watchers = sum(1 for reader in here if not reader.seats)
        text = f"{self._instance} {counts[0]} {counts[1]} {watchers} {int(ask)}"
        task = asyncio.create_task(self._say(room.table.table_id, text))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _say(self, table_id: str, text: str) -> None:
        with contextlib.suppress(StorageError):  # only a courtesy
            await self._tables.storage.announce(table_id, text)
