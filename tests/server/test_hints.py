"""Hints over real sockets, thought out by a real worker: for whoever may ask, and for nobody else."""

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Any

import pytest

from mandala.analysis.hints import hints_for
from mandala.client import Server
from mandala.players.protocol import decision_for
from mandala.records.game import Game
from mandala.server.ai.wire import HINTS
from mandala.server.app import Seams
from mandala.server.messages.http import AgainstAi, HotSeat, Online, SeatTaken
from support.raw_socket import RawSocket, raw_socket
from support.table_server import Running, serving

pytestmark = pytest.mark.anyio

PATIENCE_S = 180  # on a machine that must compile first


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
async def thinking(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Running]:
    """One server for all tests here: its worker need not get ready for each of them."""
    folder = tmp_path_factory.mktemp("hints")
    async with serving(folder, ai_workers=1, seams=Seams(ready_players=(HINTS,))) as running:
        async with asyncio.timeout(PATIENCE_S):
            while running.services.ai.readiness().state != "ready":
                await asyncio.sleep(0.05)
        yield running


def at(running: Running, guest: Server, table: SeatTaken) -> Any:
    return raw_socket(running.url, table.table_id, Cookie=guest.cookie or "")


async def ask(socket: RawSocket, seq: int, name: str = "q1") -> dict[str, Any]:
    """Ask for hints; whatever answers that question."""
    await socket.send({"type": "ask_hint", "client_move_id": name, "seq": seq})
    while True:
        answer = await socket.receive("hints", "error")
        if answer.get("client_move_id") == name:
            return answer


def heard_of_hints(socket: RawSocket) -> list[str]:
    return [text for text in socket.received if json.loads(text)["type"] in ("hints", "ai_state")]


async def test_the_seat_to_move_is_told_and_nobody_else(thinking: Running) -> None:
    ada = thinking.guest()
    table = await ada.create(HotSeat(names=("Ada", "Bea"), starts="first"))
    async with at(thinking, ada, table) as socket, at(thinking, ada, table) as other_tab:
        snapshot = await socket.hello(look=0)
        assert "ask_hint" in snapshot["table"]["actions"]
        await other_tab.hello(look=0)
        answer = await ask(socket, snapshot["seq"])
        assert answer["type"] == "hints"
        assert answer["seat"] == 0
        assert answer["ply"] == 0
        assert len(answer["hints"]) == 3
        legal = {legal["move"] for legal in snapshot["decision"]["legal"]}
        assert {hint["move"] for hint in answer["hints"]} <= legal
        game = thinking.services.tables.rooms[table.table_id].table.game
        assert answer["hints"][0]["move"] == hints_for(decision_for(game))[0].move
        await other_tab.send({"type": "ping"})
        await other_tab.receive("pong")
        assert not heard_of_hints(other_tab)
        await socket.send({"type": "resync", "since": 0})  # nothing of it is in the log
        again = await socket.receive("snapshot")
        assert again["seq"] == snapshot["seq"]
        assert "hint" not in json.dumps(again["steps"])


async def test_against_the_ai_one_may_ask(thinking: Running) -> None:
    ada = thinking.guest()
    table = await ada.create(AgainstAi(name="Ada", level=1, starts="first"))
    async with (
        at(thinking, ada, table) as socket,
        raw_socket(thinking.url, table.table_id) as spectator,
    ):
        snapshot = await socket.hello()
        await spectator.hello(watch_token=table.watch_token)
        assert (await ask(socket, snapshot["seq"]))["type"] == "hints"
        refused = await ask(spectator, snapshot["seq"])
        assert refused["code"] == "seat/not_yours"
        assert not heard_of_hints(spectator)


async def test_two_at_one_screen_ask_for_the_cards_they_see(thinking: Running) -> None:
    ada = thinking.guest()
    table = await ada.create(HotSeat(names=("Ada", "Bea"), starts="first"))
    async with at(thinking, ada, table) as socket:
        seq = (await socket.hello())["seq"]
        assert (await ask(socket, seq))["code"] == "move/not_your_turn"  # both hands are covered
        await socket.send({"type": "look", "seat": 1})
        await socket.receive("snapshot")
        assert (await ask(socket, seq))["code"] == "move/not_your_turn"


