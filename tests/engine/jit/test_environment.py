"""The engine in other surroundings, each in a fresh process: no compiler, no cache, bounds checked.

The same seed must give the same games in every environment.
"""

import os
import shutil
import stat
import subprocess
import sys
from pathlib import Path

import mandala
from mandala.engine.search.playouts import random_games

PACKAGE = Path(mandala.__path__[0])
WRITABLE = stat.S_IWUSR | stat.S_IWGRP | stat.S_IWOTH
PLAY = """
from mandala.engine.search.playouts import random_games
from mandala.engine.jit.progress import compile_progress
with compile_progress():
    print(random_games(3, seed=8))
"""
WHERE = """
import sys, mandala
from mandala.engine.jit import decorators
print(mandala.__path__[0], decorators.CACHE_FOLDER, file=sys.stderr)
"""


BEYOND = """
import numpy as np
from mandala.engine.jit.decorators import jit_entry

@jit_entry
def sixth(cards):
    return cards[5]

sixth(np.zeros(5))
"""


def run(code: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run ``code`` in a Python of its own, warnings being errors."""
    return run_python("-c", code, **environment)


def run_python(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-W", "error", *arguments],
        env=os.environ | {"NUMBA_DISABLE_JIT": "0", "NUMBA_BOUNDSCHECK": "0"} | environment,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )


def expect_the_same_games(finished: subprocess.CompletedProcess[str]) -> None:
    assert finished.returncode == 0, finished.stderr
    assert finished.stdout.strip() == str(random_games(3, seed=8))


def test_without_the_compiler_the_same_games_are_played(tmp_path: Path) -> None:
    finished = run(PLAY, NUMBA_DISABLE_JIT="1", XDG_CACHE_HOME=str(tmp_path))
    expect_the_same_games(finished)
    assert finished.stderr == ""  # nobody waits for anything
    assert list(tmp_path.iterdir()) == []


def test_no_index_is_ever_out_of_bounds(tmp_path: Path) -> None:
    """And code that checks is never taken from the cache of code that does not."""
    checked = {"NUMBA_BOUNDSCHECK": "1", "XDG_CACHE_HOME": str(tmp_path)}
    expect_the_same_games(run(PLAY, **checked))
    script = tmp_path / "beyond.py"
    script.write_text(BEYOND)
    assert run_python(str(script), XDG_CACHE_HOME=str(tmp_path)).returncode == 0
    assert "IndexError" in run_python(str(script), **checked).stderr


def test_a_read_only_install_without_a_home_still_plays(tmp_path: Path) -> None:
    """Neither the folder of the code nor a cache folder is writable."""
    copy = tmp_path / "install" / "mandala"
    for package in ("locales", "rules", "records", "engine"):
        shutil.copytree(
            PACKAGE / package, copy / package, ignore=shutil.ignore_patterns("__pycache__")
        )
    shutil.copy(PACKAGE / "__init__.py", copy)
    tree = [copy.parent, copy, *copy.rglob("*")]
    for path in tree:
        path.chmod(path.stat().st_mode & ~WRITABLE)
    (tmp_path / "file").write_text("a home below a file can never be made, not even by root")
    nowhere = str(tmp_path / "file" / "home")
    finished = run(
        WHERE + PLAY,
        PYTHONPATH=str(copy.parent),
        PYTHONDONTWRITEBYTECODE="1",
        HOME=nowhere,
        XDG_CACHE_HOME=nowhere,
    )
    assert [copy.parent, copy, *copy.rglob("*")] == tree
    for path in tree:
        path.chmod(path.stat().st_mode | stat.S_IWUSR)
    expect_the_same_games(finished)
    assert "Compiling the engine (no cache folder to keep it)" in finished.stderr
    assert f"{copy} None" in finished.stderr
