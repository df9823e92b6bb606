"""``export``, ``backup``, ``restore`` and ``delete-guest`` as a host runs them."""

import asyncio
import json
from pathlib import Path

import pytest

from mandala.cli.app import run
from mandala.records.errors import MandalaError
from mandala.records.record import Record
from mandala.records.replay import replay
from mandala.server.actions.abort import Abort
from mandala.server.actions.resign import Resign
from mandala.server.storage.base import NewEvent, NewTable, Seat, Summary
from mandala.server.storage.open import open_storage, sqlite_url
from mandala.server.storage.storage import Storage
from support.table_logs import LoggedTable, created


class Host:
    """Gives commands, in this process: most of a command's time would be its start."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self._capsys = capsys

    def does(self, *arguments: str) -> str:
        """Returns the output of a command that must succeed."""
        assert run(arguments) == 0
        return self._capsys.readouterr().out

    def is_refused(self, *arguments: str) -> str:
        """The one line of a command that is misuse."""
        assert run(arguments) == 2
        said = self._capsys.readouterr().err
        assert said.count("\n") == 1
        return said.rstrip("\n")


@pytest.fixture
def host(capsys: pytest.CaptureFixture[str]) -> Host:
    return Host(capsys)


@pytest.fixture
def url(tmp_path: Path) -> str:
    """A database with a game played to its end by resignation, and one going on."""

    async def fill() -> None:
        storage = await open_storage(sqlite_url(tmp_path / "club.db"))
        await store(storage, "finished", over=True)
        await store(storage, "going-on", over=False)
        await storage.close()

    asyncio.run(fill())
    return sqlite_url(tmp_path / "club.db")


async def store(storage: Storage, table_id: str, over: bool) -> None:
    logged = LoggedTable()
    logged.play(lambda table: str(table.game.legal_moves()[0]), plies=4)
    if over:
        logged.request(0, Resign)
    seats = (Seat(0, "guest-ann", "Ann"), Seat(1, None, "Bob"))
    events = [NewEvent(e.at, e.kind, e.body, e.client_move_id) for e in logged.rows]
    summary = Summary("over" if over else "playing")
    await storage.create_table(NewTable(table_id, 5, seats), events, summary)


def test_export_writes_finished_games_that_can_be_verified(
    host: Host, url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (line,) = host.does("export", "--database", url).splitlines()
    record = Record.from_line(line)
    assert record.players == ("Ann", "Bob")
    assert record.result is not None
    assert record.result.reason == "resign"
    assert replay(record).ply == 4
    out = tmp_path / "games.jsonl"
    monkeypatch.setenv("MANDALA_DATABASE", url)
    assert host.does("export", "--out", str(out)) == f"{out}: 1 game\n"
    assert out.read_text() == line + "\n"
    assert host.does("verify", str(out)).startswith("game 1: fair")


def test_export_leaves_out_a_table_that_was_called_off_while_it_waited(
    host: Host, url: str
) -> None:
    async def call_off() -> None:
        storage = await open_storage(url)
        logged = LoggedTable(created(deal_version=2), joined=(0,))
        logged.request(0, Abort)
        assert logged.table.status == "over"
        events = [NewEvent(e.at, e.kind, e.body, e.client_move_id) for e in logged.rows]
        await storage.create_table(NewTable("called-off", 5), events, Summary("over"))
        await storage.close()

    before = host.does("export", "--database", url)
    asyncio.run(call_off())
    assert host.does("export", "--database", url) == before


def test_a_backup_is_restored_elsewhere(host: Host, url: str, tmp_path: Path) -> None:
    file, elsewhere = tmp_path / "club.backup", sqlite_url(tmp_path / "new" / "club.db")
    assert host.does("backup", str(file), "--database", url).startswith(f"{file}: 2 tables, ")
    done = host.does("restore", str(file), "--database", elsewhere)
    assert done.startswith("Restored: 2 tables, ")
    exported = host.does("export", "--database", elsewhere)
    assert exported == host.does("export", "--database", url)
    assert "not empty" in host.is_refused("restore", str(file), "--database", elsewhere)


def test_a_forgotten_guest_has_no_name_in_any_record(host: Host, url: str) -> None:
    assert host.does("delete-guest", "guest-ann", "--database", url) == "The guest is forgotten.\n"
    record = json.loads(host.does("export", "--database", url))
    assert record["players"] == ["", "Bob"]
    again = host.is_refused("delete-guest", "guest-ann", "--database", url)
    assert "there is no guest with this id" in again


@pytest.mark.parametrize("command", ["export", "backup FILE", "delete-guest ID"])
def test_no_command_makes_a_database_by_mistake(host: Host, command: str, tmp_path: Path) -> None:
    missing = tmp_path / "missing.db"
    said = host.is_refused(*command.split(), "--database", sqlite_url(missing))
    assert "there is no database yet" in said
    assert not missing.exists()


def test_export_that_cannot_begin_keeps_the_older_file(
    host: Host, url: str, tmp_path: Path
) -> None:
    out, damaged = tmp_path / "games.jsonl", tmp_path / "damaged.db"
    out.write_text("games of last year")
    damaged.write_text("no database " * 1000)
    for database in (tmp_path / "missing.db", damaged):
        host.is_refused("export", "--out", str(out), "--database", sqlite_url(database))
        assert out.read_text() == "games of last year"
    said = host.is_refused("export", "--out", str(tmp_path), "--database", url)
    assert said == f"mandala: {tmp_path}: Is a directory"


@pytest.mark.parametrize("command", ["export", "backup FILE", "delete-guest ID"])
def test_a_database_with_a_name_too_long_is_said(host: Host, command: str, tmp_path: Path) -> None:
    database = sqlite_url(tmp_path / ("x" * 300))
    said = host.is_refused(*command.split(), "--database", database)
    assert said.endswith("x: File name too long")


@pytest.mark.parametrize(
    ("address", "words"),
    [
        ("mysql://club:secret-word@host/mandala", "must be sqlite:///FILE or postgresql://"),
        ("sqlite:///", "must be sqlite:///FILE"),
        ("postgresql://club:secret-word@127.0.0.1:1/mandala", "the database does not answer"),
        ("postgresql://club:secret-word@host:port/mandala", "check its port"),
    ],
)
def test_a_wrong_address_is_said_without_repeating_it(host: Host, address: str, words: str) -> None:
    said = host.is_refused("export", "--database", address)
    assert words in said
    assert "secret-word" not in said


def test_failed_export_keeps_the_older_file(
    host: Host, url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "games.jsonl"
    out.write_text("older games\n")

    def fail(*_: object) -> None:
        raise MandalaError("no-such-player", player="x", players="y")

    monkeypatch.setattr("mandala.server.views.record.table_record", fail)
    host.is_refused("export", "--out", str(out), "--database", url)
    assert out.read_text() == "older games\n"
    assert sorted(path.name for path in tmp_path.glob("*.jsonl")) == ["games.jsonl"]
