"""Plays games over real sockets while the server is killed, then looks for lost or doubled moves.

    python bench/server/kills.py --kills 30
    python bench/server/kills.py --kills 30 --database postgresql://… --instances 2

With two instances the players of each table sit at different ones, and the first is killed.
Ends with exit code 1 if an acknowledged move is missing or any move is there twice.
"""

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeVar

from processes import ServerProcess
from websockets.exceptions import WebSocketException

from mandala.client import ApiClient, MoveRefused, TableSocket
from mandala.client.table_socket import new_id
from mandala.records.errors import MandalaError
from mandala.server.actions.event_log import decode_event, fold
from mandala.server.actions.move import Move, MovePlayed
from mandala.server.protocol.http import Online, SeatTaken
from mandala.server.storage.open import open_storage
from mandala.server.storage.storage import Storage

Answer = TypeVar("Answer")


@dataclass
class Ledger:
    """The acknowledged requests: request → (table, seq, move)."""

    acknowledged: dict[str, tuple[str, int, str]] = field(default_factory=dict)
    sent: int = 0
    duplicates: int = 0
    refused: int = 0
    reconnects: int = 0
    tables: list[str] = field(default_factory=list)


async def retry(request: Callable[[], Awaitable[Answer]]) -> Answer:
    """Tries until the server answers."""
    while True:
        try:
            return await request()
        except MandalaError:
            await asyncio.sleep(0.1)


async def seated(urls: list[str]) -> list[tuple[ApiClient, SeatTaken]]:
    """Creates an online table whose players use these servers."""
    ada, bea = ApiClient(urls[0]), ApiClient(urls[-1])
    first = await retry(lambda: ada.create(Online(name="Ada")))
    second = await retry(lambda: bea.join(first.table_id, "Bea", first.invite_token))
    return [(ada, first), (bea, second)]


async def play(line: TableSocket, seat: SeatTaken, source: random.Random, ledger: Ledger) -> None:
    """Makes random legal moves for this seat until the game is over."""
    asked_at = -1
    while line.table.status != "over":
        decision = line.decision
        if decision is None or line.seq == asked_at:
            await line.next()
            continue
        asked_at = line.seq
        request = new_id()
        move = source.choice(decision.legal).move
        ledger.sent += 1
        try:
            ack = await line.request(Move(client_move_id=request, seq=line.seq, move=move))
        except MoveRefused:
            ledger.refused += 1
            asked_at = -1
            continue
        ledger.acknowledged[f"{seat.seat}:{request}"] = (seat.table_id, ack.seq, move)
        ledger.duplicates += ack.duplicate


async def games(urls: list[str], number: int, ledger: Ledger) -> None:
    """Plays one game after the other until cancelled."""
    source = random.Random(number)
    while True:
        people = await seated(urls)
        ledger.tables.append(people[0][1].table_id)
        lines = [person.sit(seat.table_id, seat.seat_token) for person, seat in people]
        try:
            for line in lines:
                await _entered(line)
            await asyncio.gather(
                *(
                    play(line, seat, source, ledger)
                    for line, (_, seat) in zip(lines, people, strict=True)
                )
            )
        finally:
            for line in lines:
                ledger.reconnects += line.reconnects
                await line.__aexit__()


async def _entered(line: TableSocket) -> None:
    while True:
        try:
            await line.__aenter__()
            return
        except (OSError, MandalaError, WebSocketException):  # the server is down
            await asyncio.sleep(0.1)


async def check(database: str, ledger: Ledger) -> dict[str, float]:
    """Counts the moves that the storage lacks or holds twice."""
    storage = await open_storage(database)
    try:
        return await _compare(storage, ledger)
    finally:
        await storage.close()


async def _compare(storage: Storage, ledger: Ledger) -> dict[str, float]:
    missing = twice = stored = 0
    for table_id in ledger.tables:
        rows = await storage.events(table_id)
        fold(rows)  # every log is a game by the rules
        by_request = {row.client_move_id: row for row in rows if row.client_move_id}
        requests = [row.client_move_id for row in rows if row.client_move_id]
        twice += len(requests) - len(set(requests))
        expected = {r: a for r, a in ledger.acknowledged.items() if a[0] == table_id}
        for request, (_, seq, move) in expected.items():
            row = by_request.get(request)
            event = decode_event(row) if row else None
            right = isinstance(event, MovePlayed) and event.move == move
            missing += not (row and row.seq == seq and right)
        moves = [decode_event(row) for row in rows]
        by_people = [e for e in moves if isinstance(e, MovePlayed) and e.how == "player"]
        stored += len(by_people)
    return {"missing": missing, "twice": twice, "stored": stored}


async def _progress(ledger: Ledger, moves: int) -> None:
    """Waits until so many more moves are acknowledged."""
    enough = len(ledger.acknowledged) + moves
    async with asyncio.timeout(120):
        while len(ledger.acknowledged) < enough:
            await asyncio.sleep(0.02)


async def run(
    database: str, kills: int, at_once: int, instances: int, folder: Path
) -> dict[str, float]:
    servers = [ServerProcess(database, folder / f"server{n}.log") for n in range(instances)]
    for server in servers:
        await asyncio.to_thread(server.start)
    ledger = Ledger()
    began = time.monotonic()
    tasks = [
        asyncio.create_task(games([server.url for server in servers], number, ledger))
        for number in range(at_once)
    ]
    source = random.Random(kills)
    victim = servers[0]
    for _ in range(kills):
        await _progress(ledger, at_once)
        await asyncio.sleep(source.uniform(0, 0.4))
        victim.kill()
        await asyncio.to_thread(victim.start)
    await _progress(ledger, at_once)
    for task in tasks:
        task.cancel()
    for outcome in await asyncio.gather(*tasks, return_exceptions=True):
        if not isinstance(outcome, asyncio.CancelledError):
            raise RuntimeError("a game broke off") from outcome
    seconds = time.monotonic() - began
    for server in servers:
        await asyncio.to_thread(server.stop)
    found = await check(database, ledger)
    figures: dict[str, float] = {
        "kills": kills,
        "instances": instances,
        "games": len(ledger.tables),
        "acknowledged": len(ledger.acknowledged),
        "retried_after_a_kill": ledger.duplicates,
        "reconnects": ledger.reconnects,
        "seconds": round(seconds, 1),
    }
    return figures | found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=30)
    parser.add_argument("--games", type=int, default=6, help="at once")
    parser.add_argument("--instances", type=int, default=1)
    parser.add_argument("--database", help="default: a new SQLite file")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        database = wanted.database or f"sqlite:///{folder / 'tables.db'}"
        found = asyncio.run(run(database, wanted.kills, wanted.games, wanted.instances, folder))
    print(json.dumps(found))
    return 1 if found["missing"] or found["twice"] or not found["acknowledged"] else 0


if __name__ == "__main__":
    sys.exit(main())
