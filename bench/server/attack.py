"""Plays hostile clients against a live server while honest games go on, and prints what it cost.

    python bench/server/attack.py                     # every pattern: 40 games, 30 moves/s
    python bench/server/attack.py --only pings hellos --seconds 20
    python bench/server/attack.py --games 500 --rate 300 --ai --only pings

The server runs with its usual limits. Each honest person and each attacker has an address of its
own (127.0.0.0/8, so this runs on Linux only). Attackers run in another process with a lower
priority, so that the server is measured and not the lack of a third core. ``--shared``: all
attackers come from one address. Ends with exit code 1 if an honest request was refused. It
also does so if the p99 of an honest move under attack is more than three times the p99 before.
"""

import argparse
import asyncio
import contextlib
import gc
import json
import multiprocessing
import os
import signal
import sqlite3
import sys
import tempfile
import time
from multiprocessing.connection import Connection
from pathlib import Path

from honest import People, addresses, percentile
from hostile import ATTACKS as WITHOUT_SEAT
from hostile import Target, idle
from hostile_players import ATTACKS as WITH_SEAT
from lean_socket import cpu_s, memory_mb
from processes import ServerProcess

from mandala.client import ApiClient, MoveRefused, TableSocket
from mandala.client.table_socket import new_id
from mandala.server.actions.base import Request
from mandala.server.actions.move import Move
from mandala.server.actions.take_back import MOST_TAKE_BACKS, TakeBack
from mandala.server.protocol.http import AgainstAi

ATTACKS = WITHOUT_SEAT | WITH_SEAT
IDLE = "idle connections"
BAR = 3.0
STOP_S = 20.0  # time for the attackers to stop and report
SHARE_PLAYED = 0.5  # of the honest moves that were due: with fewer there is nothing to compare
FLOOR_MS = 10.0  # a quiet p99 below this is counted as this: below, the ratio is noise


def hostile_process(
    pattern: str,
    block: int,
    sockets: int,
    shared: bool,
    idle_number: int,
    target: Target,
    report: Connection,
) -> None:
    """Attacks until terminated. Reports when it begins, and at the end what was done."""
    with contextlib.suppress(OSError):
        os.nice(10)
    raise_files()
    names = addresses(block)
    target.counts.clear()  # those of the honest people

    async def attack() -> None:
        task = asyncio.current_task()
        assert task
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
        report.send({})  # at work from now on
        if pattern == IDLE:
            await idle(target, [next(names) for _ in range(1 if shared else 200)], idle_number)
        one = next(names)
        tasks = [
            asyncio.ensure_future(ATTACKS[pattern](target, one if shared else next(names)))
            for _ in range(sockets)
        ]
        await asyncio.gather(*tasks)

    with contextlib.suppress(asyncio.CancelledError):
        asyncio.run(attack())
    report.send(target.counts)


def raise_files() -> None:
    """Allow as many open connections as the system does."""
    import resource

    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


async def long_table(url: str) -> tuple[str, str]:
    """Returns the table and the link of a game against the AI with as many take-backs as allowed."""
    person = ApiClient(url)
    seat = await person.create(AgainstAi(name="Ada", level=1, starts="first"))
    async with person.sit(seat.table_id) as line:
        number: int = 0
        while line.table.result is None and number < MOST_TAKE_BACKS:
            if line.decision is None:
                await line.next()
            elif line.position.ply > 20 and "take_back" in line.table.actions:
                number += await _accepted(line, TakeBack(client_move_id=new_id(), seq=line.seq))
                await _move_first(line)
            else:
                await _move_first(line)
    return seat.table_id, seat.seat_token


async def _accepted(line: TableSocket, request: Request) -> bool:
    """Carries out a request; False: it was refused for now."""
    try:
        ack = await line.request(request)
    except MoveRefused:
        await asyncio.sleep(0.5)
        return False
    while line.seq < ack.seq:
        await line.next()
    return True


async def _move_first(line: TableSocket) -> None:
    """Makes the first legal move, if it is the person's turn."""
    if line.decision is not None:
        move = line.decision.legal[0].move
        await _accepted(line, Move(client_move_id=new_id(), seq=line.seq, move=move))


async def keep_ai_busy(url: str) -> None:
    """Plays against the strongest AI and replies at once."""
    person = ApiClient(url)
    while True:
        seat = await person.create(AgainstAi(name="Cleo", level=5))
        async with person.sit(seat.table_id) as line:
            while line.table.status != "over":
                if line.decision is None:
                    await line.next()
                else:
                    ack = await line.move(line.decision.legal[0].move)
                    while line.seq < ack.seq:
                        await line.next()


def rows(database: Path) -> int:
    """Returns how many rows the database holds."""
    with contextlib.closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as found:
        names = [
            row[0] for row in found.execute("SELECT name FROM sqlite_master WHERE type='table'")
        ]
        return sum(found.execute(f'SELECT count(*) FROM "{name}"').fetchone()[0] for name in names)


async def window(people: People, rate: float, seconds: float) -> dict[str, float]:
    """Plays for a while; returns the times of the moves and visits, and what was refused."""
    people.acknowledged, people.visits, people.refused = [], [], []
    errors = people.errors()
    behind = await people.play(rate, seconds)
    people.acknowledged += people.waited()
    return {
        "p50": percentile(people.acknowledged, 0.5),
        "p99": percentile(people.acknowledged, 0.99),
        "visit": percentile(people.visits, 0.9),
        "refused": len(people.refused) + people.errors() - errors,
        "behind": behind,
        "moves": len(people.acknowledged),
    }


