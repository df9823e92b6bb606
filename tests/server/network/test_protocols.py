"""The protocols on real connections: time-outs, small answers, floods that cost nothing."""

import asyncio
import contextlib
import json
import socket
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import ConnectionClosed, ConnectionClosedError
from websockets.frames import CloseCode

from mandala.server.network import http_protocol, socket_protocol
from mandala.server.network.traffic import FRAME_COST, OF_SOCKET, SLICE
from mandala.server.protocol.http import Online
from mandala.server.protocol.socket import PROTOCOL
from mandala.server.ws import session
from support.raw_socket import raw_socket
from support.table_server import Running, serving

pytestmark = pytest.mark.anyio

PING = b"\x89\x80\0\0\0\0"


@contextlib.asynccontextmanager
async def connected(
    running: Running, source: str = "127.0.0.2"
) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """A bare TCP connection from an address that is no trusted proxy."""
    url = urlsplit(running.url)
    reader, writer = await asyncio.open_connection(url.hostname, url.port, local_addr=(source, 0))
    try:
        yield reader, writer
    finally:
        writer.transport.abort()


async def ended(reader: asyncio.StreamReader) -> bytes:
    """Read until the server closes the connection; what it sent."""
    async with asyncio.timeout(20):
        try:
            return await reader.read()
        except ConnectionError:
            return b""


