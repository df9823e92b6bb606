"""Hints over real sockets, found by a real worker."""

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Any

import pytest

from mandala.analysis.hints import hints_for
from mandala.client import ApiClient
from mandala.records.game import Game
from mandala.server.ai.worker_process import HINTS
from mandala.server.app import Overrides
from mandala.server.protocol.http import AgainstAi, HotSeat, Online, SeatTaken
from support.raw_socket import RawSocket, raw_socket
from support.table_server import Running, serving

pytestmark = pytest.mark.anyio

PATIENCE_S = 180  # on a machine that must compile first


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
async def with_worker(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Running]:
    """One server for all tests here, so that its worker warms up once."""
    folder = tmp_path_factory.mktemp("hints")
    async with serving(
        folder, ai_workers=1, overrides=Overrides(ready_players=(HINTS,))
    ) as running:
        async with asyncio.timeout(PATIENCE_S):
            while running.services.ai.readiness().state != "ready":
                await asyncio.sleep(0.05)
        yield running


def at(running: Running, guest: ApiClient, table: SeatTaken) -> Any:
    return raw_socket(running.url, table.table_id, Cookie=guest.cookie or "")


async def ask(socket: RawSocket, seq: int, name: str = "q1") -> dict[str, Any]:
    """Asks for hints; returns the answer to that request."""
    await socket.send({"type": "ask_hint", "client_move_id": name, "seq": seq})
    async with asyncio.timeout(PATIENCE_S):
        while True:
            answer = await socket.receive("hints", "error", seconds=PATIENCE_S)
            if answer.get("client_move_id") == name:
                return answer


def messages_about_hints(socket: RawSocket) -> list[str]:
    return [text for text in socket.received if json.loads(text)["type"] in ("hints", "ai_state")]


async def test_hints_are_sent_to_the_seat_to_move_only(with_worker: Running) -> None:
    ada = with_worker.guest()
    table = await ada.create(HotSeat(names=("Ada", "Bea"), starts="first"))
    async with at(with_worker, ada, table) as socket, at(with_worker, ada, table) as other_tab:
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
        game = with_worker.services.rooms.by_id[table.table_id].table.game
        assert answer["hints"][0]["move"] == hints_for(game.decision())[0].move
        await other_tab.send({"type": "ping"})
        await other_tab.receive("pong")
        assert not messages_about_hints(other_tab)
        await socket.send({"type": "resync", "since": 0})  # nothing of it is in the log
        again = await socket.receive("snapshot")
        assert again["seq"] == snapshot["seq"]
        assert "hint" not in json.dumps(again["steps"])


async def test_hints_are_allowed_against_the_ai(with_worker: Running) -> None:
    ada = with_worker.guest()
    table = await ada.create(AgainstAi(name="Ada", level=1, starts="first"))
    async with (
        at(with_worker, ada, table) as socket,
        raw_socket(with_worker.url, table.table_id) as spectator,
    ):
        snapshot = await socket.hello()
        await spectator.hello(watch_token=table.watch_token)
        assert (await ask(socket, snapshot["seq"]))["type"] == "hints"
        refused = await ask(spectator, snapshot["seq"])
        assert refused["code"] == "seat/not_yours"
        assert not messages_about_hints(spectator)


async def test_hot_seat_gets_hints_for_the_visible_hand_only(with_worker: Running) -> None:
    ada = with_worker.guest()
    table = await ada.create(HotSeat(names=("Ada", "Bea"), starts="first"))
    async with at(with_worker, ada, table) as socket:
        seq = (await socket.hello())["seq"]
        assert (await ask(socket, seq))["code"] == "move/not_your_turn"  # both hands are covered
        await socket.send({"type": "look", "seat": 1})
        await socket.receive("snapshot")
        assert (await ask(socket, seq))["code"] == "move/not_your_turn"


async def test_hints_are_refused_online(table_server: Running) -> None:
    ada, bea = table_server.guest(), table_server.guest()
    table = await ada.create(Online(name="Ada", starts="first"))
    await bea.join(table.table_id, "Bea", table.invite_token)
    for guest in (ada, bea):
        async with at(table_server, guest, table) as socket:
            snapshot = await socket.hello()
            assert "ask_hint" not in snapshot["table"]["actions"]
            assert (await ask(socket, snapshot["seq"]))["code"] == "hint/online"


async def test_hints_are_refused_with_strict_memory(table_server: Running) -> None:
    ada = table_server.guest()
    table = await ada.create(HotSeat(names=("Ada", "Bea"), starts="first", memory="strict"))
    async with at(table_server, ada, table) as socket:
        snapshot = await socket.hello(look=0)
        assert "ask_hint" not in snapshot["table"]["actions"]
        assert (await ask(socket, snapshot["seq"]))["code"] == "hint/strict"


async def test_hints_without_workers_are_refused_at_once(table_server: Running) -> None:
    ada = table_server.guest()
    table = await ada.create(HotSeat(names=("Ada", "Bea"), starts="first"))
    async with at(table_server, ada, table) as socket:
        snapshot = await socket.hello(look=0)
        assert (await ask(socket, snapshot["seq"]))["code"] == "hint/unavailable"


async def test_hints_for_an_earlier_position_are_dropped(with_worker: Running) -> None:
    ada, bea = with_worker.guest(), with_worker.guest()
    table = await ada.create(HotSeat(names=("Ada", "Bea"), starts="first"))
    another = await bea.create(HotSeat(names=("Ada", "Bea"), starts="first"))
    async with (
        at(with_worker, ada, table) as socket,
        at(with_worker, bea, another) as next_in_queue,
    ):
        snapshot = await socket.hello(look=0)
        seq = snapshot["seq"]
        move = snapshot["decision"]["legal"][0]["move"]
        await socket.send({"type": "ask_hint", "client_move_id": "late", "seq": seq})
        await socket.send({"type": "move", "client_move_id": "m1", "seq": seq, "move": move})
        seq_after = (await socket.receive("ack"))["seq"]
        elsewhere = (await next_in_queue.hello(look=0))["seq"]
        assert (await ask(next_in_queue, elsewhere))[
            "type"
        ] == "hints"  # so the worker has finished "late"
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


async def test_study_of_a_record_gets_hints_for_the_seat_to_move(with_worker: Running) -> None:
    game = Game.new(seed=11)
    for _ in range(7):
        game.play(game.legal_moves()[0])
    record = game.to_record().to_line()

    async def study(ply: int) -> tuple[int, dict[str, Any]]:
        body = json.dumps({"record": record, "ply": ply}).encode()
        request = with_worker.guest().request
        status, answer = await asyncio.to_thread(request, "POST", "/api/v1/replays/study", body)
        return status, json.loads(answer)

    status, answer = await study(7)
    assert (status, answer["seat"]) == (200, game.to_move)
    hints = [move["hint"] for move in answer["moves"]]
    assert [hint["move"] for hint in hints] == [h.move for h in hints_for(game.decision())]
    assert all(move["legal"]["move"] == move["hint"]["move"] for move in answer["moves"])
    status, answer = await study(8)
    assert (status, answer["code"]) == (409, "table/over")
