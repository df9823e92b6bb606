"""Playing on from a finished game: a table of its own, in a world that fits what the seat knew."""

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Any

import pytest

from mandala.records.game import Game
from mandala.records.record import Record
from mandala.records.replay import replay
from mandala.records.seen_deal import seen_deal
from mandala.server.actions.event_log import fold
from mandala.server.ai.worker_process import HINTS
from mandala.server.app import Overrides
from mandala.server.state.table import Table
from support.random_games import RandomGame
from support.raw_socket import raw_socket
from support.table_server import Running, serving
from support.worlds import after

pytestmark = pytest.mark.anyio

PATIENCE_S = 180  # on a machine that must compile first


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
async def with_worker(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Running]:
    """One server for all tests here, so that its worker warms up once. Its database is SQLite."""
    folder = tmp_path_factory.mktemp("play-on")
    async with serving(
        folder, ai_workers=1, overrides=Overrides(ready_players=(HINTS,))
    ) as running:
        async with asyncio.timeout(PATIENCE_S):
            while running.services.ai.readiness().state != "ready":
                await asyncio.sleep(0.05)
        yield running


@pytest.fixture(scope="module")
def record() -> Record:
    return RandomGame(5, "discarder", 1).played().to_record()


async def play_on(
    running: Running, record: Record, ply: int, seat: int, level: int = 1, name: str = "Ada"
) -> tuple[int, dict[str, Any]]:
    told = {"record": record.to_line(), "ply": ply, "seat": seat, "level": level, "name": name}
    request = running.guest().request
    body = json.dumps(told).encode()
    status, answer = await asyncio.to_thread(request, "POST", "/api/v1/replays/play-on", body)
    return status, json.loads(answer)


async def stored(running: Running, table_id: str) -> Table:
    """The table as its log in the database says."""
    services = running.services
    return fold(await services.storage.events(table_id), services.rooms.dealer_for)


async def test_the_table_stands_where_the_seat_was(with_worker: Running, record: Record) -> None:
    """Also after a reshuffle, at either seat, and as another instance would load it."""
    reshuffled = 0
    for ply in (0, 11, len(record.moves) - 9):
        for seat in (0, 1):
            status, answer = await play_on(with_worker, record, ply, seat)
            assert status == 201, answer
            taken = answer["taken"]
            assert taken["seat"] == seat
            table = await stored(with_worker, taken["table_id"])
            game = table.game_at(ply)
            truly = after(record, ply)
            assert game.moves == truly.moves
            for earlier in (ply // 2, ply):
                mine, theirs = table.game_at(earlier), after(record, earlier)
                assert mine.observation(seat) == theirs.observation(seat)
                assert mine.memory(seat) == theirs.memory(seat)
            assert [played.how for played in table.plies[:ply]] == ["given"] * ply
            assert table.created.levels == ((None, 1) if seat == 0 else (1, None))
            reshuffled += bool(game.reshuffles)
            with_worker.services.rooms.by_id.pop(taken["table_id"])
    assert reshuffled


async def test_the_stored_table_holds_no_card_that_the_seat_had_not_seen(
    with_worker: Running, record: Record
) -> None:
    """Rule 8.4: what is stored follows from the blanks and a seed, so two requests differ there."""
    ply, seat = 20, 0
    seen = seen_deal(record, ply, seat)
    found = []
    for _ in range(3):
        _, answer = await play_on(with_worker, record, ply, seat)
        found.append(await stored(with_worker, answer["taken"]["table_id"]))
    decks = [table.created.what_if.decks for table in found if table.created.what_if]
    assert len(set(decks)) == 3
    for (deck,) in decks:
        assert deck != record.deck
        for place, card in enumerate(seen.decks[0]):
            assert card in ("?", deck[place])
    hands = {table.game_at(ply).observation(1).hand for table in found}
    assert len(hands) > 1


async def test_the_person_plays_on_and_takes_back_own_moves_only(
    with_worker: Running, record: Record
) -> None:
    ply = next(ply for ply in range(15, 40) if after(record, ply).to_move == 0)
    _, answer = await play_on(with_worker, record, ply, 0)
    taken = answer["taken"]
    async with raw_socket(with_worker.url, taken["table_id"]) as socket:
        snapshot = await socket.hello(seat_token=taken["seat_token"])
        assert snapshot["table"]["what_if"] == ply
        assert snapshot["position"]["ply"] == ply
        assert "take_back" not in snapshot["table"]["actions"]
        move = snapshot["decision"]["legal"][0]["move"]
        await socket.send(
            {"type": "move", "client_move_id": "m1", "seq": snapshot["seq"], "move": move}
        )
        await socket.receive("ack")
        while (update := await socket.receive("update", seconds=PATIENCE_S))["decision"] is None:
            pass  # the AI makes its moves
        assert "take_back" in update["table"]["actions"]
        await socket.send({"type": "take_back", "client_move_id": "t1", "seq": update["seq"]})
        back = await socket.receive("update")
        assert back["position"] == snapshot["position"]
        assert "take_back" not in back["table"]["actions"]
        refused = await socket.ask("take_back", client_move_id="t2", seq=back["seq"])
        assert refused["code"] == "take_back/nothing"
        await socket.send({"type": "resign", "client_move_id": "r1"})
        while (await socket.receive("update", seconds=PATIENCE_S))["table"]["status"] != "over":
            pass


async def test_the_record_is_valid_and_says_that_it_is_a_what_if(
    with_worker: Running, record: Record
) -> None:
    ply = next(ply for ply in range(15, 40) if after(record, ply).to_move == 1)
    guest = with_worker.guest()
    _, answer = await play_on(with_worker, record, ply, 1)
    taken = answer["taken"]
    async with raw_socket(with_worker.url, taken["table_id"]) as socket:
        await socket.hello(seat_token=taken["seat_token"])
        await socket.send({"type": "resign", "client_move_id": "r1"})
        await socket.receive("ack")
    path = f"/api/v1/tables/{taken['table_id']}"
    status, text = await asyncio.to_thread(guest.request, "GET", f"{path}/record", None)
    assert status == 200
    found = Record.from_line(text)
    assert replay(found).over
    assert found.moves[:ply] == record.moves[:ply]
    assert found.extra == {"what_if": {"seat": 1, "ply": ply}}
    status, text = await asyncio.to_thread(guest.request, "GET", f"{path}/verification", None)
    assert (status, json.loads(text)["code"]) == (409, "what_if/no_deal")


async def test_what_cannot_be_played_on_is_refused(with_worker: Running, record: Record) -> None:
    for ply in (len(record.moves), len(record.moves) + 1):
        status, answer = await play_on(with_worker, record, ply, 0)
        assert (status, answer["code"]) == (409, "table/over")
    status, answer = await play_on(with_worker, record, 3, 0, name="\u200b")
    assert (status, answer["code"]) == (400, "name/unusable")
    broken = Game.new(seed=1).to_record()
    told = broken.to_json() | {"moves": ["CR"]}
    body = json.dumps({"record": json.dumps(told), "ply": 1, "seat": 0, "level": 1, "name": "Ada"})
    status, text = await asyncio.to_thread(
        with_worker.guest().request, "POST", "/api/v1/replays/play-on", body.encode()
    )
    assert (status, json.loads(text)["kind"]) == (201, "refused")


async def test_without_workers_nothing_is_created(table_server: Running, record: Record) -> None:
    status, answer = await play_on(table_server, record, 5, 0)
    assert (status, answer["code"]) == (503, "what_if/unavailable")
