"""``mandala connect`` with addresses that are none, and servers that are not ours: one line each."""

import json
import socket
import threading
from collections.abc import Callable, Iterator

import pytest

from mandala.cli.app import run
from support.program import refused

Answers = Callable[..., str]

SEAT = {
    "table_id": "t",
    "seat": 0,
    "seat_token": "s" * 32,
    "invite_token": "i" * 32,
    "watch_token": None,
}


@pytest.fixture
def said(capsys: pytest.CaptureFixture[str]) -> Callable[[str], str]:
    """The one line of a player who cannot get to a table."""

    def line(url: str) -> str:
        assert run(("connect", url, "random")) == 2
        complaint = capsys.readouterr().err
        assert complaint.count("\n") == 1, complaint
        return complaint

    return line


@pytest.fixture
def answers() -> Iterator[Answers]:
    """A server that answers each connection with the next of these bytes, and hangs up."""
    listener = socket.create_server(("127.0.0.1", 0))
    threads: list[threading.Thread] = []

    def serve(*each: bytes) -> str:
        def work() -> None:
            for answer in each:
                line, _ = listener.accept()
                with line:
                    heard_out(line)
                    line.sendall(answer)

        threads.append(threading.Thread(target=work))
        threads[-1].start()
        return f"http://127.0.0.1:{listener.getsockname()[1]}"

    yield serve
    for thread in threads:
        thread.join(30)
        assert not thread.is_alive()
    listener.close()


def heard_out(line: socket.socket) -> None:
    """The whole question: hanging up on bytes nobody has read is a reset, and the answer is lost."""
    with line.makefile("rb") as question:
        length = 0
        while (header := question.readline().strip().lower()) != b"":
            name, _, value = header.partition(b":")
            if name == b"content-length":
                length = int(value)
        question.read(length)


def http(status: str, body: bytes, *headers: str, length: int | None = None) -> bytes:
    size = len(body) if length is None else length
    head = [f"HTTP/1.1 {status}", f"content-length: {size}", "connection: close", *headers]
    return "\r\n".join([*head, "", ""]).encode() + body


OPENED = http("201 Created", json.dumps(SEAT).encode())


@pytest.mark.parametrize(
    "url",
    [
        "http://[::1",
        "http://127.0.0.1:abc",
        "http://127.0.0.1:99999",
        "http://a b/",
        "http://..",
        "http://ä..b/",
        f"http://{'x' * 64}.example.org",
        "http://user:word@127.0.0.1",
    ],
)
def test_wrong_address_is_refused(said: Callable[[str], str], url: str) -> None:
    assert f"{url.rstrip('/')!r}"[:-1] in (line := said(url))
    assert "is not the address of a server: check its name and port" in line


@pytest.mark.parametrize("url", ["ftp://example.org", "example.org", "http://", "/t/abc"])
def test_other_schemes_are_refused(said: Callable[[str], str], url: str) -> None:
    assert "begins with http:// or https://" in said(url)


@pytest.mark.parametrize(
    "answer",
    [
        http("200 OK", b"<!doctype html><title>Something else</title>"),
        http("200 OK", b"{}"),
        http("200 OK", b"\xff\xfe"),
        http("301 Moved Permanently", b"", "location: https://example.org/"),
        http("200 OK", b'{"table_id":', length=1000),
        http("200 OK", b"{}", f"x: {'y' * 70_000}"),
        b"SSH-2.0-OpenSSH_9.6\r\n",
    ],
    ids=["page", "empty", "bytes", "moved", "cut off", "long header", "ssh"],
)
def test_other_servers_are_refused(
    said: Callable[[str], str], answers: Answers, answer: bytes
) -> None:
    url = answers(answer)
    assert said(url) == (
        f"mandala: {url} does not answer as a Mandala server does: check the address\n"
    )


def test_server_that_closes_the_connection_is_reported(
    said: Callable[[str], str], answers: Answers
) -> None:
    assert "does not answer: " in said(answers(b""))


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        (http("404 Not Found", b""), "HTTP 404"),
        (http("200 OK", b"{}"), "HTTP 200"),
        (b"", ""),
        (b"SSH-2.0-OpenSSH_9.6\r\n", ""),
    ],
    ids=["refused", "answered", "closed", "ssh"],
)
def test_table_without_a_socket_is_reported(
    said: Callable[[str], str], answers: Answers, answer: bytes, why: str
) -> None:
    url = answers(OPENED, answer)
    line = said(url)
    assert line.startswith(f"mandala: {url} does not open the table: ")
    assert why in line


@pytest.mark.parametrize("table", ["a b", "ä", "a%20b", '"', "a\\b"])
def test_link_with_special_characters_is_escaped(
    said: Callable[[str], str], answers: Answers, table: str
) -> None:
    missing = http("404 Not Found", b'{"code": "table/not_found"}')
    assert "the server refused the request" in said(f"{answers(missing)}/t/{table}#invite=x")


def test_command_line_program_reports_one_line() -> None:
    assert refused("connect", "http://[::1", "random").startswith("mandala: 'http://[::1'")
