"""Games over real sockets while the server is killed: is every acknowledged move there, once?

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
from dataclasses import dataclass, field
from pathlib import Path

from processes import ServerProcess
from websockets.exceptions import WebSocketException

from mandala.client import Server, TableLine
from mandala.client.socket import MoveRefused, new_id
from mandala.records.errors import MandalaError
from mandala.server.messages.from_client import Move
from mandala.server.messages.http import Online, SeatTaken
from mandala.server.storage.opening import open_storage
from mandala.server.tables import events as log
from mandala.server.tables.table import fold


@dataclass
class Ledger:
    """What clients were promised: request → (table, seq, move)."""

    acknowledged: dict[str, tuple[str, int, str]] = field(default_factory=dict)
    sent: int = 0
    duplicates: int = 0
    refused: int = 0
    reconnects: int = 0
    tables: list[str] = field(default_factory=list)


async def patiently(request):  # type: ignore[no-untyped-def]  # any coroutine function of the client
    """Try until the server is there."""
    while True:
        try:
            return await request()
        except MandalaError:
            await asyncio.sleep(0.1)


async def seated(urls: list[str]) -> list[tuple[Server, SeatTaken]]:
    """A new online table whose players use these servers."""
    ada, bea = Server(urls[0]), Server(urls[-1])
    first = await patiently(lambda: ada.create(Online(name="Ada")))
    second = await patiently(lambda: bea.join(first.table_id, "Bea", first.invite_token))
    return [(ada, first), (bea, second)]


async def play(line: TableLine, seat: SeatTaken, source: random.Random, ledger: Ledger) -> None:
    """Make random legal moves whenever it is this seat's decision, until the game is over."""
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
    """One game after the other, until cancelled."""
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


async def _entered(line: TableLine) -> None:
    while True:
        try:
            await line.__aenter__()
            return
        except (OSError, MandalaError, WebSocketException):  # the server is down just now
            await asyncio.sleep(0.1)


async def check(database: str, ledger: Ledger) -> dict[str, int]:
    """Look into the storage: what is missing, what is there twice."""
    storage = await open_storage(database)
    missing = twice = stored = 0
    for table_id in ledger.tables:
        rows = await storage.events(table_id)
        fold(rows)  # every log is a game by the rules
        by_request = {row.client_move_id: row for row in rows if row.client_move_id}
        requests = [row.client_move_id for row in rows if row.client_move_id]
        twice += len(requests) - len(set(requests))
        promised = {r: a for r, a in ledger.acknowledged.items() if a[0] == table_id}
        for request, (_, seq, move) in promised.items():
            row = by_request.get(request)
            event = log.read(row) if row else None
            right = isinstance(event, log.Moved) and event.move == move
            missing += not (row and row.seq == seq and right)
        moves = [log.read(row) for row in rows]
        by_people = [e for e in moves if isinstance(e, log.Moved) and e.how == "player"]
        stored += len(by_people)
    await storage.close()
    return {"missing": missing, "twice": twice, "stored": stored}


async def _progress(ledger: Ledger, moves: int) -> None:
    """Wait until play is under way again."""
    enough = len(ledger.acknowledged) + moves
    async with asyncio.timeout(120):
        while len(ledger.acknowledged) < enough:
            await asyncio.sleep(0.02)


async def run(
    database: str, kills: int, at_once: int, instances: int, folder: Path
) -> dict[str, object]:
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
    return {
        "kills": kills,
        "instances": instances,
        "games": len(ledger.tables),
        "acknowledged": len(ledger.acknowledged),
        "retried_after_a_kill": ledger.duplicates,
        "reconnects": ledger.reconnects,
        "seconds": round(seconds, 1),
    } | found


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
