"""Files in a folder that the system does not let people look into: said in one line."""

import asyncio
import ctypes
import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from mandala.server.storage.backup import write_backup
from mandala.server.storage.open import open_storage, sqlite_url
from support.program import PROGRAM, environment

PR_CAPBSET_DROP = 24
CAP_DAC_OVERRIDE, CAP_DAC_READ_SEARCH = 1, 2


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A folder with a database and its backup, and a folder ``shut`` that nobody may enter."""
    place = tmp_path_factory.mktemp("place")
    url = sqlite_url(place / "club.db")

    async def make() -> None:
        await (await open_storage(url)).close()

    asyncio.run(make())
    write_backup(url, place / "club.backup")
    (place / "shut").mkdir(mode=0o000)
    yield place
    (place / "shut").chmod(0o700)


def obey_rights() -> None:
    """In a child of the superuser, whom no right stops: from the next program on, they do."""
    libc = ctypes.CDLL(None, use_errno=True)
    for right in (CAP_DAC_OVERRIDE, CAP_DAC_READ_SEARCH):
        if libc.prctl(PR_CAPBSET_DROP, right, 0, 0, 0):
            raise OSError(ctypes.get_errno(), "prctl")


@pytest.mark.parametrize(
    "arguments",
    [
        "replay shut/game.jsonl",
        "verify shut/game.jsonl",
        "play --record shut/game.jsonl",
        "play --resume shut/game.jsonl",
        "backup shut/club.backup --database sqlite:///club.db",
        "backup new.backup --database sqlite:///shut/club.db",
        "restore shut/club.backup --database sqlite:///new.db",
        "restore club.backup --database sqlite:///shut/new.db",
        "export --database sqlite:///shut/club.db",
        "export --out shut/games.jsonl --database sqlite:///club.db",
        "delete-guest ID --database sqlite:///shut/club.db",
        "arena random random --games 2 --records shut/games.jsonl",
    ],
)
def test_it_is_one_line_that_names_the_file(arguments: str, place: Path) -> None:
    done = subprocess.run(
        [*PROGRAM, *arguments.split()],
        cwd=place,
        env=environment(),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        preexec_fn=obey_rights if os.geteuid() == 0 else None,
    )
    assert done.returncode == 2, done
    assert done.stderr.count("\n") == 1
    (named,) = (word for word in arguments.split() if "shut/" in word)
    assert named.removeprefix("sqlite:///") in done.stderr
    assert done.stderr.endswith(": Permission denied\n")
    assert not (place / "new.backup").exists()
