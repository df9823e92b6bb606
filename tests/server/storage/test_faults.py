"""Databases that fail: one line without data, nothing stored in part, and it works later."""

import asyncio
import contextlib
import signal
import sqlite3
import ssl
import subprocess
import traceback
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import asyncpg
import pytest

from mandala.server.storage import postgres, sqlite
from mandala.server.storage.base import (
    ChangesMissed,
    NewEvent,
    Seat,
    StorageError,
    StorageMisuse,
    StorageUnavailable,
    Token,
)
from mandala.server.storage.open import open_storage, sqlite_url
from mandala.server.storage.sqlite import SqliteStorage
from mandala.server.storage.storage import Storage
from support.postgres import Cluster, find_binaries
from support.storage import PLAYING, event, new_table

pytestmark = pytest.mark.anyio
CANARY = "canary-7f3a"


@pytest.fixture
async def on_sqlite(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[SqliteStorage]:
    monkeypatch.setattr(sqlite, "WAIT_FOR_LOCK_S", 0.1)
    storage = await open_storage(sqlite_url(tmp_path / "tables.db"))
    assert isinstance(storage, SqliteStorage)
    yield storage
    await storage.close()


async def test_errors_do_not_quote_data(storage: Storage) -> None:
    """The text of the database would: "Key (hash)=(…) already exists"."""
    token = Token(f"{CANARY}-hash", "t1", CANARY, 5, CANARY)
    await new_table(storage, "t1", tokens=[token])
    secret = NewEvent(5, CANARY, f'{{"deck":"{CANARY}"}}'.encode(), CANARY)
    attempts = [
        storage.append("t1", 1, [secret], PLAYING, tokens=[token]),
        storage.append("t1", 9, [secret], PLAYING, seats=[Seat(0, CANARY, CANARY)]),
        storage.append("t1", 1, [NewEvent(2**70, "too large", b"{}")], PLAYING),
        storage.put_tokens([token]),
        storage.append(f"{CANARY}-table", 1, [secret], PLAYING),
    ]
    for attempt in attempts:
        with pytest.raises((StorageError, OverflowError)) as failed:
            await attempt
        shown = "".join(traceback.format_exception(failed.value)) + repr(failed.value)
        assert CANARY not in shown
    assert len(await storage.events("t1")) == 1


async def test_failed_operation_does_not_fail_others_in_its_commit(
    storage: Storage,
) -> None:
    taken = Token("hash", "t0", "seat0", 5)
    await new_table(storage, "t0", tokens=[taken])
    for i in range(1, 10):
        await new_table(storage, f"t{i}")

    async def attempt(i: int) -> object:
        tokens = [Token("hash", f"t{i}", "seat0", 5)] if i % 3 == 1 else []
        return await storage.append(f"t{i}", 1, [event()], PLAYING, tokens=tokens)

    outcomes = await asyncio.gather(*map(attempt, range(10)), return_exceptions=True)
    for i, outcome in enumerate(outcomes):
        assert isinstance(outcome, StorageUnavailable if i % 3 == 1 else list)
        assert len(await storage.events(f"t{i}")) == (1 if i % 3 == 1 else 2)


async def test_locked_file_is_reported_and_works_later(
    on_sqlite: SqliteStorage, tmp_path: Path
) -> None:
    await new_table(on_sqlite, "t1")
    other = sqlite3.connect(tmp_path / "tables.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StorageUnavailable, match="locked by another program"):
        await on_sqlite.append("t1", 1, [event()], PLAYING)
    assert len(await on_sqlite.events("t1")) == 1  # reading goes on
    other.execute("ROLLBACK")
    other.close()
    await on_sqlite.append("t1", 1, [event()], PLAYING)


async def test_full_disk_fails_the_whole_append(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[sqlite3.Connection] = []
    connect = sqlite.connect

    def connect_and_remember(file: Path, read_only: bool = False) -> sqlite3.Connection:
        opened.append(connect(file, read_only))
        return opened[-1]

    monkeypatch.setattr(sqlite, "connect", connect_and_remember)
    on_sqlite = await open_storage(sqlite_url(tmp_path / "tables.db"))
    connection = opened[-1]  # the writer's: readers open theirs with the first read
    await new_table(on_sqlite, "t1")
    (pages,) = connection.execute("PRAGMA page_count").fetchone()
    connection.execute(f"PRAGMA max_page_count = {pages}")  # SQLite fails as on a full disk
    large = NewEvent(5, "moved", b'"' + b"x" * 100_000 + b'"')
    requests = [on_sqlite.append("t1", 1, [large], PLAYING), new_table(on_sqlite, "t2")]
    outcomes = await asyncio.gather(*requests, return_exceptions=True)
    assert isinstance(outcomes[0], StorageUnavailable)
    assert "disk is full" in str(outcomes[0])
    assert len(await on_sqlite.events("t1")) == 1
    connection.execute("PRAGMA max_page_count = 1000000")
    await on_sqlite.append("t1", 1, [large], PLAYING)
    assert len(await on_sqlite.events("t1")) == 2
    await on_sqlite.close()


async def test_files_that_are_no_database_are_refused(tmp_path: Path) -> None:
    letter = tmp_path / "letter.db"
    letter.write_text("Dear Ada, " * 1000)
    with pytest.raises(StorageUnavailable, match="not a Mandala database"):
        await open_storage(sqlite_url(letter))
    with pytest.raises(StorageMisuse, match=r"Not a directory|File exists"):
        await open_storage(sqlite_url(letter / "tables.db"))
    with pytest.raises(StorageMisuse, match="Is a directory"):
        await open_storage(sqlite_url(tmp_path))


async def test_wrong_password_and_database_name_are_reported(postgres_cluster: Cluster) -> None:
    address = f"postgresql://club:%s@/postgres?host={postgres_cluster.folder}"
    with pytest.raises(StorageUnavailable, match="refuses the user or the password") as refused:
        await open_storage(address % CANARY)
    assert CANARY not in "".join(traceback.format_exception(refused.value))
    with pytest.raises(StorageUnavailable, match="no database of that name"):
        await open_storage(postgres_cluster.url("nowhere"))


async def test_untrusted_certificate_is_reported(tmp_path: Path) -> None:
    make = ("openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2")
    for name in ("theirs", "trusted"):
        files = ("-keyout", str(tmp_path / f"{name}.key"), "-out", str(tmp_path / name))
        command = [*make, "-subj", "/CN=localhost", *files]
        await asyncio.to_thread(subprocess.run, command, check=True, capture_output=True)
    shown = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    shown.load_cert_chain(tmp_path / "theirs", tmp_path / "theirs.key")

    async def show(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readexactly(8)  # PostgreSQL's question whether there is TLS
        writer.write(b"S")
        with contextlib.suppress(OSError):
            await writer.start_tls(shown)
        writer.close()

    async with await asyncio.start_server(show, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        address = f"postgresql://club:{CANARY}@127.0.0.1:{port}/club?sslmode=verify-full"
        address += f"&sslrootcert={tmp_path / 'trusted'}"
        with pytest.raises(StorageUnavailable, match="certificate is not trusted"):
            await open_storage(address)


async def test_locked_rows_are_reported_and_work_later(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(postgres.TIME_LIMITS, "lock_timeout", "200ms")
    storage = await open_storage(postgres_url)
    await new_table(storage, "t1")
    other = await asyncpg.connect(postgres_url)
    held = other.transaction()
    await held.start()
    await other.execute("SELECT * FROM tables FOR UPDATE")
    with pytest.raises(StorageUnavailable, match="busy with the same rows"):
        await storage.append("t1", 1, [event()], PLAYING)
    await held.rollback()
    await other.close()
    await storage.append("t1", 1, [event()], PLAYING)
    await storage.close()


async def test_lost_idle_connections_are_replaced(
    ready_postgres_url: str,
) -> None:
    storage = await open_storage(ready_postgres_url)
    await new_table(storage, "t1")
    other = await asyncpg.connect(ready_postgres_url)
    for seq in (1, 2):
        cut = await other.fetchval(
            "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity"
            " WHERE application_name = 'mandala' AND datname = current_database()"
        )
        assert cut  # the writer's at least; the listener's may not be back yet
        if seq == 1:
            assert [e.seq for e in await storage.events("t1")] == [1]
        assert [e.seq for e in await storage.append("t1", seq, [event()], PLAYING)] == [seq + 1]
    await other.close()
    await storage.close()


@pytest.fixture
def own_cluster(postgres_cluster: Cluster) -> Iterator[Cluster]:  # noqa: ARG001 - skips where there is none
    binaries = find_binaries()
    assert binaries
    cluster = Cluster(binaries)
    yield cluster
    cluster.remove()


async def test_crashed_database_is_reported_and_works_later(own_cluster: Cluster) -> None:
    storage = await open_storage(own_cluster.url(own_cluster.new_database()))
    changes = storage.changes()
    await new_table(storage, "t1")
    assert await anext(changes)
    own_cluster.stop(signal.SIGQUIT)
    with pytest.raises(StorageUnavailable):
        await storage.append("t1", 1, [event(request="0:x")], PLAYING)
    with pytest.raises(StorageUnavailable):
        await storage.events("t1")
    own_cluster.start()
    async with asyncio.timeout(20):
        assert await anext(changes) == ChangesMissed()
    await storage.append("t1", 1, [event(request="0:x")], PLAYING)
    async with asyncio.timeout(20):
        while await anext(changes) == ChangesMissed():
            pass
    assert len(await storage.events("t1")) == 2
    await storage.close()