async def measure(wanted: argparse.Namespace, folder: Path) -> bool:
    """Runs every pattern; returns whether all bars were met."""
    raise_files()
    log, database = folder / "server.log", folder / "tables.db"
    server = ServerProcess(
        f"sqlite:///{database}",
        log,
        ai_workers=wanted.ai_workers,
        limits=1.0,
        log_level="info",
        python=wanted.python,
    )
    await asyncio.to_thread(server.start)
    try:
        return await measure_server(wanted, server, log, database)
    finally:
        await asyncio.to_thread(server.stop)


async def measure_server(
    wanted: argparse.Namespace, server: ServerProcess, log: Path, database: Path
) -> bool:
    target = Target(server.url, "")
    people = People(target)
    patterns = wanted.only or [*ATTACKS, IDLE]
    if any(name in ("retold logs", "hellos") for name in patterns):
        target.long_table = await long_table(server.url)
    listed = {"kind": "online", "name": "Zoe", "listed": True}
    seat = await people.ask("127.9.9.9", "POST", "/api/v1/tables", listed, patient=True)
    target.table_id = str(seat["table_id"])
    for _ in range(wanted.games):
        await people.open_table()
    gc.collect()
    gc.freeze()
    gc.disable()  # a pause here would count as one of the server
    chores = [asyncio.create_task(people.go_on()), asyncio.create_task(people.visit())]
    if wanted.ai:
        chores += [asyncio.create_task(keep_ai_busy(server.url)) for _ in range(4)]
    await people.play(wanted.rate, min(3, wanted.seconds))
    print(
        "| pattern | quiet p50 / p99, ms | under attack p50 / p99, ms | ratio | honest refused |"
        " visit p90 quiet / attacked, ms | server cores quiet / attacked | memory, MB | log, kB | rows | hostile | load |\n"
        "| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |"
    )
    good, refused = True, 0.0
    attacks: dict[str, dict[str, int]] = {}
    context = multiprocessing.get_context("spawn")
    for block, pattern in enumerate(patterns, 20):
        began, used = time.perf_counter(), cpu_s(server.pid)
        quiet = await window(people, wanted.rate, wanted.seconds)
        idle_cores = (cpu_s(server.pid) - used) / (time.perf_counter() - began)
        before = (memory_mb(server.pid), log.stat().st_size, rows(database))
        received, sent = context.Pipe(duplex=False)
        args = (pattern, block, wanted.sockets, wanted.shared, wanted.idle, target, sent)
        attacker = context.Process(target=hostile_process, args=args, daemon=True)
        attacker.start()
        sent.close()  # then the end of the process ends the wait for its reports
        await asyncio.to_thread(received.recv)
        await people.play(wanted.rate, min(2, wanted.seconds))
        began, used = time.perf_counter(), cpu_s(server.pid)
        attacked = await window(people, wanted.rate, wanted.seconds)
        cores = (cpu_s(server.pid) - used) / (time.perf_counter() - began)
        attacker.terminate()
        has_ended = await asyncio.to_thread(received.poll, STOP_S)
        done: dict[str, int] = received.recv() if has_ended else {"no report": 1}
        attacker.kill()
        await asyncio.to_thread(attacker.join)
        ratio = attacked["p99"] / max(quiet["p99"], FLOOR_MS)
        starved = attacked["moves"] < SHARE_PLAYED * wanted.rate * wanted.seconds
        good = good and ratio <= BAR and not attacked["refused"] and not starved
        refused += attacked["refused"]
        attacks[pattern] = done
        print(
            f"| {pattern} | {quiet['p50']} / {quiet['p99']} | {attacked['p50']} / {attacked['p99']}"
            f" | {ratio:.2f} | {attacked['refused']:.0f}"
            f" | {quiet['visit']:.0f} / {attacked['visit']:.0f}"
            f" | {idle_cores:.2f} / {cores:.2f} | {before[0]:.0f} → {memory_mb(server.pid):.0f}"
            f" | {(log.stat().st_size - before[1]) / 1000:.1f} | +{rows(database) - before[2]}"
            f" | {', '.join(f'{what} {number:,}' for what, number in sorted(done.items()))}"
            f" | {os.getloadavg()[0]:.1f} |",
            flush=True,
        )
        if starved:
            print(f"  only {attacked['moves']:.0f} honest moves were played", file=sys.stderr)
        for text in people.refused[:3]:
            print(f"  refused: {text}", file=sys.stderr)
        await people.play(wanted.rate, min(2, wanted.seconds))
    for chore in chores:
        chore.cancel()
    await asyncio.gather(*chores, return_exceptions=True)
    result = {"honest_moves": people.moves, "honest_refused": refused, "games_lost": people.lost}
    print(json.dumps(result | {"good": good, "hostile": attacks}))
    return good and not people.lost


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--rate", type=float, default=30, help="honest moves a second")
    parser.add_argument("--seconds", type=float, default=10, help="of each quiet and attacked time")
    parser.add_argument("--sockets", type=int, default=20, help="of the attackers")
    parser.add_argument("--idle", type=int, default=2_000, help="silent connections")
    parser.add_argument("--shared", action="store_true", help="all attackers at one address")
    parser.add_argument("--ai", action="store_true", help="keep the AI busy")
    parser.add_argument("--ai-workers", type=int, default=1, help="AI processes of the server")
    parser.add_argument("--only", nargs="+", choices=[*ATTACKS, IDLE])
    parser.add_argument("--python", default=sys.executable, help="the one that runs the server")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        return 0 if asyncio.run(measure(wanted, Path(folder))) else 1


if __name__ == "__main__":
    sys.exit(main())
