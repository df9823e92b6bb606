"""The server refuses analysis of a position that a running online game has now."""

import asyncio
import json
import random

import pytest

from mandala.client import ApiClient
from mandala.records.game import Game
from mandala.records.record import Record
from mandala.records.replay import replay
from mandala.server.actions.resign import Resign
from mandala.server.errors import ApiError
from mandala.server.protocol.http import HotSeat, Online
from mandala.server.state.table import Table
from mandala.server.storage.admin import AdminEntry
from mandala.server.views.position_hash import LOOKED_BACK
from support.raw_socket import raw_socket
from support.table_server import Running, table_between, until
from support.what_if import what_if
from support.worlds import redealt

pytestmark = pytest.mark.anyio

REFUSED = (403, "study/running_game")
ALLOWED = (503, "hint/unavailable")  # these servers have no AI


async def studied(guest: ApiClient, record: Record) -> tuple[int, str]:
    """Ask for advice about the last position; return the answer's status and code."""
    body = json.dumps({"record": record.to_line(), "ply": len(record.moves)}).encode()
    path = "/api/v1/replays/study"
    status, answer = await asyncio.to_thread(guest.request, "POST", path, body)
    return status, json.loads(answer)["code"]


async def played_on(guest: ApiClient, record: Record) -> tuple[int, str]:
    """Ask to play on from the last position; return the answer's status and code."""
    wish = {
        "record": record.to_line(),
        "ply": len(record.moves),
        "seat": 0,
        "level": 1,
        "name": "Eve",
    }
    path, body = "/api/v1/replays/play-on", json.dumps(wish).encode()
    status, answer = await asyncio.to_thread(guest.request, "POST", path, body)
    return status, json.loads(answer)["code"]


def rebuilt(table: Table) -> Record:
    """Return a record that looks as the table does to the seat to move; its hidden cards differ."""
    record = table.game.to_record()
    assert table.to_move is not None
    return redealt(record, len(record.moves), table.to_move, random.Random(1))


async def move_once(guest: ApiClient, table_id: str) -> None:
    async with guest.sit(table_id) as line:
        assert line.decision is not None
        ack = await line.move(line.decision.legal[0].move)
        await until(line, ack.seq)


async def test_position_of_a_running_game_is_not_studied(table_server: Running) -> None:
    ada, bea, table_id = await table_between((table_server, table_server))
    stranger = table_server.guest()
    room = await table_server.services.rooms.room(table_id)
    before = rebuilt(room.table)
    assert await studied(stranger, before) == REFUSED
    for guest in (ada, bea):
        await move_once(guest, table_id)
        assert await studied(stranger, rebuilt(room.table)) == REFUSED
    assert await studied(stranger, before) == ALLOWED  # that position is gone
    now = rebuilt(room.table)
    async with ada.sit(table_id) as line:
        await line.request(Resign(client_move_id="enough"))
    assert await studied(stranger, now) == ALLOWED


async def test_answers_to_a_possible_next_move_are_not_studied(table_server: Running) -> None:
    ada, _, table_id = await table_between((table_server, table_server))
    stranger = table_server.guest()
    await move_once(ada, table_id)
    room = await table_server.services.rooms.room(table_id)
    game = replay(rebuilt(room.table))
    for further in range(1, LOOKED_BACK + 2):
        game.play(game.legal_moves()[0])
        expected = REFUSED if further <= LOOKED_BACK else ALLOWED
        assert await studied(stranger, game.to_record()) == expected


async def test_position_of_a_running_game_is_not_played_on(table_server: Running) -> None:
    ada, _, table_id = await table_between((table_server, table_server))
    room = await table_server.services.rooms.room(table_id)
    now = rebuilt(room.table)
    assert await played_on(table_server.guest(), now) == REFUSED
    async with ada.sit(table_id) as line:
        await line.request(Resign(client_move_id="enough"))
    assert await played_on(table_server.guest(), now) == (503, "what_if/unavailable")


async def hinted(running: Running, record: Record) -> str:
    """Plays on from the last position and asks for a hint there; returns the code of the refusal."""
    seat = replay(record).to_move
    assert seat is not None
    table = await what_if(running, record, len(record.moves), seat)
    async with raw_socket(running.url, table.table_id) as socket:
        seq = (await socket.hello(seat_token=table.seat_token))["seq"]
        await socket.send({"type": "ask_hint", "client_move_id": "h", "seq": seq})
        code: str = (await socket.receive("error"))["code"]
        return code


async def test_game_that_is_played_on_gives_no_hint_about_a_running_game(
    table_server: Running,
) -> None:
    """Somebody opened it one move earlier, and the AI made the same move as in the running game."""
    ada, _, table_id = await table_between((table_server, table_server))
    room = await table_server.services.rooms.room(table_id)
    now = rebuilt(room.table)
    game = replay(now)
    for further in range(LOOKED_BACK + 2):
        expected = "study/running_game" if further <= LOOKED_BACK else "hint/unavailable"
        assert await hinted(table_server, game.to_record()) == expected
        game.play(game.legal_moves()[0])
    async with ada.sit(table_id) as line:
        await line.request(Resign(client_move_id="enough"))
    assert await hinted(table_server, now) == "hint/unavailable"


async def test_position_of_a_game_at_one_screen_is_studied(table_server: Running) -> None:
    ada = table_server.guest()
    seat = await ada.create(HotSeat(names=("Ada", "Bea"), starts="first"))
    room = await table_server.services.rooms.room(seat.table_id)
    assert await studied(ada, rebuilt(room.table)) == ALLOWED


async def test_every_instance_refuses_the_position(two: tuple[Running, Running]) -> None:
    ada, _, table_id = await table_between(two)
    await move_once(ada, table_id)
    room = await two[0].services.rooms.room(table_id)
    for instance in two:
        assert await studied(instance.guest(), rebuilt(room.table)) == REFUSED


async def test_waiting_table_refuses_nothing(table_server: Running) -> None:
    ada = table_server.guest()
    seat = await ada.create(Online(name="Ada", starts="first"))
    room = await table_server.services.rooms.room(seat.table_id)
    row = await table_server.services.storage.table(seat.table_id)
    assert row is not None
    assert row.summary.position is None
    assert room.table.to_move is None


async def known_guest(running: Running) -> tuple[ApiClient, str]:
    """Returns somebody who has opened a table, and the id of this guest."""
    guest = running.guest()
    seat = await guest.create(HotSeat(names=("Ada", "Bea")))
    room = await running.services.rooms.room(seat.table_id)
    return guest, room.seats[0].guest_id or ""


async def test_banned_guest_may_not_study(table_server: Running) -> None:
    eve, guest_id = await known_guest(table_server)
    services = table_server.services
    await services.storage.add_admin_entry(AdminEntry(0, "host", "ban", guest_id))
    await services.rooms.control.refresh()
    record = Game.new(seed=1).to_record()
    assert await studied(eve, record) == (403, "guest/banned")
    assert await studied(table_server.guest(), record) == ALLOWED


async def test_ai_time_of_an_ended_device_counts_for_its_address(
    table_server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, guest_id = await known_guest(table_server)
    askers: list[str] = []

    async def find(_decision: object, _kind: str, asker: str, _told: object) -> None:
        askers.append(asker)
        raise ApiError("hint/unavailable")

    monkeypatch.setattr(table_server.services.hints, "find", find)
    cookie = ada.cookie
    for _ in range(2):
        await studied(ada, Game.new(seed=1).to_record())
        await ada.forget_me()
        ada.cookie = cookie  # a copy of the one that was ended
    assert askers == [guest_id, "127.0.0.1"]
