"""Breaks the database under play, and checks the server's acknowledgements and health answers.

    make faults
    python bench/server/faults.py --only deleted,full

For each fault it prints how long the health took to tell the truth, the moves acknowledged, and
how many of them are missing once the fault is mended. Some faults need root: they are named as not
run otherwise. Everything stays on loopback and in a temporary folder.
"""

import argparse
import asyncio
import contextlib
import json
import os
import random
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from kills import Ledger, check, games
from processes import ServerProcess

from mandala.server.storage.open import sqlite_url

GAMES = 4
BEFORE = 250  # acknowledged moves before the fault: enough for SQLite to write its log back
WITHIN_S = 5.0
WATCH_S = 6.0
WARM_UP_S = 120


@dataclass
class Setup:
    """A server on a fresh database. ``mend`` is called once the server has stopped."""

    folder: Path
    database: str
    server: ServerProcess
    mend: Callable[[], object] = lambda: None

    @property
    def file(self) -> Path:
        return self.folder / "tables.db"


@dataclass
class Watched:
    """The events after the fault: times of acknowledged moves, and answers of the health check."""

    acknowledged: list[float] = field(default_factory=list)
    answers: list[tuple[float, int, str | None]] = field(default_factory=list)


def health(url: str) -> tuple[int, str | None]:
    """Returns the status of /healthz, and the code of the fault."""
    try:
        with urllib.request.urlopen(f"{url}/healthz", timeout=10) as answer:
            return answer.status, None
    except urllib.error.HTTPError as error:
        return error.code, json.loads(error.read())["code"]


def acknowledged(ledger: Ledger) -> int:
    return len(ledger.acknowledged)


async def watch(setup: Setup, ledger: Ledger, seconds: float) -> Watched:
    """Looks at the health and the acknowledgements ten times a second."""
    found, began, last = Watched(), time.monotonic(), acknowledged(ledger)
    while (now := time.monotonic() - began) < seconds:
        status, code = await asyncio.to_thread(health, setup.server.url)
        found.answers.append((time.monotonic() - began, status, code))
        if acknowledged(ledger) > last:
            last = acknowledged(ledger)
            found.acknowledged.append(now)
        await asyncio.sleep(0.1)
    return found


def truthful_after(found: Watched) -> float | None:
    """Returns after how many seconds the health agreed with the acknowledgements for good.

    None: never. Health tells the truth if it is 200 while moves are acknowledged, else 503.
    """
    stored = bool(found.acknowledged) and found.acknowledged[-1] > found.answers[-1][0] - 2
    expected = 200 if stored else 503
    wrong = [at for at, status, _ in found.answers if status != expected]
    if not wrong:
        return 0.0
    later = [at for at, _, _ in found.answers if at > wrong[-1]]
    return later[0] if later else None


def deleted(setup: Setup) -> None:
    setup.file.unlink()
    setup.mend = lambda: put_rescued_in_place(setup)


def folder_deleted(setup: Setup) -> None:
    for name in ("tables.db", "tables.db-wal", "tables.db-shm"):
        (setup.folder / name).unlink(missing_ok=True)
    setup.mend = lambda: put_rescued_in_place(setup)


def replaced(setup: Setup) -> None:
    other = setup.folder / "other.db"
    with contextlib.closing(sqlite3.connect(other)) as connection:
        connection.execute("CREATE TABLE something (value)")
    other.replace(setup.file)
    setup.mend = lambda: put_rescued_in_place(setup)


def log_deleted(setup: Setup) -> None:
    (setup.folder / "tables.db-wal").unlink()
    setup.mend = lambda: put_rescued_in_place(setup)


