"""Requests that the server refuses: unknown hosts and origins, forms of other pages, floods. Headers."""

import asyncio
import http.client
import json
import logging
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import InvalidStatus

from mandala.server.api.middleware import security_headers
from mandala.server.config import Settings
from mandala.server.protocol.socket import PROTOCOL
from support.raw_socket import raw_socket
from support.table_server import Running, serving

pytestmark = pytest.mark.anyio

WISH = json.dumps({"kind": "online", "name": "Ada"}).encode()


def post(running: Running, **headers: str) -> tuple[int, dict[str, str]]:
    status, body = running.guest().request(
        "POST", "/api/v1/tables", WISH, {name.replace("_", "-"): v for name, v in headers.items()}
    )
    return status, json.loads(body)


async def ask(running: Running, **headers: str) -> tuple[int, dict[str, str]]:
    return await asyncio.to_thread(lambda: post(running, **headers))


async def test_programs_and_the_servers_own_page_are_allowed(table_server: Running) -> None:
    assert (await ask(table_server))[0] == 201
    assert (await ask(table_server, origin=table_server.url))[0] == 201
    assert (await ask(table_server, origin=table_server.url, sec_fetch_site="same-origin"))[
        0
    ] == 201


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"origin": "http://127.0.0.1:1"},
        {"sec_fetch_site": "cross-site"},
        {"sec_fetch_site": "same-site"},
    ],
)
async def test_other_pages_may_not_change_anything(
    table_server: Running, headers: dict[str, str]
) -> None:
    status, problem = await ask(table_server, **headers)
    assert (status, problem["code"]) == (403, "origin/foreign")


async def test_form_of_another_page_is_refused(table_server: Running) -> None:
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data"):
        status, problem = await ask(table_server, content_type=kind)
        assert (status, problem["code"]) == (400, "message/malformed")


async def test_foreign_host_name_is_refused(table_server: Running) -> None:
    """DNS rebinding: the request names the attacker's host."""
    status, problem = await ask(table_server, host="evil.example")
    assert (status, problem["code"]) == (400, "host/unknown")


async def test_answers_carry_the_security_headers_and_the_request_id(
    table_server: Running,
) -> None:
    headers = await asyncio.to_thread(_headers, table_server.url.removeprefix("http://"))
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["x-request-id"] == "abcdef-0123"
    assert "server" not in headers


def _headers(address: str) -> dict[str, str]:
    line = http.client.HTTPConnection(address, timeout=20)
    line.request("GET", "/", headers={"x-request-id": "abcdef-0123"})
    answer = line.getresponse()
    answer.read()
    line.close()
    return {name.lower(): value for name, value in answer.getheaders()}


async def test_an_unusable_request_id_is_replaced(table_server: Running) -> None:
    _, problem = await ask(table_server, host="evil.example", x_request_id='"><script>')
    assert problem["request_id"].isalnum()


def test_https_sets_strict_transport_security() -> None:
    far = Settings(database_url="", public_url="https://mandala.example.org")
    headers = security_headers(far)
    assert headers["strict-transport-security"].startswith("max-age=")
    assert "wss://mandala.example.org" in headers["content-security-policy"]
    assert far.origins == {"https://mandala.example.org"}
    assert "mandala.example.org" in far.hosts


async def test_an_address_that_floods_is_slowed_down(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=0.1) as running:
        answers = [await ask(running) for _ in range(6)]
        assert [status for status, _ in answers[:2]] == [201, 201]
        assert answers[-1][0] == 429
        assert answers[-1][1]["code"] == "rate/too_many"


async def test_records_have_a_limit_of_their_own(tmp_path: Path) -> None:
    """A guest who replays many games may still open a table."""
    async with serving(tmp_path, limits=0.1) as running:
        request = running.guest().request
        body = b'{"record": "{}"}'
        answers = [
            await asyncio.to_thread(request, "POST", "/api/v1/replays", body) for _ in range(6)
        ]
        assert [status for status, _ in answers[:4]] == [200] * 4
        assert answers[-1][0] == 429
        assert (await ask(running))[0] == 201


