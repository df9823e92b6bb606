"""Acknowledged events are on the disk: killed programs, system calls, settings."""

import asyncio
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from mandala.server.storage import postgres, sqlite
from mandala.server.storage.open import open_storage, sqlite_file, sqlite_url
from support.append_events import TABLE

TESTS = Path(__file__).parents[2]
ENVIRONMENT = os.environ | {"PYTHONPATH": str(TESTS)}
KILLS = 3


def killed_after(url: str, seconds: float) -> int:
    """Lets the program store events, then kills it; returns the last acknowledged event."""
    program = subprocess.Popen(
        [sys.executable, "-m", "support.append_events", url],
        stdout=subprocess.PIPE,
        env=ENVIRONMENT,
    )
    assert program.stdout is not None
    assert program.stdout.readline() == b"ready\n"
    time.sleep(seconds)
    program.send_signal(signal.SIGKILL)
    said = program.stdout.read().splitlines(keepends=True)
    program.stdout.close()
    program.wait()
    whole = [line for line in said if line.endswith(b"\n")]
    return int(whole[-1].split()[1]) if whole else 0


def test_killed_program_loses_no_acknowledged_event(database_url: str) -> None:
    source = random.Random(1)
    acknowledged = 0

    async def stored() -> list[tuple[int, str | None]]:
        storage = await open_storage(database_url)
        log = await storage.events(TABLE)
        await storage.close()
        return [(event.seq, event.client_move_id) for event in log]

    for _ in range(KILLS):
        last = killed_after(database_url, source.uniform(0.02, 0.2))
        acknowledged = max(acknowledged, last)
        log = asyncio.run(stored())
        assert len(log) in (acknowledged, acknowledged + 1) or not last  # one may be unsaid
        assert log == [(1, None), *((seq, f"0:{seq - 1}") for seq in range(2, len(log) + 1))]
        assert len(log) >= acknowledged
    assert acknowledged > KILLS  # it did something


def test_sync_precedes_every_acknowledgement(tmp_path: Path) -> None:
    """Between two acknowledgements the log of SQLite is written and synced."""
    strace = shutil.which("strace")
    if strace is None and os.environ.get("CI") != "true":
        pytest.skip("NOT TESTED: strace is not installed; run `make services` as root on Debian")
    assert strace, "strace is missing: `make services` installs it"
    trace, url = tmp_path / "trace", sqlite_url(tmp_path / "tables.db")
    program = ["-m", "support.append_events", url, "20"]
    calls = "trace=fdatasync,fsync,write,pwrite64"
    subprocess.run(
        [strace, "-f", "-y", "-e", calls, "-o", str(trace), sys.executable, *program],
        env=ENVIRONMENT,
        stdout=subprocess.DEVNULL,
        check=True,
    )
    written = synced = False
    acknowledgements = 0
    for line in trace.read_text().splitlines():
        if re.search(r"pwrite64\(\d+<[^>]*tables\.db-wal>", line):
            written, synced = True, False
        elif re.search(r"f(data)?sync\(\d+<[^>]*tables\.db-wal>.*= 0", line):
            synced = written
        elif "write(1<" in line and '"ack ' in line:
            assert synced, line
            acknowledgements += 1
            written = synced = False
    assert acknowledgements == 20


@pytest.mark.anyio
@pytest.mark.usefixtures("storage")
async def test_connections_sync_every_commit(ready_url: str) -> None:
    file = sqlite_file(ready_url)
    if file is not None:
        connection = sqlite.connect(file)
        settings = {
            name: connection.execute(f"PRAGMA {name}").fetchone()[0]
            for name in ("journal_mode", "synchronous", "foreign_keys", "secure_delete")
        }
        connection.close()
        expected = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "secure_delete": 1}
        assert settings == expected
        assert file.stat().st_mode & 0o777 == 0o600
    else:
        connection = await postgres.connect(ready_url)
        for name in ("synchronous_commit", "fsync"):
            assert await connection.fetchval(f"SHOW {name}") == "on"
        await connection.close()
