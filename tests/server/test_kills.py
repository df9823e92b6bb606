"""The kill harness, briefly: ``make kills`` runs it thirty times on each storage."""

import json
import subprocess
import sys
from pathlib import Path

HARNESS = Path(__file__).parents[2] / "bench" / "server" / "kills.py"


def harness(*arguments: str) -> dict[str, int]:
    done = subprocess.run(
        [sys.executable, str(HARNESS), *arguments],
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr[-3000:]
    found: dict[str, int] = json.loads(done.stdout)
    return found


def test_acknowledged_moves_survive_kills_on_sqlite() -> None:
    found = harness("--kills", "3", "--games", "4")
    assert (found["missing"], found["twice"]) == (0, 0)
    assert found["reconnects"] >= 3
    assert found["acknowledged"] > 20


def test_acknowledged_moves_survive_the_kill_of_one_of_two_instances(
    ready_postgres_url: str,
) -> None:
    found = harness(
        "--kills", "2", "--games", "4", "--instances", "2", "--database", ready_postgres_url
    )
    assert (found["missing"], found["twice"]) == (0, 0)
    assert found["acknowledged"] > 20
