"""A guest who leaves, and devices that a guest ends: sockets, cookies and links end with them."""

import asyncio
import contextlib
import hashlib
import hmac
from pathlib import Path

import pytest

from mandala.cli.app import run
from mandala.client import ApiClient, RequestRefused
from mandala.server.app import Overrides
from mandala.server.protocol.http import AgainstAi, Online, SeatTaken
from mandala.server.rooms.guest_devices import LINK_MS, device_label
from mandala.server.server_clock import wall_clock
from mandala.server.storage.base import Guest
from support.raw_socket import RawSocket, raw_socket
from support.table_server import Running, serving

pytestmark = pytest.mark.anyio


async def table_of(ada: ApiClient) -> SeatTaken:
    return await ada.create(Online(name="Ada", starts="first"))


async def closed(socket: RawSocket) -> str:
    """Wait until the server closes a socket; return its reason."""
    code = ""
    with contextlib.suppress(Exception):
        code = (await socket.receive("closing"))["code"]
    async with asyncio.timeout(20):
        await socket.socket.wait_closed()
    return str(code)


async def refusal(running: Running, table: str, cookie: str | None, **hello: str) -> str:
    """Say hello and return the code of the refusal; "" if there is none."""
    headers = {"Cookie": cookie} if cookie else {}
    async with raw_socket(running.url, table, **headers) as socket:
        return str((await socket.hello(**hello)).get("code", ""))


async def test_deleted_guest_is_out_everywhere(table_server: Running) -> None:
    ada = table_server.guest()
    seat = await table_of(ada)
    cookie = ada.cookie or ""
    async with (
        raw_socket(table_server.url, seat.table_id, Cookie=cookie) as by_cookie,
        raw_socket(table_server.url, seat.table_id) as by_link,
    ):
        await by_cookie.hello()
        await by_link.hello(seat_token=seat.seat_token)
        await ada.forget_me()
        assert await closed(by_cookie) == await closed(by_link) == "access_ended"
    assert await refusal(table_server, seat.table_id, cookie) == "seat/not_yours"
    link = seat.seat_token
    assert await refusal(table_server, seat.table_id, None, seat_token=link) == "token/unknown"
    ada.cookie = cookie  # the browser kept it
    assert (await ada.my_games()).games == ()
    with pytest.raises(RequestRefused):
        await ada.resume(seat.table_id)
    await ada.create(Online(name="Ada"))
    assert (ada.cookie or "").split(".")[0] != cookie.split(".")[0]  # a new guest


async def test_link_made_on_a_device_without_the_cookie_ends_too(table_server: Running) -> None:
    ada, tablet, eve = (table_server.guest() for _ in range(3))
    seat = await table_of(ada)
    await eve.create(Online(name="Eve"))
    links = [
        (await each.resume(seat.table_id, seat.seat_token)).seat_token for each in (tablet, eve)
    ]
    await ada.forget_me()
    for link in links:
        assert await refusal(table_server, seat.table_id, None, seat_token=link) == "token/unknown"


async def test_deleted_guest_is_out_at_every_instance(two: tuple[Running, Running]) -> None:
    ada = two[0].guest()
    seat = await table_of(ada)
    cookie = ada.cookie or ""
    async with raw_socket(two[1].url, seat.table_id, Cookie=cookie) as there:
        await there.hello()
        await ada.forget_me()
        assert await closed(there) == "access_ended"
    assert await refusal(two[1], seat.table_id, cookie) == "seat/not_yours"


async def test_guest_deleted_by_command_is_out(tmp_path: Path) -> None:
    """Another program writes to the SQLite file, and the server is notified of the change."""
    async with serving(tmp_path) as running:
        ada = running.guest()
        seat = await table_of(ada)
        guest = running.services.guests.read(ada.cookie)
        assert guest
        async with raw_socket(running.url, seat.table_id, Cookie=ada.cookie or "") as socket:
            await socket.hello()
            command = ["delete-guest", guest.guest_id, "--database", running.settings.database_url]
            assert await asyncio.to_thread(run, command) == 0
            assert await closed(socket) == "access_ended"


async def test_message_after_the_end_counts_no_more(table_server: Running) -> None:
    ada = table_server.guest()
    seat = await ada.create(AgainstAi(name="Ada", level=1, starts="first"))
    async with raw_socket(table_server.url, seat.table_id, Cookie=ada.cookie or "") as socket:
        shown = await socket.hello()
        room = table_server.services.rooms.by_id[seat.table_id]
        for connection in room.connections:
            connection.close("access_ended")
        move = shown["decision"]["legal"][0]["move"]
        await socket.send(
            {"type": "move", "client_move_id": "a", "seq": shown["seq"], "move": move}
        )
        await closed(socket)
        assert room.table.seq == shown["seq"]


