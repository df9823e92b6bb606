"""The server says the truth about its health, and acknowledges nothing that would be lost."""

import asyncio
import http.client
import signal
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
import pytest

from mandala.client import TableSocket
from mandala.server.protocol.http import HealthReport, Online
from mandala.server.storage.open import open_storage, sqlite_url
from support.postgres import Cluster, find_binaries
from support.table_server import Running, serving, until

pytestmark = pytest.mark.anyio
WITHIN_S = 5.0


async def ask(running: Running, path: str) -> tuple[int, bytes]:
    return await asyncio.to_thread(running.guest().request, "GET", path)


async def health(running: Running) -> HealthReport:
    status, body = await ask(running, "/healthz")
    report = msgspec.json.decode(body, type=HealthReport)
    assert (report.status, status) in (("ok", 200), ("failing", 503))
    return report


async def becomes(running: Running, code: str | None) -> HealthReport:
    """Ask until the health is as expected; the time is part of the promise."""
    async with asyncio.timeout(WITHIN_S):
        while (report := await health(running)).code != code:
            await asyncio.sleep(0.1)
    return report


async def play_one(line: TableSocket) -> int:
    assert line.decision is not None
    ack = await line.move(line.decision.legal[0].move)
    await until(line, ack.seq)
    return ack.seq


def delete(file: Path) -> None:
    file.unlink()


def replace(file: Path) -> None:
    other = file.with_name("other.db")
    with closing(sqlite3.connect(other)) as connection:
        connection.execute("CREATE TABLE something (value)")
    other.replace(file)


def delete_log(file: Path) -> None:
    file.with_name(file.name + "-wal").unlink()


def delete_folder(file: Path) -> None:
    for each in file.parent.iterdir():
        each.unlink()
    file.parent.rmdir()


@pytest.mark.parametrize("lose", [delete, replace, delete_log, delete_folder])
async def test_file_that_is_no_longer_the_opened_one_stops_acknowledgements(
    tmp_path: Path, lose: Callable[[Path], None], caplog: pytest.LogCaptureFixture
) -> None:
    folder = tmp_path / "data"
    file = folder / "tables.db"
    async with serving(folder) as running:
        ada, bea = running.guest(), running.guest()
        seat = await ada.create(Online(name="Ada", starts="first"))
        await bea.join(seat.table_id, "Bea", seat.invite_token)
        async with ada.sit(seat.table_id) as line:
            seq = await play_one(line)
            while line.decision is None:  # Bea plays until it is Ada's turn
                async with bea.sit(seat.table_id) as other:
                    seq = await play_one(other)
                await until(line, seq)
            assert (await health(running)).code is None
            lose(file)
            with pytest.raises(TimeoutError):  # the client tries again and again
                async with asyncio.timeout(2):
                    await line.move(line.decision.legal[0].move)
        await becomes(running, "database-file-gone")
        assert (await ask(running, "/readyz"))[0] == 503
        assert (await ask(running, "/livez"))[0] == 200
        status, text = await ask(running, "/metrics")
        assert status == 200
        assert b"mandala_storage_up 0.0" in text
        copies = await rescued(folder)
    (copy,) = copies
    assert copy.stat().st_mode & 0o777 == 0o600
    assert "database_file_lost" in caplog.messages
    storage = await open_storage(sqlite_url(copy))
    log = await storage.events(seat.table_id)
    await storage.close()
    assert [event.seq for event in log] == list(range(1, seq + 1)), "every acknowledged move"


async def rescued(folder: Path) -> list[Path]:
    async with asyncio.timeout(10):
        while not (found := list(folder.glob("*.rescued-*"))) or any(
            path.name.endswith("-journal") for path in folder.iterdir()
        ):
            await asyncio.sleep(0.05)
    return found


