"""What other instances do is heard, even in the middle of something."""

import asyncio
from typing import Any

import pytest

from mandala.server.live.following import Follower
from mandala.server.live.service import TableService
from mandala.server.messages.from_server import Closing
from mandala.server.messages.http import Online
from mandala.server.storage.interface import NewEvent, TableRow
from support.table_server import Running

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


async def test_readers_are_sent_elsewhere_when_a_newer_server_wrote_what_we_cannot_read(
    table_server: Running,
) -> None:
    ada = table_server.guest()
    seat = await ada.create(Online(name="Ada"))
    storage = table_server.services.storage
    row = await storage.table(seat.table_id)
    assert row is not None
    async with ada.sit(seat.table_id) as line:
        event = NewEvent(at=row.updated_at, kind="invented_later", body=b"{}")
        await storage.append(seat.table_id, row.seq, [event], row.summary)
        async with asyncio.timeout(20):
            while not isinstance(message := await line.next(), Closing):
                pass
        assert message.code == "shutdown"
    assert seat.table_id not in table_server.services.tables.rooms


async def test_a_move_made_while_the_table_is_loaded_is_not_missed(table_server: Running) -> None:
    ada, bea = table_server.guest(), table_server.guest()
    seat = await ada.create(Online(name="Ada", starts="first"))
    await bea.join(seat.table_id, "Bea", seat.invite_token)
    storage = SlowReading(table_server.services.storage)
    other = TableService(storage)  # type: ignore[arg-type]  # the rest is the storage's own
    following = asyncio.create_task(Follower(other).follow(storage.changes()))
    loading = asyncio.create_task(other.room(seat.table_id))
    await storage.asked.wait()
    async with ada.sit(seat.table_id) as line:
        assert line.decision is not None
        ack = await line.move(line.decision.legal[0].move)
    await asyncio.sleep(0.1)  # the news reach the other instance
    storage.arrives.set()
    assert (await loading).table.seq == ack.seq
    following.cancel()
    await asyncio.gather(following, return_exceptions=True)
