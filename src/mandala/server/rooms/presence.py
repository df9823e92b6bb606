"""The viewers connected to a table now, across instances. Presence is sent and never stored."""

import asyncio
import contextlib
import secrets
import time
from typing import Final

import msgspec
from msgspec import Struct

from mandala.server.protocol.socket import Presence
from mandala.server.rooms.manager import RoomManager
from mandala.server.rooms.room import Room
from mandala.server.storage.base import StorageError

FRESH_S: Final = 90.0  # how long an announcement of another instance is valid
REPEAT_S: Final = 30.0
NOBODY: Final = Presence(seats=(False, False), watchers=0)


class Announcement(Struct, frozen=True):
    """The viewers connected at one instance. ``reply``: whether the other instances must answer."""

    instance: str
    seats: tuple[bool, bool]
    watchers: int
    reply: bool


_decoder: Final = msgspec.json.Decoder(Announcement)
_encoder: Final = msgspec.json.Encoder()


def connected(room: Room) -> Presence:
    """Returns who is connected at this instance."""
    viewers = [connection.viewer for connection in room.connections]
    first, second = (any(seat in viewer.seats for viewer in viewers) for seat in (0, 1))
    watchers = sum(1 for viewer in viewers if not viewer.seats)
    return Presence(seats=(first, second), watchers=watchers)


def presence(room: Room) -> Presence:
    """Returns who is connected here and, by their last announcements, at other instances."""
    parts = [connected(room), *(other for _, other in room.elsewhere.values())]
    first, second = (any(part.seats[seat] for part in parts) for seat in (0, 1))
    return Presence(seats=(first, second), watchers=sum(part.watchers for part in parts))


class PresenceBoard:
    """Announces who is connected here, and collects what other instances announce."""

    def __init__(self, rooms: RoomManager) -> None:
        self._rooms = rooms
        self._instance = secrets.token_hex(4)
        self._tasks: set[asyncio.Task[None]] = set()
        rooms.on_announcement.append(self.receive)

    def changed(self, room: Room) -> None:
        """Sends and announces that a viewer came to or left ``room`` here."""
        self._drop_silent(room)
        room.broadcast(presence(room))
        self._announce(room, reply=True)

    def receive(self, room: Room, text: str) -> None:
        """Takes in the announcement of another instance; one of another version is ignored."""
        try:
            announced = _decoder.decode(text)
        except msgspec.DecodeError:
            return
        if announced.instance == self._instance:
            return
        self._drop_silent(room)
        before = presence(room)
        now = Presence(seats=announced.seats, watchers=announced.watchers)
        room.elsewhere[announced.instance] = (time.monotonic(), now)
        if presence(room) != before:
            room.broadcast(presence(room))
        if announced.reply:
            self._announce(room, reply=False)

    async def keep_fresh(self) -> None:
        """Repeat the announcements of this instance, until cancelled."""
        while True:
            shared = [r for r in self._rooms.by_id.values() if r.connections and r.elsewhere]
            if not shared:
                await asyncio.sleep(REPEAT_S)
            for room in shared:  # one after the other: hundreds at once would delay the moves
                await asyncio.sleep(REPEAT_S / len(shared))
                self._drop_silent(room)
                self._announce(room, reply=False)

    def _drop_silent(self, room: Room) -> None:
        """Ignore an instance that has not repeated its announcement in time.

        It stays known, so that this instance continues to announce, because perhaps only the storage failed.
        """
        before = presence(room)
        old = time.monotonic() - FRESH_S
        for instance, (at, _) in room.elsewhere.items():
            if at < old:
                room.elsewhere[instance] = (at, NOBODY)
        if presence(room) != before:
            room.broadcast(presence(room))

    def _announce(self, room: Room, *, reply: bool) -> None:
        here = connected(room)
        text = _encoder.encode(Announcement(self._instance, here.seats, here.watchers, reply))
        task = asyncio.create_task(self._send(room.table.table_id, text.decode()))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _send(self, table_id: str, text: str) -> None:
        with contextlib.suppress(StorageError):  # presence is repeated anyway
            await self._rooms.storage.announce(table_id, text)
