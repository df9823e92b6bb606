"""``mandala admin``: orders to a server that runs, and the lists."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from mandala.cli.app import run
from mandala.client import ApiClient, RequestRefused
from mandala.server.protocol.http import AgainstAi, Online
from support.postgres import (  # noqa: F401 - fixtures
    postgres_cluster,
    ready_database,
    ready_postgres_url,
)
from support.raw_socket import raw_socket
from support.table_server import Running, serving

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def admin(running: Running, *words: str) -> int:
    arguments = ["admin", *words, "--by", "host", "--database", running.settings.database_url]
    return await asyncio.to_thread(run, arguments)


async def code_of(asking: Awaitable[object]) -> str:
    """Return the code of a refusal; "" if there is none."""
    try:
        await asking
    except RequestRefused as error:
        return error.code
    return ""


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not holds():
            await asyncio.sleep(0.05)


async def notice(guest: ApiClient) -> str:
    return (await asyncio.to_thread(guest.request, "GET", "/api/v1/notice"))[1].decode()


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/club.db"
    return str(request.getfixturevalue("ready_postgres_url"))


async def test_running_server_obeys(
    url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with serving(tmp_path, database_url=url) as running:
        control = running.services.rooms.control
        ada = running.guest()
        seat = await ada.create(AgainstAi(name="Ada", level=1, starts="first"))
        async with raw_socket(running.url, seat.table_id, Cookie=ada.cookie or "") as socket:
            shown = await socket.hello()
            legal = shown["decision"]["legal"][0]["move"]
            move = {"client_move_id": "a", "seq": shown["seq"], "move": legal}

            assert await admin(running, "drain", "on") == 0
            await until(lambda: control.draining)
            assert await code_of(ada.create(Online(name="Ada"))) == "server/draining"
            assert await admin(running, "read-only", "on") == 0
            await until(lambda: control.read_only)
            assert (await socket.ask("move", **move))["code"] == "server/read_only"
            assert await admin(running, "read-only", "off") == 0
            await until(lambda: not control.read_only)
            assert (await socket.ask("move", **move))["type"] == "ack"  # running games go on

            assert await admin(running, "motd", "Back at 22:00") == 0
            await until(lambda: control.motd != "")
            assert "Back at 22:00" in await notice(ada)

            assert await admin(running, "close", seat.table_id) == 0
            async with asyncio.timeout(20):
                while (await socket.receive("update"))["table"]["status"] != "over":
                    pass
        capsys.readouterr()
        assert await admin(running, "status") == 0
        assert "drain: on" in capsys.readouterr().out
        assert await admin(running, "log") == 0
        told = capsys.readouterr().out.splitlines()[1:]
        orders = [line.split(" | ")[3:5] for line in told]
        assert orders == [
            ["drain", "on"],
            ["read-only", "on"],
            ["read-only", "off"],
            ["motd", "-"],
            ["close", seat.table_id],
        ]


async def test_banned_guest_and_banned_address_are_out(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        control = running.services.rooms.control
        eve, ada = running.guest(), running.guest()
        seat = await eve.create(Online(name="Eve"))
        other = await ada.create(Online(name="Ada", listed=True))
        guest = running.services.guests.read(eve.cookie)
        assert guest
        async with (
            raw_socket(running.url, seat.table_id, Cookie=eve.cookie or "") as eves,
            raw_socket(running.url, other.table_id, Cookie=ada.cookie or "") as adas,
        ):
            await eves.hello()
            await adas.hello()
            assert await admin(running, "ban", guest.guest_id, "--for", "2d") == 0
            assert (await eves.receive("closing"))["code"] == "access_ended"
            await adas.send({"type": "ping"})
            await adas.receive("pong")
        assert await code_of(eve.my_games()) == "guest/banned"
        assert await code_of(eve.create(Online(name="Eve"))) == "guest/banned"
        async with raw_socket(running.url, seat.table_id) as by_link:
            assert (await by_link.hello(seat_token=seat.seat_token))["code"] == "guest/banned"
        assert await admin(running, "unban", guest.guest_id) == 0
        await until(lambda: not control.bans())
        assert await code_of(eve.my_games()) == ""

        async with raw_socket(running.url, other.table_id) as watching:
            await watching.hello()
            assert await admin(running, "ban", "127.0.0.1", "--for", "30m") == 0
            with contextlib.suppress(Exception):
                while (await watching.receive())["type"] != "closing":
                    pass
            async with asyncio.timeout(20):
                await watching.socket.wait_closed()
        assert await code_of(ada.my_games()) == "address/banned"


async def test_reports_of_players_are_listed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with serving(tmp_path) as running:
        ada, eve = running.guest(), running.guest()
        seat = await ada.create(Online(name="Ada"))
        await eve.join(seat.table_id, "Eve", seat.invite_token)
        path = f"/api/v1/tables/{seat.table_id}/report"
        await asyncio.to_thread(ada.request, "POST", path, b'{"reason": "delay"}')
        assert await admin(running, "reports") == 0
        told = capsys.readouterr().out.splitlines()
        reported = running.services.guests.read(eve.cookie)
        assert reported
        _, reason, who, _, table_id = told[1].split(" | ")
        assert (reason, who) == ("delay", f"Eve ({reported.guest_id})")
        assert table_id == seat.table_id


@pytest.mark.parametrize(
    "words",
    [
        ("close",),
        ("close", "no-such-table"),
        ("ban",),
        ("ban", "203.0.113.999"),
        ("drain",),
        ("drain", "maybe"),
        ("motd", "x", "--for", "2d"),
        ("ban", "guest", "--for", "soon"),
        ("dance",),
    ],
)
async def test_wrong_order_is_one_line_and_leaves_nothing(
    words: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with serving(tmp_path) as running:
        assert await admin(running, *words) == 2
        assert capsys.readouterr().err.count("\n") == 1
        assert await running.services.storage.admin_log() == []