def truncated(setup: Setup) -> None:
    with setup.file.open("r+b") as file:
        file.truncate(setup.file.stat().st_size // 2)
    setup.mend = lambda: put_rescued_in_place(setup)


def emptied(setup: Setup) -> None:
    with setup.file.open("r+b") as file:
        file.truncate(0)
    setup.mend = lambda: put_rescued_in_place(setup)


def put_rescued_in_place(setup: Setup) -> None:
    """Does what the hosting guide tells the host to do."""
    copies = sorted(setup.folder.glob("tables.db.rescued-*"))
    if copies:
        for name in ("tables.db", "tables.db-wal", "tables.db-shm"):
            (setup.folder / name).unlink(missing_ok=True)
        copies[-1].replace(setup.file)


def read_only_rights(setup: Setup) -> None:
    """The files stay open for writing: the server goes on storing, and must say so."""
    for file in setup.folder.glob("tables.db*"):
        file.chmod(0o444)
    setup.mend = lambda: subprocess.run(
        ["chmod", "600", *setup.folder.glob("tables.db*")], check=True
    )


def read_only_medium(setup: Setup) -> None:
    """The file system refuses to write, also through open files."""
    files = [str(file) for file in setup.folder.glob("tables.db*") if "-shm" not in file.name]
    subprocess.run(["chattr", "+i", *files], check=True)
    setup.mend = lambda: subprocess.run(["chattr", "-i", *files], check=True)


def full(setup: Setup) -> None:
    """Fills the small file system that the database is on."""
    filler = setup.folder / "filler"
    with contextlib.suppress(OSError), filler.open("wb", buffering=0) as file:
        while True:
            file.write(b"\0" * 4096)
    setup.mend = filler.unlink


def size_limit(setup: Setup) -> None:
    """No file may become larger than the database is now: the write-ahead log is larger already."""
    size = setup.file.stat().st_size // 2
    subprocess.run(["prlimit", "--pid", str(setup.server.pid), f"--fsize={size}"], check=True)


def locked(setup: Setup) -> None:
    other = sqlite3.connect(setup.file, isolation_level=None, check_same_thread=False)
    other.execute("BEGIN IMMEDIATE")
    setup.mend = other.close


def overwritten(setup: Setup) -> None:
    """Writes noise over the middle third of the file."""
    size = setup.file.stat().st_size
    with setup.file.open("r+b") as file:
        file.seek(size // 3)
        file.write(os.urandom(size // 3))
    setup.mend = lambda: put_rescued_in_place(setup)


FAULTS: dict[str, Callable[[Setup], None]] = {
    "deleted": deleted,
    "all files deleted": folder_deleted,
    "replaced": replaced,
    "log deleted": log_deleted,
    "truncated to half": truncated,
    "emptied": emptied,
    "overwritten": overwritten,
    "locked": locked,
    "read-only rights": read_only_rights,
    "read-only medium": read_only_medium,
    "full disk": full,
    "size limit": size_limit,
}
DESTROYS = ("truncated to half", "emptied", "overwritten")
"""Faults that destroy stored data itself: what was acknowledged before them may be gone."""


@contextlib.contextmanager
def folder_for(fault: str) -> Iterator[Path | None]:
    """Yields a folder for the database, on a small file system of its own for a full disk."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
        folder = Path(name)
        if fault != "full disk":
            yield None if fault == "read-only medium" and not can_seal(folder) else folder
            return
        mount = ["mount", "-t", "tmpfs", "-o", "size=8m", "tmpfs", name]
        if os.geteuid() != 0 or subprocess.run(mount, check=False).returncode != 0:
            yield None
            return
        try:
            yield folder
        finally:
            subprocess.run(["umount", "--lazy", name], check=False)


def can_seal(folder: Path) -> bool:
    """Returns whether this file system and this user can make a file immutable."""
    probe = folder / "probe"
    probe.touch()
    command = shutil.which("chattr")
    if not command or os.geteuid() != 0:
        return False
    done = subprocess.run([command, "+i", str(probe)], check=False, capture_output=True)
    subprocess.run([command, "-i", str(probe)], check=False, capture_output=True)
    probe.unlink()
    return done.returncode == 0


async def run(fault: str, folder: Path, logs: Path) -> dict[str, object]:
    """Plays, breaks the database, watches, mends it, and counts what is missing."""
    database = sqlite_url(folder / "tables.db")
    setup = Setup(folder, database, ServerProcess(database, logs / f"{fault}.log"))
    await asyncio.to_thread(setup.server.start)
    ledger = Ledger()
    tasks = [asyncio.create_task(games([setup.server.url], n, ledger)) for n in range(GAMES)]
    async with asyncio.timeout(WARM_UP_S):
        while acknowledged(ledger) < BEFORE:
            await asyncio.sleep(0.05)
    FAULTS[fault](setup)
    before = dict(ledger.acknowledged)
    found = await watch(setup, ledger, WATCH_S)
    after = acknowledged(ledger) - len(before)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    await asyncio.to_thread(setup.server.kill)
    setup.mend()
    return {
        "fault": fault,
        "truth_s": truthful_after(found),
        "code": next((code for _, _, code in found.answers[::-1] if code), None),
        "status": found.answers[-1][1],
        "before": len(before),
        "after": after,
        **await missing(setup, ledger, before),
    }


async def missing(
    setup: Setup, ledger: Ledger, before: dict[str, tuple[str, int, str]]
) -> dict[str, object]:
    """Counts the acknowledged moves that the mended database lacks."""
    try:
        lost = int((await check(setup.database, ledger))["missing"])
    except Exception as error:
        return {"missing": len(ledger.acknowledged), "missing_after": None, "why": str(error)}
    recent = Ledger(tables=ledger.tables)
    recent.acknowledged = {r: a for r, a in ledger.acknowledged.items() if r not in before}
    return {
        "missing": lost,
        "missing_after": int((await check(setup.database, recent))["missing"]),
    }


def is_bad(found: dict[str, object]) -> bool:
    truth = found["truth_s"]
    late = not isinstance(truth, float) or truth > WITHIN_S
    if found["fault"] in DESTROYS:
        return late or bool(found["missing_after"])
    return late or bool(found["missing"])


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", help="faults, with commas between them")
    wanted = parser.parse_args()
    chosen = wanted.only.split(",") if wanted.only else list(FAULTS)
    random.seed(1)
    bad = 0
    print(f"load of the machine: {os.getloadavg()[0]:.1f}, processors: {os.cpu_count()}")
    print("| fault | health true after | its code | acked before | acked after | missing |")
    print("| --- | --- | --- | --- | --- | --- |", flush=True)
    with tempfile.TemporaryDirectory() as logs:
        for fault in chosen:
            with folder_for(fault) as folder:
                if folder is None:
                    print(f"| {fault} | NOT RUN: needs root and a suitable file system |||||")
                    continue
                found = asyncio.run(run(fault, folder, Path(logs)))
            bad += is_bad(found)
            truth = found["truth_s"]
            shown = f"{truth:.1f} s" if isinstance(truth, float) else "NEVER"
            gone = found["missing"]
            if fault in DESTROYS and gone:
                gone = f"{gone} destroyed, {found['missing_after']} of those after"
            columns = (fault, shown, found["code"], found["before"], found["after"], gone)
            print("| " + " | ".join(map(str, columns)) + " |", flush=True)
            if "why" in found:
                print(f"(after '{fault}' the file could not be read: {found['why']})")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
