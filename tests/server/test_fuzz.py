"""The fuzzer, briefly: ``make fuzz`` sends 200,000 frames and 50,000 requests."""

import json
import subprocess
import sys
from pathlib import Path

FUZZER = Path(__file__).parents[2] / "bench" / "server" / "fuzz.py"


def test_mutated_frames_and_requests_break_nothing() -> None:
    done = subprocess.run(
        [sys.executable, str(FUZZER), "--frames", "4000", "--requests", "800"],
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.stdout, done.stderr[-3000:]
    found = json.loads(done.stdout.splitlines()[-1])
    assert (found["answers_500"], found["log_errors"]) == (0, 0), found["first"]
    assert done.returncode == 0, found
    assert found["frames answered for"] > 1000
    assert found["requests"] >= 800
