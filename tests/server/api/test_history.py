"""The pages of a guest's finished games and of their records."""

import asyncio
import json
from typing import Any

import pytest

from mandala.client import ApiClient
from mandala.server.actions.abort import Abort
from mandala.server.actions.resign import Resign
from mandala.server.api.routes import history
from mandala.server.protocol.http import AgainstAi, Online
from support.table_server import Running, finished_pair

pytestmark = pytest.mark.anyio


async def asked(guest: ApiClient, path: str) -> tuple[int, Any]:
    status, answer = await asyncio.to_thread(guest.request, "GET", f"/api/v1/me/{path}")
    return status, json.loads(answer)


async def test_only_own_finished_games_are_in_the_history(table_server: Running) -> None:
    ada, bea, table_id, _ = await finished_pair(table_server)
    await ada.create(AgainstAi(name="Ada", level=1))
    for guest, seat in ((ada, 0), (bea, 1)):
        status, answer = await asked(guest, "history")
        assert status == 200
        (game,) = answer["games"]
        assert (game["table"]["id"], game["seats"], answer["next"]) == (table_id, [seat], None)
        assert game["table"]["result"]["reason"] == "resign"
    for path in ("history", "records"):
        status, answer = await asked(table_server.guest(), path)
        assert (status, list(answer.values())) == (200, [[], None])


async def test_pages_hold_every_game_once_and_the_records_come_in_the_same_order(
    table_server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(history, "GAMES_PER_PAGE", 2)
    monkeypatch.setattr(history, "RECORDS_PER_PAGE", 2)
    ada, _, first, _ = await finished_pair(table_server)
    tables = [first, *[await resigned(ada) for _ in range(4)]]
    listed = await all_pages(ada, "history", "games")
    assert {game["table"]["id"] for game in listed} == set(tables)
    assert len(listed) == len(tables)
    records = await all_pages(ada, "records", "records")
    assert [record["players"] for record in records] == [
        [player["name"] or f"level:{player['level']}" for player in game["table"]["players"]]
        for game in listed
    ]
    assert {record["format"] for record in records} == {"mandala-record/1"}


async def resigned(guest: ApiClient) -> str:
    seat = await guest.create(AgainstAi(name="Ada", level=1, starts="first"))
    async with guest.sit(seat.table_id) as line:
        await line.request(Resign(client_move_id="enough"))
    return seat.table_id


async def all_pages(guest: ApiClient, path: str, key: str) -> list[Any]:
    found: list[Any] = []
    further: str | None = ""
    while further is not None:
        _, answer = await asked(guest, f"{path}?after={further}")
        assert len(answer[key]) <= 2
        found += answer[key]
        further = answer["next"]
    return found


async def test_a_game_called_off_is_not_in_the_history(table_server: Running) -> None:
    ada = table_server.guest()
    seat = await ada.create(Online(name="Ada"))
    async with ada.sit(seat.table_id) as line:
        await line.request(Abort(client_move_id="off"))
    assert (await asked(ada, "history"))[1]["games"] == []
    assert (await asked(ada, "records"))[1]["records"] == []


@pytest.mark.parametrize("after", ["x", "1", ".a", "1.", "9" * 30 + ".a", "-1.a", "1.%00"])
async def test_a_wrong_start_of_a_page_is_refused(table_server: Running, after: str) -> None:
    for path in ("history", "records"):
        status, answer = await asked(table_server.guest(), f"{path}?after={after}")
        assert (status, answer["code"]) == (400, "message/malformed")
