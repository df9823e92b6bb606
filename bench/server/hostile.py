"""The hostile clients of the attack suite: each a coroutine that floods a server until cancelled.

They speak raw bytes on plain sockets: a polite library would not do what they do. Every attacker
has an address of its own in 127.0.0.0/8, as attackers on the internet have. The clients here have no
seat; those of ``hostile_players.py`` play.
"""

import asyncio
import contextlib
import json
import random
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

from mandala.server.protocol.socket import PROTOCOL

PING = b"\x89\x80\0\0\0\0"
PAUSE_S = 0.02  # after a refused connection: a loop without it would only measure the attacker


@dataclass
class Target:
    """The server under attack, and a listed table that everybody may watch."""

    url: str
    table_id: str
    long_table: tuple[str, str] = ("", "")
    counts: dict[str, int] = field(default_factory=dict)

    @property
    def host(self) -> str:
        return urlsplit(self.url).netloc

    def count(self, what: str, number: int = 1) -> None:
        self.counts[what] = self.counts.get(what, 0) + number


class Connection:
    """A TCP connection from one address."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    @classmethod
    async def open(cls, target: Target, address: str) -> "Connection":
        host, port = target.host.split(":")
        reader, writer = await asyncio.open_connection(host, int(port), local_addr=(address, 0))
        target.count("connections")
        return cls(reader, writer)

    async def upgrade(self, target: Target, table_id: str, cookie: str = "") -> None:
        cookies = f"Cookie: {cookie}\r\n" if cookie else ""
        self.writer.write(
            f"GET /api/v1/tables/{table_id}/socket HTTP/1.1\r\nHost: {target.host}\r\n{cookies}"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )
        head = await self.reader.readuntil(b"\r\n\r\n")
        if b" 101 " not in head.partition(b"\r\n")[0]:
            raise ConnectionError("refused")

    async def send(self, data: bytes) -> None:
        self.writer.write(data)
        await self.writer.drain()

    async def request(
        self, target: Target, method: str, path: str, body: bytes = b"", cookie: str = ""
    ) -> tuple[int, bytes, str]:
        """Sends an HTTP request; returns status, body and cookie of the answer."""
        kind = f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n" if body else ""
        cookies = f"Cookie: {cookie}\r\n" if cookie else ""
        head = f"{method} {path} HTTP/1.1\r\nHost: {target.host}\r\n{kind}{cookies}\r\n"
        await self.send(head.encode() + body)
        answer = await self.reader.readuntil(b"\r\n\r\n")
        status = int(answer.split(b" ", 2)[1])
        headers = dict(
            line.split(b": ", 1) for line in answer.lower().split(b"\r\n")[1:] if b": " in line
        )
        found = answer.split(b"set-cookie: ")
        new = found[1].partition(b";")[0].decode() if len(found) > 1 else cookie
        length = int(headers.get(b"content-length", b"0"))
        return status, await self.reader.readexactly(length), new

    async def receive(self, seconds: float = 1.0) -> bytes:
        """Returns what the server sends next, nothing if that takes too long.

        Raises :class:`ConnectionError` if the server closed the connection.
        """
        try:
            async with asyncio.timeout(seconds):  # wait_for may swallow a cancellation
                data = await self.reader.read(65_536)
        except TimeoutError:
            return b""
        if not data:
            raise ConnectionError("closed")
        return data

    async def swallow(self) -> None:
        """Reads and forgets what the server sends."""
        while await self.reader.read(65_536):
            pass

    def close(self) -> None:
        self.writer.transport.abort()


def frame(payload: bytes | str | dict[str, Any], opcode: int = 1) -> bytes:
    """A WebSocket frame with a mask of zeros."""
    data = json.dumps(payload) if isinstance(payload, dict) else payload
    raw = data.encode() if isinstance(data, str) else data
    size = len(raw)
    length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
    return bytes([0x80 | opcode]) + length + bytes(4) + raw


def hello(**fields: Any) -> bytes:
    return frame({"type": "hello", "protocol": PROTOCOL, **fields})


async def flood(target: Target, address: str, table_id: str, first: bytes, again: bytes) -> None:
    """Opens sockets, sends ``first``, then ``again`` as fast as the server reads."""
    while True:
        line = None
        try:
            line = await Connection.open(target, address)
            await line.upgrade(target, table_id)
            swallowing = asyncio.create_task(line.swallow())
            try:
                await line.send(first)
                while not swallowing.done():
                    await line.send(again)
                    target.count("bytes", len(again))
                    await asyncio.sleep(0)
            finally:
                swallowing.cancel()
        except (OSError, asyncio.IncompleteReadError):
            target.count("refused")
        finally:
            if line:
                line.close()
        await asyncio.sleep(PAUSE_S)


async def retold_logs(target: Target, address: str) -> None:
    """Come in again and again, and ask for the whole log of the longest game that can be made."""
    table_id, token = target.long_table
    again = frame({"type": "resync", "since": 0}) * 10
    await flood(target, address, table_id, hello(seat_token=token, since=0), again)


async def hellos(target: Target, address: str) -> None:
    """Six sockets a time say hello with ``since: 0``, and close."""
    table_id, token = target.long_table
    while True:
        line = None
        try:
            line = await Connection.open(target, address)
            await line.upgrade(target, table_id)
            await line.send(hello(seat_token=token, since=0))
            await line.reader.read(1_000)
            target.count("hellos")
        except (OSError, asyncio.IncompleteReadError):
            target.count("refused")
        finally:
            if line:
                line.close()
        await asyncio.sleep(PAUSE_S)


async def malformed(target: Target, address: str) -> None:
    """Malformed frames before the hello."""
    await flood(target, address, target.table_id, b"", frame("{") * 200)


async def pings(target: Target, address: str) -> None:
    """WebSocket pings, the smallest frames there are."""
    await flood(target, address, target.table_id, hello(), PING * 2_000)


async def messages(target: Target, address: str) -> None:
    """Well-formed messages far over the limit."""
    again = frame({"type": "ping"}) * 50 + frame({"type": "look_back", "ply": 0}) * 5
    await flood(target, address, target.table_id, hello(), again)


async def requests(target: Target, address: str) -> None:
    """HTTP requests, pipelined without reading the limit's answers."""
    one = f"GET /api/v1/tables HTTP/1.1\r\nHost: {target.host}\r\n\r\n".encode()
    while True:
        line = None
        try:
            line = await Connection.open(target, address)
            swallowing = asyncio.create_task(line.swallow())
            try:
                while not swallowing.done():
                    await line.send(one * 20)
                    target.count("requests", 20)
                    await asyncio.sleep(0)
            finally:
                swallowing.cancel()
        except OSError:
            target.count("refused")
        finally:
            if line:
                line.close()
        await asyncio.sleep(PAUSE_S)


