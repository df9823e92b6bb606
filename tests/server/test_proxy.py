"""The set-up of docs/how-to/hosting.md: nginx with TLS in front of ``mandala serve``, as it is written."""

import asyncio
import contextlib
import os
import random
import re
import shutil
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from mandala.client import ApiClient
from mandala.records.errors import MandalaError
from mandala.server.protocol.http import Online
from support.table_server import play_out, until_dealt

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "bench" / "server"))
from processes import ServerProcess, free_port  # noqa: E402 - the harness's own module


def nginx_program() -> str:
    found = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin:/usr/local/sbin")
    if found is None and os.environ.get("CI") != "true":
        pytest.skip("NOT TESTED: nginx is not installed; run `make services` as root on Debian")
    assert found, "nginx is missing: `make services` installs it"
    return found


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, int]]:
    """The public address, and the port behind it."""
    with pytest.MonkeyPatch.context() as patch:
        yield from behind_a_proxy(tmp_path_factory.mktemp("proxied"), patch)


def behind_a_proxy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[str, int]]:
    program = nginx_program()
    port = free_port()
    url = f"https://localhost:{port}"
    monkeypatch.setenv("MANDALA_PUBLIC_URL", url)
    server = ServerProcess(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log")
    certificate, key = tmp_path / "certificate.pem", tmp_path / "key.pem"
    subprocess.run(
        [
            *("openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"),
            *("-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"),
            *("-keyout", str(key), "-out", str(certificate)),
        ],
        check=True,
        capture_output=True,
    )
    text = (ROOT / "deploy" / "nginx.conf").read_text()
    text = text.replace("listen 443 ssl", f"listen 127.0.0.1:{port} ssl")
    text = text.replace("mandala.example.org;", "localhost;", 1)
    text = re.sub(r"ssl_certificate +\S+;", f"ssl_certificate {certificate};", text)
    text = re.sub(r"ssl_certificate_key +\S+;", f"ssl_certificate_key {key};", text)
    text = text.replace("127.0.0.1:8323", f"127.0.0.1:{server.port}")
    whole = tmp_path / "nginx.conf"
    folders = "".join(
        f"{kind}_temp_path {tmp_path / kind};\n"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    whole.write_text(
        f"daemon off;\nmaster_process off;\npid {tmp_path / 'pid'};\nerror_log {tmp_path / 'error'};\n"
        f"events {{}}\nhttp {{\naccess_log off;\n{folders}{text}\n}}\n"
    )
    nginx = subprocess.Popen([program, "-c", str(whole), "-p", str(tmp_path)])
    try:
        server.start()
        monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
        _wait(url)
        yield url, server.port
    finally:
        nginx.terminate()
        nginx.wait()
        server.stop()


def _wait(url: str) -> None:
    for _ in range(200):
        with contextlib.suppress(MandalaError):  # not there yet
            if ApiClient(url).request("GET", "/healthz")[0] == 200:
                return
        time.sleep(0.05)
    pytest.fail("nginx did not answer")


def test_game_behind_a_proxy_with_tls(proxied: tuple[str, int]) -> None:
    url, inner = proxied

    async def play() -> None:
        ada, bea = ApiClient(url), ApiClient(url)
        mine = await ada.create(Online(name="Ada"))
        assert ada.cookie is not None
        assert ada.cookie.startswith("__Host-")  # only over https
        theirs = await bea.join(mine.table_id, "Bea", mine.invite_token)
        async with (
            ada.sit(mine.table_id, mine.seat_token) as one,
            bea.sit(mine.table_id, theirs.seat_token) as two,
        ):
            await until_dealt(one)
            await until_dealt(two)
            await play_out({0: one, 1: two}, random.Random(1))
            assert one.table.result is not None

    asyncio.run(play())
    status, _ = ApiClient(url).request("GET", "/metrics")
    assert status == 404
    straight = ApiClient(f"http://127.0.0.1:{inner}")
    assert straight.request("GET", "/metrics")[0] == 200
    # The page's origin is the public address now; the inner one is foreign.
    headers = {"origin": f"http://127.0.0.1:{inner}", "content-type": "application/json"}
    assert ApiClient(url).request("POST", "/api/v1/tables", b"{}", headers)[0] == 403
    headers["origin"] = url
    assert ApiClient(url).request("POST", "/api/v1/tables", b"{}", headers)[0] == 400


def test_proxy_limits_each_address(proxied: tuple[str, int]) -> None:
    """The server itself does not limit what a trusted proxy sends."""
    url, _ = proxied
    parts = urlsplit(url)
    request = f"GET /livez HTTP/1.1\r\nHost: {parts.netloc}\r\n\r\n".encode()
    tls = ssl.create_default_context(cafile=os.environ["SSL_CERT_FILE"])
    with (
        socket.create_connection(("127.0.0.1", parts.port or 0), timeout=20) as raw,
        tls.wrap_socket(raw, server_hostname="localhost") as connection,
    ):
        connection.sendall(request * 200)  # at once: more than 80
        answers = b""
        while answers.count(b"HTTP/1.1 ") < 200 and (more := connection.recv(65_536)):
            answers += more
    assert answers.count(b"HTTP/1.1 200") >= 60  # the tests before used a part of the 80
    assert answers.count(b"HTTP/1.1 429") > 0


def test_container_leaves_out_local_builds() -> None:
    """The environment, the tools that build the page, the page: whatever Git leaves alone."""
    left_out = (ROOT / ".dockerignore").read_text().splitlines()
    for made in (ROOT / ".gitignore").read_text().splitlines():
        assert made in left_out or f"**/{made}" in left_out


def test_systemd_restarts_the_server_without_limit() -> None:
    """Its limit is five starts in ten seconds; a start against a database that is away takes one."""
    unit = (ROOT / "deploy" / "mandala.service").read_text()
    pause = re.search(r"^RestartSec=(\d+)$", unit, re.MULTILINE)
    assert pause
    assert 5 * int(pause[1]) > 10


def test_unit_and_container_use_existing_options() -> None:
    from mandala.cli.commands.serve import command

    options = {f"MANDALA_{name.upper()}" for name in (param.name or "" for param in command.params)}
    for file in ("mandala.service", "Containerfile"):
        text = (ROOT / "deploy" / file).read_text()
        assert set(re.findall(r"MANDALA_[A-Z_]+", text)) <= options
