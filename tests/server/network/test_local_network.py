"""Opening a server of this machine to the local network: only from here, and only there."""

import asyncio
import http.client
import json
import socket
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from mandala.server.api.routes import network
from mandala.server.network import local_network
from mandala.server.network.local_network import address_in_network, is_loopback
from mandala.server.protocol.http import Online
from support.raw_socket import raw_socket
from support.table_server import Running, serving

pytestmark = pytest.mark.anyio

# A second address of this machine that stands for the one in its network. It is loopback too, so
# nothing is opened outside while the tests run.
NETWORK = "127.0.0.77"
NEXT_NETWORK = "127.0.0.78"


@pytest.fixture
def in_a_network(monkeypatch: pytest.MonkeyPatch) -> None:
    """This machine has the address ``NETWORK``, and only 127.0.0.1 counts as the machine itself."""
    monkeypatch.setattr(local_network, "address_in_network", lambda: NETWORK)
    monkeypatch.setattr(network, "is_loopback", lambda address: address == "127.0.0.1")


async def ask(
    running: Running, method: str = "GET", host: str = "127.0.0.1", **headers: str
) -> tuple[int, dict[str, Any]]:
    """Sends a request to ``/api/v1/network`` from and to one of the addresses of this machine."""

    def send() -> tuple[int, dict[str, Any]]:
        port = running.settings.port
        connection = http.client.HTTPConnection(host, port, source_address=(host, 0))
        connection.request(method, "/api/v1/network", headers=headers)
        response = connection.getresponse()
        status, body = response.status, json.loads(response.read())
        connection.close()
        return status, body

    return await asyncio.to_thread(send)


@pytest.mark.usefixtures("in_a_network")
async def test_the_network_is_closed_until_somebody_here_opens_it(table_server: Running) -> None:
    address = f"http://{NETWORK}:{table_server.settings.port}"
    assert await ask(table_server) == (200, {"can_open": True, "url": None})
    with pytest.raises(ConnectionRefusedError):
        await ask(table_server, host=NETWORK)
    assert await ask(table_server, "POST") == (201, {"can_open": True, "url": address})
    assert await ask(table_server, "POST") == (201, {"can_open": True, "url": address})
    # From the network the table answers, under that address alone.
    assert await ask(table_server, host=NETWORK) == (200, {"can_open": False, "url": address})
    status, body = await ask(table_server, "POST", NETWORK, origin=address)
    assert (status, body["code"]) == (403, "network/not_here")
    status, body = await ask(table_server, host=NETWORK, Host="evil.example")
    assert (status, body["code"]) == (400, "host/unknown")
    status, body = await ask(table_server, "POST", NETWORK, origin="http://evil.example")
    assert (status, body["code"]) == (403, "origin/foreign")


@pytest.mark.usefixtures("in_a_network")
async def test_another_network_is_opened_on_its_own(
    table_server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    port = table_server.settings.port
    await ask(table_server, "POST")
    monkeypatch.setattr(local_network, "address_in_network", lambda: None)
    assert await ask(table_server) == (200, {"can_open": False, "url": None})
    monkeypatch.setattr(local_network, "address_in_network", lambda: NEXT_NETWORK)
    assert await ask(table_server) == (200, {"can_open": True, "url": None})
    with pytest.raises(ConnectionRefusedError):
        await ask(table_server, host=NEXT_NETWORK)
    address = f"http://{NEXT_NETWORK}:{port}"
    assert await ask(table_server, "POST") == (201, {"can_open": True, "url": address})
    for host in (NETWORK, NEXT_NETWORK):  # who came by the other way stays
        assert await ask(table_server, host=host) == (200, {"can_open": False, "url": address})
        status, body = await ask(table_server, "POST", host, origin=f"http://{host}:{port}")
        assert (status, body["code"]) == (403, "network/not_here")


def test_the_address_is_looked_up_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """The machine may come into a network, or leave it, while the server runs."""
    found = iter(["127.0.0.1", "192.0.2.7", "198.51.100.7"])

    class Moving(socket.socket):
        def connect(self, _address: Any) -> None:
            """There may be no network here."""

        def getsockname(self) -> tuple[str, int]:
            return next(found), 0

    monkeypatch.setattr(socket, "socket", Moving)
    assert [address_in_network() for _ in range(3)] == [None, "192.0.2.7", "198.51.100.7"]


@pytest.mark.usefixtures("in_a_network")
async def test_a_friend_in_the_network_sits_down(table_server: Running) -> None:
    taken = await table_server.guest().create(Online(name="Ada", listed=True))
    _, body = await ask(table_server, "POST")
    address: str = body["url"]
    async with raw_socket(address, taken.table_id, origin=address) as friend:
        assert (await friend.hello())["type"] == "snapshot"
    with pytest.raises(InvalidStatus):
        async with raw_socket(address, taken.table_id, origin="http://evil.example"):
            pass


@pytest.mark.usefixtures("in_a_network")
async def test_a_foreign_page_cannot_open_the_network(table_server: Running) -> None:
    for headers in ({"origin": "https://evil.example"}, {"sec-fetch-site": "cross-site"}):
        status, body = await ask(table_server, "POST", **headers)
        assert (status, body["code"]) == (403, "origin/foreign")
    assert (await ask(table_server))[1]["url"] is None


@pytest.mark.usefixtures("in_a_network")
async def test_a_server_for_others_is_not_opened_here(tmp_path: Path) -> None:
    async with serving(tmp_path, public_url="https://mandala.example.org") as running:
        assert (await ask(running))[1] == {"can_open": False, "url": None}
        status, body = await ask(running, "POST")
        assert (status, body["code"]) == (403, "network/not_here")


@pytest.mark.usefixtures("in_a_network")
async def test_a_taken_port_is_told(table_server: Running) -> None:
    other = await asyncio.start_server(lambda *_: None, NETWORK, table_server.settings.port)
    async with other:
        status, body = await ask(table_server, "POST")
    assert (status, body["code"]) == (503, "network/failed")
    assert (await ask(table_server))[1] == {"can_open": True, "url": None}


def test_loopback_addresses() -> None:
    assert all(map(is_loopback, ("127.0.0.1", "127.8.0.1", "::1")))
    assert not any(map(is_loopback, ("192.168.0.7", "10.127.0.1", "fe80::1", "", "127.evil")))
