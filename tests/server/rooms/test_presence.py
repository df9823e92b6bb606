"""Every instance sends which seats are connected, and corrects it when a connection ends."""

import asyncio

import pytest

from mandala.client import TableSocket
from mandala.server.protocol.http import Online
from mandala.server.protocol.socket import Presence
from mandala.server.rooms import presence
from support.postgres import Cluster
from support.table_server import Running, table_between

pytestmark = pytest.mark.anyio


async def until_there(line: TableSocket, *seats: bool) -> None:
    """Reads messages until one says that exactly these seats are connected."""
    async with asyncio.timeout(20):
        while True:
            message = await line.next()
            if isinstance(message, Presence) and message.seats == seats:
                return


async def test_presence_is_shared_between_instances(two: tuple[Running, Running]) -> None:
    ada, bea, table = await table_between(two)
    async with ada.sit(table) as one:
        async with bea.sit(table):
            await until_there(one, True, True)
        await until_there(one, True, False)


@pytest.mark.parametrize("text", ["", "1057b0a7 0 one 0 0", "{}", '{"instance":1}'])
async def test_announcement_of_another_version_is_ignored(table_server: Running, text: str) -> None:
    ada = table_server.guest()
    seat = await ada.create(Online(name="Ada"))
    async with ada.sit(seat.table_id):
        room = await table_server.services.rooms.room(seat.table_id)
        before = presence.presence(room)
        table_server.services.presence.receive(room, text)
        assert presence.presence(room) == before


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "FRESH_S", 0.5)
    monkeypatch.setattr(presence, "REPEAT_S", 0.1)


@pytest.mark.usefixtures("impatient")
async def test_announcement_of_a_dead_instance_expires(two: tuple[Running, Running]) -> None:
    """It said that Bea is with it, and was never heard of again."""
    ada, _, table = await table_between(two)
    async with ada.sit(table) as line:
        await two[1].services.storage.announce(
            table, '{"instance":"1057b0a7","seats":[false,true],"watchers":0,"reply":false}'
        )
        await until_there(line, True, True)
        await until_there(line, True, False)


@pytest.mark.usefixtures("impatient")
async def test_presence_returns_with_the_storage(
    two: tuple[Running, Running], postgres_cluster: Cluster, ready_database: str
) -> None:
    """All connections stay, so only the repeated announcement can inform the instances."""
    ada, bea, table = await table_between(two)
    async with ada.sit(table) as one, bea.sit(table) as other:
        await until_there(one, True, True)
        await until_there(other, True, True)
        with postgres_cluster.away(ready_database):
            await until_there(one, True, False)
            await until_there(other, False, True)
        await until_there(one, True, True)
        await until_there(other, True, True)
