"""Backup and restore, within and between SQLite and PostgreSQL."""

import asyncio
import json
import os
import re
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from mandala.records.errors import MandalaError
from mandala.server.storage.backup import read_backup, write_backup
from mandala.server.storage.base import Guest, Seat, StorageMisuse, Summary, Token
from mandala.server.storage.migrate import REVISION
from mandala.server.storage.open import open_storage, sqlite_url
from mandala.server.storage.storage import Storage
from support.storage import PLAYING, event, new_table


def within(url: str, work: Callable[[Storage], Coroutine[Any, Any, Any]]) -> Any:
    """Open a storage, let ``work`` use it, close it."""

    async def use() -> Any:
        storage = await open_storage(url)
        try:
            return await work(storage)
        finally:
            await storage.close()

    return asyncio.run(use())


async def fill(storage: Storage) -> None:
    await storage.put_guest(Guest("guest-ann", "Ann «é»\n", 1, 2))
    for i in range(3):
        seats = [Seat(0, "guest-ann", "Ann"), Seat(1, None, "level:2")]
        tokens = [Token(f"hash{i}", f"t{i}", "seat0", 5, "guest-ann")]
        await new_table(
            storage, f"t{i}", Summary("playing", 0, True, b'{"moves":7}'), 5, seats, tokens
        )
        many = [event(request=f"0:{n}") for n in range(250)]  # three times: more than at once
        await storage.append(f"t{i}", 1, many, PLAYING)


async def everything(storage: Storage) -> object:
    rows = [await storage.table(f"t{i}") for i in range(3)]
    logs = [await storage.events(f"t{i}") for i in range(3)]
    tokens = [await storage.token(f"hash{i}") for i in range(3)]
    return rows, logs, tokens, await storage.guest("guest-ann"), await storage.secret("cookies")


@pytest.fixture
def filled(tmp_path: Path) -> str:
    url = sqlite_url(tmp_path / "club.db")
    within(url, fill)
    return url


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "club.backup"


def test_backup_moves_everything_to_postgresql_and_back(
    filled: str, file: Path, tmp_path: Path, postgres_url: str
) -> None:
    before = within(filled, everything)
    counted = write_backup(filled, file)
    assert counted["events"] == 3 * 251
    assert file.stat().st_mode & 0o777 == 0o600
    assert read_backup(postgres_url, file) == counted
    assert within(postgres_url, everything) == before
    again, back = tmp_path / "again.backup", sqlite_url(tmp_path / "back.db")
    write_backup(postgres_url, again)
    assert again.read_bytes() == file.read_bytes()
    read_backup(back, again)
    assert within(back, everything) == before
    within(back, lambda s: s.append("t0", 251, [event()], PLAYING))  # and it goes on


def test_backup_is_consistent_while_the_server_writes(database_url: str, file: Path) -> None:
    """Each event is written with its seat's name changed: in the backup they belong together."""

    async def play_while_backing_up(storage: Storage) -> None:
        await new_table(storage, "t1", seats=[Seat(0, None, "1")])
        backup = asyncio.create_task(asyncio.to_thread(write_backup, database_url, file))
        seq = 1
        while not backup.done() or seq < 20:
            named = [Seat(0, None, str(seq + 1))]
            await storage.append("t1", seq, [event()], PLAYING, seats=named)
            seq += 1
        await backup

    within(database_url, play_while_backing_up)
    rows = [json.loads(line) for line in file.read_text().splitlines()]
    (table,) = (row["row"] for row in rows if row.get("table") == "tables")
    (seat,) = (row["row"] for row in rows if row.get("table") == "seats")
    events = [row["row"]["seq"] for row in rows if row.get("table") == "events"]
    assert events == list(range(1, table["seq"] + 1))
    assert seat["name"] == str(table["seq"])


def test_restore_into_a_filled_database_is_refused(filled: str, file: Path) -> None:
    write_backup(filled, file)
    with pytest.raises(StorageMisuse, match="not empty"):
        read_backup(filled, file)


def test_restore_replaces_the_secrets_of_an_empty_database(
    filled: str, file: Path, database_url: str
) -> None:
    secret = within(filled, lambda s: s.secret("cookies"))
    within(database_url, lambda s: s.secret("cookies"))
    write_backup(filled, file)
    read_backup(database_url, file)
    assert within(database_url, lambda s: s.secret("cookies")) == secret


def changed(lines: list[str], at: int, line: str) -> list[str]:
    return [*lines[:at], line, *lines[at + 1 :]]


def with_value(lines: list[str], column: str, value: str) -> list[str]:
    """The first line with that column, with this value."""
    at = next(n for n, line in enumerate(lines) if f'"{column}":' in line)
    before = re.search(rf'"{column}":([^,}}]+)', lines[at])
    assert before
    return changed(lines, at, lines[at].replace(before[0], f'"{column}":{value}', 1))