def upgrade(running: Running, table_id: str) -> bytes:
    return (
        f"GET /api/v1/tables/{table_id}/socket HTTP/1.1\r\nHost: {urlsplit(running.url).netloc}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    ).encode()


def frame(message: dict[str, Any]) -> bytes:
    """One text frame with a mask of zeros, which leaves the text as it is."""
    text = json.dumps(message).encode()
    assert len(text) < 126
    return bytes([0x81, 0x80 | len(text)]) + bytes(4) + text


async def test_a_silent_connection_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(http_protocol, "HEADERS_WITHIN_S", 0.2)
    async with serving(tmp_path) as running, connected(running) as (reader, _):
        assert await ended(reader) == b""
        assert len(running.server.guard.places) == 0


async def test_headers_that_trickle_in_are_cut_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(http_protocol, "HEADERS_WITHIN_S", 0.3)
    async with serving(tmp_path) as running, connected(running) as (reader, writer):
        ending = asyncio.create_task(ended(reader))
        writer.write(b"GET / HTTP/1.1\r\n")
        while not ending.done():
            writer.write(b"X: 1\r\n")
            await asyncio.sleep(0.05)
        assert await ending == b""


async def test_a_body_that_does_not_come_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(http_protocol, "BODY_WITHIN_S", 0.2)
    async with serving(tmp_path) as running, connected(running) as (reader, writer):
        host = urlsplit(running.url).netloc
        writer.write(
            f"POST /api/v1/tables HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\n"
            "Content-Length: 100\r\n\r\n{".encode()
        )
        assert await ended(reader) == b""


async def test_a_socket_without_a_hello_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(session, "HELLO_WITHIN_S", 0.1)
    async with serving(tmp_path) as running:
        seat = await running.guest().create(Online(name="Ada"))
        async with raw_socket(running.url, seat.table_id) as raw:
            assert (await raw.receive())["code"] == "message/hello_first"
            with pytest.raises(ConnectionClosed):
                await raw.receive()


async def test_small_answers_are_sent_at_once(tmp_path: Path) -> None:
    """Without TCP_NODELAY the body of an answer waits 40 ms for the client's acknowledgement."""
    async with serving(tmp_path) as running, connected(running) as (_reader, writer):
        seen = []
        for _ in range(200):
            await asyncio.sleep(0.01)
            if seen := list(running.server.server_state.connections):
                break
        raw = seen[0].transport.get_extra_info("socket")
        assert raw.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
        writer.close()


async def test_a_body_in_many_pieces_arrives_whole(tmp_path: Path) -> None:
    """It is parsed in slices, and held back while the application does not read."""
    async with serving(tmp_path) as running, connected(running) as (reader, writer):
        host = urlsplit(running.url).netloc
        body = json.dumps({"record": "x" * 150_000}).encode()
        request = (
            f"POST /api/v1/replays HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(body)}\r\n\r\n"
        ).encode()
        for _ in range(3):
            writer.write(request + body)
            async with asyncio.timeout(20):
                head = await reader.readuntil(b"\r\n\r\n")
                assert head.startswith(b"HTTP/1.1 "), head
                length = next(h for h in head.split(b"\r\n") if h.startswith(b"content-length"))
                await reader.readexactly(int(length.split(b":")[1]))


async def test_pipelined_requests_are_all_answered(tmp_path: Path) -> None:
    async with serving(tmp_path) as running, connected(running) as (reader, writer):
        host = urlsplit(running.url).netloc
        writer.write(f"GET /api/v1/me HTTP/1.1\r\nHost: {host}\r\n\r\n".encode() * 100)
        text = b""
        async with asyncio.timeout(30):
            while text.count(b"HTTP/1.1 200") < 100:
                text += await reader.read(65_536)


async def test_pings_are_paid_for_and_answered_in_turn(tmp_path: Path) -> None:
    """A flood of control frames is read as slowly as its limit says, and stops nobody."""
    async with serving(tmp_path, limits=1.0) as running:
        seat = await running.guest().create(Online(name="Ada"))
        async with connected(running) as (reader, writer):
            writer.write(upgrade(running, seat.table_id))
            await reader.readuntil(b"\r\n\r\n")
            hello = {"type": "hello", "protocol": PROTOCOL, "watch_token": seat.watch_token}
            writer.write(frame(hello))
            await reader.read(10)
            flood = 3 * int(OF_SOCKET.burst / FRAME_COST)
            writer.write(PING * flood)
            pongs = 0
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(1):
                    while pongs < flood:
                        pongs += (await reader.read(65_536)).count(b"\x8a\x00")
            assert 0 < pongs < flood * 2 / 3
            (protocol,) = running.server.server_state.connections
            assert isinstance(protocol, socket_protocol.GuardedSocketProtocol)
            assert protocol.meter.units < OF_SOCKET.burst * 2


async def test_one_slice_of_the_smallest_frames_is_bounded() -> None:
    assert SLICE // len(PING) < 100


async def test_endless_fragments_end_the_socket(tmp_path: Path) -> None:
    """Empty ones count against no size, but each takes memory."""
    async with serving(tmp_path) as running:
        seat = await running.guest().create(Online(name="Ada"))
        async with connected(running) as (reader, writer):
            writer.write(upgrade(running, seat.table_id))
            await reader.readuntil(b"\r\n\r\n")
            writer.write(b"\x01\x80\0\0\0\0" + b"\x00\x80\0\0\0\0" * socket_protocol.MOST_FRAGMENTS)
            await ended(reader)


async def test_frames_sent_with_the_upgrade_are_read(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        seat = await running.guest().create(Online(name="Ada"))
        async with connected(running) as (reader, writer):
            hello = {"type": "hello", "protocol": PROTOCOL, "watch_token": seat.watch_token}
            writer.write(upgrade(running, seat.table_id) + frame(hello))
            async with asyncio.timeout(10):
                await reader.readuntil(b"\r\n\r\n")
                assert b"snapshot" in await reader.read(200)
            assert running.server.guard.places.at_tables == 1


async def test_text_that_is_not_utf_8_closes_the_socket_without_an_error(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with serving(tmp_path) as running:
        seat = await running.guest().create(Online(name="Ada"))
        async with raw_socket(running.url, seat.table_id) as raw:
            await raw.socket.send(b"\xff\xfe", text=True)
            with pytest.raises(ConnectionClosedError) as closed:
                async with asyncio.timeout(20):
                    await raw.socket.recv()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == CloseCode.INVALID_DATA
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []
