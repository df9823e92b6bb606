"""One budget for whatever creates rows."""

import asyncio
from pathlib import Path

import pytest

from mandala.client import ApiClient, MoveRefused, TableSocket
from mandala.client.errors import RequestRefused
from mandala.server.actions.rematch import OfferRematch
from mandala.server.actions.resign import Resign
from mandala.server.api import row_budget
from mandala.server.api.row_budget import OF_GUEST
from mandala.server.network.rate_limits import Rate
from mandala.server.protocol.http import HotSeat, Online
from mandala.server.protocol.socket import Snapshot
from support.table_server import Running, serving, until

pytestmark = pytest.mark.anyio

WISH = HotSeat(names=("Ada", "Bea"))


async def create_until_refused(person: ApiClient, most: int) -> tuple[int, str]:
    for number in range(most):
        try:
            await person.create(Online(name="Ada"))
        except RequestRefused as error:
            return number, error.code
    return most, ""


async def test_resigning_and_playing_again_is_no_way_around_the_limit(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=1.0) as running:
        person = running.guest()
        assert await games_until_refused(person, 100) <= OF_GUEST.burst
        assert (await create_until_refused(person, 30))[1] == "rate/too_many"


async def games_until_refused(person: ApiClient, most: int) -> int:
    """Play one rematch after the other at one screen; how many games there were."""
    seat = await person.create(WISH)
    for number in range(most):
        try:
            async with person.sit(seat.table_id, look=0) as line:
                await again(line)
                assert line.table.rematch
                table_id = str(line.table.rematch.table_id)
            seat = await person.resume(table_id, seat.seat_token)
        except (MoveRefused, RequestRefused):
            return number + 1
    return most


async def again(line: TableSocket) -> None:
    ack = await line.request(Resign(client_move_id="enough"))
    await until(line, ack.seq)
    ack = await line.request(OfferRematch(client_move_id="again"))
    await until(line, ack.seq)


async def test_full_server_says_so(tmp_path: Path) -> None:
    async with serving(tmp_path, most_tables=3) as running:
        assert await create_until_refused(running.guest(), 10) == (3, "server/full")


async def test_budget_of_the_server_counts_everybody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(row_budget, "OF_SERVER", Rate(0, 0.003))
    async with serving(tmp_path) as running:
        for _ in range(3):
            await running.guest().create(WISH)
        assert await create_until_refused(running.guest(), 1) == (0, "server/full")


async def test_guests_of_an_address_share_its_budget(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(row_budget, "OF_ADDRESS", Rate(0, 0.003))
    async with serving(tmp_path) as running:
        for _ in range(3):
            await running.guest().create(WISH)
        assert await create_until_refused(running.guest(), 1) == (0, "rate/too_many")
        elsewhere = running.guest()
        body = b'{"kind":"online","name":"Ada"}'
        headers = {"content-type": "application/json", "x-forwarded-for": "192.0.2.9"}
        path = "/api/v1/tables"
        status, _ = await asyncio.to_thread(elsewhere.request, "POST", path, body, headers)
        assert status == 201


async def test_joining_a_table_needs_no_place(tmp_path: Path) -> None:
    async with serving(tmp_path, most_tables=1) as running:
        first = await running.guest().create(Online(name="Ada"))
        bea = running.guest()
        second = await bea.join(first.table_id, "Bea", first.invite_token)
        async with bea.sit(second.table_id) as line:
            assert line.table.status == "playing"


async def test_players_come_in_when_the_places_of_watchers_are_taken(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        ada = running.guest()
        seat = await ada.create(Online(name="Ada", listed=True))
        places = running.server.guard.places
        places.most_at_tables = 0
        with pytest.raises(MoveRefused, match="full"):
            async with running.guest().sit(seat.table_id):
                pass
        places.most_at_tables = 1
        with pytest.raises(MoveRefused, match="full"):
            await watch_twice(running, seat.table_id)
        async with ada.sit(seat.table_id) as line:
            assert isinstance(await line.next(), Snapshot)


async def watch_twice(running: Running, table_id: str) -> None:
    async with running.guest().sit(table_id), running.guest().sit(table_id):
        pass
