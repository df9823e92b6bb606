"""The disk is synced before a move is acknowledged: seen in the server's own system calls."""

import asyncio
import os
import re
import shutil
import sys
from pathlib import Path

import pytest

from mandala.client import ApiClient
from mandala.server.protocol.http import HotSeat
from support.table_server import look_at, until

sys.path.insert(0, str(Path(__file__).parents[2] / "bench" / "server"))
from processes import ServerProcess

MOVES = 12
SYNCED = re.compile(r"fdatasync\(|fsync\(|(fdatasync|fsync) resumed")


def calls(trace: Path) -> list[str]:
    """Returns the relevant calls in order: ``sync`` at the end of a sync, ``ack`` when one is sent."""
    found = []
    for line in trace.read_text(errors="replace").splitlines():
        if SYNCED.search(line) and line.rstrip().endswith("= 0"):
            found.append("sync")
        elif "sendto(" in line and '\\"type\\":\\"ack\\"' in line:
            found.append("ack")
    return found


def test_sync_precedes_every_acknowledgement(tmp_path: Path) -> None:
    if shutil.which("strace") is None and os.environ.get("CI") != "true":
        pytest.skip("NOT TESTED: strace is not installed; run `make services` as root on Debian")
    trace = tmp_path / "trace"
    watched = "trace=fsync,fdatasync,sendto"
    server = ServerProcess(
        f"sqlite:///{tmp_path / 'tables.db'}",
        tmp_path / "log",
        wrapper=("strace", "-D", "-f", "-s", "64", "-e", watched, "-o", str(trace)),
    )
    server.start()
    try:
        asyncio.run(play(server.url))
    finally:
        assert server.stop() == 0
    seen = calls(trace)
    acknowledged = 0
    synced = False
    for call in seen:
        if call == "sync":
            synced = True
        else:
            assert synced, "an acknowledgement went out before its move was synced"
            synced = False  # the next move is sent after this one, and needs its own
            acknowledged += 1
    assert acknowledged == MOVES + 1  # the nonce is acknowledged, too


async def play(url: str) -> None:
    """Moves one after the other, each sent when the last one was acknowledged."""
    guest = ApiClient(url)
    seat = await guest.create(HotSeat(names=("Ada", "Bea")))
    async with guest.sit(seat.table_id) as line:
        for _ in range(MOVES):
            decision = (await look_at(line, line.position.to_move)).decision
            assert decision is not None
            ack = await line.move(decision.legal[0].move)
            await until(line, ack.seq)
