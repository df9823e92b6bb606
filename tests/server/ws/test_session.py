"""Sockets under bad manners, bad luck and bad intent: answered, survived, nothing stolen."""

import asyncio
import contextlib
import json
import secrets
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from mandala.client import ApiClient
from mandala.server.network import protocol as protocol_module
from mandala.server.protocol.http import Online, SeatTaken
from mandala.server.rooms import connection as connection_module
from mandala.server.rooms.access import new_token
from mandala.server.state.table import new_table_id
from mandala.server.views.snapshot import EVENTS_PER_COST
from support.raw_socket import RawSocket, raw_socket
from support.table_logs import LoggedTable, created
from support.table_server import Running, serving, store_finished

pytestmark = pytest.mark.anyio


@dataclass
class Pair:
    """An online table with both seats taken; Ada (seat 0) starts."""

    running: Running
    ada: ApiClient
    bea: ApiClient
    first: SeatTaken
    second: SeatTaken

    def socket(self, **headers: str) -> Any:
        return raw_socket(self.running.url, self.first.table_id, **headers)


@pytest.fixture
async def pair(table_server: Running) -> Pair:
    ada, bea = table_server.guest(), table_server.guest()
    first = await ada.create(Online(name="Ada", starts="first"))
    second = await bea.join(first.table_id, "Bea", first.invite_token)
    return Pair(table_server, ada, bea, first, second)


async def alive(socket: RawSocket) -> None:
    await socket.send({"type": "ping"})
    await socket.receive("pong")


async def until_closed(socket: RawSocket) -> None:
    """Read whatever still comes, until the server ends the line."""
    with contextlib.suppress(ConnectionClosed):
        async with asyncio.timeout(30):
            while True:
                await socket.receive()


# Manners


async def test_message_before_hello_is_refused(pair: Pair) -> None:
    async with pair.socket() as socket:
        await socket.send({"type": "ping"})
        assert (await socket.receive())["code"] == "message/hello_first"
        with pytest.raises(ConnectionClosed):
            await socket.receive()


async def test_an_unknown_protocol_is_refused(pair: Pair) -> None:
    async with pair.socket() as socket:
        answer = await socket.hello(protocol="mandala-table/99")
        assert answer["code"] == "protocol/unknown"


BAD = [
    "",
    "{",
    "null",
    "[]",
    "42",
    '"hello"',
    "{}",
    '{"type":"nonsense"}',
    '{"type":"move"}',
    '{"type":"ping","extra":1}',
    '{"type":"move","client_move_id":"a","seq":-1,"move":"M1R"}',
    '{"type":"move","client_move_id":"","seq":1,"move":"M1R"}',
    '{"type":"move","client_move_id":"a b","seq":1,"move":"M1R"}',
    '{"type":"move","client_move_id":"a","seq":1.5,"move":"M1R"}',
    '{"type":"list_claims","client_move_id":"a","colours":"xyz"}',
    '{"type":"look","seat":7}',
    "[" * 2000,
    '{"type":"ping"' + " " * 3000 + ',"x":1}',
    b"\x00\x01\x02",
    b'{"type":"ping"}',
]


async def test_malformed_messages_keep_the_socket_open(pair: Pair) -> None:
    async with pair.socket() as socket:
        for bad in BAD[:4]:
            await socket.send(bad)
            assert (await socket.receive())["code"] == "message/malformed"
        assert (await socket.hello(seat_token=pair.first.seat_token))["type"] == "snapshot"
        for bad in BAD:
            await socket.send(bad)
            error = await socket.receive("error")
            assert error["code"] == "message/malformed", bad
        await alive(socket)
        assert (await socket.ask("hello", protocol="mandala-table/1"))["code"] == (
            "message/hello_twice"
        )


async def test_malformed_messages_before_hello_close_the_socket(pair: Pair) -> None:
    async with pair.socket() as socket:
        for _ in range(50):
            await socket.send("{")
        await until_closed(socket)
        codes = [json.loads(text)["code"] for text in socket.received]
        assert codes == ["message/malformed"] * 10 + ["message/hello_first"]


async def test_oversize_message_closes_only_its_socket(pair: Pair) -> None:
    async with pair.socket() as socket, pair.socket() as other:
        await socket.hello(seat_token=pair.first.seat_token)
        await other.hello(seat_token=pair.second.seat_token)
        await socket.send("x" * 5000)
        with pytest.raises(ConnectionClosed) as closed:
            await socket.receive("pong")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
        await alive(other)


