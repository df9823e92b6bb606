"""The script that systemd runs: it writes a backup, restores it, and keeps the newest."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path

from mandala.server.storage.open import open_storage, sqlite_url
from support.storage import new_table

SCRIPT = Path(__file__).parents[2] / "deploy" / "backup.sh"


async def _fill(url: str) -> None:
    storage = await open_storage(url)
    await new_table(storage, "t1")
    await storage.close()


def run(folder: Path, program: Path, keep: int) -> subprocess.CompletedProcess[str]:
    environment = {
        "MANDALA": str(program),
        "MANDALA_DATABASE": sqlite_url(folder / "tables.db"),
        "BACKUPS": str(folder / "backups"),
        "KEEP": str(keep),
    }
    return subprocess.run(
        ["/bin/sh", str(SCRIPT)],
        env=os.environ | environment,
        capture_output=True,
        text=True,
        check=False,
    )


def program(folder: Path, before: str = "") -> Path:
    file = folder / "mandala"
    file.write_text(f'#!/bin/sh\n{before}\nexec "{sys.executable}" -m mandala "$@"\n')
    file.chmod(0o755)
    return file


def test_backup_is_restored_and_the_newest_are_kept(tmp_path: Path) -> None:
    asyncio.run(_fill(sqlite_url(tmp_path / "tables.db")))
    backups = tmp_path / "backups"
    backups.mkdir()
    for hour in (1, 2):
        (backups / f"mandala-20200101T0{hour}0000Z.jsonl").touch()
    done = run(tmp_path, program(tmp_path), keep=2)
    assert done.returncode == 0, done.stderr
    oldest, newest = sorted(backups.iterdir())
    assert oldest.name == "mandala-20200101T020000Z.jsonl"
    assert '"t1"' in newest.read_text()
    assert newest.stat().st_mode & 0o777 == 0o600


def test_backup_that_cannot_be_restored_is_an_error_and_deletes_nothing(tmp_path: Path) -> None:
    asyncio.run(_fill(sqlite_url(tmp_path / "tables.db")))
    backups = tmp_path / "backups"
    backups.mkdir()
    (backups / "mandala-20200101T010000Z.jsonl").touch()
    cut_off = 'if [ "$1" = restore ]; then sed -i "$ d" "$4"; fi'
    done = run(tmp_path, program(tmp_path, cut_off), keep=1)
    assert done.returncode == 1
    assert "cannot be restored" in done.stderr
    names = sorted(file.name for file in backups.iterdir())
    assert names[0] == "mandala-20200101T010000Z.jsonl"
    assert names[1].endswith(".broken")