async def test_between_people_far_apart_there_are_no_hints(table_server: Running) -> None:
    ada, bea = table_server.guest(), table_server.guest()
    table = await ada.create(Online(name="Ada", starts="first"))
    await bea.join(table.table_id, "Bea", table.invite_token)
    for guest in (ada, bea):
        async with at(table_server, guest, table) as socket:
            snapshot = await socket.hello()
            assert "ask_hint" not in snapshot["table"]["actions"]
            assert (await ask(socket, snapshot["seq"]))["code"] == "hint/online"


async def test_where_people_remember_for_themselves_no_hint_does_it(table_server: Running) -> None:
    ada = table_server.guest()
    table = await ada.create(HotSeat(names=("Ada", "Bea"), starts="first", memory="strict"))
    async with at(table_server, ada, table) as socket:
        snapshot = await socket.hello(look=0)
        assert "ask_hint" not in snapshot["table"]["actions"]
        assert (await ask(socket, snapshot["seq"]))["code"] == "hint/strict"


async def test_where_nobody_thinks_that_is_said_at_once(table_server: Running) -> None:
    ada = table_server.guest()
    table = await ada.create(HotSeat(names=("Ada", "Bea"), starts="first"))
    async with at(table_server, ada, table) as socket:
        snapshot = await socket.hello(look=0)
        assert (await ask(socket, snapshot["seq"]))["code"] == "hint/unavailable"


async def test_hints_about_a_position_that_is_gone_are_dropped(thinking: Running) -> None:
    ada, bea = thinking.guest(), thinking.guest()
    table = await ada.create(HotSeat(names=("Ada", "Bea"), starts="first"))
    another = await bea.create(HotSeat(names=("Ada", "Bea"), starts="first"))
    async with at(thinking, ada, table) as socket, at(thinking, bea, another) as next_in_queue:
        snapshot = await socket.hello(look=0)
        seq = snapshot["seq"]
        move = snapshot["decision"]["legal"][0]["move"]
        await socket.send({"type": "ask_hint", "client_move_id": "late", "seq": seq})
        await socket.send({"type": "move", "client_move_id": "m1", "seq": seq, "move": move})
        seq_after = (await socket.receive("ack"))["seq"]
        elsewhere = (await next_in_queue.hello(look=0))["seq"]
        assert (await ask(next_in_queue, elsewhere))["type"] == "hints"  # so "late" is thought out
        await socket.send({"type": "ping"})
        await socket.receive("pong")
        assert (await ask(socket, seq, "old"))["code"] in ("move/stale", "move/not_your_turn")
        await socket.send({"type": "look", "seat": 1})
        await socket.receive("snapshot")
        answer = await ask(socket, seq_after, "new")
        assert answer["ply"] == 1
        assert answer["seat"] == 1
    answered = [json.loads(text) for text in socket.received]
    assert [m["client_move_id"] for m in answered if m["type"] == "hints"] == ["new"]


async def test_a_position_of_a_record_is_thought_about_for_its_mover(thinking: Running) -> None:
    game = Game.new(seed=11)
    for _ in range(7):
        game.play(game.legal_moves()[0])
    record = game.record().to_line()

    async def study(ply: int) -> tuple[int, dict[str, Any]]:
        body = json.dumps({"record": record, "ply": ply}).encode()
        request = thinking.guest().request
        status, answer = await asyncio.to_thread(request, "POST", "/api/v1/replays/study", body)
        return status, json.loads(answer)

    status, answer = await study(7)
    assert (status, answer["seat"]) == (200, game.to_move)
    hints = [move["hint"] for move in answer["moves"]]
    assert [hint["move"] for hint in hints] == [h.move for h in hints_for(decision_for(game))]
    assert all(move["legal"]["move"] == move["hint"]["move"] for move in answer["moves"])
    status, answer = await study(8)
    assert (status, answer["code"]) == (409, "table/over")