async def test_second_device_and_its_end(table_server: Running) -> None:
    desk = table_server.guest()
    seat = await table_of(desk)
    phone = table_server.guest()
    link = await desk.link_device()
    assert (await phone.add_device(link.secret)).name == "Ada"
    assert [game.table.id for game in (await phone.my_games()).games] == [seat.table_id]
    with pytest.raises(RequestRefused) as refused:
        await table_server.guest().add_device(link.secret)  # it was used
    assert refused.value.code == "device/link_ended"

    listed = (await desk.devices()).devices
    assert sorted(device.current for device in listed) == [False, True]
    other = next(device for device in listed if not device.current)
    async with (
        raw_socket(table_server.url, seat.table_id, Cookie=phone.cookie or "") as lost,
        raw_socket(table_server.url, seat.table_id) as by_link,
        raw_socket(table_server.url, seat.table_id, Cookie=desk.cookie or "") as kept,
    ):
        await lost.hello()
        await by_link.hello(seat_token=seat.seat_token)  # the phone may know this link
        await kept.hello()
        stale = phone.cookie
        await desk.end_device(other.id)
        assert await closed(lost) == await closed(by_link) == "access_ended"
        await kept.send({"type": "ping"})
        await kept.receive("pong")
    phone.cookie = stale
    assert (await phone.my_games()).games == ()
    assert (await phone.devices()).devices == ()
    # The page says hello with the link it kept; its cookie opens the seat.
    hello = {"seat_token": seat.seat_token}
    assert await refusal(table_server, seat.table_id, desk.cookie, **hello) == ""
    with pytest.raises(RequestRefused) as refused:
        await desk.end_device(other.id)
    assert refused.value.code == "device/unknown"


async def test_nobody_ends_the_device_of_another_guest(table_server: Running) -> None:
    ada, eve = table_server.guest(), table_server.guest()
    await table_of(ada)
    await eve.create(Online(name="Eve"))
    (device,) = (await ada.devices()).devices
    with pytest.raises(RequestRefused) as refused:
        await eve.end_device(device.id)
    assert refused.value.code == "device/unknown"
    assert len((await ada.devices()).devices) == 1


async def test_links_are_revoked_without_ending_a_device(table_server: Running) -> None:
    ada = table_server.guest()
    seat = await table_of(ada)
    async with raw_socket(table_server.url, seat.table_id) as socket:
        await socket.hello(seat_token=seat.seat_token)
        await ada.end_links()
        assert await closed(socket) == "access_ended"
    assert len((await ada.my_games()).games) == 1
    assert seat.invite_token
    await table_server.guest().join(seat.table_id, "Bea", seat.invite_token)  # invitations stay


async def test_link_for_a_device_ends_after_ten_minutes(tmp_path: Path) -> None:
    later = 0
    async with serving(tmp_path, overrides=Overrides(now=lambda: wall_clock() + later)) as running:
        ada = running.guest()
        await table_of(ada)
        first, second = await ada.link_device(), await ada.link_device()
        for secret in (first.secret, second.secret):
            later = 0 if secret == first.secret else LINK_MS + 1
            with pytest.raises(RequestRefused) as refused:  # replaced by the second; too old
                await running.guest().add_device(secret)
            assert refused.value.code == "device/link_ended"


async def test_cookie_of_the_first_release_works_until_it_is_ended(table_server: Running) -> None:
    storage = table_server.services.storage
    key = await storage.secret("guest-cookies")
    await storage.put_guest(Guest("old-guest", "Ada", wall_clock(), wall_clock()))
    ada = table_server.guest()
    ada.cookie = (
        f"mandala_guest=old-guest.{hmac.new(key, b'guest:old-guest', hashlib.sha256).hexdigest()}"
    )
    assert (await ada.me()).name == ""  # no device: as if it was ended
    cookie = table_server.services.guests.read(ada.cookie)
    assert cookie
    await table_server.services.devices.add(cookie, "")  # as the migration does
    assert (await ada.me()).name == "Ada"
    old = ada.cookie
    await ada.forget_me()
    ada.cookie = old
    assert (await ada.me()).name == ""


async def test_access_that_ends_while_a_socket_is_opened(table_server: Running) -> None:
    """The cookie is looked up, then revoked, then the connection is added to the room."""
    ada = table_server.guest()
    seat = await table_of(ada)
    cookie = ada.cookie or ""
    room = await table_server.services.rooms.room(seat.table_id)
    async with raw_socket(table_server.url, seat.table_id, Cookie=cookie) as socket:
        async with room.lock:  # the connection waits for it
            revocations = table_server.services.revocations
            await socket.send({"type": "hello", "protocol": "mandala-table/1"})
            async with asyncio.timeout(20):
                while not room.lock._waiters:
                    await asyncio.sleep(0.01)
                before = revocations.seen
                await ada.forget_me()
                while revocations.seen == before:
                    await asyncio.sleep(0.01)
        assert await closed(socket) == "access_ended"


@pytest.mark.parametrize(
    ("user_agent", "label"),
    [
        (
            "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
            "Firefox, Linux",
        ),
        (
            (
                "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15"
                " (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1"
            ),
            "Safari, iPhone",
        ),
        (
            (
                "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)"
                " Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0"
            ),
            "Edge, Windows",
        ),
        ("my-bot/1.0", ""),
    ],
)
async def test_label_names_browser_and_system_only(user_agent: str, label: str) -> None:
    assert device_label(user_agent) == label