@pytest.mark.parametrize(
    ("spoil", "words"),
    [
        (lambda lines: lines[:-1], "cut off"),
        (lambda lines: [*lines[:5], *lines[6:]], "damaged"),
        (lambda _: [], "line 1 is not JSON"),
        (lambda _: ['{"format": "mandala-record/1"}'], "not a Mandala backup"),
        (lambda lines: changed(lines, 0, lines[0].replace(REVISION, "9999")), "newer Mandala"),
        (lambda lines: changed(lines, 4, "{oops"), "line 5 is not JSON"),
        (lambda lines: changed(lines, 4, '{"table":"shoes","row":{}}'), "line 5 is not part"),
        (
            lambda lines: changed(lines, 4, '{"table":"events","row":{}}'),
            "line 5 does not have the columns of events",
        ),
        (
            lambda lines: changed(lines, 4, '{"table":"secrets","row":{"name":"x","value":5}}'),
            "line 5",
        ),
        (lambda lines: [*lines[:4], *lines[3:]], "the database failed"),
        (
            lambda lines: changed(lines, 0, lines[0].replace(REVISION, "0000")),
            "not a Mandala backup",
        ),
        (lambda lines: changed(lines, 4, "[" * 100_000), "line 5 is not JSON"),
        (lambda lines: with_value(lines, "seq", '"1"'), "has a value that cannot be read"),
        (lambda lines: with_value(lines, "seq", "1.0"), "has a value that cannot be read"),
        (lambda lines: with_value(lines, "seq", "true"), "has a value that cannot be read"),
        (lambda lines: with_value(lines, "seq", "1" + 30 * "0"), "has a value that cannot be read"),
        (lambda lines: with_value(lines, "kind", "null"), "has a value that cannot be read"),
        (lambda lines: with_value(lines, "kind", '"\\ud800"'), "has a value that cannot be read"),
        (lambda lines: with_value(lines, "listed", "0"), "has a value that cannot be read"),
    ],
)
def test_damaged_backup_is_refused_and_leaves_the_database_empty(
    filled: str,
    file: Path,
    tmp_path: Path,
    spoil: Callable[[list[str]], list[str]],
    words: str,
) -> None:
    write_backup(filled, file)
    file.write_text("\n".join(spoil(file.read_text().splitlines())))
    target = sqlite_url(tmp_path / "new.db")
    with pytest.raises(Exception, match=words) as refused:
        read_backup(target, file)
    assert "\n" not in str(refused.value)
    assert within(target, lambda s: s.count_tables()) == {"waiting": 0, "playing": 0, "over": 0}


def test_unusable_files_are_named_in_the_error(filled: str, tmp_path: Path) -> None:
    with pytest.raises(StorageMisuse, match=r"missing.backup: there is no such file"):
        read_backup(filled, tmp_path / "missing.backup")
    with pytest.raises(StorageMisuse, match=r"x.backup: No such file or directory"):
        write_backup(filled, tmp_path / "no-folder" / "x.backup")
    with pytest.raises(StorageMisuse, match="there is no database yet"):
        write_backup(sqlite_url(tmp_path / "missing.db"), tmp_path / "x.backup")
    binary = tmp_path / "binary"
    binary.write_bytes(b"\xff\xfe")
    with pytest.raises(StorageMisuse, match="binary: this is not text"):
        read_backup(sqlite_url(tmp_path / "other.db"), binary)
    assert {found.name for found in tmp_path.iterdir()} <= {
        "club.db", "club.db-wal", "club.db-shm", "other.db", "binary",
    }  # fmt: skip


def test_target_of_a_symbolic_link_is_replaced(filled: str, tmp_path: Path) -> None:
    (tmp_path / "disk").mkdir()
    real, link = tmp_path / "disk" / "club.backup", tmp_path / "link.backup"
    link.symlink_to(real)
    counted = write_backup(filled, link)  # first to nothing yet, then to an older file
    assert write_backup(filled, link) == counted
    assert link.is_symlink()
    assert read_backup(sqlite_url(tmp_path / "new.db"), real) == counted
    assert list(real.parent.iterdir()) == [real]


def test_pipes_and_folders_are_not_replaced(filled: str, tmp_path: Path) -> None:
    pipe, link, folder = tmp_path / "pipe", tmp_path / "link", tmp_path / "folder"
    os.mkfifo(pipe)
    link.symlink_to(pipe)
    folder.mkdir()
    for target in (pipe, link):
        with pytest.raises(MandalaError, match=f"{target.name} is not a file but something else"):
            write_backup(filled, target)
    with pytest.raises(StorageMisuse, match="folder: Is a directory"):
        write_backup(filled, folder)
    assert pipe.is_fifo()
    assert link.is_symlink()


def test_too_long_file_name_is_refused(filled: str, tmp_path: Path) -> None:
    long = "x" * 300
    with pytest.raises(StorageMisuse, match="x: File name too long"):
        write_backup(filled, tmp_path / long)
    with pytest.raises(StorageMisuse, match="x: File name too long"):
        write_backup(sqlite_url(tmp_path / long), tmp_path / "x.backup")
    with pytest.raises(StorageMisuse, match="x: File name too long"):
        read_backup(filled, tmp_path / long)
    write_backup(filled, tmp_path / ("y" * 255))  # the longest there is
