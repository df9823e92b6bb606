"""``mandala serve`` as a host runs it: start, settings, stop."""

import contextlib
import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pexpect
import pytest
import segno

from mandala.cli.commands.serve import open_table
from mandala.records.errors import MandalaError
from mandala.server.config import Settings, network_address
from support.program import PROGRAM, mandala, refused
from support.program import environment as program_environment


@contextmanager
def serving(*arguments: str, **environment: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server process, and the address it says it is open at."""
    process = subprocess.Popen(
        [*PROGRAM, "serve", *arguments],
        stderr=subprocess.PIPE,
        text=True,
        env=dict(os.environ) | environment,
    )
    assert process.stderr is not None
    try:
        for line in process.stderr:
            if "The table is open at" in line:
                yield process, line.split()[-1]
                break
        else:
            pytest.fail("the server did not start")
    finally:
        process.kill()
        process.wait()
        process.stderr.close()


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_server_starts_answers_and_stops_cleanly(tmp_path: Path, how: signal.Signals) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with serving("--port", "0", "--database", database, "--ai-workers", "0") as (process, url):
        with urllib.request.urlopen(f"{url}/healthz", timeout=20) as answer:
            assert json.load(answer)["status"] == "ok"
        process.send_signal(how)
        assert process.wait(30) == 0
        assert process.stderr is not None
        rest = process.stderr.read()
    assert "Traceback" not in rest
    for line in rest.splitlines():
        json.loads(line)


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_signal_to_all_processes_stops_the_server_cleanly(
    tmp_path: Path, how: signal.Signals
) -> None:
    """As Ctrl-C at a terminal does, and the systemd unit: the AI's processes have no say in it."""
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with serving("--port", "0", "--database", database) as (process, _):
        give_up_at = time.monotonic() + 60
        while not (workers := children(process.pid)) or not all(map(pays_no_heed, workers)):
            assert time.monotonic() < give_up_at
            time.sleep(0.1)
        for worker in workers:
            with contextlib.suppress(ProcessLookupError):  # the one that compiles may be done
                if how == signal.SIGTERM or os.getpgid(worker) == os.getpgid(process.pid):
                    os.kill(worker, how)
        process.send_signal(how)
        assert process.wait(30) == 0
        assert process.stderr is not None
        rest = process.stderr.read()
    assert "Traceback" not in rest
    assert "ai_worker_lost" not in rest


def children(process: int) -> list[int]:
    return [
        int(pid) for pid in Path(f"/proc/{process}/task/{process}/children").read_text().split()
    ]


def pays_no_heed(process: int) -> bool:
    """Returns True if the process ignores SIGINT or has ended."""
    with contextlib.suppress(FileNotFoundError, ProcessLookupError):
        status = Path(f"/proc/{process}/status").read_text()
        ignored = int(status.partition("SigIgn:")[2].split()[0], 16)
        return bool(ignored >> (signal.SIGTERM - 1) & 1)
    return True


def test_settings_are_read_from_the_environment(tmp_path: Path) -> None:
    with serving(
        MANDALA_PORT="0",
        MANDALA_DATABASE=f"sqlite:///{tmp_path / 'tables.db'}",
        MANDALA_AI_WORKERS="0",
        MANDALA_PUBLIC_URL="https://mandala.example.org",
        MANDALA_METRICS="off",
    ) as (_, url):
        assert url == "https://mandala.example.org"


@pytest.mark.parametrize(
    "arguments",
    [
        ("--public-url", "mandala.example.org"),
        ("--public-url", "https://example.org/path"),
        ("--public-url", "http://[::1"),
        ("--public-url", "http://example.org:port"),
        ("--database", "mysql://x"),
        ("--trusted-proxies", "proxy.example.org"),
        ("--trusted-proxies", "127.0.0.1,192.0.2.7/24"),
        ("--port", "99999"),
        ("--host", "no.such.host.invalid"),
        ("--host", "ä..b"),
        ("--host", "x" * 64),
        ("--limits", "0"),
        ("--limits", "-1"),
        ("--limits", "nan"),
        ("--limits", "inf"),
        ("--ai-workers", "-1"),
    ],
)
def test_wrong_option_is_one_line(arguments: tuple[str, str], tmp_path: Path) -> None:
    rest = ("--port", "0", "--database", f"sqlite:///{tmp_path / 't.db'}")
    given = tuple(word for word in rest if not _overridden(word, arguments, rest))
    assert refused("serve", *given, *arguments)


def test_limits_from_the_environment_are_checked() -> None:
    done = mandala("serve", MANDALA_LIMITS="0")
    assert done.returncode == 2
    assert "'0' is not a number above 0" in done.stderr


def _overridden(word: str, arguments: tuple[str, ...], rest: tuple[str, ...]) -> bool:
    """Whether ``word`` of the usual arguments belongs to an option that the case gives itself."""
    place = rest.index(word)
    return rest[place - place % 2] == arguments[0]


def test_port_in_use_is_one_line(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        line = refused("serve", "--port", port, "--database", f"sqlite:///{tmp_path / 't.db'}")
    assert port in line
    assert "cannot listen" in line


def test_server_does_not_load_the_compiler() -> None:
    """Memory and start: Numba belongs to the AI processes."""
    code = "import sys, mandala.server.serve; print('numba' in sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=True
    )
    assert done.stdout.strip() == "False"


def test_base_url_origins_and_hosts() -> None:
    own = Settings(database_url="", port=8323)
    assert own.base_url == "http://127.0.0.1:8323"
    assert own.origins == {
        "http://127.0.0.1:8323",
        "http://localhost:8323",
        "http://[::1]:8323",
    }
    assert not own.secure
    everywhere = Settings(database_url="", host="0.0.0.0", port=1)
    assert everywhere.base_url == f"http://{network_address()}:1"
    assert f"{network_address()}:1" in everywhere.hosts, (
        "people may use the address that is printed"
    )
    assert "127.0.0.1:1" in everywhere.hosts
    assert Settings(database_url="", host="::1", port=1).base_url == "http://[::1]:1"
    far = Settings(database_url="", public_url="https://mandala.example.org/")
    assert far.base_url == "https://mandala.example.org"
    with pytest.raises(MandalaError, match="public address"):
        Settings(database_url="", public_url="ftp://x")
    for proxies in ("", "*", "192.0.2.7", "192.0.2.0/24, 2001:db8::7"):
        assert Settings(database_url="", trusted_proxies=proxies).trusted_proxies == proxies


def test_without_a_command_the_browser_is_opened(tmp_path: Path) -> None:
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}\n')
    browser.chmod(0o755)
    process = subprocess.Popen(
        PROGRAM,
        stderr=subprocess.PIPE,
        text=True,
        env=dict(os.environ)
        | {"BROWSER": str(browser), "XDG_DATA_HOME": str(tmp_path), "HOME": str(tmp_path)},
    )
    assert process.stderr is not None
    try:
        url = process.stderr.readline().split()[-1]
        with urllib.request.urlopen(url, timeout=20) as page:
            assert b"<title>" in page.read()
        for _ in range(400):
            if opened.exists() and opened.read_text():
                break
            assert process.poll() is None
            time.sleep(0.05)
        assert opened.read_text().strip() == url
        assert url.startswith("http://127.0.0.1:")
        process.send_signal(signal.SIGINT)
        assert process.wait(30) == 0
    finally:
        process.kill()
        process.wait()
        process.stderr.close()
    assert list(tmp_path.rglob("tables.db"))


