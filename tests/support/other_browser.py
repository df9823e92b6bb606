"""A window of a browser that Playwright does not drive: Firefox (`support.firefox`) or WebKit
(`support.webkit`), both as Debian ships them."""

import contextlib
import os
import queue
import re
import shutil
import signal
import subprocess
import threading
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, Protocol

ANSWER_LIMIT_S: Final = 90  # for one command of the driver, on a busy machine
START_LIMIT_S: Final = 120
END_LIMIT_S: Final = 30
CONDITION_LIMIT_S: Final = 60
POLL_S: Final = 0.03


class Window(Protocol):
    """One page in a window of its own."""

    def open(self, address: str) -> None:
        """Loads a page, and waits until it is loaded."""

    def run(self, function: str, *arguments: Any) -> Any:
        """Returns what a JavaScript function returns in the page."""

    def click(self, x: float, y: float) -> None:
        """Presses and releases the mouse at a point of the page."""

    def type_key(self, key: str) -> None:
        """Presses and releases a key."""

    def picture(self, path: Path) -> None:
        """Writes what the window shows as PNG."""

    def troubles(self) -> list[str]:
        """Returns the errors of the page since it was opened."""

    def close(self) -> None:
        """Ends the browser."""


def wait_for(
    window: Window, function: str, *arguments: Any, seconds: float = CONDITION_LIMIT_S
) -> Any:
    """Waits until a function of the page returns something true, and returns it.

    Raises AssertionError after so many seconds, with the text that the page shows.
    """
    deadline = time.monotonic() + seconds
    while not (found := window.run(function, *arguments)):
        if time.monotonic() > deadline:
            shown = window.run("() => document.body.innerText.slice(0, 600)")
            raise AssertionError(f"not within {seconds} s: {function} {arguments}; shown: {shown}")
        time.sleep(POLL_S)
    return found


def pointer_click(x: float, y: float) -> list[dict[str, Any]]:
    """Returns a click as WebDriver actions. Both protocols have the same."""
    steps: list[dict[str, Any]] = [
        {"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0, "origin": "viewport"},
        {"type": "pointerDown", "button": 0},
        {"type": "pointerUp", "button": 0},
    ]
    mouse = {"pointerType": "mouse"}
    return [{"type": "pointer", "id": "mouse", "parameters": mouse, "actions": steps}]


def key_press(key: str) -> list[dict[str, Any]]:
    """Returns a key as WebDriver actions."""
    steps = [{"type": kind, "value": key} for kind in ("keyDown", "keyUp")]
    return [{"type": "key", "id": "keyboard", "actions": steps}]


class Process:
    """A program of a browser, with a folder for its profile. Ends with all that it has started."""

    def __init__(self, command: Sequence[str], folder: Path, **changed: str) -> None:
        self._folder = folder
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env=os.environ | {"HOME": str(folder)} | changed,
            start_new_session=True,
        )
        self._lines: queue.Queue[str | None] = queue.Queue()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        assert self._process.stdout is not None
        with self._process.stdout as output:
            for line in output:
                self._lines.put(line.rstrip())
        self._lines.put(None)

    def wait_for_line(self, pattern: str) -> re.Match[str]:
        """Returns the match in the first line of the output that has one.

        Raises AssertionError with the output if there is none.
        """
        deadline, seen = time.monotonic() + START_LIMIT_S, list[str]()
        while True:
            try:
                line = self._lines.get(timeout=max(0.0, deadline - time.monotonic()))
            except queue.Empty:
                line = None
            assert line is not None, f"the browser does not start: {seen}"
            if found := re.search(pattern, line):
                return found
            seen.append(line)

    def end(self) -> None:
        """Kills the program and what it has started, and removes the folder."""
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait(END_LIMIT_S)
        self._reader.join(END_LIMIT_S)
        shutil.rmtree(self._folder, ignore_errors=True)
