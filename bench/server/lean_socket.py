"""A WebSocket client that costs next to nothing, so that the load can come from the same machine.

It understands whole unfragmented text frames, which is all our server sends, and reads from them
only what the load needs, without decoding JSON.
"""

import asyncio
import json
import os
import re
import time
from collections.abc import Callable
from urllib.parse import urlsplit

SEQ = re.compile(rb'"seq":(\d+)')
LEGAL = re.compile(rb'\{"move":"([A-Z0-9]+)","effects"')


class LeanSocket(asyncio.Protocol):
    """One reader at a table. ``on_update`` is told of every update, ``on_ack`` of the latency."""

    def __init__(
        self,
        hello: dict[str, str],
        address: str,
        table_id: str,
        on_update: Callable[["LeanSocket"], None],
        on_ack: Callable[[float], None],
    ) -> None:
        self._hello = hello
        self._address = address
        self._table_id = table_id
        self._on_update = on_update
        self._on_ack = on_ack
        self._buffer = bytearray()
        self._open = False
        self._sent_at = 0.0
        self._moves = 0
        self.transport: asyncio.Transport
        self.ready = asyncio.get_running_loop().create_future()
        self.seq = 0
        self.legal: list[bytes] = []
        self.over = False
        self.errors = 0
        self.updated_at = 0.0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(
            f"GET /api/v1/tables/{self._table_id}/socket HTTP/1.1\r\nHost: {self._address}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.ready.done():
            self.ready.set_exception(exc or ConnectionError("closed"))
        self.over = True

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._open:
            end = self._buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            del self._buffer[: end + 4]
            self._open = True
            self._send({"type": "hello", "protocol": "mandala-table/1"} | self._hello)
        while (frame := self._frame()) is not None:
            self._take(*frame)

    def _frame(self) -> tuple[int, bytes] | None:
        buffer = self._buffer
        if len(buffer) < 2:
            return None
        size, start = buffer[1] & 0x7F, 2
        if size == 126:
            size, start = int.from_bytes(buffer[2:4], "big"), 4
        elif size == 127:
            size, start = int.from_bytes(buffer[2:10], "big"), 10
        if len(buffer) < start + size:
            return None
        kind, payload = buffer[0] & 0x0F, bytes(buffer[start : start + size])
        del buffer[: start + size]
        return kind, payload

    def _take(self, kind: int, payload: bytes) -> None:
        if kind == 9:  # ping
            self._write(0x8A, payload)
            return
        if payload.startswith(b'{"type":"ack"'):
            self._on_ack(time.perf_counter() - self._sent_at)
        elif payload.startswith((b'{"type":"update"', b'{"type":"snapshot"')):
            self._keep(payload)
        elif payload.startswith(b'{"type":"error"'):
            self.errors += 1

    def _keep(self, payload: bytes) -> None:
        found = SEQ.search(payload)
        assert found is not None
        self.seq = int(found[1])
        self.over = self.over or b'"status":"over"' in payload
        self.legal = LEGAL.findall(payload)
        self.updated_at = time.perf_counter()
        if not self.ready.done():
            self.ready.set_result(None)
        self._on_update(self)

    def move(self, move: bytes) -> None:
        self._moves += 1
        self._sent_at = time.perf_counter()
        self._send(
            {
                "type": "move",
                "client_move_id": f"m{self._moves}-{self.seq}",
                "seq": self.seq,
                "move": move.decode(),
            }
        )

    def _send(self, message: dict[str, object]) -> None:
        self._write(0x81, json.dumps(message).encode())

    def _write(self, head: int, payload: bytes) -> None:
        size = len(payload)
        length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        # A mask of zeros is a mask: the payload stays as it is.
        self.transport.write(bytes([head]) + length + b"\0\0\0\0" + payload)


async def open_lean_socket(
    url: str,
    table_id: str,
    hello: dict[str, str],
    on_update: Callable[[LeanSocket], None],
    on_ack: Callable[[float], None],
) -> LeanSocket:
    parts = urlsplit(url)
    _, socket = await asyncio.get_running_loop().create_connection(
        lambda: LeanSocket(hello, parts.netloc, table_id, on_update, on_ack),
        parts.hostname,
        parts.port,
    )
    await socket.ready
    return socket


def memory_mb(pid: int) -> float:
    """What a process holds in memory."""
    with open(f"/proc/{pid}/status") as status:  # noqa: PTH123 - a pseudo file
        for line in status:
            if line.startswith("VmRSS"):
                return int(line.split()[1]) / 1024
    return 0.0


def cpu_s(pid: int) -> float:
    """How long a process has computed."""
    with open(f"/proc/{pid}/stat") as stat:  # noqa: PTH123 - a pseudo file
        fields = stat.read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