def at_terminal(*arguments: str, folder: Path, **environment: str) -> "pexpect.spawn[str]":
    """The program at a terminal, with its data in ``folder``."""
    return pexpect.spawn(
        PROGRAM[0],
        [*PROGRAM[1:], *arguments],
        env=program_environment(
            **{"TERM": "xterm-256color", "XDG_DATA_HOME": str(folder), "BROWSER": "true"}
            | environment
        ),
        encoding="utf-8",
        dimensions=(50, 100),
        timeout=60,
    )


def test_serve_shows_the_address_in_the_network_and_its_qr_code(tmp_path: Path) -> None:
    terminal = at_terminal(
        "serve", "--host", "0.0.0.0", "--port", "0", "--ai-workers", "0", folder=tmp_path
    )
    terminal.expect(rf"The table is open at (http://{network_address()}:\d+)\r\n")
    url = terminal.match[1]
    terminal.expect("Press Ctrl-C to stop.")
    shown = terminal.before
    if network_address() != "127.0.0.1":
        assert "\x1b[38;5;231;48;5;16m" in shown, "light and dark do not depend on the background"
        assert scanned(shown) == [
            [bool(cell) for cell in row] for row in segno.make(url, error="m", micro=False).matrix
        ]
        request = urllib.request.Request(f"{url}/healthz")
        with urllib.request.urlopen(request, timeout=20) as answer:
            assert answer.status == 200, "the server knows itself under the address it prints"
    assert '{"at"' not in shown, "no log in JSON at a terminal"
    terminal.sendcontrol("c")
    terminal.expect(pexpect.EOF)


