"""``mandala serve`` as a process of its own, for tests and measurements in a browser."""

import contextlib
import re
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Self

# A name that a public address could have; the test's browser resolves it to this machine.
PUBLIC_HOST = "mandala.test"

START_LIMIT_S = 60


class TableProgram:
    """Runs ``mandala serve`` on loopback with the database in a given file."""

    def __init__(self, database: Path, port: int = 0, *flags: str) -> None:
        self.database = database
        self.url = ""
        self._port = port
        self._flags = flags
        self._process: subprocess.Popen[bytes] | None = None

    @classmethod
    def public(cls, database: Path) -> Self:
        """Returns a server whose public address is under `PUBLIC_HOST`."""
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        return cls(database, port, "--public-url", f"http://{PUBLIC_HOST}:{port}")

    def start(self) -> None:
        """Starts the server. A second start uses the same address."""
        output = self.database.with_suffix(".log")
        with output.open("w") as log:
            self._process = subprocess.Popen(
                [
                    sys.executable, "-m", "mandala", "serve",
                    "--port", str(self._port),
                    "--database", f"sqlite:///{self.database}",
                    "--limits", "1000",
                    "--log-level", "warning",
                    *self._flags,
                ],
                stderr=log,
            )  # fmt: skip
        deadline = time.monotonic() + START_LIMIT_S
        while not (found := re.search(r"http://[\w.]+:(\d+)", output.read_text())):
            assert self._process.poll() is None, output.read_text()
            assert time.monotonic() < deadline, "the server does not start"
            time.sleep(0.05)
        self.url, self._port = found[0], int(found[1])

    def kill(self) -> None:
        """Kills the process without a chance to clean up."""
        assert self._process is not None
        self._process.kill()
        self._process.wait(timeout=10)

    def stop(self) -> None:
        """Terminates the process; kills it after ten seconds."""
        assert self._process is not None
        self._process.terminate()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(timeout=10)
        self._process.kill()
