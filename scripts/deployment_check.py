"""Plays at the server at an address; with ``units``: restarts and kills its unit, and makes a backup.

``scripts/deployment.sh`` runs this inside the container and inside the booted system.
"""

import asyncio
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Final

from mandala.client import ApiClient
from mandala.server.protocol.http import AgainstAi

START_S: Final = 120.0
MOVES_S: Final = 600.0  # the first move waits for the compiler
BACKUPS: Final = Path("/var/backups/mandala")


def wait_until_healthy(url: str) -> None:
    ends = time.monotonic() + START_S
    while True:
        try:
            with urllib.request.urlopen(f"{url}/healthz", timeout=5):
                return
        except OSError:
            if time.monotonic() > ends:
                raise
            time.sleep(0.5)


def systemctl(*words: str) -> str:
    done = subprocess.run(["systemctl", *words], check=True, capture_output=True, text=True)
    return done.stdout.strip()


async def make_moves(person: ApiClient, table_id: str, number: int) -> None:
    """Make so many moves against the computer. Raises :class:`TimeoutError`."""
    async with asyncio.timeout(MOVES_S), person.sit(table_id) as line:
        while number:
            if line.decision is None:
                await line.next()
                continue
            ack = await line.move(line.decision.legal[0].move)
            while line.seq < ack.seq:
                await line.next()
            number -= 1


def main(url: str, *wanted: str) -> None:
    wait_until_healthy(url)
    person = ApiClient(url)
    seat = asyncio.run(person.create(AgainstAi(name="Ada", level=1, starts="first")))

    def play_on(after: str) -> None:
        wait_until_healthy(url)
        asyncio.run(make_moves(person, seat.table_id, 2))
        print(f"played after {after}", flush=True)

    play_on("the start")
    if not wanted:
        return
    systemctl("restart", "mandala")
    play_on("a restart")
    systemctl("kill", "--signal=KILL", "mandala")
    time.sleep(1)
    play_on("a kill")
    systemctl("start", "mandala-backup")
    systemctl("stop", "mandala")
    assert systemctl("show", "-p", "Result", "--value", "mandala") == "success"
    time.sleep(1)  # the name of a backup has whole seconds
    systemctl("start", "mandala-backup")  # root opens the file while no server runs
    systemctl("start", "mandala")
    play_on("a backup of the stopped server")
    assert len(list(BACKUPS.iterdir())) == 2, "each backup is kept"


if __name__ == "__main__":
    main(*sys.argv[1:])