async def test_addresses_of_tables_are_not_in_the_log(
    table_server: Running, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO", logger="mandala")
    for path in ("/t/opens-a-listed-table", "/api/v1/tables/opens-a-listed-table"):
        await asyncio.to_thread(table_server.guest().request, "GET", path)

    def paths() -> list[str]:
        return [record.__dict__["path"] for record in caplog.records if record.message == "request"]

    # A request is logged after its answer is sent, so the client may have the answer first.
    async with asyncio.timeout(10):
        while len(paths()) < 2:
            await asyncio.sleep(0.01)
    assert sorted(paths()) == ["/api/v1/tables/{id}", "/t/{id}"]


async def test_health_and_metrics(table_server: Running) -> None:
    guest = table_server.guest()
    for path in ("/healthz", "/readyz", "/livez"):
        status, text = await asyncio.to_thread(guest.request, "GET", path)
        assert status == 200
        assert text.startswith(b'{"status":"ok"')
    await ask(table_server)
    status, text = await asyncio.to_thread(guest.request, "GET", "/metrics")
    assert status == 200
    assert b'mandala_tables{status="waiting"} 1.0' in text
    assert b"mandala_http_requests_total" in text


async def test_requests_refused_by_the_middleware_are_counted(table_server: Running) -> None:
    await ask(table_server, origin="https://evil.example")
    await ask(table_server, host="evil.example")
    _, text = await asyncio.to_thread(table_server.guest().request, "GET", "/metrics")
    assert b'mandala_refusals_total{code="origin/foreign"} 1.0' in text
    assert b'mandala_refusals_total{code="host/unknown"} 1.0' in text


async def test_health_and_open_metrics_accept_any_host(tmp_path: Path) -> None:
    async def answers(running: Running) -> list[int]:
        host = {"host": "192.0.2.7:8323"}
        guest = running.guest()
        return [
            (await asyncio.to_thread(guest.request, "GET", path, None, host))[0]
            for path in ("/healthz", "/metrics", "/")
        ]

    async with serving(tmp_path, metrics="open") as running:
        assert await answers(running) == [200, 200, 400]
    async with serving(tmp_path) as running:  # a page made by somebody else may not look either
        assert await answers(running) == [200, 400, 400]


@pytest.mark.parametrize(
    ("typed", "named"),
    [
        ("https://Mandala.example.org:443/", "https://mandala.example.org"),
        ("HTTP://mandala.example.org:80", "http://mandala.example.org"),
        ("https://mandala.example.org:8443", "https://mandala.example.org:8443"),
        ("https://játék.example.org", "https://xn--jtk-ela5b.example.org"),
        ("http://[2001:DB8::7]:8323", "http://[2001:db8::7]:8323"),
    ],
)
def test_public_address_is_normalized_as_by_browsers(typed: str, named: str) -> None:
    settings = Settings(database_url="", public_url=typed)
    assert settings.base_url == named
    assert settings.origins == {named}
    assert named.partition("//")[2] in settings.hosts
    assert settings.secure == named.startswith("https")


async def test_metrics_can_be_switched_off(tmp_path: Path) -> None:
    async with serving(tmp_path, metrics="off") as running:
        status, _ = await asyncio.to_thread(running.guest().request, "GET", "/metrics")
        assert status == 404


@pytest.mark.parametrize(
    "path", ["/assets/%00", f"/assets/{'x' * 300}.js", f"/{'x' * 300}", "/%00"]
)
async def test_impossible_file_names_are_answered(table_server: Running, path: str) -> None:
    request = f"GET {path} HTTP/1.1\r\nHost: {urlsplit(table_server.url).netloc}\r\n"
    for more in ("", "Accept-Encoding: gzip\r\n"):
        status = await raw_status(
            table_server, f"{request}{more}Connection: close\r\n\r\n".encode()
        )
        assert status == 404


async def test_deeply_nested_json_is_malformed(table_server: Running) -> None:
    body = b"[" * 4000
    request = (
        f"POST /api/v1/tables HTTP/1.1\r\nHost: {urlsplit(table_server.url).netloc}\r\n"
        f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\nConnection: close\r\n\r\n"
    )
    assert await raw_status(table_server, request.encode() + body) == 400
    deep = b'{"record":' + b'{"a":' * 30_000
    request = request.replace("tables", "replays").replace("4000", str(len(deep)))
    assert await raw_status(table_server, request.encode() + deep) == 400


async def test_refused_socket_logs_no_error(
    table_server: Running, caplog: pytest.LogCaptureFixture
) -> None:
    """A refusal is the answer of the application, which uvicorn must not call a failure."""
    with pytest.raises(InvalidStatus):
        async with raw_socket(table_server.url, "x", Origin="https://evil.example"):
            pass
    await asyncio.sleep(0.1)
    assert [r for r in caplog.records if r.levelno >= logging.ERROR] == []


async def raw_status(running: Running, request: bytes) -> int:
    """Send bytes, and return the status of the answer."""
    url = urlsplit(running.url)
    reader, writer = await asyncio.open_connection(url.hostname, url.port)
    writer.write(request)
    async with asyncio.timeout(20):
        status = int((await reader.readline()).split()[1])
        await reader.read()
    writer.close()
    return status


async def test_a_page_of_another_version_is_refused(table_server: Running) -> None:
    guest = table_server.guest()

    def ask_as(version: str) -> tuple[int, bytes]:
        return guest.request("GET", "/api/v1/games", None, {"mandala-protocol": version})

    assert (await asyncio.to_thread(ask_as, PROTOCOL))[0] == 200
    status, body = await asyncio.to_thread(ask_as, "mandala-table/0")
    assert (status, json.loads(body)["code"]) == (400, "protocol/unknown")
