"""Two instances on one PostgreSQL: the players of a table may sit at different ones."""

import asyncio
import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from mandala.client import Server
from mandala.server.messages.from_client import Greet, Move
from mandala.server.messages.from_server import Presence
from mandala.server.messages.http import Online
from support.table_server import Running, play_out, serving, until

pytestmark = pytest.mark.anyio


@pytest.fixture
async def two(ready_postgres_url: str, tmp_path: Path) -> AsyncIterator[tuple[Running, Running]]:
    async with (
        serving(tmp_path, database_url=ready_postgres_url) as one,
        serving(tmp_path, database_url=ready_postgres_url) as other,
    ):
        yield one, other


async def table_between(two: tuple[Running, Running]) -> tuple[Server, Server, str]:
    ada, bea = two[0].guest(), two[1].guest()
    seat = await ada.create(Online(name="Ada", starts="first"))
    await bea.join(seat.table_id, "Bea", seat.invite_token)
    return ada, bea, seat.table_id


async def test_a_game_across_instances(two: tuple[Running, Running]) -> None:
    ada, bea, table = await table_between(two)
    async with ada.sit(table) as one, bea.sit(table) as other:
        await until(one, 3)  # Bea's coming was heard at the other instance
        assert one.table.players[1] is not None
        assert one.table.players[1].name == "Bea"
        await play_out({0: one, 1: other}, random.Random(1))
        assert one.table.result == other.table.result
        assert one.table.seed == other.table.seed
    assert await two[0].guest().record(table) == await two[1].guest().record(table)


async def test_of_two_requests_at_once_both_or_one_count_as_the_rules_say(
    two: tuple[Running, Running],
) -> None:
    """The same player in two tabs at two instances: one move is played, the other is stale."""
    ada, bea, table = await table_between(two)
    twin = Server(two[1].url)
    twin.cookie = ada.cookie
    async with ada.sit(table) as one, twin.sit(table) as same, bea.sit(table) as other:
        await until(one, 3)
        assert one.decision is not None
        moves = [legal.move for legal in one.decision.legal[:2]]
        answers = await asyncio.gather(
            one.request(Move(client_move_id="a", seq=3, move=moves[0])),
            same.request(Move(client_move_id="b", seq=3, move=moves[1])),
            other.request(Greet(client_move_id="g", key="hello")),
            return_exceptions=True,
        )
        refused = [answer for answer in answers if isinstance(answer, BaseException)]
        assert [getattr(error, "code", "") for error in refused] == ["move/stale"]
        for line in (one, same, other):
            await until(line, 5)
            assert line.position.ply == 1
        # Whichever of the two was first: sent again from the other instance, it is known there.
        first, played = (
            ("b", moves[1]) if isinstance(answers[0], BaseException) else ("a", moves[0])
        )
        again = await same.request(Move(client_move_id=first, seq=3, move=played))
        assert again.duplicate


async def test_who_is_there_is_known_across_instances(two: tuple[Running, Running]) -> None:
    ada, bea, table = await table_between(two)
    async with ada.sit(table) as one:
        async with bea.sit(table), asyncio.timeout(20):
            while True:
                message = await one.next()
                if isinstance(message, Presence) and message.seats == (True, True):
                    break
        async with asyncio.timeout(20):
            while True:
                message = await one.next()
                if isinstance(message, Presence) and message.seats == (True, False):
                    break


async def test_a_forgotten_name_is_gone_at_every_instance(two: tuple[Running, Running]) -> None:
    ada, bea, table = await table_between(two)
    async with bea.sit(table):
        await ada.forget_me()
        room = await two[1].services.tables.room(table)
        async with asyncio.timeout(20):
            while any(seat.name == "Ada" for seat in room.seats):
                await asyncio.sleep(0.02)
