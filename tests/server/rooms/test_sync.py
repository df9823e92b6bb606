"""An instance receives changes of the others, even during its own work."""

import asyncio
from typing import Any, cast

import pytest

from mandala.server.protocol.http import Online
from mandala.server.protocol.socket import Closing
from mandala.server.rooms.manager import RoomManager
from mandala.server.rooms.sync import RoomSync
from mandala.server.storage.base import NewEvent, TableRow
from mandala.server.storage.storage import Storage
from support.table_server import Running, next_of, until_true

pytestmark = pytest.mark.anyio


class SlowReading:
    """The storage, but what a row says takes its time to arrive."""

    def __init__(self, storage: Any) -> None:
        self._storage = storage
        self.asked = asyncio.Event()
        self.arrives = asyncio.Event()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._storage, name)

    async def table(self, table_id: str) -> TableRow | None:
        row: TableRow | None = await self._storage.table(table_id)
        self.asked.set()
        await self.arrives.wait()
        return row


async def test_room_with_an_unknown_event_is_evicted(
    table_server: Running,
) -> None:
    ada = table_server.guest()
    seat = await ada.create(Online(name="Ada"))
    storage = table_server.services.storage
    async with ada.sit(seat.table_id) as line:
        await until_true(line, lambda: line.table.nonce is not None)
        row = await storage.table(seat.table_id)
        assert row is not None
        event = NewEvent(at=row.updated_at, kind="invented_later", body=b"{}")
        await storage.append(seat.table_id, row.seq, [event], row.summary)
        message = await next_of(line, Closing)
        assert message.code == "shutdown"
    assert seat.table_id not in table_server.services.rooms.by_id


async def test_move_during_loading_is_not_missed(table_server: Running) -> None:
    ada, bea = table_server.guest(), table_server.guest()
    seat = await ada.create(Online(name="Ada", starts="first"))
    await bea.join(seat.table_id, "Bea", seat.invite_token)
    storage = SlowReading(table_server.services.storage)
    other = RoomManager(cast("Storage", storage))
    following = asyncio.create_task(RoomSync(other).follow(storage.changes()))
    loading = asyncio.create_task(other.room(seat.table_id))
    async with asyncio.timeout(20):
        await storage.asked.wait()
    async with ada.sit(seat.table_id) as line:
        assert line.decision is not None
        ack = await line.move(line.decision.legal[0].move)
    await asyncio.sleep(0.1)  # the news reach the other instance
    storage.arrives.set()
    assert (await loading).table.seq == ack.seq
    following.cancel()
    await asyncio.gather(following, return_exceptions=True)
