"""A WebSocket client of very low cost, so that the load can come from the same machine.

It understands whole unfragmented text frames, which is all our server sends, and reads from them
only what the load needs, without decoding JSON.
"""

import asyncio
import json
import os
import re
import secrets
import time
from collections.abc import Callable, Mapping
from urllib.parse import urlsplit

from mandala.server.protocol.socket import PROTOCOL

SEQ = re.compile(rb'"seq":(\d+)')
LEGAL = re.compile(rb'\{"move":"([A-Z0-9]+)","effects"')


class LeanSocket(asyncio.Protocol):
    """One viewer of a table. ``on_update`` gets every update, ``on_ack`` the latency."""

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
        self.sent_at = 0.0
        self._moves = 0
        self.transport: asyncio.Transport
        self.ready = asyncio.get_running_loop().create_future()
        self.seq = 0
        self.legal: list[bytes] = []
        self.over = False
        self.finished = False
        self.closed = False
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
        self.closed = True

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._open:
            end = self._buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            del self._buffer[: end + 4]
            self._open = True
            self._send({"type": "hello", "protocol": PROTOCOL, **self._hello})
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
            if self._moves:  # else it is that of the nonce
                self._on_ack(time.perf_counter() - self.sent_at)
        elif payload.startswith((b'{"type":"update"', b'{"type":"snapshot"')):
            self._keep(payload)
        elif payload.startswith(b'{"type":"error"'):
            self.errors += 1

    def _keep(self, payload: bytes) -> None:
        found = SEQ.search(payload)
        assert found is not None
        self.seq = int(found[1])
        self.finished = self.finished or b'"status":"over"' in payload
        self.over = self.over or self.finished
        self.legal = LEGAL.findall(payload)
        self.updated_at = time.perf_counter()
        if b'"add_nonce"' in payload and not self._moves:
            nonce = {"client_move_id": "nonce", "nonce": secrets.token_hex(32)}
            self._send({"type": "add_nonce"} | nonce)
        if not self.ready.done():
            self.ready.set_result(None)
        self._on_update(self)

    def move(self, move: bytes) -> None:
        self._moves += 1
        self.sent_at = time.perf_counter()
        self._send(
            {
                "type": "move",
                "client_move_id": f"m{self._moves}-{self.seq}",
                "seq": self.seq,
                "move": move.decode(),
            }
        )

    def _send(self, message: Mapping[str, object]) -> None:
        self._write(0x81, json.dumps(message).encode())

    def _write(self, head: int, payload: bytes) -> None:
        size = len(payload)
        length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        # A mask of zeros is allowed and leaves the payload as it is.
        self.transport.write(bytes([head]) + length + b"\0\0\0\0" + payload)


async def open_lean_socket(
    url: str,
    table_id: str,
    hello: dict[str, str],
    on_update: Callable[[LeanSocket], None],
    on_ack: Callable[[float], None],
    source: str | None = None,
) -> LeanSocket:
    """Opens a socket; ``source``: the address on this machine that it comes from."""
    parts = urlsplit(url)
    _, socket = await asyncio.get_running_loop().create_connection(
        lambda: LeanSocket(hello, parts.netloc, table_id, on_update, on_ack),
        parts.hostname or "",
        parts.port or 80,
        local_addr=(source, 0) if source else None,
    )
    await socket.ready
    return socket


def memory_mb(pid: int) -> float:
    """Returns the resident memory of a process."""
    with open(f"/proc/{pid}/status") as status:  # noqa: PTH123 - a pseudo file
        for line in status:
            if line.startswith("VmRSS"):
                return int(line.split()[1]) / 1024
    return 0.0


def cpu_s(pid: int) -> float:
    """Returns the processor time of a process."""
    with open(f"/proc/{pid}/stat") as stat:  # noqa: PTH123 - a pseudo file
        fields = stat.read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