async def test_lost_file_is_noticed_without_a_write(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        (tmp_path / "tables.db").unlink()
        await becomes(running, "database-file-gone")
        assert not (tmp_path / "tables.db").exists(), "no empty database takes its place"


@pytest.mark.parametrize("size", [0, 8192])
async def test_truncated_file_stops_acknowledgements(tmp_path: Path, size: int) -> None:
    file = tmp_path / "tables.db"
    async with serving(tmp_path) as running:
        ada = running.guest()
        await ada.create(Online(name="Ada"))
        checkpoint(file)
        with file.open("r+b") as opened:
            opened.truncate(size)
        status, _ = await asyncio.to_thread(
            ada.request, "POST", "/api/v1/tables", b'{"kind":"online","name":"Ada"}'
        )
        assert status == 503
        await becomes(running, "database-damaged")


async def test_file_that_another_program_overwrites_is_checked(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    async with serving(tmp_path) as running:
        for _ in range(3):
            await running.guest().create(Online(name="Ada"))
        checkpoint(file)
        await becomes(running, None)  # a program that writes as SQLite does no harm
        pages = file.stat().st_size // 4096
        with file.open("r+b") as opened:
            opened.seek(4096)
            opened.write(b"\xa5" * 4096 * (pages - 1))
        await becomes(running, "database-damaged")


def checkpoint(file: Path) -> None:
    with closing(sqlite3.connect(file)) as other:
        other.execute("PRAGMA wal_checkpoint(TRUNCATE)")


async def test_lock_shows_in_the_health_and_ends_with_it(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        with closing(sqlite3.connect(tmp_path / "tables.db", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            async with asyncio.timeout(WITHIN_S):
                while (await health(running)).status == "ok":
                    await asyncio.sleep(0.1)
            other.execute("ROLLBACK")
        async with asyncio.timeout(15):
            while (await health(running)).status != "ok":
                await asyncio.sleep(0.1)


async def test_metric_of_an_idle_server_that_cannot_write_is_0(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mandala.server.health.PROBE_S", 0.1)
    monkeypatch.setattr("mandala.server.health.FRESH_S", 0.0)
    async with serving(tmp_path) as running:
        assert b"mandala_storage_up 1.0" in (await ask(running, "/metrics"))[1]
        with closing(sqlite3.connect(tmp_path / "tables.db", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            assert b"mandala_storage_up 0.0" in (await ask(running, "/metrics"))[1]


@pytest.mark.parametrize(
    ("break_it", "code", "mend"),
    [
        ("PRAGMA max_page_count = 1", "database-full", "PRAGMA max_page_count = 1000000"),
        ("PRAGMA query_only = ON", "database-read-only", "PRAGMA query_only = OFF"),
    ],
)
async def test_database_that_takes_no_writes_shows_in_the_health(
    tmp_path: Path, break_it: str, code: str, mend: str
) -> None:
    async with serving(tmp_path) as running:
        storage: Any = running.services.storage
        connection = storage._sqlite_writer._connection
        connection.execute(break_it)
        large = b'{"kind":"online","name":"' + b"A" * 20 + b'"}'
        failing = 0
        async with asyncio.timeout(WITHIN_S):
            while (await health(running)).code != code:
                answer = await asyncio.to_thread(
                    running.guest().request, "POST", "/api/v1/tables", large
                )
                failing += answer[0] == 503
                await asyncio.sleep(0.02)
        connection.execute(mend)
        async with asyncio.timeout(10):
            while (await health(running)).status != "ok":
                await asyncio.sleep(0.1)
        report = await health(running)
        assert report.written_s_ago is not None
        assert report.written_s_ago < WITHIN_S


async def test_asking_often_writes_seldom(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        written = running.services.storage.health.written_at
        await asyncio.gather(*(health(running) for _ in range(20)))
        storage: Any = running.services.storage
        first = storage.health.written_at
        await asyncio.gather(*(health(running) for _ in range(20)))
        assert storage.health.written_at == first or written is None


async def test_server_that_stops_is_healthy_but_not_ready(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        ada = running.guest()
        seat = await ada.create(Online(name="Ada"))
        room = await running.services.rooms.room(seat.table_id)
        assert (await ask(running, "/readyz"))[0] == 200
        url = urlsplit(running.url)
        kept = http.client.HTTPConnection(url.hostname or "", url.port)  # as a load balancer does
        await asyncio.to_thread(kept.connect)
        async with room.lock:  # the server waits for the request under way
            running.server.should_exit = True
            async with asyncio.timeout(10):
                while not running.services.health.draining:
                    await asyncio.sleep(0.01)
            assert await asyncio.to_thread(status_of, kept, "/readyz") == 503
            assert await asyncio.to_thread(status_of, kept, "/healthz") == 200
        kept.close()


def status_of(connection: http.client.HTTPConnection, path: str) -> int:
    connection.request("GET", path)
    answer = connection.getresponse()
    answer.read()
    return answer.status


@pytest.fixture
def own_cluster(postgres_cluster: Cluster) -> Iterator[Cluster]:  # noqa: ARG001 - skips where there is none
    binaries = find_binaries()
    assert binaries
    cluster = Cluster(binaries)
    yield cluster
    cluster.remove()


async def test_stopped_postgresql_shows_in_the_health(own_cluster: Cluster, tmp_path: Path) -> None:
    url = own_cluster.url(own_cluster.new_database())
    async with serving(tmp_path, database_url=url) as running:
        assert (await health(running)).status == "ok"
        own_cluster.stop(signal.SIGQUIT)
        async with asyncio.timeout(WITHIN_S):
            while (await health(running)).status == "ok":
                await asyncio.sleep(0.1)
        own_cluster.start()
        async with asyncio.timeout(20):
            while (await health(running)).status != "ok":
                await asyncio.sleep(0.1)
