"""A database that the first release wrote opens, lists its tables and its games go on.

``first_release.jsonl`` holds its rows. The program at schema 0001 wrote them.
A server without AI workers started its clock at ``START``. Ada and Bea created five tables and
played some moves. Then ``mandala backup`` saved the rows.
"""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import Connection, MetaData, insert

from mandala.client import ApiClient
from mandala.server.actions.rematch import OfferRematch
from mandala.server.app import Overrides
from mandala.server.storage.backup import read_backup
from mandala.server.storage.migrate import migrate
from support.storage import in_transaction
from support.table_server import Running, serving, until

pytestmark = pytest.mark.anyio

ROWS = Path(__file__).parent / "first_release.jsonl"
START = 1_800_000_000_000
LATER = START + 60_000
ADA = (
    "mandala_guest=mJXZdLiA9x4A-5fAB7gVhA."
    "12a69a9814d673c17647c9c0e29310507481b504079fe22adcada072d6b9f4ce"
)
BEAS_SEAT = "kaaxRDY9_iKbD8OPnkC0HEHNcqz4Q1G4"  # the token of seat 1 at the online table
ONLINE = "WlK5E-r5iJ8TZqC52qWBgg"
AGAINST_AI = "qFZ4jWDWoRkMhsU-8geYFg"
HOT_SEAT = "Zf8e9h61td_WhXW_O8WQlg"
OVER = "trqRbY5pOLJ1KLAcIorx3A"
WAITING = "cjLXrP_sZr21BTdrt8JXHw"


def write_rows(connection: Connection) -> None:
    """Creates the schema of the first release and inserts its rows."""
    migrate(connection, "0001")
    schema = MetaData()
    schema.reflect(connection)
    for line in ROWS.read_text(encoding="utf-8").splitlines()[1:-1]:
        given = json.loads(line)
        row = given["row"]
        if given["table"] == "secrets":
            row["value"] = bytes.fromhex(row["value"])
        connection.execute(insert(schema.tables[given["table"]]), row)


def written(url: str) -> None:
    in_transaction(url, write_rows)


def restored(url: str) -> None:
    read_backup(url, ROWS)


@pytest.fixture(params=[written, restored])
def old_database(request: pytest.FixtureRequest, database_url: str) -> str:
    """The address of a database at schema 0001, and of one restored from its backup."""
    make: Callable[[str], None] = request.param
    make(database_url)
    return database_url


async def ada_at(running: Running) -> ApiClient:
    ada = running.guest()
    ada.cookie = ADA
    return ada


async def test_tables_are_listed_as_before(old_database: str, tmp_path: Path) -> None:
    async with serving(
        tmp_path, database_url=old_database, overrides=Overrides(now=lambda: LATER)
    ) as running:
        ada = await ada_at(running)
        games = (await ada.my_games()).games
        listed = await ada.listed()
    assert [
        (game.table.id, game.table.kind, game.table.status, game.table.moves, game.your_turn)
        for game in games
    ] == [
        (OVER, "online", "over", 3, False),
        (HOT_SEAT, "hotseat", "playing", 0, True),
        (AGAINST_AI, "ai", "playing", 0, True),
        (ONLINE, "online", "playing", 12, True),
    ]
    assert [[player and player.name for player in game.table.players] for game in games] == [
        ["Ada", "Bea"],
        ["Ada", "Cleo"],
        ["Ada", ""],
        ["Ada", "Bea"],
    ]
    assert games[0].table.result is not None
    assert games[0].table.result.winner == 1
    assert [table.id for table in listed.waiting] == [WAITING]
    assert [table.id for table in listed.playing] == [ONLINE]


async def test_lists_read_an_old_log_once(
    old_database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(
        tmp_path, database_url=old_database, overrides=Overrides(now=lambda: LATER)
    ) as running:
        ada = await ada_at(running)
        first = await ada.my_games()
        monkeypatch.setattr(running.services.storage, "events", None)  # a call would fail
        assert await ada.my_games() == first


async def test_games_go_on(old_database: str, tmp_path: Path) -> None:
    async with serving(
        tmp_path, database_url=old_database, overrides=Overrides(now=lambda: LATER)
    ) as running:
        ada = await ada_at(running)
        async with (
            ada.sit(ONLINE) as hers,
            running.guest().sit(ONLINE, BEAS_SEAT) as other,
        ):
            assert hers.seq == other.seq == 15
            assert hers.decision is not None
            ack = await hers.move(hers.decision.legal[0].move)
            await until(other, ack.seq)
            assert other.decision is not None
            await other.move(other.decision.legal[0].move)
        async with ada.sit(OVER) as hers:
            ack = await hers.request(OfferRematch(client_move_id="again"))  # Bea offered it before
            await until(hers, ack.seq)
            assert hers.table.rematch is not None
            new = hers.table.rematch.table_id
        moves = {game.table.id: game.table.moves for game in (await ada.my_games()).games}
    assert moves == {OVER: 3, HOT_SEAT: 0, AGAINST_AI: 0, ONLINE: 14, new: 0}