async def test_flood_is_limited_and_then_closed(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=1.0) as running:
        ada = running.guest()
        seat = await ada.create(Online(name="Ada"))
        async with raw_socket(running.url, seat.table_id) as socket:
            await socket.hello(seat_token=seat.seat_token)
            for _ in range(300):
                await socket.send({"type": "ping"})
            await until_closed(socket)
        kinds = [json.loads(text) for text in socket.received]
        assert {m.get("code") for m in kinds if m["type"] == "error"} == {"rate/too_many"}
        assert kinds[-1] == {"type": "closing", "code": "flood"}


async def test_snapshots_are_limited_per_address(tmp_path: Path) -> None:
    """Each request costs as much as many moves, and all viewers of a listed table may send it."""
    async with serving(tmp_path, limits=1.0) as running:
        ada = running.guest()
        seat = await ada.create(Online(name="Ada", listed=True))
        async with (
            raw_socket(running.url, seat.table_id) as one,
            raw_socket(running.url, seat.table_id) as other,
        ):
            for socket in (one, other):
                await socket.hello()
                for _ in range(30):
                    await socket.send({"type": "resync", "since": 0})
            kinds = [(await one.receive("snapshot", "error"))["type"] for _ in range(30)]
            kinds += [(await other.receive("snapshot", "error"))["type"] for _ in range(30)]
            assert 30 <= kinds.count("snapshot") < 60
            await alive(other)


async def test_looking_far_back_costs_more(tmp_path: Path) -> None:
    logged = LoggedTable(created(listed=True))
    logged.play(lambda table: str(table.game.legal_moves()[0]))
    last = len(logged.table.plies)
    assert last > EVENTS_PER_COST
    async with serving(tmp_path, limits=1.0) as running:
        table_id = await store_finished(running, logged)
        async with raw_socket(running.url, table_id) as socket:
            await socket.hello()
            for _ in range(30):
                await socket.send({"type": "look_back", "ply": last})
            kinds = [(await socket.receive("position_at", "error"))["type"] for _ in range(30)]
    shown = kinds.count("position_at")
    assert 0 < shown < 30
    assert "error" not in kinds[:shown]


async def test_open_sockets_are_limited_per_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mandala.server.ws.session.MOST_SOCKETS", 3)
    async with serving(tmp_path, limits=1.0) as running:
        seat = await running.guest().create(Online(name="Ada"))
        async with contextlib.AsyncExitStack() as stack:
            sockets = [
                await stack.enter_async_context(raw_socket(running.url, seat.table_id))
                for _ in range(4)
            ]
            answers = [await s.hello(seat_token=seat.seat_token) for s in sockets[:3]]
            assert {answer["type"] for answer in answers} == {"snapshot"}
            assert (await sockets[3].receive())["code"] == "rate/too_many"
            await alive(sockets[0])
        counted = running.services.metrics.text().decode()
        assert 'mandala_refusals_total{code="rate/too_many"} 1.0' in counted


async def test_unreadable_table_closes_the_socket_with_its_code(table_server: Running) -> None:
    """It must be read again first, and the storage is gone in that moment."""
    ada = table_server.guest()
    seat = await ada.create(Online(name="Ada"))
    table_server.services.rooms.by_id[seat.table_id].stale = True
    await table_server.services.storage.close()
    async with raw_socket(table_server.url, seat.table_id, Cookie=ada.cookie or "") as socket:
        assert (await socket.hello())["code"] == "server/unavailable"
        with pytest.raises(ConnectionClosed):
            await socket.receive()
        assert socket.socket.close_code == 4503


async def test_check_that_cannot_read_the_storage_refuses_the_request_alone(pair: Pair) -> None:
    async with pair.socket() as socket:
        await socket.hello(seat_token=pair.first.seat_token)
        await pair.running.services.storage.close()
        answer = await socket.ask("greet", client_move_id="g", key="hello")
        assert (answer["code"], answer["client_move_id"]) == ("server/unavailable", "g")
        await alive(socket)


# Intent


async def test_a_foreign_page_cannot_open_a_socket(pair: Pair) -> None:
    with pytest.raises(InvalidStatus) as refused:
        async with pair.socket(Origin="https://evil.example"):
            pass
    assert refused.value.response.status_code == 403
    async with pair.socket(Origin=pair.running.url) as socket:
        assert (await socket.hello(seat_token=pair.first.seat_token))["type"] == "snapshot"


