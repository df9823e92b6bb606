"""How the AI's time is shared: many guests ask for hints without a pause, one asks now and then.

Prints how long each kind of request waited, and how long the AI took to move in a game beside it.
``make ai-share`` or ``python bench/server/ai_share.py --guests 20 --hints 40``; the server runs in its own process with
one worker. Put another source tree first in PYTHONPATH to measure that one.
"""

import argparse
import asyncio
import json
import random
import secrets
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from processes import ServerProcess
from websockets.asyncio.client import ClientConnection, connect

from mandala.client import ApiClient
from mandala.server.protocol.http import AgainstAi
from mandala.server.protocol.socket import PROTOCOL

PATIENCE_S = 600


class Seat:
    """A guest's seat at a table against the AI, on a bare socket."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self.state: dict[str, Any] = {}

    async def receive(self, *types: str) -> dict[str, Any]:
        while True:
            message: dict[str, Any] = json.loads(await self._socket.recv())
            if message["type"] in ("snapshot", "update"):
                self.state = message
            if message["type"] in types:
                return message

    async def send(self, message: dict[str, Any]) -> None:
        await self._socket.send(json.dumps(message))

    async def hint(self, name: str) -> float | None:
        """Asks for hints; returns the seconds until the answer, None if it was refused."""
        began = time.monotonic()
        await self.send({"type": "ask_hint", "client_move_id": name, "seq": self.state["seq"]})
        answer = await self.receive("hints", "error")
        return time.monotonic() - began if answer["type"] == "hints" else None


async def at_table(
    url: str, level: int, use: Callable[[Seat], Awaitable[list[float | None]]]
) -> list[float | None]:
    guest = ApiClient(url)
    taken = await guest.create(AgainstAi(name="Guest", level=level, starts="first"))
    address = url.replace("http", "ws", 1) + f"/api/v1/tables/{taken.table_id}/socket"
    headers = {"Cookie": guest.cookie or ""}
    async with connect(address, additional_headers=headers, compression=None) as socket:
        seat = Seat(socket)
        await seat.send({"type": "hello", "protocol": PROTOCOL})
        await seat.receive("snapshot")
        nonce = {"client_move_id": "nonce", "nonce": secrets.token_hex(32)}
        await seat.send({"type": "add_nonce"} | nonce)
        while seat.state["table"]["status"] == "waiting":
            await seat.receive("update")
        return await use(seat)


async def measure(url: str, guests: int, hints: int) -> dict[str, list[float | None]]:
    done = asyncio.Event()

    async def asks_much(seat: Seat) -> list[float | None]:
        return [await seat.hint(f"q{number}") for number in range(hints)]

    async def asks_little(seat: Seat) -> list[float | None]:
        waited: list[float | None] = []
        while not done.is_set():
            waited.append(await seat.hint(f"q{len(waited)}"))
            await asyncio.sleep(3)
        return waited

    async def plays(seat: Seat) -> list[float | None]:
        source, waited = random.Random(1), list[float | None]()
        while not done.is_set() and seat.state["decision"]:
            began = time.monotonic()
            move = source.choice(seat.state["decision"]["legal"])["move"]
            number, seq = len(waited), seat.state["seq"]
            await seat.send(
                {"type": "move", "client_move_id": f"m{number}", "seq": seq, "move": move}
            )
            while True:
                await seat.receive("update")
                if seat.state["decision"] or seat.state["table"]["status"] == "over":
                    break
            waited.append(time.monotonic() - began)
            await asyncio.sleep(1)
        return waited

    async def flood() -> list[list[float | None]]:
        try:
            return await asyncio.gather(*(at_table(url, 1, asks_much) for _ in range(guests)))
        finally:
            done.set()

    async with asyncio.timeout(PATIENCE_S):
        much, little, moves = await asyncio.gather(
            flood(), at_table(url, 1, asks_little), at_table(url, 1, plays)
        )
    return {
        "hints of those who ask much": [each for one in much for each in one],
        "hints of one who asks now and then": little,
        "moves of the AI in a game beside it": moves,
    }


async def ready(url: str) -> None:
    async with asyncio.timeout(PATIENCE_S):
        while (await ApiClient(url).ai()).state != "ready":
            await asyncio.sleep(1)


def row(name: str, waited: list[float | None]) -> str:
    found = sorted(each for each in waited if each is not None)
    if len(found) < 2:
        return f"{name:38} {len(found):5}"
    cuts = statistics.quantiles(found, n=100, method="inclusive")
    refused = len(waited) - len(found)
    return f"{name:38} {len(found):5} {cuts[49]:7.2f} {cuts[98]:7.2f} {found[-1]:7.2f} {refused:5}"


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--guests", type=int, default=20)
    options.add_argument("--hints", type=int, default=40)
    chosen = options.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/tables.db"
        server = ServerProcess(database, Path(folder) / "log", ai_workers=1)
        server.start()
        try:
            asyncio.run(ready(server.url))
            waited = asyncio.run(measure(server.url, chosen.guests, chosen.hints))
        finally:
            server.stop()
    print(f"{'seconds':38} {'count':>5} {'median':>7} {'p99':>7} {'most':>7} {'refused':>5}")
    for name, each in waited.items():
        print(row(name, each))


if __name__ == "__main__":
    main()
