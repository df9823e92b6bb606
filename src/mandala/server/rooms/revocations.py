"""Closes the connections whose cookie or link was revoked, here and at the other instances."""

import asyncio
from typing import Final

from mandala.server.rooms.access import Access
from mandala.server.rooms.connection import Connection
from mandala.server.rooms.manager import RoomManager
from mandala.server.storage.base import StorageUnavailable

RETRY_S: Final = 1.0


class Revocations:
    """Checks open connections when access ended somewhere. ``seen`` counts the times.

    A connection is added to its room after its access was looked up. If ``seen`` changed between
    the two, it is checked once more.
    """

    def __init__(self, rooms: RoomManager, access: Access) -> None:
        self.seen = 0
        self._rooms = rooms
        self._access = access
        self._tasks: set[asyncio.Task[None]] = set()
        rooms.on_access_change.append(self._access_changed)
        rooms.control.on_ban.append(lambda: self._access_changed(None))

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _access_changed(self, guest_id: str | None) -> None:
        """Checks the connections of a guest; None: all, because a change may have been missed."""
        self.seen += 1
        concerned = [
            connection
            for room in self._rooms.by_id.values()
            for connection in room.connections
            if guest_id is None
            or (connection.credential and connection.credential.guest_id == guest_id)
        ]
        self._start(concerned)

    def opened(self, connection: Connection, seen: int) -> None:
        """Checks a new connection if access ended since ``seen``, when its own was looked up."""
        if seen != self.seen:
            self._start([connection])

    def _start(self, connections: list[Connection]) -> None:
        if connections:
            task = asyncio.create_task(self._check_all(connections))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _check_all(self, connections: list[Connection]) -> None:
        for connection in connections:
            while not connection.is_closing:
                try:
                    await self._check(connection)
                    break
                except (
                    StorageUnavailable
                ):  # the change is announced once, so read until it succeeds
                    await asyncio.sleep(RETRY_S)

    async def _check(self, connection: Connection) -> None:
        credential, control = connection.credential, self._rooms.control
        if (
            control.is_banned_address(connection.address)
            or (credential and credential.guest_id and control.is_banned_guest(credential.guest_id))
            or (credential and not await self._access.is_valid(credential))
        ):
            connection.close("access_ended")