async def connections(target: Target, address: str) -> None:
    """Connections opened and closed."""
    while True:
        try:
            line = await Connection.open(target, address)
            line.close()
        except OSError:
            target.count("refused")
        await asyncio.sleep(0.005)  # 4,000 a second from 20 attackers


async def slow_headers(target: Target, address: str) -> None:
    """Connections that say a header line a second, and one whose body never comes."""
    while True:
        lines: list[Connection] = []
        try:
            for number in range(20):
                line = await Connection.open(target, address)
                lines.append(line)
                late = number % 2
                body = (
                    "Content-Type: application/json\r\nContent-Length: 999\r\n\r\n{" if late else ""
                )
                await line.send(
                    f"POST /api/v1/tables HTTP/1.1\r\nHost: {target.host}\r\n{body}".encode()
                )
            for _ in range(60):
                for line in lines:
                    await line.send(b"X: y\r\n")
                await asyncio.sleep(1)
        except OSError:
            target.count("refused")
        finally:
            for line in lines:
                line.close()
        await asyncio.sleep(PAUSE_S)


async def uploads(target: Target, address: str) -> None:
    """Records to be played through, deep JSON, and paths that no file can have."""
    deep = b'{"record":' + b'{"a":' * 20_000
    record = json.dumps({"record": "R" * 150_000}).encode()
    asks = [
        ("POST", "/api/v1/replays", deep),
        ("POST", "/api/v1/replays", record),
        ("GET", "/assets/%00", b""),
        ("GET", "/" + "x" * 300, b""),
        ("GET", "/api/v1/openapi.json", b""),
    ]
    while True:
        line = None
        try:
            line = await Connection.open(target, address)
            for method, path, body in asks:
                status, _, _ = await line.request(target, method, path, body)
                target.count(f"status {status}")
        except (OSError, asyncio.IncompleteReadError):
            target.count("refused")
        finally:
            if line:
                line.close()
        await asyncio.sleep(PAUSE_S)


async def idle(target: Target, addresses: list[str], number: int) -> None:
    """Silent connections, opened again when the server closes them."""
    held: list[Connection] = []
    try:
        while True:
            held = [line for line in held if not line.reader.at_eof()]
            for _ in range(min(50, number - len(held))):
                with contextlib.suppress(OSError):
                    held.append(await Connection.open(target, random.choice(addresses)))
            await asyncio.sleep(0.05)
    finally:
        for line in held:
            line.close()


Attack = Callable[[Target, str], Awaitable[None]]
ATTACKS: dict[str, Attack] = {
    "retold logs": retold_logs,
    "hellos": hellos,
    "malformed frames": malformed,
    "pings": pings,
    "messages": messages,
    "requests": requests,
    "connections": connections,
    "slow headers": slow_headers,
    "uploads": uploads,
}