def scanned(shown: str) -> list[list[bool]]:
    """Reads half blocks as a camera does: rows of dark modules without the light border."""
    upper, lower = {"█": 1, "▀": 1}, {"█": 1, "▄": 1}
    rows: list[list[bool]] = []
    for line in re.findall(r"48;5;16m([█▀▄ ]+)\x1b", shown):
        rows += [[part not in half for part in line] for half in (upper, lower)]
    dark = [n for n, row in enumerate(rows[:-2]) if any(row)]
    rows = rows[dark[0] : dark[-1] + 1]
    left = min(row.index(True) for row in rows if True in row)
    return [row[left : left + len(rows)] for row in rows]


def test_serve_on_this_machine_only_says_how_others_can_join(tmp_path: Path) -> None:
    terminal = at_terminal("serve", "--port", "0", "--ai-workers", "0", folder=tmp_path)
    terminal.expect("Only this computer can open it")
    terminal.expect("mandala serve --host 0.0.0.0 --port ")
    terminal.expect("Press Ctrl-C")
    assert "▀" not in terminal.before
    terminal.sendcontrol("c")
    terminal.expect(pexpect.EOF)


def test_bare_mandala_takes_a_port_and_opens_no_browser_if_told_so(tmp_path: Path) -> None:
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}\n')
    browser.chmod(0o755)
    with socket.create_server(("127.0.0.1", 0)) as other:
        taken = other.getsockname()[1]
    terminal = at_terminal(
        "--port", str(taken), "--no-browser", folder=tmp_path, BROWSER=f"{browser} %s"
    )
    terminal.expect(f"The table is open at http://127.0.0.1:{taken}")
    terminal.expect("Press Ctrl-C")
    terminal.sendcontrol("c")
    terminal.expect(pexpect.EOF)
    assert not opened.exists()


def test_a_port_that_was_asked_for_is_not_exchanged() -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        taken = str(other.getsockname()[1])
        assert "cannot listen at 127.0.0.1 port" in refused("--port", taken, "--no-browser")


def test_another_port_than_the_usual_one_is_explained(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The usual port may be in use on the machine of the tests, so a taken one stands in for it."""
    served: list[Settings] = []
    monkeypatch.setattr(
        "mandala.server.serve.run", lambda settings, _ready: served.append(settings)
    )
    monkeypatch.setattr("mandala.server.json_logging.set_up_logging", lambda _level: None)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    with socket.create_server(("127.0.0.1", 0)) as other:
        taken = other.getsockname()[1]
        open_table(taken, browser=False)
    assert served[0].port == 0
    assert f"Port {taken} is in use, so another one was chosen." in capsys.readouterr().err
