"""Who is at a table right now: told at every instance, and no longer than it is true."""

import asyncio

import pytest

from mandala.client import TableLine
from mandala.server.live import presence
from mandala.server.messages.from_server import Presence
from support.postgres import Cluster
from support.table_server import Running, table_between

pytestmark = pytest.mark.anyio


async def until_there(line: TableLine, *seats: bool) -> None:
    """Read until the line is told that just these seats are taken by somebody who is there."""
    async with asyncio.timeout(20):
        while True:
            message = await line.next()
            if isinstance(message, Presence) and message.seats == seats:
                return


async def test_who_is_there_is_known_across_instances(two: tuple[Running, Running]) -> None:
    ada, bea, table = await table_between(two)
    async with ada.sit(table) as one:
        async with bea.sit(table):
            await until_there(one, True, True)
        await until_there(one, True, False)


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "FRESH_S", 0.5)
    monkeypatch.setattr(presence, "REPEAT_S", 0.1)


@pytest.mark.usefixtures("impatient")
async def test_the_word_of_an_instance_that_died_runs_out(two: tuple[Running, Running]) -> None:
    """It said that Bea is with it, and was never heard of again."""
    ada, _, table = await table_between(two)
    async with ada.sit(table) as line:
        await two[1].services.storage.announce(table, "1057b0a7 0 1 0 0")
        await until_there(line, True, True)
        await until_there(line, True, False)


@pytest.mark.usefixtures("impatient")
async def test_instances_know_of_each_other_again_when_the_storage_comes_back(
    two: tuple[Running, Running], postgres_cluster: Cluster, ready_database: str
) -> None:
    """Nobody comes or goes, so nothing but the repeated word can tell them."""
    ada, bea, table = await table_between(two)
    async with ada.sit(table) as one, bea.sit(table) as other:
        await until_there(one, True, True)
        await until_there(other, True, True)
        with postgres_cluster.away(ready_database):
            await until_there(one, True, False)
            await until_there(other, False, True)
        await until_there(one, True, True)
        await until_there(other, True, True)
