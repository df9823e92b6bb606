"""The attack suite, briefly: ``make attack`` plays every hostile pattern for longer."""

import json
import subprocess
import sys
from pathlib import Path

ATTACK = Path(__file__).parents[2] / "bench" / "server" / "attack.py"


def test_honest_people_play_on_under_attack() -> None:
    """The times are for ``make attack``: they say nothing while other tests run."""
    done = subprocess.run(
        [
            *(sys.executable, str(ATTACK), "--ai-workers", "0", "--only", "new tables"),
            *("--games", "2", "--rate", "20", "--seconds", "1", "--sockets", "3"),
        ],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.stdout, done.stderr[-3000:]
    found = json.loads(done.stdout.splitlines()[-1])
    assert found["honest_moves"] > 10
    assert (found["honest_refused"], found["games_lost"]) == (0, 0), done.stderr[-3000:]
    assert found["hostile"]["new tables"]["rematches"] > 0
