"""WebKit through WebKitWebDriver and its MiniBrowser, on a virtual screen."""

import base64
import contextlib
import json
import shutil
import socket
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any, Final

from support.other_browser import (
    ANSWER_LIMIT_S,
    POLL_S,
    START_LIMIT_S,
    Process,
    key_press,
    pointer_click,
)

DRIVER: Final = "WebKitWebDriver"
MARGIN: Final = 200  # pixels of the screen around the window
QUIETLY: Final = {"GDK_BACKEND": "x11", "NO_AT_BRIDGE": "1"}  # no desktop is there

# Notes errors from now on: the driver does not report them.
NOTE_TROUBLES: Final = """() => {
  if (window.troubles) return;
  window.troubles = [];
  addEventListener('error', (event) => window.troubles.push(`error: ${event.message}`));
  addEventListener('unhandledrejection', (event) => window.troubles.push(`rejected: ${event.reason}`));
  for (const level of ['error', 'warn']) {
    const told = console[level];
    console[level] = (...what) => { window.troubles.push(`${level}: ${what}`); told(...what); };
  }
}"""


def find_webkit() -> str | None:
    """Returns the path of the driver; None if it or the virtual screen (Xvfb) is missing."""
    return shutil.which(DRIVER) if shutil.which("Xvfb") else None


class Webkit:
    """A window of MiniBrowser."""

    def __init__(self, width: int = 1440, height: int = 900) -> None:
        program = find_webkit()
        assert program is not None
        with contextlib.ExitStack() as opened:
            size = f"{width + MARGIN}x{height + MARGIN}x24"
            command = ["Xvfb", "-displayfd", "1", "-screen", "0", size, "-nolisten", "tcp"]
            screen = Process(command, _folder())
            opened.callback(screen.end)
            display = ":" + screen.wait_for_line(r"^(\d+)$")[1]
            port = _free_port()
            driver = Process([program, f"--port={port}"], _folder(), DISPLAY=display, **QUIETLY)
            opened.callback(driver.end)
            _wait_until_listening(port)
            self._address = f"http://127.0.0.1:{port}/session"
            wish = {"capabilities": {"alwaysMatch": {"browserName": "MiniBrowser"}}}
            session = self._ask("POST", "", wish, START_LIMIT_S)["sessionId"]
            self._address += f"/{session}"
            self._ask("POST", "/window/rect", {"x": 0, "y": 0, "width": width, "height": height})
            self._opened = opened.pop_all()

    def _ask(
        self, method: str, path: str, body: object = None, seconds: float = ANSWER_LIMIT_S
    ) -> Any:
        data = json.dumps(body if body is not None else {}).encode() if method == "POST" else None
        request = urllib.request.Request(self._address + path, data, method=method)
        try:
            with urllib.request.urlopen(request, timeout=seconds) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise AssertionError(f"{method} {path}: {error.read().decode()}") from None

    def open(self, address: str) -> None:
        self._ask("POST", "/url", {"url": address}, START_LIMIT_S)
        self.run(NOTE_TROUBLES)

    def run(self, function: str, *arguments: Any) -> Any:
        script = f"return ({function})(...arguments)"
        return self._ask("POST", "/execute/sync", {"script": script, "args": list(arguments)})

    def click(self, x: float, y: float) -> None:
        self._ask("POST", "/actions", {"actions": pointer_click(x, y)})

    def type_key(self, key: str) -> None:
        self._ask("POST", "/actions", {"actions": key_press(key)})

    def picture(self, path: Path) -> None:
        path.write_bytes(base64.b64decode(self._ask("GET", "/screenshot")))

    def troubles(self) -> list[str]:
        found: list[str] = self.run("() => window.troubles ?? []")
        return found

    def close(self) -> None:
        self._opened.close()


def _free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port


def _wait_until_listening(port: int) -> None:
    deadline = time.monotonic() + START_LIMIT_S
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            assert time.monotonic() < deadline, f"{DRIVER} does not listen"
            time.sleep(POLL_S)
        else:
            return


def _folder() -> Path:
    return Path(tempfile.mkdtemp(prefix="mandala-webkit-"))
