"""The tests also pass in a background job, where the shell lets SIGINT be ignored."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
PYTEST = (sys.executable, "-m", "pytest", "-q")
CTRL_C_TEST = "tests/cli/test_app.py::test_ctrl_c_ends_quietly"


def test_ctrl_c_has_its_effect_where_sigint_is_ignored() -> None:
    done = subprocess.run(
        ["sh", "-c", f'trap "" INT; exec "$@" -n 0 {CTRL_C_TEST}', "sh", *PYTEST],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert done.returncode == 0, done.stdout
