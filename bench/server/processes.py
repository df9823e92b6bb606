"""Starts, kills and restarts table servers in their own processes."""

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

START_S = 60


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class ServerProcess:
    """``mandala serve`` on loopback. The log goes to a file, which holds no secrets."""

    def __init__(
        self,
        database: str,
        log: Path,
        *,
        port: int | None = None,
        ai_workers: int = 0,
        wrapper: tuple[str, ...] = (),
        limits: float = 100_000,
        log_level: str = "warning",
        python: str = sys.executable,
    ) -> None:
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._log = log
        self._command = [
            *wrapper,
            *(python, "-m", "mandala", "serve"),
            *("--port", str(self.port), "--database", database),
            *("--ai-workers", str(ai_workers)),
            *("--limits", str(limits), "--log-level", log_level),
        ]
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def start(self, *, wait: bool = True) -> None:
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(self._command, stdout=log, stderr=log)
        if wait:
            self.wait_until_ready()

    def wait_until_ready(self) -> None:
        give_up_at = time.monotonic() + START_S
        while True:
            try:
                with urllib.request.urlopen(f"{self.url}/healthz", timeout=5):
                    return
            except OSError:
                if self._process is not None and self._process.poll() is not None:
                    raise RuntimeError(
                        f"the server ended: {self._log.read_text()[-2000:]}"
                    ) from None
                if time.monotonic() > give_up_at:
                    raise
                time.sleep(0.05)

    def kill(self) -> None:
        """Kills the process without warning."""
        assert self._process is not None
        os.kill(self._process.pid, signal.SIGKILL)
        self._process.wait()

    def stop(self) -> int:
        """Stops the server; returns its exit code."""
        assert self._process is not None
        self._process.terminate()
        return self._process.wait(30)