async def test_a_seat_opens_only_to_its_own_link_or_cookie(pair: Pair) -> None:
    """Seat theft: no token, a made-up one, one of another kind, one of another table."""
    elsewhere = await pair.bea.create(Online(name="Bea"))
    for hello in (
        {},
        {"seat_token": "x" * 32},
        {"seat_token": pair.first.watch_token},
        {"seat_token": pair.first.invite_token},
        {"seat_token": elsewhere.seat_token},
        {"watch_token": pair.first.seat_token},
        {"watch_token": elsewhere.watch_token},
    ):
        async with pair.socket() as socket:
            answer = await socket.hello(**hello)
            assert answer["code"] in ("token/unknown", "seat/not_yours"), hello
    async with pair.socket(Cookie="mandala_guest=forged.0") as socket:
        assert (await socket.hello())["code"] == "seat/not_yours"
    async with pair.socket(Cookie=str(pair.bea.cookie)) as socket:
        assert (await socket.hello())["seats"] == [1]


async def test_ids_and_links_cannot_be_guessed(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    """They come from the system's secure random source, and each is a new one."""
    with monkeypatch.context() as patched:
        patched.setattr(secrets, "token_urlsafe", lambda size: f"{size} random bytes")
        assert new_token() == "24 random bytes"
        assert new_table_id() == "16 random bytes"
    taken = pair.first
    tokens = {taken.seat_token, taken.invite_token, taken.watch_token, pair.second.seat_token}
    assert len(tokens) == 4
    async with raw_socket(pair.running.url, "A" * 22) as socket:
        assert (await socket.hello())["code"] == "table/unknown"


async def test_a_spectator_may_look_but_not_act(pair: Pair) -> None:
    async with pair.socket() as socket:
        shown = await socket.hello(watch_token=pair.first.watch_token)
        assert shown["seats"] == []
        assert shown["position"]["hand"] is None
        answer = await socket.ask("move", client_move_id="a", seq=shown["seq"], move="M1R")
        assert answer["code"] == "seat/not_yours"
        assert (await socket.ask("resign", client_move_id="b"))["code"] == "seat/not_yours"
        await socket.send({"type": "look", "seat": 0})
        assert (await socket.receive("error"))["code"] == "look/only_hotseat"


# Luck


async def test_a_double_click_and_a_retry_play_one_move(pair: Pair) -> None:
    async with pair.socket() as socket:
        shown = await socket.hello(seat_token=pair.first.seat_token)
        move = shown["decision"]["legal"][0]["move"]
        again = {"client_move_id": "click", "seq": shown["seq"], "move": move}
        first = await socket.ask("move", **again)
        assert first == {
            "type": "ack",
            "client_move_id": "click",
            "seq": shown["seq"] + 1,
            "duplicate": False,
        }
        second = await socket.ask("move", **again)
        assert second == first | {"duplicate": True}
        other = await socket.ask("move", client_move_id="c2", seq=shown["seq"], move=move)
        assert other["code"] == "move/stale"
    async with pair.socket() as back:
        shown = await back.hello(seat_token=pair.first.seat_token)
        assert shown["position"]["ply"] == 1
        assert (await back.ask("move", **again))["duplicate"] is True


async def test_the_same_id_of_the_other_seat_is_another_request(pair: Pair) -> None:
    async with pair.socket() as one, pair.socket() as two:
        shown = await one.hello(seat_token=pair.first.seat_token)
        await two.hello(seat_token=pair.second.seat_token)
        move = shown["decision"]["legal"][0]["move"]
        await one.ask("move", client_move_id="same", seq=shown["seq"], move=move)
        update = await two.receive("update")
        reply = update["decision"]["legal"][0]["move"]
        ack = await two.ask("move", client_move_id="same", seq=update["seq"], move=reply)
        assert ack["type"] == "ack"
        assert ack["duplicate"] is False


async def test_stale_reordered_and_illegal_moves_are_refused_with_their_rule(pair: Pair) -> None:
    async with pair.socket() as socket:
        shown = await socket.hello(seat_token=pair.first.seat_token)
        seq = shown["seq"]
        late = await socket.ask("move", client_move_id="a", seq=seq + 5, move="CR")
        assert (late["code"], late["client_move_id"], late["seq"]) == ("move/stale", "a", seq)
        claim = await socket.ask("move", client_move_id="b", seq=seq, move="CR")
        assert (claim["code"], claim["rule"]) == ("claim/nothing_destroyed", "5.2")
        for refused in shown["decision"]["refused"]:
            answer = await socket.ask("move", client_move_id="d", seq=seq, move=refused["moves"][0])
            assert (answer["code"], answer["rule"]) == (refused["code"], refused["rule"])


async def test_two_tabs_see_the_same_and_closing_one_leaves_the_other(pair: Pair) -> None:
    async with pair.socket() as old:
        shown = await old.hello(seat_token=pair.first.seat_token)
        async with pair.socket() as new:
            await new.hello(seat_token=pair.first.seat_token)
            move = shown["decision"]["legal"][0]["move"]
            await new.ask("move", client_move_id="n", seq=shown["seq"], move=move)
            one, two = await old.receive("update"), await new.receive("update")
            assert one == two
        async with pair.socket() as other:
            there = await other.hello(seat_token=pair.second.seat_token)
            reply = there["decision"]["legal"][0]["move"]
            await other.ask("move", client_move_id="o", seq=there["seq"], move=reply)
        assert (await old.receive("update"))["position"]["ply"] == 2


async def test_returning_viewer_is_sent_the_missed_steps(pair: Pair) -> None:
    async with pair.socket() as one, pair.socket() as two:
        shown = await one.hello(seat_token=pair.first.seat_token)
        left_at = shown["seq"]
        await two.hello(seat_token=pair.second.seat_token)
        lines = [one, two]
        seen = [shown, None]
        for ply in range(4):
            me = lines[ply % 2]
            now = seen[ply % 2] or await me.receive("update")
            move = now["decision"]["legal"][-1]["move"]
            await me.ask("move", client_move_id=f"m{ply}", seq=now["seq"], move=move)
            seen = [None, None]
            await me.receive("update")
    async with pair.socket() as back:
        told = await back.hello(seat_token=pair.first.seat_token, since=left_at)
        moves = [step["event"] for step in told["steps"]]
        assert [event["ply"] for event in moves] == [1, 2, 3, 4]
        assert told["complete"] is True
        assert told["steps"][-1]["position"] == told["position"]
        assert [event["drawn"] is not None for event in moves] == [True, False, True, False]
        await back.send({"type": "resync", "since": left_at + 2})
        told = await back.receive("snapshot")
        assert len(told["steps"]) == 2
        await back.send({"type": "look_back", "ply": 0})
        assert (await back.receive("position_at"))["position"] == shown["position"]
        await back.send({"type": "look_back", "ply": 99})
        assert (await back.receive("error"))["code"] == "look_back/no_such_ply"


async def test_slow_viewer_is_closed_and_the_table_goes_on(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection_module, "MOST_WAITING", 5)
    room = await pair.running.services.rooms.room(pair.first.table_id)
    async with pair.socket() as slow, pair.socket() as other:
        await slow.hello(watch_token=pair.first.watch_token)
        await other.hello(seat_token=pair.second.seat_token)
        stuck = next(c for c in room.connections if not c.viewer.seats)
        for _ in range(6):
            stuck.send_text('{"type":"pong","now":0}')  # more than the line takes at once
        await until_closed(slow)
        assert json.loads(slow.received[-1]) == {"type": "closing", "code": "slow_reader"}
        await alive(other)
        assert stuck not in room.connections


async def test_stopping_server_closes_its_sockets_with_a_code(tmp_path: Path) -> None:
    async with contextlib.AsyncExitStack() as stack:
        async with serving(tmp_path) as running:
            seat = await running.guest().create(Online(name="Ada"))
            socket = await stack.enter_async_context(raw_socket(running.url, seat.table_id))
            await socket.hello(seat_token=seat.seat_token)
        assert (await socket.receive("closing"))["code"] == "shutdown"


async def test_socket_that_is_never_read_is_dropped(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A real connection that is never read from: the server's memory for it is bounded."""
    monkeypatch.setattr(protocol_module, "STUCK_S", 0.3)
    room = await pair.running.services.rooms.room(pair.first.table_id)
    address = urlsplit(pair.running.url)
    reader, writer = await asyncio.open_connection(address.hostname, address.port)
    writer.write(
        f"GET /api/v1/tables/{pair.first.table_id}/socket HTTP/1.1\r\nHost: {address.netloc}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
    )
    await reader.readuntil(b"\r\n\r\n")
    hello = json.dumps(
        {
            "type": "hello",
            "protocol": "mandala-table/1",
            "watch_token": pair.first.watch_token,
        }
    ).encode()
    assert len(hello) < 126
    # One text frame; a mask of zeros leaves the text as it is.
    writer.write(bytes([0x81, 0x80 | len(hello)]) + bytes(4) + hello)
    async with asyncio.timeout(20):
        while not room.connections:
            await asyncio.sleep(0.01)
        while room.connections:
            for connection in room.connections:
                if not connection._queue:  # as fast as the line takes it, never faster
                    connection.send_text("x" * 200_000)
            await asyncio.sleep(0.001)
    writer.transport.abort()
