"""Sends mutated frames and requests to a server on loopback: nothing may fail, and nothing may grow.

    make fuzz
    python bench/server/fuzz.py --frames 5000 --requests 2000

Ends with exit code 1 after an answer 500, a traceback in the log, a dead server, or memory that
grows with the frames. The same seed sends the same bytes.
"""

import argparse
import asyncio
import contextlib
import json
import os
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from urllib.parse import urlsplit

from lean_socket import memory_mb
from mutations import FRAMES, mutated, request_bytes
from processes import ServerProcess

from mandala.client import ApiClient
from mandala.server.protocol.http import AgainstAi, Online
from mandala.server.protocol.socket import PROTOCOL

AT_ONCE = 8
BATCH = 25
GROWTH = 1.15  # of the memory between the first tenth of the frames and the last
ANSWER_S = 2.0
LONGEST_S = 600.0


class Fuzzer:
    """Sends to one server and counts what comes back."""

    def __init__(self, server: ServerProcess, seed: int) -> None:
        self.server = server
        self.source = random.Random(seed)
        parts = urlsplit(server.url)
        self.host, self.port = parts.hostname or "", parts.port or 0
        self.tables: list[tuple[str, str]] = []
        self.found: Counter[str] = Counter()
        self.bad: list[bytes] = []

    async def open_tables(self) -> None:
        ada, bea = ApiClient(self.server.url), ApiClient(self.server.url)
        for _ in range(4):
            first = await ada.create(Online(name="Ada", listed=True))
            await bea.join(first.table_id, "Bea", first.invite_token)
            alone = await ada.create(AgainstAi(name="Ada", level=1, starts="first"))
            self.tables += [(first.table_id, first.seat_token), (alone.table_id, alone.seat_token)]

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        source = f"127.0.0.{self.source.randrange(2, 250)}"  # so that no range of ports runs out
        return await asyncio.open_connection(self.host, self.port, local_addr=(source, 0))

    async def frames(self, count: int) -> None:
        """Sends so many frames over sockets of its own, opened again when they are closed."""
        sent = 0
        give_up_at = time.monotonic() + LONGEST_S
        while sent < count and time.monotonic() < give_up_at:
            table_id, token = self.source.choice(self.tables)
            reader, writer = await self.connect()
            answered = asyncio.Event()
            reading: asyncio.Task[None] | None = None
            with contextlib.suppress(OSError, asyncio.IncompleteReadError, TimeoutError):
                writer.write(self._upgrade(table_id))
                async with asyncio.timeout(ANSWER_S):
                    await reader.readuntil(b"\r\n\r\n")
                reading = asyncio.create_task(self._read_socket(reader, answered))
                hello = {"type": "hello", "protocol": PROTOCOL, "seat_token": token}
                if self.source.random() < 0.9:
                    writer.write(_frame(json.dumps(hello).encode()))
                while sent < count and not reading.done():
                    batch = [self._mutated_frame() for _ in range(min(BATCH, count - sent))]
                    answered.clear()
                    writer.write(b"".join(batch) + PING)
                    await asyncio.wait(
                        [reading, waiting := asyncio.create_task(answered.wait())],
                        timeout=ANSWER_S,
                        return_when=asyncio.FIRST_COMPLETED,
                    )
                    waiting.cancel()
                    sent += len(batch)
                    self.found["frames"] += len(batch)
                    self.found["frames answered for"] += len(batch) * answered.is_set()
                    if not answered.is_set():
                        break
            if reading:
                reading.cancel()
            writer.transport.abort()
            self.found["sockets"] += 1

    def _upgrade(self, table_id: str) -> bytes:
        return (
            f"GET /api/v1/tables/{table_id}/socket HTTP/1.1\r\nHost: {self.host}:{self.port}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        ).encode()

    def _mutated_frame(self) -> bytes:
        payload = mutated(self.source.choice(FRAMES), self.source)
        frame = _frame(payload.decode("utf-8", "replace").encode()[:4000])
        if self.source.random() < 0.01:  # mostly closes the socket
            return mutated(frame, self.source)
        return frame

    async def _read_socket(self, reader: asyncio.StreamReader, answered: asyncio.Event) -> None:
        rest = b""
        with contextlib.suppress(OSError):
            while data := await reader.read(65_536):
                text = rest + data
                self.found["answers"] += data.count(b'{"type":')
                if b'{"type":"pong"' in text:
                    answered.set()
                if b"server/failed" in text or b"Traceback" in text:
                    self.bad.append(text[-500:])
                rest = data[-20:]

    async def requests(self, count: int) -> None:
        """Sends so many requests, each on a connection that is kept while the server keeps it."""
        writer: asyncio.StreamWriter | None = None
        for _ in range(count):
            table_id, token = self.source.choice(self.tables)
            raw = request_bytes(f"{self.host}:{self.port}", table_id, token, self.source)
            if writer is None:
                reader, writer = await self.connect()
            self.found["requests"] += 1
            status, kept = 0, False
            with contextlib.suppress(OSError, asyncio.IncompleteReadError, TimeoutError):
                async with asyncio.timeout(ANSWER_S):
                    writer.write(raw)
                    status, kept = await _answer(reader)
            self.found[f"status {status or 'none'}"] += 1
            if status == 500:
                self.bad.append(raw)
            if not kept:
                writer.transport.abort()
                writer = None


async def _answer(reader: asyncio.StreamReader) -> tuple[int, bool]:
    """Returns the status of the next answer, and whether the connection is kept."""
    head = await reader.readuntil(b"\r\n\r\n")
    status = int(head.split(b" ", 2)[1])
    lines = {k.lower(): v for k, _, v in (x.partition(b": ") for x in head.split(b"\r\n")[1:])}
    length = int(lines.get(b"content-length", b"0"))
    await reader.readexactly(length)
    return status, b"content-length" in lines and lines.get(b"connection") != b"close"


def _frame(payload: bytes) -> bytes:
    size = len(payload)
    length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
    return b"\x81" + length + b"\0\0\0\0" + payload


PING = _frame(b'{"type":"ping"}')


async def run(wanted: argparse.Namespace, folder: Path) -> dict[str, object]:
    log = folder / "server.log"
    server = ServerProcess(f"sqlite:///{folder / 'tables.db'}", log)
    await asyncio.to_thread(server.start)
    fuzzer = Fuzzer(server, wanted.seed)
    await fuzzer.open_tables()
    began = time.monotonic()

    async def share(work: Callable[[int], Awaitable[None]], count: int) -> None:
        await asyncio.gather(*(work(max(1, count // AT_ONCE)) for _ in range(AT_ONCE)))

    memory = [memory_mb(server.pid)]
    for tenth in (1, 9):
        await share(fuzzer.frames, wanted.frames * tenth // 10)
        memory.append(memory_mb(server.pid))
    await share(fuzzer.requests, wanted.requests)
    memory.append(memory_mb(server.pid))
    alive = (await ApiClient(server.url).summary(fuzzer.tables[0][0])).status
    code = await asyncio.to_thread(server.stop)
    text = log.read_text()
    errors = [x for x in text.splitlines() if '"level": "error"' in x or "Traceback" in x]
    return {
        **dict(sorted(fuzzer.found.items())),
        "answers_500": len(fuzzer.bad),
        "log_errors": len(errors),
        "log_kb": round(len(text) / 1024),
        "memory_mb": [round(mb, 1) for mb in memory],
        "seconds": round(time.monotonic() - began),
        "load": round(os.getloadavg()[0], 1),
        "bad": bool(fuzzer.bad or errors or code or not alive or memory[2] > GROWTH * memory[1]),
        "first": [*map(repr, fuzzer.bad[:3]), *errors[:3]],
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--frames", type=int, default=200_000)
    parser.add_argument("--requests", type=int, default=50_000)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        found = asyncio.run(run(wanted, Path(name)))
    print(json.dumps(found))
    return 1 if found["bad"] else 0


if __name__ == "__main__":
    sys.exit(main())
